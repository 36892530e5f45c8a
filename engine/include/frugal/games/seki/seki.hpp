// SPDX-License-Identifier: MIT
/// \file
/// Two strings of stones in Go that want to capture each other, and may have to live side by side:
/// win, draw (a seki) or loss. Max plays first.
///
/// The problems of Cazenave and Saffidine, "Score Bounded Monte-Carlo Tree Search" (2010), section
/// 5.1: each string has outside liberties of its own, and both share two. A stone on any liberty
/// fills it for good. A player that takes the opponent's last liberty wins, and may take its own
/// last one only by that. A player may always pass, and two passes in a row are a draw. The pass is
/// essential: a player that has to move in a seki destroys it.
///
/// The same rules twice:
///
///   Seki        liberties are counted; there are four moves, as the mover sees them
///   SekiPoints  each liberty is a point with a move of its own, as on a board, and as in the
///               papers' program. Equal points multiply the tree
///
/// Both are made for up to kOutside outside liberties a side and kShared shared ones; a position
/// may start with fewer.
#pragma once

#include <array>
#include <cstdint>

#include "frugal/bounds.hpp"
#include "frugal/game.hpp"

namespace frugal {

namespace seki {

/// What both forms share: a result is a score as Max sees it, or kNotOver.
inline constexpr int kTop = 2;
inline constexpr std::int8_t kNotOver = -1;
inline constexpr std::int8_t kDraw = 1;
constexpr std::int8_t win_of(Mover mover) { return mover == Mover::kMax ? kTop : 0; }

/// What a glance tells. A player that can capture does. A player that can be captured at once is
/// lost, for no move gains a liberty; one with two liberties must keep both; and after a pass a
/// draw is at hand. A set of moves is a number with a bit each: `all` of them, those that `fill` a
/// liberty of the mover's own.
constexpr Facts<std::uint32_t> glance(bool they_have_one, int mine, bool passed, std::uint32_t all,
                                      std::uint32_t fill, std::uint32_t pass) {
  using B = Bounds<kTop>;
  if (they_have_one) return {B::kWon, 0};
  if (mine == 1 && !passed) return {B::kLost, all};
  if (mine == 1) return {B::exactly(kDraw), all & ~pass};
  return {passed ? B::at_least(kDraw) : B::kUnknown, mine == 2 ? fill : 0};
}

}  // namespace seki

template <int kOutside = 6, int kShared = 2>
struct Seki {
  static_assert(kOutside >= 1 && kOutside <= 8, "up to eight outside liberties a side");
  static_assert(kShared >= 1 && kShared <= 4, "up to four shared liberties");

  /// A stone on an outside liberty of the opponent, on a shared one, on one of the mover's own; no
  /// stone.
  static constexpr int kAttack = 0;
  static constexpr int kShare = 1;
  static constexpr int kFill = 2;
  static constexpr int kPass = 3;

  static constexpr int kMoves = 4;
  static constexpr int kTop = seki::kTop;
  /// A pass before each stone; the last one captures.
  static constexpr int kMaxPlies = 2 * (2 * kOutside + kShared);
  static constexpr int kKeyBits = 12;
  static constexpr bool kExactKeys = true;
  using Moves = std::uint32_t;

  static constexpr int move_of(int slot, bool) { return slot; }
  static constexpr bool has(Moves moves, int move) { return (moves >> move & 1u) != 0; }

  class Position {
   public:
    Position() : Position(kOutside, kOutside) {}
    Position(int max_outside, int min_outside, int shared = kShared, bool passed = false)
        : outside_{static_cast<std::uint8_t>(max_outside), static_cast<std::uint8_t>(min_outside)},
          shared_(static_cast<std::uint8_t>(shared)),
          passed_(passed) {}

    /// Everything is seen by the mover, so a position and the one with colours changed share a key.
    Key key() const {
      const int mine = outside_[index_of(mover_)];
      const int theirs = outside_[1 - index_of(mover_)];
      return {static_cast<std::uint64_t>(mine | theirs << 4 | shared_ << 8 | passed_ << 11), false};
    }
    Mover mover() const { return mover_; }
    bool is_over() const { return result_ != seki::kNotOver; }
    int score() const { return result_; }
    int liberties(Mover player) const { return outside_[index_of(player)] + shared_; }

    bool is_legal(int move) const {
      const bool can_fill = liberties(mover_) > 1;
      switch (move) {
        case kAttack:
          return outside_[index_of(opponent_of(mover_))] > 0;
        case kShare:
          return shared_ > 0 && (can_fill || liberties(opponent_of(mover_)) == 1);
        case kFill:
          return outside_[index_of(mover_)] > 0 && can_fill;
        default:
          return move == kPass;
      }
    }

    void play(int move) {
      const Mover opponent = opponent_of(mover_);
      if (move == kAttack) --outside_[index_of(opponent)];
      if (move == kShare) --shared_;
      if (move == kFill) --outside_[index_of(mover_)];
      if (liberties(opponent) == 0) result_ = seki::win_of(mover_);
      if (move == kPass && passed_) result_ = seki::kDraw;
      passed_ = move == kPass;
      mover_ = opponent;
    }

    Facts<Moves> facts() const {
      return seki::glance(liberties(opponent_of(mover_)) == 1, liberties(mover_), passed_, 15u,
                          1u << kShare | 1u << kFill, 1u << kPass);
    }

   private:
    std::array<std::uint8_t, 2> outside_;
    std::uint8_t shared_;
    bool passed_;
    Mover mover_ = Mover::kMax;
    std::int8_t result_ = seki::kNotOver;
  };
};

/// Each side may have eyes as well: points that only their owner may fill, and that are liberties
/// of neither string. A stone there only passes the turn. The points stand in a row, so that
/// changing colours is to reverse it; the pass comes last:
///
///     eyes of Min | liberties of Min | shared | liberties of Max | eyes of Max | pass
template <int kOutside = 6, int kShared = 2, int kEyes = 0>
struct SekiPoints {
  static_assert(kOutside >= 1 && kOutside <= 8, "up to eight outside liberties a side");
  static_assert(kShared >= 1 && kShared <= 4, "up to four shared liberties");
  static_assert(kEyes >= 0 && kEyes <= 2, "up to two eyes a side");
  using Points = std::uint32_t;

  static constexpr int kPoints = 2 * (kEyes + kOutside) + kShared;
  static constexpr int kPass = kPoints;
  static constexpr int kMoves = kPoints + 1;
  static constexpr int kTop = seki::kTop;
  static constexpr int kMaxPlies = 2 * kPoints;
  static constexpr int kKeyBits = 2 * kPoints + 2;
  static constexpr bool kExactKeys = true;
  using Moves = Points;

  /// The opponent's liberties come before the mover's own.
  static constexpr int move_of(int slot, bool mirrored) {
    return mirrored && slot != kPass ? kPoints - 1 - slot : slot;
  }
  static constexpr bool has(Moves moves, int move) { return (moves >> move & 1u) != 0; }

 private:
  /// Where each kind of liberty begins.
  static constexpr int kOfMin = kEyes;
  static constexpr int kOfBoth = kOfMin + kOutside;
  static constexpr int kOfMax = kOfBoth + kShared;

 public:
  /// The outside liberties of a player, were all empty, the shared ones, and a player's eyes.
  static constexpr Points outside_of(Mover player) {
    return first(kOutside) << (player == Mover::kMax ? kOfMax : kOfMin);
  }
  static constexpr Points kBothOf = ((Points{1} << kShared) - 1) << kOfBoth;
  static constexpr Points eyes_of(Mover player) {
    return player == Mover::kMax ? first(kEyes) << (kOfMax + kOutside) : first(kEyes);
  }

  class Position {
   public:
    Position() : Position(kOutside, kOutside) {}
    Position(int max_outside, int min_outside, int shared = kShared, bool passed = false)
        : passed_(passed) {
      const Points present = first(max_outside) << kOfMax | first(min_outside) << kOfMin |
                             first(shared) << kOfBoth | eyes_of(Mover::kMax) | eyes_of(Mover::kMin);
      stones_[0] = stones_[1] = first(kPoints) & ~present;
    }

    /// The stones of both, the mover, and whether the last move was a pass. Points that do not
    /// exist hold a stone of each.
    Key key() const {
      const std::uint64_t stones = std::uint64_t{stones_[1]} << kPoints | stones_[0];
      const bool is_min = mover_ == Mover::kMin;
      return {stones << 2 | static_cast<std::uint64_t>(is_min) << 1 | (passed_ ? 1u : 0u), is_min};
    }
    Mover mover() const { return mover_; }
    bool is_over() const { return result_ != seki::kNotOver; }
    int score() const { return result_; }
    Points empty() const { return first(kPoints) & ~(stones_[0] | stones_[1]); }
    Points liberties(Mover player) const { return empty() & (outside_of(player) | kBothOf); }

    bool is_legal(int move) const {
      if (move == kPass) return true;
      const Points point = Points{1} << move;
      if ((empty() & ~eyes_of(opponent_of(mover_)) & point) == 0) return false;
      return liberties(mover_) != point || liberties(opponent_of(mover_)) == point;
    }

    void play(int move) {
      const Mover opponent = opponent_of(mover_);
      if (move != kPass) stones_[index_of(mover_)] |= Points{1} << move;
      if (liberties(opponent) == 0) result_ = seki::win_of(mover_);
      if (move == kPass && passed_) result_ = seki::kDraw;
      passed_ = move == kPass;
      mover_ = opponent;
    }

    Facts<Moves> facts() const {
      const Points mine = liberties(mover_);
      return seki::glance(up_to_two(liberties(opponent_of(mover_))) == 1, up_to_two(mine), passed_,
                          first(kMoves), mine, Points{1} << kPass);
    }

   private:
    /// How many points there are; 3 means more than two.
    static constexpr int up_to_two(Points points) {
      const Points second = points & (points - 1);
      if (second == 0) return points == 0 ? 0 : 1;
      return (second & (second - 1)) == 0 ? 2 : 3;
    }

    std::array<Points, 2> stones_;
    bool passed_;
    Mover mover_ = Mover::kMax;
    std::int8_t result_ = seki::kNotOver;
  };

 private:
  static constexpr Points first(int points) { return (Points{1} << points) - 1; }
};

}  // namespace frugal
