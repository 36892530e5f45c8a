// SPDX-License-Identifier: MIT
/// \file
/// Komi and margins of Go, counted in half points, as people write them. The command line and SGF
/// files leave a ".0" out, which the Go Text Protocol writes (app/go/text.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace frugal::notation {

inline constexpr int kMostKomiHalves = 2000;

/// "7" of 14, "6.5", "-0.5"
std::string points_of(int halves);
/// Nothing if that is no number of whole or half points, or too large.
std::optional<int> halves_of(std::string_view points);

}  // namespace frugal::notation
