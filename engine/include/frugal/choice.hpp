// SPDX-License-Identifier: MIT
/// \file
/// Which move to play when the search has ended.
///
///   1. A proven win, if there is one: the quickest that a look a few plies ahead finds.
///   2. If every move is a proven loss, the one that resists longest, as far as that look sees.
///   3. Else the unsolved move with the most visits, because a mean over few visits is luck; unless
///      a solved or bounded move is surely as good as the other's mean promises.
#pragma once

#include <array>
#include <cstdint>

#include "frugal/bounds.hpp"
#include "frugal/fixed.hpp"
#include "frugal/game.hpp"
#include "frugal/pool.hpp"
#include "frugal/prover.hpp"

namespace frugal {

/// How far ahead wins and losses are told apart by their length.
inline constexpr int kLookAhead = 4;

/// Chooses a move of a search's root. It looks at most kDepth plies beyond a move.
template <class Search, int kDepth = kLookAhead>
class Choice {
  using G = typename Search::GameType;
  using B = Bounds<G::kTop>;
  using Position = typename G::Position;

 public:
  /// The search must outlive the choice.
  explicit Choice(const Search& search) : search_(search) {}

  /// A legal move of the root, always; -1 if the game is over, or if lots decide.
  int best_move() {
    if (search_.root().is_over() || is_chance<G>(search_.root())) return -1;
    int best = -1;
    for (int slot = 0; slot < G::kMoves; ++slot) {
      if (is_legal(slot) && wins_at_once(slot)) return move(slot);
    }
    for (int slot = 0; slot < G::kMoves; ++slot) {
      if (!is_legal(slot) || B::opti(bounds(slot)) == 0) continue;
      if (B::pess(bounds(slot)) == G::kTop) return quickest_win();
      if (best < 0 || is_better(slot, best)) best = slot;
    }
    return best < 0 ? longest_resistance() : move(best);
  }

 private:
  int move(int slot) const { return search_.root_move(slot); }
  bool is_legal(int slot) const { return search_.root().is_legal(move(slot)); }
  std::uint32_t bounds(int slot) const { return search_.root_record().bounds.of_move(slot); }

  /// Among unsolved moves the visits decide. A solved move is no longer visited, so if one of the
  /// two is solved, the means decide.
  bool is_better(int a, int b) const {
    if (B::pess(bounds(b)) >= B::opti(bounds(a))) return false;
    if (B::pess(bounds(a)) >= B::opti(bounds(b))) return true;
    if (B::is_solved(bounds(a)) || B::is_solved(bounds(b))) return promise(a) > promise(b);
    return search_.root_record().visits(a) > search_.root_record().visits(b);
  }

  /// The mean, kept inside the bounds, in Q15 points.
  std::uint32_t promise(int slot) const {
    const Record<G>& record = search_.root_record();
    const std::uint32_t visits = record.visits(slot);
    const std::uint32_t mean = visits == 0 ? 0 : fixed::mean_q15(record.sum(slot), visits);
    const std::uint32_t low = static_cast<std::uint32_t>(B::pess(bounds(slot))) * fixed::kOneQ15;
    const std::uint32_t high = static_cast<std::uint32_t>(B::opti(bounds(slot))) * fixed::kOneQ15;
    return mean < low ? low : mean > high ? high : mean;
  }

  /// The position after a move.
  Position after(int slot) const {
    Position position = search_.root();
    position.play(move(slot));
    return position;
  }

  /// A win in one is played however short the search was.
  bool wins_at_once(int slot) const {
    const Position position = after(slot);
    return position.is_over() && position.score() == seen_by<G>(search_.root().mover(), G::kTop);
  }

  /// The bounds that a look `depth` plies beyond a move finds, as the root's mover sees them.
  std::uint32_t glance(int slot, int depth) {
    const Position position = after(slot);
    return B::turned(prover_.prove(position, depth), position.mover(), search_.root().mover());
  }

  int quickest_win() {
    int some_win = -1;
    for (int depth = 0; depth <= kDepth; depth += 2) {
      for (int slot = 0; slot < G::kMoves; ++slot) {
        if (!is_legal(slot)) continue;
        if (B::pess(bounds(slot)) == G::kTop) some_win = slot;
        if (B::opti(bounds(slot)) < G::kTop) continue;
        if (glance(slot, depth) == B::kWon) return move(slot);
      }
    }
    return move(some_win);
  }

  /// Each look drops the moves that it sees to lose. Of those that remain longest, the first.
  int longest_resistance() {
    std::array<bool, G::kMoves> gone{};
    for (int depth = 0; depth <= kDepth; depth += 2) {
      std::array<bool, G::kMoves> next = gone;
      bool any = false;
      for (int slot = 0; slot < G::kMoves; ++slot) {
        next[slot] = gone[slot] || !is_legal(slot) || glance(slot, depth) == B::kLost;
        any = any || !next[slot];
      }
      if (!any) break;
      gone = next;
    }
    for (int slot = 0; slot < G::kMoves; ++slot) {
      if (!gone[slot] && is_legal(slot)) return move(slot);
    }
    return -1;
  }

  const Search& search_;
  Prover<G, kDepth + 1> prover_;
};

/// The move to play after a search; -1 if the game is over, or if lots decide. A caller that must
/// not wait takes a shorter look. At worst a look of 4 plies costs as much as 371 simulations
/// (Connect Four 7x6), one of 2 plies as much as 13.
template <int kDepth = kLookAhead, class Search>
int best_move(const Search& search) {
  return Choice<Search, kDepth>(search).best_move();
}

}  // namespace frugal
