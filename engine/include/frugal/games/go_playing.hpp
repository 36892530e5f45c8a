// SPDX-License-Identifier: MIT
//
// go_playing.hpp: Go while it is played out: whose turn it is stays in registers, and no keys are
// kept. A player passes only if all that is left to him is to fill his own eyes.
#pragma once

#include "frugal/games/go.hpp"

namespace frugal {

/// In the bytes of the position, which is the position at the end afterwards, but for its key.
template <int kWidth>
class Go<kWidth>::Playing {
 public:
  explicit Playing(Position& position)
      : position_(position), mine_(position.colour()), plies_(position.plies_) {}
  Playing(const Playing&) = delete;
  Playing& operator=(const Playing&) = delete;
  ~Playing() {
    position_.plies_ = static_cast<std::uint16_t>(plies_);
    position_.mover_ = mine_ == Stone::kBlack ? Mover::kMax : Mover::kMin;
  }

  bool is_over() const { return position_.passes_ == 2 || plies_ == kMaxPlies; }
  int score() const { return position_.score(); }

  /// Any point that may be played and is no eye of the player's own, each with the same chance.
  /// Points that are drawn in vain go to the end of the list and are not drawn again.
  [[gnu::always_inline]] void play_random(Random& random) {
    Board& board = position_.board_;
    int left = board.empty_count();
    while (left > 0) {
      const int i = random.below(left);
      const int point = board.empty_point(i);
      if (board.is_open(point) || is_worth_playing(point)) {
        position_.put(point, mine_, [](int) {});
        turn();
        return;
      }
      board.swap_empty(i, --left);
    }
    position_.pass();
    turn();
  }

 private:
  bool is_worth_playing(int point) const {
    return !position_.board_.is_eye(point, mine_) && position_.may_play(point, mine_);
  }
  [[gnu::always_inline]] void turn() {
    mine_ = other_than(mine_);
    ++plies_;
  }

  Position& position_;
  Stone mine_;
  int plies_;
};

}  // namespace frugal
