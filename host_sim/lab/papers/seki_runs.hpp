// SPDX-License-Identifier: MIT
/// \file
/// The searches of tables 2 to 5 of Cazenave and Saffidine (2010), section 5.1: seki
/// problems with two shared liberties and one to six outside ones a side; Max plays first.
///
/// The paper says little about its program; this is a reading of it:
///   - each liberty is a move of its own, and each side has an eye: a stone there passes the turn
///     without a pass. Without eyes all trees are too small, by a factor of three on average
///   - a playout fills no eye, and passes only if nothing else is left
///   - all else as in table 6: a tree, every descent a playout, UCT with C = 0.05, untried moves
///     first and in random order, ties at random
///   - the bias of table 5 is 10,000 in the paper; here 100 already outweighs every mean
///
/// The paper's program also used RAVE. Where tried in a model, with or without these eyes, it
/// brought no more cells near the paper's.
#pragma once

#include <array>
#include <cstdint>

#include "lab/papers/cells.hpp"

namespace frugal::lab {

inline constexpr int kMostLiberties = 6;

struct SekiProblem {
  int max_liberties;  ///< outside ones
  int min_liberties;
};

/// What a search proved; its value is 2, 1, 0 for win, draw, loss of Max.
struct SekiRun : SolvingRun {
  int value = 0;
};

using RunSeki = SekiRun (*)(const SekiProblem& problem, std::uint32_t limit, std::uint32_t seed);

/// Playouts by rows, Min's liberties, and columns, Max's. Negative: some or all runs of the paper
/// needed more than this on average, as it stopped at a million.
using SekiFigures = std::array<std::array<int, kMostLiberties>, kMostLiberties>;

struct SekiTable {
  int number;
  const char* mode;
  const char* words;
  SekiFigures paper;
  RunSeki run;
};

extern const std::array<SekiTable, 3> kSekiTables;

/// Table 2: 2, 1, 0 for win, draw, loss of Max.
extern const SekiFigures kSekiValues;

/// Frugal's own way: counting liberties, point by point, and as stones on 9 x 9 by the rules of Go,
/// in 64 KB.
inline constexpr std::size_t kSekiBytes = 65536;
SekiRun prove_by_liberties(const SekiProblem& problem, std::uint32_t limit, std::uint32_t seed);
SekiRun prove_by_points(const SekiProblem& problem, std::uint32_t limit, std::uint32_t seed);
SekiRun prove_on_board(const SekiProblem& problem, std::uint32_t limit, std::uint32_t seed);

}  // namespace frugal::lab
