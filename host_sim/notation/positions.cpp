// SPDX-License-Identifier: MIT
#include "notation/positions.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <iostream>
#include <stdexcept>

#include "games/position.hpp"
#include "match/games.hpp"
#include "notation/columns.hpp"
#include "notation/moves.hpp"

namespace frugal::notation {
namespace {

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

std::unique_ptr<Notation> notation_of(const cli::KnownGame& game) {
  if (game.is_connect()) return std::make_unique<ColumnNotation>(game.board);
  auto start = game.is_go() ? match::make_go(game.go_size, {})->start() : cli::start_of(game);
  return std::make_unique<MoveNotation>(game, std::move(start));
}

int for_each_position(std::istream& input, const Notation& notation,
                      const std::function<void(const Position&)>& answer) {
  const std::size_t longest = notation.longest() + 2;
  int status = 0;
  std::string line;
  for (int number = 1; read_line(input, longest, line); ++number) {
    try {
      answer(notation.parse(without_carriage_return(line)));
    } catch (const std::invalid_argument& reason) {
      fmt::print(stderr, "frugal: line {}: {}\n", number, reason.what());
      status = 1;
    }
  }
  return status;
}

int answer_positions(const Notation& notation, const std::function<void(const Position&)>& answer) {
  if (isatty(STDIN_FILENO) != 0 && isatty(STDERR_FILENO) != 0) {
    fmt::print(stderr, "Type positions, one a line: {}, or - for the empty board; Ctrl-D ends.\n",
               notation.form());
  }
  const int status = for_each_position(std::cin, notation, answer);
  if (std::ferror(stdout) == 0) return status;
  fmt::print(stderr, "frugal: the answers could not be written\n");
  return 1;
}

}  // namespace frugal::notation
