// SPDX-License-Identifier: MIT
/// \file
/// A player of a match, whatever it is: a search of ours (search_player.hpp), or another program
/// (gtp_player.hpp).
///
/// A move is a number, as the engine has it: of a column, of a point.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <vector>

#include "match/traffic.hpp"

namespace frugal::match {

using Moves = std::vector<int>;

/// What a player did that loses the game.
class Fault : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A player gives up, which the rules allow.
class Resignation {};

class GamePlayer {
 public:
  virtual ~GamePlayer() = default;
  /// Forgets everything.
  virtual void new_game(std::uint32_t seed) = 0;
  /// The move in the position after these moves.
  virtual int choose(std::span<const int> moves) = 0;
  /// In Go: which stones the player holds for dead, now that the game is over. Nothing if it can't
  /// tell.
  virtual std::optional<Moves> dead_after(std::span<const int>) { return {}; }
  /// Of the player's pool since new_game(). Nothing of a player that tells none.
  virtual Traffic traffic() const { return {}; }
  /// Whether the value of the last position is known for sure.
  virtual bool is_solved() const { return false; }
};

using MakePlayer = std::function<std::unique_ptr<GamePlayer>()>;

}  // namespace frugal::match
