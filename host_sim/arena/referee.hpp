// SPDX-License-Identifier: MIT
//
// referee.hpp: one game between two players who are not trusted. The board is the referee's own,
// written plainly (rules.hpp), and shares no code with the engine. Who fails loses the game.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "boards.hpp"
#include "match.hpp"

namespace frugal::arena {

/// What a player did that loses the game.
class Fault : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A player gives up, as he may.
class Resignation {};

using Columns = std::vector<int>;
using MakePlayer = std::function<std::unique_ptr<lab::GamePlayer>()>;

/// Random moves after which nobody has won or can at once, and not all moves let the opponent win
/// at once. Fewer than asked for where a board has no such position.
Columns random_opening(const cli::Board& board, int plies, std::uint32_t seed);

/// How a game ended.
struct Outcome {
  int points = 0;     // of the first player: 2 a win, 1 a draw
  int culprit = -1;   // who failed: 0 or 1; -1: nobody
  std::string fault;  // how
};

/// `beginner`, 0 or 1, moves first from the empty board. The opening was played by both.
Outcome play_game(const cli::Board& board, const std::array<lab::GamePlayer*, 2>& players,
                  unsigned beginner, Columns opening);

}  // namespace frugal::arena
