// SPDX-License-Identifier: MIT
/// \file
/// Positions of the games of the table by the engine's own rules, for games that have no others on
/// this machine: moves are written as cells, where the game tells them, else as numbers, counted
/// from 1.
#pragma once

#include <memory>
#include <string>

#include "games/known.hpp"
#include "match/game.hpp"

namespace frugal::cli {

class EnginePosition : public match::Position {
 public:
  explicit EnginePosition(int moves) : moves_(moves) {}

  std::string write(int move) const override { return std::to_string(move + 1); }
  int read(const std::string& text) const override;

  /// Of a game that is over, for the side that begins: 2 a win, 1 a draw.
  virtual int points() const = 0;
  /// By how many points it has won, below 0 if it lost; 1 where wins are not counted.
  virtual int margin() const = 0;
  /// The board from above, a line each; none if the game does not tell how it is drawn.
  virtual std::vector<std::string> drawing() const = 0;

 protected:
  bool is_move(int move) const { return move >= 0 && move < moves_; }

 private:
  int moves_;
};

/// Where a game begins.
std::unique_ptr<EnginePosition> start_of(const KnownGame& game);

}  // namespace frugal::cli
