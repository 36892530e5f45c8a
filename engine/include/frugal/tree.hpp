// SPDX-License-Identifier: MIT
/// \file
/// A game in which two positions are the same only if the same moves led to them.
///
/// The pool merges transpositions and mirror images. The papers' programs did not: their nodes form
/// a tree. `Tree<G>` is the same game with another key, the path from the start. Where 64 bits can
/// hold the longest game, the key is exact, a digit a move. Else it is a hash of 64 bits
/// (SplitMix64, Steele and others 2014). Over a million paths, the hash takes two for one with a
/// chance of 3 in 100 million.
#pragma once

#include <bit>
#include <cstdint>

#include "frugal/game.hpp"

namespace frugal {

template <Game G>
struct Tree {
  static constexpr int kMoves = G::kMoves;
  static constexpr int kTop = G::kTop;
  static constexpr int kMaxPlies = G::kMaxPlies;
  static constexpr int kMoveBits = std::bit_width(static_cast<unsigned>(kMoves));
  static constexpr bool kExactKeys = kMoveBits * kMaxPlies <= 64;
  static constexpr int kKeyBits = kExactKeys ? kMoveBits * kMaxPlies : 64;

  static constexpr int move_of(int slot, bool) { return G::move_of(slot, false); }

  class Position : public G::Position {
    using Base = typename G::Position;

   public:
    using Base::Base;  // the position that it starts from is the start of the path

    Key key() const { return {path_, false}; }

    void play(int move) {
      const auto digit = static_cast<std::uint64_t>(move) + 1;
      if constexpr (kExactKeys) {
        path_ = path_ << kMoveBits | digit;
      } else {
        path_ = mixed(path_ * static_cast<std::uint64_t>(kMoves + 1) + digit);
      }
      Base::play(move);
    }

   private:
    static constexpr std::uint64_t mixed(std::uint64_t x) {
      x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
      x = (x ^ x >> 27) * 0x94d049bb133111ebu;
      return x ^ x >> 31;
    }
    std::uint64_t path_ = 0;
  };
};

}  // namespace frugal
