// SPDX-License-Identifier: MIT
/// \file
/// Which of the right names a wrong one is meant to be.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace frugal::support {

/// All names that the wrong one begins, joined by " or "; else the nearest name; empty if none is
/// near.
std::string nearest_name(std::string_view wrong, const std::vector<std::string>& names);

}  // namespace frugal::support
