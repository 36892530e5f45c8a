// SPDX-License-Identifier: MIT
#include "oracle/connect_rules.hpp"

#include <array>
#include <utility>

namespace frugal::oracle {

PlainBoard::PlainBoard(const cli::Board& board)
    : board_(board), columns_(static_cast<std::size_t>(board.width)) {}

int PlainBoard::height_of(int column) const {
  return static_cast<int>(columns_[static_cast<std::size_t>(column)].size());
}

void PlainBoard::drop(int column) {
  std::string& cells = columns_[static_cast<std::size_t>(column)];
  cells += plies_ % 2 == 0 ? 'x' : 'o';
  ++plies_;
  is_won_ = has_line_through(column, static_cast<int>(cells.size()) - 1);
}

char PlainBoard::at(int x, int y) const {
  if (!has_column(x) || y < 0) return ' ';
  const std::string& cells = columns_[static_cast<std::size_t>(x)];
  return static_cast<std::size_t>(y) < cells.size() ? cells[static_cast<std::size_t>(y)] : ' ';
}

bool PlainBoard::has_line_through(int x, int y) const {
  constexpr std::array<std::pair<int, int>, 4> kDirections{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
  for (const auto& [dx, dy] : kDirections) {
    if (1 + discs_from(x, y, dx, dy) + discs_from(x, y, -dx, -dy) >= board_.line) return true;
  }
  return false;
}

/// How many discs of the same colour follow a cell in one direction.
int PlainBoard::discs_from(int x, int y, int dx, int dy) const {
  const char colour = at(x, y);
  int count = 0;
  while (at(x + (count + 1) * dx, y + (count + 1) * dy) == colour) ++count;
  return count;
}

}  // namespace frugal::oracle
