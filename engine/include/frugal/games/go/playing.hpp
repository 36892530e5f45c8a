// SPDX-License-Identifier: MIT
/// \file
/// Go while it is played out. The turn stays in registers, and no keys are kept. A player passes
/// only if nothing is left but to fill its own eyes. Policies that know more of Go derive from this
/// (go/mogo.hpp).
#pragma once

#include "frugal/games/go/position.hpp"
#include "frugal/random.hpp"

namespace frugal {

/// It plays in the bytes of the position, which is the position at the end afterwards, but for its
/// key and its last move.
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
    play_point(random_point(random, [](int) { return true; }));
  }

 protected:
  const Board& board() const { return position_.board_; }
  Stone mine() const { return mine_; }
  int last_point() const { return position_.last_; }

  /// One of the points to choose from that are accepted, kNowhere if there is none.
  template <class Accepts>
  [[gnu::always_inline]] int random_point(Random& random, Accepts accepts) {
    Board& board = position_.board_;
    int left = board.empty_count();
    while (left > 0) {
      const int i = random.below(left);
      const int point = board.empty_point(i);
      if (is_worth_playing(point) && accepts(point)) return point;
      board.swap_empty(i, --left);
    }
    return Board::kNowhere;
  }

  /// Whether an empty point may be played and is no eye of the player's own.
  [[gnu::always_inline]] bool is_worth_playing(int point) const {
    return board().is_open(point) || is_worth_closing(point);
  }

  /// A stone there; a pass, if nowhere.
  [[gnu::always_inline]] void play_point(int point) {
    if (point == Board::kNowhere) {
      position_.pass();
    } else {
      position_.put(point, mine_, [](int) {});
    }
    mine_ = other_than(mine_);
    ++plies_;
  }

 private:
  bool is_worth_closing(int point) const {
    return !position_.board_.is_eye(point, mine_) && position_.may_play(point, mine_);
  }

  Position& position_;
  Stone mine_;
  int plies_;
};

}  // namespace frugal
