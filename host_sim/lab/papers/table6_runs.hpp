// SPDX-License-Identifier: MIT
/// \file
/// The searches of table 6 of Cazenave and Saffidine (2010), "Score Bounded
/// Monte-Carlo Tree Search": playouts to solve Connect Four on small boards. And ours beside them.
///
/// The table says little about the program behind it; this is a reading of it:
///   - boards are width x height, the line is 4; scores from 0 to 1; UCT with C = 0.05
///   - a tree, without transpositions; every descent adds a node and counts as a playout, also one
///     that ends in a finished game; untried moves come first, in random order, and of moves with
///     the same score one is drawn at random
///   - plain: bounds are passed up, solved moves are not chosen again
///   - with cuts: nor are moves whose opti <= pess of the position
///   - guided: with cuts, gamma = 0 and delta = -0.1
///
/// The random draw matters most on 3x3, where no line of four fits and every playout is a draw:
/// with ties by slot all runs are the same. The engine halves the counters of a record at 32,767
/// visits; a model in floating point without that needs 6 % more playouts for plain 4x3, as the
/// paper does.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "lab/papers/cells.hpp"

namespace frugal::lab {

inline constexpr std::uint32_t kTable6Limit = 5'000'000;

using RunToSolve = SolvingRun (*)(std::size_t bytes, std::uint32_t seed);

/// A cell of the table. `paper` is the paper's figure; 0: more than the limit, or none.
struct Table6Cell {
  const char* board;
  const char* mode;
  double paper;
  std::size_t bytes;
  RunToSolve run;
};

/// The paper's cells. Their pools are so large that next to nothing is recycled.
std::span<const Table6Cell> table6_cells();
/// What section 6 of the paper proposes: delta that fades with the visits, scores kept within the
/// bounds on the way up, both.
std::span<const Table6Cell> outlook_cells();
/// Frugal's own way to solve, in small pools.
std::span<const Table6Cell> our_cells();

}  // namespace frugal::lab
