// SPDX-License-Identifier: MIT
/// \file
/// Go on a tiny board, by the engine's rules, with keys that are exact, so that what a
/// solver finds is proven: go.hpp's own key is a hash, and does not tell how long the game has gone
/// on, though it ends after 3 moves a point.
///
///     key    plies | ko | after a pass | a stone for each point, 2 bits       28 bits on 3 x 3
///
/// Simple ko lets positions come again. A game that is cut off by its length is scored as it
/// stands, or counts for one of the players: what is the same in all three cases is decided by no
/// repetition.
#pragma once

#include <bit>
#include <cstdint>

#include "frugal/games/go/go.hpp"

enum class TooLong { kAsItStands, kForMax, kForMin };

template <int kSize, TooLong kTooLong = TooLong::kAsItStands>
struct ExactGo : frugal::Go<kSize> {
  using Rules = frugal::Go<kSize>;
  static constexpr int kBitsOfKo = std::bit_width(static_cast<unsigned>(Rules::kPoints));
  static constexpr int kBitsOfPlies = std::bit_width(static_cast<unsigned>(Rules::kMaxPlies));
  static constexpr int kKeyBits = kBitsOfPlies + kBitsOfKo + 1 + 2 * Rules::kPoints;
  static constexpr bool kExactKeys = true;
  static_assert(kKeyBits <= 64, "a tiny board");

  class Position : public Rules::Position {
   public:
    using Rules::Position::Position;

    frugal::Key key() const {
      auto bits = static_cast<std::uint64_t>(this->plies());
      bits = bits << kBitsOfKo | static_cast<std::uint64_t>(this->ko());
      bits = bits << 1 | (this->is_after_pass() ? 1u : 0u);
      for (int move = 0; move < Rules::kPoints; ++move) {
        bits = bits << 2 | static_cast<std::uint64_t>(this->stone(move));
      }
      return {bits, false};
    }

    void play(int move) {
      is_passed_out_ = move == Rules::kPass && this->is_after_pass();
      Rules::Position::play(move);
    }

    int score() const {
      if (kTooLong == TooLong::kAsItStands || is_passed_out_) return Rules::Position::score();
      return kTooLong == TooLong::kForMax ? Rules::kTop : 0;
    }

   private:
    bool is_passed_out_ = false;
  };
};
