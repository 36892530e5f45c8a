// SPDX-License-Identifier: MIT
/// \file
/// Positions of any game: its moves side by side, if each is a digit, else between commas.
#pragma once

#include <memory>

#include "match/game.hpp"
#include "notation/positions.hpp"

namespace frugal::notation {

class MoveNotation final : public Notation {
 public:
  /// The game from its start, which reads and writes its moves.
  MoveNotation(const cli::KnownGame& game, std::unique_ptr<match::Position> start)
      : game_(game), start_(std::move(start)) {}

  Position parse(std::string_view line) const override;
  std::size_t longest() const override;
  std::string write(int move) const override;
  std::string_view name_of_moves() const override { return "move"; }
  std::string form() const override;

 private:
  bool has_digits() const { return game_.moves <= 9; }
  std::vector<std::string> words_of(std::string_view line) const;
  int read_move(const match::Position& before, const std::string& word) const;

  cli::KnownGame game_;
  std::unique_ptr<match::Position> start_;
};

}  // namespace frugal::notation
