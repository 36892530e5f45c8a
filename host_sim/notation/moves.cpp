// SPDX-License-Identifier: MIT
#include "notation/moves.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace frugal::notation {
namespace {

/// "361," or "T19,".
constexpr std::size_t kLongestMove = 5;

}  // namespace

std::size_t MoveNotation::longest() const {
  return kLongestMove * static_cast<std::size_t>(game_.longest);
}

std::string MoveNotation::write(int move) const { return move < 0 ? "-" : start_->write(move); }

std::string MoveNotation::form() const {
  if (game_.is_go()) return "points between commas (D4,pass)";
  if (game_.names_cells) return "cells between commas (D3,C5)";
  return fmt::format("moves from 1 to {}, {}", game_.moves,
                     has_digits() ? "side by side" : "between commas");
}

std::vector<std::string> MoveNotation::words_of(std::string_view line) const {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t end = has_digits() ? at + 1 : std::min(line.find(',', at), line.size());
    words.emplace_back(line.substr(at, end - at));
    at = has_digits() ? end : end + 1;
  }
  return words;
}

int MoveNotation::read_move(const match::Position& before, const std::string& word) const {
  if (before.is_over()) throw match::Fault("the game is over before it");
  const int move = before.read(word);
  if (!before.is_legal(move)) throw match::Fault(before.write(move) + " is illegal here");
  return move;
}

Position MoveNotation::parse(std::string_view line) const {
  Position position{std::string(line), {}};
  if (line == "-") return position;
  if (line.empty()) {
    throw std::invalid_argument("nothing in it; the empty position is written -");
  }
  const auto game = start_->copy();
  for (const std::string& word : words_of(line)) {
    try {
      position.moves.push_back(read_move(*game, word));
    } catch (const match::Fault& fault) {
      throw std::invalid_argument(
          fmt::format("move {}: {}", position.moves.size() + 1, fault.what()));
    }
    game->play(position.moves.back());
  }
  if (game->is_over()) throw std::invalid_argument("the game is over");
  return position;
}

}  // namespace frugal::notation
