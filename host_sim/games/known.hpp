// SPDX-License-Identifier: MIT
/// \file
/// The games of the table (table.hpp), for those that need not know their types.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "games/boards.hpp"

namespace frugal::cli {

/// A line of the table.
struct KnownGame {
  std::size_t place;
  std::string name;
  Board board;  ///< of Connect Four's family; without cells of any other game
  int go_size;  ///< 0 of any other game
  int moves;    ///< are numbers from 0 to one less
  int longest;  ///< how many moves a game has at most
  bool has_lots;
  bool names_cells;  ///< whether moves are written as cells, "D3"

  bool is_connect() const { return board.cells() > 0; }
  bool is_go() const { return go_size > 0; }
};

/// The game of a name, or of "connect4". Throws std::invalid_argument, whose text tells what is
/// wrong with the name, and what would be right.
KnownGame known_game(std::string_view name);

/// What --game takes: "connect:WIDTHxHEIGHTxLINE, connect4, go:SIZE".
std::string forms_of_games();

}  // namespace frugal::cli
