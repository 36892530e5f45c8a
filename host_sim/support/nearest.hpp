// SPDX-License-Identifier: MIT
/// \file
/// Which of the right names somebody meant who wrote a wrong one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace frugal::cli {

/// The nearest name, or an empty one if none is near.
std::string nearest_name(std::string_view wrong, const std::vector<std::string>& names);

}  // namespace frugal::cli
