// SPDX-License-Identifier: MIT
/// \file
/// From a board's name to the board, and back.
#include "games/boards.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>

#include "games/known.hpp"

namespace frugal::cli {
namespace {

constexpr std::string_view kPrefix = "connect:";

[[noreturn]] void refuse(const std::string& reason) { throw std::invalid_argument(reason); }

[[noreturn]] void refuse_form(std::string_view name) {
  refuse(fmt::format(
      "'{}' is not a game; a game is connect:WIDTHxHEIGHTxLINE, such as {}, or connect4", name,
      name_of(kConnectFour)));
}

/// "7x6x4"; numbers of up to three digits.
Board parse_sizes(std::string_view sizes, std::string_view name) {
  std::array<int, 3> numbers{};
  const char* at = sizes.data();
  const char* const end = at + sizes.size();
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0 && (at == end || *at++ != 'x')) refuse_form(name);
    const auto [next, error] = std::from_chars(at, end, numbers[i]);
    if (error != std::errc{} || next - at > 3 || numbers[i] < 1) refuse_form(name);
    at = next;
  }
  if (at != end) refuse_form(name);
  return {numbers[0], numbers[1], numbers[2]};
}

void check_size(const Board& board, std::string_view name) {
  const int bits = board.width * (board.height + 1);
  if (bits <= 64) return;
  refuse(fmt::format("{} does not fit 64 bits: width * (height + 1) <= 64, but {} * {} = {}", name,
                     board.width, board.height + 1, bits));
}

}  // namespace

std::string name_of(const Board& board) {
  return fmt::format("{}{}x{}x{}", kPrefix, board.width, board.height, board.line);
}

std::string name_of_go(int size) { return fmt::format("go:{}", size); }

bool names_board(std::string_view name) {
  return name == "connect4" || name.substr(0, kPrefix.size()) == kPrefix;
}

Board parse_board(std::string_view name) {
  if (name == "connect4") return kConnectFour;
  if (!names_board(name)) refuse_form(name);
  const Board board = parse_sizes(name.substr(kPrefix.size()), name);
  check_size(board, name);
  return board;
}

Board board_of(std::string_view name) { return known_game(name_of(parse_board(name))).board; }

}  // namespace frugal::cli
