// SPDX-License-Identifier: MIT
/// \file
/// A race of two runners, a game of chance: how much to risk depends on which runner is ahead.
///
/// Each runner has kTurns turns, in turn. The runner that reaches the end of the track first, after
/// kTrack steps, wins. If neither does, the one that is ahead at the end wins; side by side it is a
/// draw. In its turn a runner
///
///     walks             1 step
///     throws two coins  no head: 0 steps, one: 1, two: 3                  1.25 on average
///     throws a die      1 to 3: 0 steps, 4 or 5: 1, 6: 4                  1 on average
///
/// A turn is one ply or two: the choice, and the throw. The weights of the coins are 1, 2, 1, those
/// of the die 3, 2, 1. So values are fractions, over 4 and 6 to the power of the throws.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "frugal/game.hpp"

namespace frugal {

template <int kTrack, int kTurns>
struct Race {
  static_assert(kTrack >= 1 && kTrack <= 100 && kTurns >= 1 && kTurns <= 50);
  static constexpr int kMoves = 3;
  static constexpr int kTop = 2;
  static constexpr int kMaxPlies = 4 * kTurns;
  static constexpr bool kExactKeys = true;

  static constexpr int kWalk = 0;
  static constexpr int kCoins = 1;
  static constexpr int kDie = 2;

  static constexpr int move_of(int slot, bool) { return slot; }

 private:
  struct Throw {
    std::array<std::int8_t, kMoves> weights;
    std::array<std::int8_t, kMoves> steps;
  };
  /// By the move that makes it; the first one is a walk, which is no throw.
  static constexpr Throw kThrows[kMoves] = {
      {{1, 0, 0}, {1, 0, 0}}, {{1, 2, 1}, {0, 1, 3}}, {{3, 2, 1}, {0, 1, 4}}};

  static constexpr int kThrowBits = 2;
  static constexpr int kPlaceBits = std::bit_width(static_cast<unsigned>(kTrack));
  static constexpr int kTurnBits = std::bit_width(2u * kTurns);

 public:
  static constexpr int kKeyBits = kTurnBits + 2 * kPlaceBits + kThrowBits;

  class Position {
   public:
    Key key() const {
      std::uint64_t bits = turn_;
      for (const std::uint8_t place : places_) bits = bits << kPlaceBits | place;
      return {bits << kThrowBits | throw_, false};
    }
    Mover mover() const { return static_cast<Mover>(turn_ & 1); }
    int place_of(Mover runner) const { return places_[index_of(runner)]; }
    bool is_chance() const { return throw_ != kWalk; }
    int weight(int outcome) const { return kThrows[throw_].weights[outcome]; }

    bool is_over() const {
      return turn_ == 2 * kTurns || places_[0] == kTrack || places_[1] == kTrack;
    }
    int score() const {
      const int ahead = places_[0] - places_[1];
      return ahead > 0 ? kTop : ahead < 0 ? 0 : kTop / 2;
    }
    bool is_legal(int move) const { return !is_chance() || weight(move) > 0; }

    void play(int move) {
      if (!is_chance() && move != kWalk) {
        throw_ = static_cast<std::uint8_t>(move);
        return;
      }
      std::uint8_t& place = places_[turn_ & 1];
      const int ahead = place + kThrows[throw_].steps[move];
      place = static_cast<std::uint8_t>(ahead < kTrack ? ahead : kTrack);
      throw_ = kWalk;
      ++turn_;
    }

   private:
    std::array<std::uint8_t, 2> places_{};
    std::uint8_t turn_ = 0;
    std::uint8_t throw_ = kWalk;  ///< what is being thrown: kWalk if nothing
  };
};

}  // namespace frugal
