// SPDX-License-Identifier: MIT
/// \file
/// Positions of Connect Four's family, as columns.
#include "notation/columns.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "oracle/connect_rules.hpp"

namespace frugal::notation {
namespace {

[[noreturn]] void refuse(const std::string& reason) { throw std::invalid_argument(reason); }

std::string quoted(char symbol) {
  const auto code = static_cast<unsigned char>(symbol);
  return code >= ' ' && code < 0x7f ? fmt::format("'{}'", symbol)
                                    : fmt::format("'\\x{:02x}'", code);
}

/// The column of a digit, as one more move on this board.
int parse_move(const cli::Board& board, const oracle::PlainBoard& before, char digit) {
  const int move = before.plies() + 1;
  if (before.is_won()) refuse(fmt::format("move {}: move {} has won the game", move, move - 1));
  if (digit < '0' || digit > '9')
    refuse(fmt::format("move {}: {} is not a column", move, quoted(digit)));
  const int column = digit - '1';
  if (!before.has_column(column)) {
    refuse(fmt::format("move {}: column {} is off the board, whose columns are 1 to {}", move,
                       digit, board.width));
  }
  if (before.is_column_full(column)) refuse(fmt::format("move {}: column {} is full", move, digit));
  return column;
}

}  // namespace

Position ColumnNotation::parse(std::string_view line) const {
  Position position{std::string(line), {}};
  if (line == "-") return position;
  if (line.empty()) refuse("nothing in it; the empty position is written -");
  if (line.size() > longest()) {
    refuse(fmt::format("longer than {} moves, which fill the board", longest()));
  }
  oracle::PlainBoard plain(board_);
  for (const char digit : line) {
    const int column = parse_move(board_, plain, digit);
    plain.drop(column);
    position.moves.push_back(column);
  }
  if (plain.is_won()) refuse(fmt::format("the game is over: move {} has won it", plain.plies()));
  if (plain.is_full()) refuse("the game is over: the board is full");
  return position;
}

std::string ColumnNotation::write(int column) const { return std::to_string(column + 1); }

std::string ColumnNotation::form() const {
  return fmt::format("columns from 1 to {}", board_.width);
}

}  // namespace frugal::notation
