// SPDX-License-Identifier: MIT
/// \file
/// The searches of ./frugal paper outcomes: the programs of Cazenave and Saffidine (2010), and deep
/// cuts beside them, on the same problems with few and with many outcomes.
///
///   connect   Connect Four on small boards: who wins, and how soon (games/connect/exact.hpp)
///   seki      two strings, two shared liberties, an eye each: who wins, and how many liberties the
///             winner has left
///   othello   random endgames on 8x8: who wins, the same in bands of eight discs, and by discs
///
/// All is as in table 6 (table6_runs.hpp): a tree, no facts, UCT with C = 0.05, every descent a
/// playout, untried moves first and in random order, ties at random. Scores count as shares of the
/// best one, as in the paper, so that C means the same with any number of outcomes.
#pragma once

#include <cstdint>
#include <span>

#include "lab/papers/cells.hpp"

namespace frugal::lab {

/// Playouts to the value; and to the best move: from there on the move that the search would play
/// was one of the best at each look. A look costs more than a playout, so there are 32 of them
/// until the playouts have doubled.
struct OutcomeRun : SolvingRun {
  std::uint32_t to_best = 0;
};

/// Where there are many problems, the seed also chooses one.
using RunOutcomes = OutcomeRun (*)(std::uint32_t limit, std::uint32_t seed);

/// A game with so many outcomes, by a mode. `paper` is the paper's figure; 0: it has none.
struct OutcomeCell {
  const char* game;
  int outcomes;
  const char* mode;
  double paper;
  RunOutcomes run;
};

/// The plain solver comes first of each game and number of outcomes.
std::span<const OutcomeCell> outcome_cells();

}  // namespace frugal::lab
