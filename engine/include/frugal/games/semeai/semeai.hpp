// SPDX-License-Identifier: MIT
/// \file
/// A race in Go: two strings of stones, each with liberties of its own. The first to lose all of
/// them is captured. Win or loss. Max plays first.
///
/// The model of Cazenave and Saffidine, "Score Bounded Monte-Carlo Tree Search" (2010), section 4:
/// at each turn a stone goes on any liberty of either side, always inside the semeai. A capture is
/// taken as soon as there is one, and a player never takes its own last liberty. Played at random,
/// the side to move, with r liberties against c, wins with the chance
///
///     P(r, 1) = 1        P(1, c) = 0 for c >= 2
///     P(r, c) = c / (r + c) (1 - P(c - 1, r)) + r / (r + c) (1 - P(c, r - 1))
///
/// while in truth it wins if and only if r >= c: the paper's example of values that lead a search
/// astray. P is a whole number of (r + c)!-ths, for (r + c)! P(r, c) = W(r, c) has the same
/// equation without a division: of (r + c)! games, all equally likely, W are won. So nothing is
/// ever rounded.
#pragma once

#include <array>
#include <cstdint>

#include "frugal/game.hpp"

namespace frugal {

namespace semeai {

/// Numbers of games, a thousandfold and doubled, fit 64 bits up to 18!.
inline constexpr int kMostLiberties = 9;

constexpr std::uint64_t factorial(int n) {
  std::uint64_t product = 1;
  for (int i = 2; i <= n; ++i) product *= static_cast<std::uint64_t>(i);
  return product;
}

/// How many games there are, all equally likely; wins() of them are won by the side to move.
constexpr std::uint64_t games(int own, int others) { return factorial(own + others); }

using Table = std::array<std::array<std::uint64_t, kMostLiberties + 1>, kMostLiberties + 1>;

/// W(r, c) from its neighbours with a point less: the equation above, times (r + c)!.
constexpr std::uint64_t wins_from(const Table& wins, int r, int c) {
  if (c == 1) return games(r, c);
  if (r == 1) return 0;
  const std::uint64_t rest = games(r, c - 1);
  return static_cast<std::uint64_t>(c) * (rest - wins[c - 1][r]) +
         static_cast<std::uint64_t>(r) * (rest - wins[c][r - 1]);
}

constexpr Table all_wins() {
  Table wins{};
  for (int sum = 2; sum <= 2 * kMostLiberties; ++sum) {
    for (int r = 1; r < sum; ++r) {
      const int c = sum - r;
      if (r <= kMostLiberties && c <= kMostLiberties) wins[r][c] = wins_from(wins, r, c);
    }
  }
  return wins;
}
inline constexpr Table kWins = all_wins();

constexpr std::uint64_t wins(int own, int others) { return kWins[own][others]; }

/// P in units of 1 / parts, rounded to the nearest one, halves up; up to 1000 parts.
constexpr int chance(int own, int others, int parts) {
  const std::uint64_t all = games(own, others);
  return static_cast<int>((2 * static_cast<std::uint64_t>(parts) * wins(own, others) + all) /
                          (2 * all));
}

}  // namespace semeai

/// The game. Each liberty is a point with a move of its own. The points stand in a row, first those
/// of Min, then those of Max, so that changing colours is to reverse the row.
template <int kMost = 9>
struct Semeai {
  static_assert(kMost >= 1 && kMost <= 15, "the points must fit a word");
  using Points = std::uint32_t;

  static constexpr int kMoves = 2 * kMost;
  static constexpr int kTop = 1;
  static constexpr int kMaxPlies = 2 * kMost - 1;
  static constexpr int kKeyBits = 2 * kMost + 1;
  static constexpr bool kExactKeys = true;

  /// The opponent's liberties first, the mover's own last.
  static constexpr int move_of(int slot, bool mirrored) {
    return mirrored ? kMoves - 1 - slot : slot;
  }

  class Position {
   public:
    Position() : Position(kMost, kMost) {}
    Position(int max_liberties, int min_liberties)
        : empty_{first(max_liberties) << kMost, first(min_liberties)} {}

    /// The liberties that are left, and the mover. Which colour fills the others does not matter.
    Key key() const {
      const bool is_min = mover_ == Mover::kMin;
      const std::uint64_t empty = empty_[0] | empty_[1];
      return {empty << 1 | (is_min ? 1u : 0u), is_min};
    }
    Mover mover() const { return mover_; }
    bool is_over() const { return empty_[0] == 0 || empty_[1] == 0; }
    int score() const { return empty_[0] != 0 ? kTop : 0; }
    Points liberties(Mover player) const { return empty_[index_of(player)]; }

    bool is_legal(int move) const {
      const Points point = Points{1} << move;
      const Points theirs = liberties(opponent_of(mover_));
      if (is_last(theirs)) return point == theirs;
      const Points mine = liberties(mover_);
      return ((mine | theirs) & point) != 0 && mine != point;
    }

    void play(int move) {
      const Points point = Points{1} << move;
      empty_[0] &= ~point;
      empty_[1] &= ~point;
      mover_ = opponent_of(mover_);
    }

   private:
    static constexpr Points first(int points) { return (Points{1} << points) - 1; }
    static constexpr bool is_last(Points points) { return (points & (points - 1)) == 0; }

    std::array<Points, 2> empty_;
    Mover mover_ = Mover::kMax;
  };
};

}  // namespace frugal
