// SPDX-License-Identifier: MIT
/// \file
/// The exact score of a position by an alpha-beta of its own, which shares no code with the engine:
/// how many discs the winner has left when it wins, plus one; below 0 if the side to move loses, 0
/// for a draw (Pons).
///
/// Null windows halve what is open, nearer to the draw first. Moves that lose at once are never
/// searched; the others are ordered by how many winning cells they make, centre first. The table
/// holds bounds of scores, one entry in each place, and always replaces:
///
///     63 .. 12  the low 52 bits of the scattered key    11 .. 6  least + 32    5 .. 0  most + 32
///
/// Scattering is a multiplication by an odd number, and its high bits are the entry's place, so no
/// two positions are ever confused. Any number of threads share a table without locks.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>

#include "oracle/grid.hpp"

namespace frugal::oracle {

/// What is known of scores.
class ScoreTable {
 public:
  struct Known {
    int least;
    int most;
  };
  static constexpr int kFarthest = 31;

  explicit ScoreTable(std::size_t bytes)
      : entries_(std::bit_floor(bytes / sizeof(Entry))), shift_(64 - std::countr_zero(entries_)) {
    if (entries_ < 4096) throw std::invalid_argument("a table has at least 32768 bytes");
    words_ = std::make_unique<Entry[]>(entries_);
  }

  Known look_up(Discs key) const {
    const Discs scattered = scatter(key);
    const std::uint64_t word = words_[scattered >> shift_].load(std::memory_order_relaxed);
    if (word >> kTagShift != tag_of(scattered)) return {-kFarthest, kFarthest};
    return {static_cast<int>(word >> 6 & 63) - 32, static_cast<int>(word & 63) - 32};
  }

  void store(Discs key, Known known) {
    const Discs scattered = scatter(key);
    words_[scattered >> shift_].store(tag_of(scattered) << kTagShift |
                                          static_cast<std::uint64_t>(known.least + 32) << 6 |
                                          static_cast<std::uint64_t>(known.most + 32),
                                      std::memory_order_relaxed);
  }

 private:
  using Entry = std::atomic<std::uint64_t>;
  static constexpr int kTagShift = 12;

  static Discs scatter(Discs key) { return key * 0x9e3779b97f4a7c15u; }
  static std::uint64_t tag_of(Discs scattered) { return scattered << kTagShift >> kTagShift; }

  std::size_t entries_;
  int shift_;
  std::unique_ptr<Entry[]> words_;
};

/// One thread's search; the table may be shared.
template <class G>
class ScoreSolver {
  static_assert((G::kCells + 1) / 2 <= ScoreTable::kFarthest, "the board is too large");

 public:
  explicit ScoreSolver(ScoreTable& table) : table_(table) {}

  /// Nothing if it takes more than this many visited positions.
  std::optional<int> solve(const Position<G>& position, std::uint64_t most = ~std::uint64_t{0}) {
    left_ = most;
    if (position.is_full()) return 0;
    if (position.wins() != 0) return win_after(position.stones());
    int low = -win_after(position.stones() + 1);
    int high = win_after(position.stones() + 2);
    while (low < high) {
      const int middle = between(low, high);
      const int score = search(position, middle, middle + 1);
      if (left_ == 0) return std::nullopt;
      (score <= middle ? high : low) = score;
    }
    return low;
  }

  /// The score of a win by the disc after so many others.
  static constexpr int win_after(int stones) { return std::max(0, (G::kCells + 1 - stones) / 2); }

 private:
  static constexpr int between(int low, int high) {
    const int middle = low + (high - low) / 2;
    if (middle <= 0 && low / 2 < middle) return low / 2;
    if (middle >= 0 && high / 2 > middle) return high / 2;
    return middle;
  }

  /// Fail-soft within alpha and beta, for a side that can't win at once; any number once the
  /// positions are used up.
  int search(const Position<G>& position, int alpha, int beta) {
    if (left_ == 0 || --left_ == 0) return 0;
    if (position.is_full()) return 0;
    const int stones = position.stones();
    const Discs moves = position.moves_that_hold();
    if (moves == 0) return -win_after(stones + 1);
    const Discs key = position.shared_key();
    const ScoreTable::Known known = table_.look_up(key);
    const int least = std::max(known.least, -win_after(stones + 3));
    const int most = std::min(known.most, win_after(stones + 2));
    if (least >= beta || least >= most) return least;
    if (most <= alpha) return most;
    const int score = best_of(position, moves, std::max(alpha, least), std::min(beta, most));
    if (left_ > 0) {
      table_.store(key, {score > alpha ? std::max(least, score) : least,
                         score < beta ? std::min(most, score) : most});
    }
    return score;
  }

  int best_of(const Position<G>& position, Discs moves, int alpha, int beta) {
    int best = -ScoreTable::kFarthest;
    for (const Discs cell : position.in_order(moves)) {
      if (cell == 0) break;
      Position<G> next = position;
      next.drop(cell);
      best = std::max(best, -search(next, -beta, -alpha));
      if (best >= beta || left_ == 0) break;
      alpha = std::max(alpha, best);
    }
    return best;
  }

  ScoreTable& table_;
  std::uint64_t left_ = 0;
};

}  // namespace frugal::oracle
