// SPDX-License-Identifier: MIT
/// \file
/// What positions are worth, found without the engine. For the host.
///
///   Values      minimax over every position of a small board, with how long a game lasts
///   LateSolver  the exact solver (oracle/solver.hpp), asked about boards with line 4
///
/// Scores are 2, 1, 0 for win, draw, loss.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "oracle/solver.hpp"
#include "support/independent_connect.hpp"

namespace independent {

/// The cells as a number with a digit each: no two positions share it. For up to 40 cells.
inline std::uint64_t number_of(const Board& board) {
  std::uint64_t number = 0;
  for (int i = 0; i < board.width * board.height; ++i) {
    number = number * 3 + static_cast<std::uint64_t>(board.cells[static_cast<unsigned>(i)]);
  }
  return number;
}

struct Outcome {
  int score;  // as the player to move sees it
  int plies;  // until the end, if the winner hurries and the loser resists
};

class Values {
 public:
  Outcome outcome(const Board& board) {
    if (board.is_over()) {
      return {board.mover() == 1 ? board.score() : 2 - board.score(), 0};
    }
    const auto known = known_.find(number_of(board));
    if (known != known_.end()) return known->second;
    Outcome best{-1, 0};
    for (int x = 0; x < board.width; ++x) {
      if (!board.is_legal(x)) continue;
      const Outcome mine = after(board, x);
      const bool is_longer = mine.plies > best.plies;
      if (mine.score > best.score || (mine.score == best.score && is_longer == (mine.score < 2))) {
        best = mine;
      }
    }
    known_.emplace(number_of(board), best);
    return best;
  }

  /// Of a move, as the player that makes it sees it.
  Outcome after(const Board& board, int x) {
    Board next = board;
    next.play(x);
    const Outcome theirs = outcome(next);
    return {2 - theirs.score, theirs.plies + 1};
  }

  /// As the player to move sees it.
  int value(const Board& board) { return outcome(board).score; }

 private:
  std::unordered_map<std::uint64_t, Outcome> known_;
};

/// Calls visit(position, board) for every position of a game of Connect, ended ones included.
template <class G, class Visit>
void for_each_position(Visit visit) {
  struct Pair {
    typename G::Position position;
    Board board;
  };
  std::vector<Pair> open{{{}, {G::Shape::kWidth, G::Shape::kHeight, G::Shape::kLine}}};
  std::unordered_set<std::uint64_t> seen{number_of(open[0].board)};
  while (!open.empty()) {
    const Pair pair = open.back();
    open.pop_back();
    visit(pair.position, pair.board);
    if (pair.board.is_over()) continue;
    for (int x = 0; x < G::Shape::kWidth; ++x) {
      if (!pair.board.is_legal(x)) continue;
      Pair next = pair;
      next.position.play(x);
      next.board.play(x);
      if (seen.insert(number_of(next.board)).second) open.push_back(next);
    }
  }
}

/// For positions that are half over. The game is not over in them.
template <int kW, int kH>
class LateSolver {
  using Grid = frugal::oracle::Grid<kW, kH, 4>;

 public:
  /// As the player to move sees it.
  int value(const Board& board) { return *solver_.solve(position_of(board)); }

 private:
  static frugal::oracle::Position<Grid> position_of(const Board& board) {
    frugal::oracle::Position<Grid> position;
    for (int x = 0; x < kW; ++x) {
      for (int y = 0; y < kH; ++y) {
        const frugal::oracle::Discs cell = Grid::bottom_of(x) << y;
        if (board.cell(x, y) != 0) position.all |= cell;
        if (board.cell(x, y) == board.mover()) position.mine |= cell;
      }
    }
    return position;
  }

  frugal::oracle::Table table_{std::size_t{4} << 20};
  frugal::oracle::Solver<Grid> solver_{table_};
};

}  // namespace independent
