// SPDX-License-Identifier: MIT
/// \file
/// Peg solitaire on a triangle: a puzzle, so a game in which Max always moves.
///
/// All holes but one hold a peg. A peg jumps in a straight line over its neighbour into the empty
/// hole behind it, and the peg in between is taken off. When no peg can jump any more, each peg
/// that is left beyond the first costs a point: kTop for a single peg, 0 for kTop + 1 and more.
///
///           0                 hole = row * (row + 1) / 2 + place in the row
///          1 2
///         3 4 5               a line of three holes in one of three directions, either way:
///        6 7 8 9              3 (kRows - 1) (kRows - 2) jumps
///
/// The key is the set of pegs itself. Four rows can be reduced to one peg from the six holes of the
/// edge that are no corners, five rows from every hole.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "frugal/game.hpp"

namespace frugal {

template <int kRows>
struct Pegs {
  static_assert(kRows >= 3 && kRows <= 7, "the holes must fit 32 bits");
  static constexpr int kHoles = kRows * (kRows + 1) / 2;
  static constexpr int kMoves = 3 * (kRows - 1) * (kRows - 2);
  static constexpr int kTop = 7;
  static constexpr int kMaxPlies = kHoles - 2;
  static constexpr int kKeyBits = kHoles;
  static constexpr bool kExactKeys = true;

  static constexpr int move_of(int slot, bool) { return slot; }

  /// Every jump takes off a peg.
  static constexpr bool can_follow(std::uint64_t from, std::uint64_t to) {
    return from == to || std::popcount(to) < std::popcount(from);
  }

 private:
  struct Jump {
    std::uint32_t pegs;   ///< the one that jumps, and the one that is taken off
    std::uint32_t holes;  ///< these two, and the one where the first lands
  };

  static constexpr std::uint32_t hole(int row, int place) {
    return 1u << (row * (row + 1) / 2 + place);
  }

  static constexpr std::array<Jump, kMoves> all_jumps() {
    constexpr int kDirections[3][2] = {{0, 1}, {1, 0}, {1, 1}};
    std::array<Jump, kMoves> jumps{};
    unsigned count = 0;
    for (int row = 0; row < kRows; ++row) {
      for (int place = 0; place <= row; ++place) {
        for (const auto& [down, along] : kDirections) {
          const int last_row = row + 2 * down;
          const int last_place = place + 2 * along;
          if (last_row >= kRows || last_place > last_row) continue;
          const std::uint32_t first = hole(row, place);
          const std::uint32_t middle = hole(row + down, place + along);
          const std::uint32_t last = hole(last_row, last_place);
          jumps[count++] = {first | middle, first | middle | last};
          jumps[count++] = {last | middle, first | middle | last};
        }
      }
    }
    return jumps;
  }
  static constexpr auto kJumps = all_jumps();

 public:
  class Position {
   public:
    /// All holes but this one hold a peg.
    explicit Position(int empty = 1) : pegs_(((1u << kHoles) - 1) & ~(1u << empty)) {}

    Key key() const { return {pegs_, false}; }
    Mover mover() const { return Mover::kMax; }
    int pegs() const { return std::popcount(pegs_); }
    int score() const { return pegs() > kTop ? 0 : kTop + 1 - pegs(); }
    bool is_over() const {
      for (int jump = 0; jump < kMoves; ++jump) {
        if (is_legal(jump)) return false;
      }
      return true;
    }
    bool is_legal(int jump) const { return (pegs_ & kJumps[jump].holes) == kJumps[jump].pegs; }
    void play(int jump) { pegs_ ^= kJumps[jump].holes; }

   private:
    std::uint32_t pegs_;
  };
};

}  // namespace frugal
