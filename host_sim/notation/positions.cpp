// SPDX-License-Identifier: MIT
#include "notation/positions.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <iostream>
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

/// Reads up to the end of the line or the input, but keeps no more of it than `longest` characters.
/// False if nothing was left to read.
bool read_line(std::istream& input, std::size_t longest, std::string& line) {
  line.clear();
  std::streambuf& buffer = *input.rdbuf();
  int symbol = buffer.sbumpc();
  if (symbol == std::char_traits<char>::eof()) return false;
  for (; symbol != std::char_traits<char>::eof() && symbol != '\n'; symbol = buffer.sbumpc()) {
    if (line.size() < longest) line += static_cast<char>(symbol);
  }
  return true;
}

std::string_view without_carriage_return(std::string_view line) {
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  return line;
}

}  // namespace

Position parse_position(const cli::Board& board, std::string_view line) {
  Position position{std::string(line), {}};
  if (line == "-") return position;
  if (line.empty()) refuse("nothing in it; the empty position is written -");
  if (line.size() > static_cast<std::size_t>(board.cells())) {
    refuse(fmt::format("longer than {} moves, which fill the board", board.cells()));
  }
  oracle::PlainBoard plain(board);
  for (const char digit : line) {
    const int column = parse_move(board, plain, digit);
    plain.drop(column);
    position.columns.push_back(column);
  }
  if (plain.is_won()) refuse(fmt::format("the game is over: move {} has won it", plain.plies()));
  if (plain.is_full()) refuse("the game is over: the board is full");
  return position;
}

int for_each_position(std::istream& input, const cli::Board& board,
                      const std::function<void(const Position&)>& answer) {
  const auto longest = static_cast<std::size_t>(board.cells()) + 2;
  int status = 0;
  std::string line;
  for (int number = 1; read_line(input, longest, line); ++number) {
    try {
      answer(parse_position(board, without_carriage_return(line)));
    } catch (const std::invalid_argument& reason) {
      fmt::print(stderr, "frugal: line {}: {}\n", number, reason.what());
      status = 1;
    }
  }
  return status;
}

int answer_positions(const cli::Board& board, const std::function<void(const Position&)>& answer) {
  if (isatty(STDIN_FILENO) != 0 && isatty(STDERR_FILENO) != 0) {
    fmt::print(stderr,
               "Type positions, one a line: columns from 1 to {}, or - for the empty board; "
               "Ctrl-D ends.\n",
               board.width);
  }
  const int status = for_each_position(std::cin, board, answer);
  if (std::ferror(stdout) == 0) return status;
  fmt::print(stderr, "frugal: the answers could not be written\n");
  return 1;
}

}  // namespace frugal::notation
