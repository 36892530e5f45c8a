// SPDX-License-Identifier: MIT
/// \file
/// Positions in which lots decide (HasChance in game.hpp), on the way down the tree.
///
/// An outcome is drawn in place of a choice. The bounds are the means of the outcomes' bounds,
/// rounded outwards (Expectation in bounds.hpp). They depend on the weights, which only the
/// position knows, so they are joined when a path comes through, not when it is backed up.
///
/// In a game without chance all functions here are empty.
#pragma once

#include <array>

#include "frugal/bounds.hpp"
#include "frugal/game.hpp"
#include "frugal/pool.hpp"
#include "frugal/random.hpp"

namespace frugal {

/// The slot of one of the outcomes, drawn by their weights.
template <HasChance G>
int drawn_slot(const typename G::Position& position, bool mirrored, Random& random) {
  int total = 0;
  for (int slot = 0; slot < G::kMoves; ++slot) total += position.weight(G::move_of(slot, mirrored));
  int left = random.below(total);
  for (int slot = 0; slot < G::kMoves - 1; ++slot) {
    left -= position.weight(G::move_of(slot, mirrored));
    if (left < 0) return slot;
  }
  return G::kMoves - 1;
}
template <class G>
requires(!HasChance<G>) constexpr int drawn_slot(const typename G::Position&, bool, Random&) {
  return -1;
}

/// Tightens the bounds of a record by those of its outcomes.
template <HasChance G>
void join_outcomes(Record<G>& record, const typename G::Position& position, bool mirrored) {
  Expectation<G::kTop> expected;
  for (int slot = 0; slot < G::kMoves; ++slot) {
    expected.add(record.bounds.of_move(slot), position.weight(G::move_of(slot, mirrored)));
  }
  record.bounds.tighten_own(expected.bounds());
}
template <class G>
requires(!HasChance<G>) constexpr void join_outcomes(Record<G>&, const typename G::Position&,
                                                     bool) {}

/// Which steps of a path lots decided. This is no member of a step: there it would cost games
/// without chance 1 % of their speed, even if it were empty.
template <class G>
class LotsOnPath {
 public:
  static void note(int, bool) {}
  static constexpr bool decided(int) { return false; }
};

template <HasChance G>
class LotsOnPath<G> {
 public:
  void note(int step, bool by_lot) { by_lot_[step] = by_lot; }
  bool decided(int step) const { return by_lot_[step]; }

 private:
  std::array<bool, G::kMaxPlies> by_lot_;
};

}  // namespace frugal
