// SPDX-License-Identifier: MIT
/// \file
/// Positions of Connect Four 7x6 from random play, and the values of their
/// moves, by a solver that shares no code with the engine (independent_solver.hpp).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <vector>

#include "oracle/independent_solver.hpp"

namespace frugal::lab {

inline constexpr int kColumns = 7;
/// A table of the reference solver that serves well for these positions.
inline constexpr std::size_t kSolverTable = std::size_t{1} << 19;

struct RandomGame {
  std::vector<int> columns;
  oracle::IndependentSolver::Position board;
};

/// Random moves until there are so many stones; nothing if the game is over by then.
std::optional<RandomGame> random_game(std::uint32_t stones, std::mt19937& random);

/// The values of the moves, as their mover sees them.
struct Values {
  std::array<std::optional<int>, kColumns> of_column;
  int best = oracle::IndependentSolver::kLost;
  int worst = oracle::IndependentSolver::kWon;

  void set(int column, int value) {
    of_column[static_cast<std::size_t>(column)] = value;
    best = std::max(best, value);
    worst = std::min(worst, value);
  }
};

/// Nothing if a move is too hard to solve.
std::optional<Values> values_of_moves(oracle::IndependentSolver& solver,
                                      const oracle::IndependentSolver::Position& board,
                                      std::uint64_t nodes);

bool can_win_at_once(const oracle::IndependentSolver::Position& board);

}  // namespace frugal::lab
