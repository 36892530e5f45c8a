// SPDX-License-Identifier: MIT
/// \file
/// The rules of Connect on a board of any size, written plainly: for positions as they are typed,
/// and for the referee of matches.
#pragma once

#include <string>
#include <vector>

#include "games/boards.hpp"

namespace frugal::oracle {

class PlainBoard {
 public:
  explicit PlainBoard(const cli::Board& board);

  int plies() const { return plies_; }
  bool has_column(int column) const { return column >= 0 && column < board_.width; }
  /// How many discs the column holds.
  int height_of(int column) const;
  bool is_column_full(int column) const { return height_of(column) >= board_.height; }
  bool is_full() const { return plies_ == board_.cells(); }
  /// Whether the last disc completed a line.
  bool is_won() const { return is_won_; }

  /// Drops a disc in a column that exists and has room.
  void drop(int column);

 private:
  char at(int x, int y) const;
  bool has_line_through(int x, int y) const;
  int discs_from(int x, int y, int dx, int dy) const;

  cli::Board board_;
  std::vector<std::string> columns_;
  int plies_ = 0;
  bool is_won_ = false;
};

}  // namespace frugal::oracle
