// SPDX-License-Identifier: MIT
#include "lab/known_positions.hpp"

namespace frugal::lab {

using Board = oracle::IndependentSolver::Position;

std::optional<RandomGame> random_game(std::uint32_t stones, std::mt19937& random) {
  RandomGame game;
  while (game.columns.size() < stones) {
    const int column = static_cast<int>(random() % kColumns);
    if (!game.board.is_legal(column)) continue;
    if (game.board.wins_with(column)) return std::nullopt;
    game.board.play(column);
    game.columns.push_back(column);
  }
  return game;
}

std::optional<Values> values_of_moves(oracle::IndependentSolver& solver, const Board& board,
                                      std::uint64_t nodes) {
  Values values;
  solver.forget();
  for (int column = 0; column < kColumns; ++column) {
    if (!board.is_legal(column)) continue;
    if (board.wins_with(column)) {
      values.set(column, oracle::IndependentSolver::kWon);
      continue;
    }
    Board next = board;
    next.play(column);
    const auto value = solver.solve(next, nodes);
    if (!value) return std::nullopt;
    values.set(column, -*value);
  }
  return values;
}

bool can_win_at_once(const Board& board) {
  for (int column = 0; column < kColumns; ++column) {
    if (board.is_legal(column) && board.wins_with(column)) return true;
  }
  return false;
}

}  // namespace frugal::lab
