// SPDX-License-Identifier: MIT
/// \file
/// The game in which exploring at a constant rate prefers the losing side.
///
/// Berthier, Doghmen and Teytaud (2010), figure 1. The figure shows two rewards of 0 and two of 1.
/// Together with the text below it, it is this game: Max goes left or right. On the right Max wins,
/// but has to find the way at every level; on the left Max wins only if Min makes a mistake.
///
///                 Max
///          left /     \ right
///            Min       Max ── leave: 0
///    leave: 1 / \ go on  \ go on
///               0         Max ── leave: 0
///                           \ ...              kLevels levels: go on, at the last of them: 1
///
/// If both players draw a move at random with probability e, and play the better one otherwise,
/// each of them errs with e/2, and so
///
///     left = 1 - (1 - e/2)^kMinLevels        right = (1 - e/2)^kLevels
///
/// For any e > 0 enough levels on the right make left look better. The figure does not tell how
/// many levels the left has; one is the clearest. The move that errs comes first.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "frugal/game.hpp"

namespace frugal {

template <int kLevels, int kMinLevels = 1>
struct Trap {
  static_assert(kLevels >= 1 && kMinLevels >= 1, "each side has a choice");
  static constexpr int kMoves = 2;
  static constexpr int kTop = 1;
  static constexpr int kMaxPlies = 1 + std::max(kLevels, kMinLevels);
  static constexpr int kKeyBits = 1 + std::bit_width(static_cast<unsigned>(kMaxPlies));
  static constexpr bool kExactKeys = true;

  static constexpr int kLeft = 0;  ///< at the root
  static constexpr int kRight = 1;
  static constexpr int kLeave = 0;  ///< below it
  static constexpr int kGoOn = 1;

  static constexpr std::array<int, 2> kLevelsOf{kMinLevels, kLevels};

  static constexpr int move_of(int slot, bool) { return slot; }

  class Position {
   public:
    Key key() const { return {static_cast<std::uint64_t>(2 * plies_ + side_), false}; }
    Mover mover() const { return plies_ > 0 && side_ == kLeft ? Mover::kMin : Mover::kMax; }
    bool is_over() const { return score_ != kNotOver; }
    int score() const { return score_; }
    bool is_legal(int) const { return true; }

    void play(int move) {
      if (plies_ == 0) {
        side_ = static_cast<std::int8_t>(move);
      } else if (move == kLeave) {
        score_ = side_ == kLeft ? 1 : 0;
      } else if (plies_ == kLevelsOf[side_]) {
        score_ = side_ == kLeft ? 0 : 1;
      }
      ++plies_;
    }

   private:
    static constexpr std::int8_t kNotOver = -1;
    std::int16_t plies_ = 0;
    std::int8_t side_ = kLeft;
    std::int8_t score_ = kNotOver;
  };
};

}  // namespace frugal
