// SPDX-License-Identifier: MIT
/// \file
/// What a simulation need not look at, because of bounds.
///
/// Cuts (Cazenave and Saffidine 2010, section 3.3): a move whose opti is not above what its mover
/// is already sure of is never chosen. Deep cuts count as sure what any ancestor on the path has
/// proved, for either player: as in alpha-beta, with bounds in place of values.
///
///   Cuts    the moves of a record that are not to be chosen
///   Window  what the players are sure of on the path, and whether it is worth going on
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "frugal/bounds.hpp"
#include "frugal/game.hpp"
#include "frugal/pool.hpp"
#include "frugal/settings.hpp"

namespace frugal {

/// Which moves of a record are not to be chosen, one after the other. Without a solver these are
/// the slots without a move; for the plain solver, the solved moves; else all moves with opti <=
/// sure.
template <Game G, Solver kSolver>
class Cuts {
  using Row = BoundsRow<G::kTop, G::kMoves>;

 public:
  Cuts(const Record<G>& record, int sure)
      : record_(record), walk_(record.bounds, Row::cut_at(kSolver == Solver::kNone ? 0 : sure)) {}

  /// Whether the next move is cut.
  [[gnu::always_inline]] bool next() {
    if (kSolver != Solver::kPlain) return walk_.next_is_cut();
    return Bounds<G::kTop>::is_solved(record_.bounds.of_move(slot_++));
  }
  /// Whether any move is cut, before the first step.
  bool any() const { return walk_.any_is_cut(); }

 private:
  const Record<G>& record_;
  typename Row::Walk walk_;
  int slot_ = 0;
};

/// What each player is sure of where a path has come to, as that player sees it.
template <Game G, Solver kSolver>
class Window {
  using B = Bounds<G::kTop>;

 public:
  /// Takes the next position of the path, which has this mover and these bounds. Returns what it is
  /// worth to the mover if there is no point in going on; else -1.
  [[gnu::always_inline]] int enter(Mover mover, std::uint32_t bounds) {
    int& mine = sure_[index_of(mover)];
    if (kSolver != Solver::kDeepCuts) mine = 0;
    if (bounds == B::kUnknown) return -1;
    const int value = settled_value(bounds, mine, sure_[1 - index_of(mover)]);
    if (value < 0) mine = std::max(mine, B::pess(bounds));
    return value;
  }

  /// Lots decide here. A bad outcome is no reason to leave: what a player is sure of above the lots
  /// cuts nothing below them.
  void forget() { sure_ = {0, 0}; }

  int sure_of(Mover mover) const { return sure_[index_of(mover)]; }

 private:
  /// There is no point in going on where the position is solved, or, with deep cuts, where one of
  /// the players has something at least as good elsewhere on the path.
  static int settled_value(std::uint32_t bounds, int mine, int theirs) {
    if (kSolver == Solver::kNone) return -1;
    const int pess = B::pess(bounds);
    const int opti = B::opti(bounds);
    if (pess >= opti) return pess;
    if (kSolver != Solver::kDeepCuts) return -1;
    if (opti <= mine) return opti;
    return pess + theirs >= G::kTop ? pess : -1;
  }

  std::array<int, 2> sure_{0, 0};
};

}  // namespace frugal
