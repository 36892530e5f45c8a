// SPDX-License-Identifier: MIT
/// \file
/// The boards of Connect Four's family and their names.
#pragma once

#include <string>
#include <string_view>

namespace frugal::cli {

/// Columns, rows, and how many discs make a line.
struct Board {
  int width;
  int height;
  int line;

  constexpr int cells() const { return width * height; }
  constexpr bool operator==(const Board&) const = default;
};

inline constexpr Board kConnectFour{7, 6, 4};

/// "connect:7x6x4"
std::string name_of(const Board& board);
/// "go:9"
std::string name_of_go(int size);

/// Whether it is meant to be such a name, or "connect4".
bool names_board(std::string_view name);

/// The board of a name. Both throw std::invalid_argument, whose text tells what is wrong with the
/// name, and what would be right; the second also if the board is not in the table of games
/// (table.hpp).
Board parse_board(std::string_view name);
Board board_of(std::string_view name);

}  // namespace frugal::cli
