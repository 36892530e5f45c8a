// SPDX-License-Identifier: MIT
/// \file
/// Points and cells as the Go Text Protocol writes them: the column's letter, from A without I, and
/// the row's number, from 1 at the bottom. The letters are those of the firmware
/// (app/common/text.hpp).
#pragma once

#include <string>
#include <string_view>

namespace frugal::notation {

/// How many letters there are, and so the widest board that has names for its points.
inline constexpr int kLetters = 25;
inline constexpr int kNoMove = -1;

/// "D4"; both numbers count from 0.
std::string cell_name(int column, int row);

/// Moves of Go are points, row by row from the lower left corner; the one after the last point is
/// the pass: "D4", "PASS".
std::string vertex_of(int move, int size);
/// kNoMove if it names no point of the board. Small letters will do.
int move_of(std::string_view vertex, int size);

}  // namespace frugal::notation
