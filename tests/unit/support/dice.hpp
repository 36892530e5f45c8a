// SPDX-License-Identifier: MIT
/// \file
/// Games drawn by lot, for what Connect never does: the same player moves twice in a row,
/// scores have kT + 1 steps, some games end early, some moves are missing, and nothing is told
/// beforehand. So small that a glance at all games tells what a position is worth.
#pragma once

#include <cstdint>

#include "frugal/game.hpp"
#include "frugal/random.hpp"

template <int kT, int kM = 3, int kPlies = 5>
struct Dice {
  static constexpr int kMoves = kM;
  static constexpr int kTop = kT;
  static constexpr int kMaxPlies = kPlies;
  static constexpr int kDigit = 3;
  static_assert(kM < 8 && kDigit * kPlies + 8 <= 64);
  static constexpr int kKeyBits = kDigit * kPlies + 8;
  static constexpr bool kExactKeys = true;
  static constexpr int move_of(int slot, bool) { return slot; }

  class Position {
   public:
    Position() = default;
    explicit Position(std::uint32_t game) : path_(game & 255u) {}

    frugal::Key key() const { return {path_, false}; }
    frugal::Mover mover() const { return static_cast<frugal::Mover>(cast(0) & 1); }
    bool is_over() const { return plies_ == kPlies || (plies_ > 1 && cast(1) % 8 == 0); }
    int score() const { return static_cast<int>(cast(2) % (kT + 1)); }
    bool is_legal(int move) const {
      return move == static_cast<int>(cast(3) % kM) || cast(4 + move) % 4 != 0;
    }
    void play(int move) {
      path_ = path_ << kDigit | static_cast<std::uint64_t>(move + 1);
      ++plies_;
    }

   private:
    /// The dice of this position, one throw after the other.
    std::uint32_t cast(int number) const {
      frugal::Random random(static_cast<std::uint32_t>(path_ * 40503u) +
                            static_cast<std::uint32_t>(number));
      random.next();
      return random.next();
    }
    std::uint64_t path_ = 0;
    int plies_ = 0;
  };
};

/// By playing all games to their end: what a position is worth to Max.
template <class G>
int exact_score(const typename G::Position& position) {
  if (position.is_over()) return position.score();
  const bool is_max = position.mover() == frugal::Mover::kMax;
  int best = is_max ? -1 : G::kTop + 1;
  for (int move = 0; move < G::kMoves; ++move) {
    if (!position.is_legal(move)) continue;
    typename G::Position next = position;
    next.play(move);
    const int score = exact_score<G>(next);
    if (is_max ? score > best : score < best) best = score;
  }
  return best;
}
