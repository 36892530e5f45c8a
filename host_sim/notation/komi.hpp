// SPDX-License-Identifier: MIT
/// \file
/// Komi and margins of Go, which are counted in half points, as text. The command line and SGF
/// files leave out the ".0" that the Go Text Protocol writes (app/go/text.hpp).
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
