// SPDX-License-Identifier: MIT
/// \file
/// What positions are worth, found without the engine. For the host.
///
///   Values      minimax over every position of a small board, with how long a game lasts
///   LateSolver  alpha-beta for boards with line 4 that are half full: win, draw or loss
///
/// Scores are 2, 1, 0 for win, draw, loss. LateSolver's bitboards are Pons's
/// (http://blog.gamesolver.org): one spare bit on each column; the position's name is mine + mask.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "support/reference.hpp"

namespace reference {

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

  /// Of a move, as the player sees it who makes it.
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

template <int kW, int kH>
class LateSolver {
  static_assert(kW * (kH + 1) < 64);
  using Bits = std::uint64_t;

 public:
  LateSolver() : table_(1u << 18) {}

  /// As the player to move sees it; the game is not over.
  int value(const Board& board) {
    Bits mine = 0;
    Bits mask = 0;
    for (int x = 0; x < kW; ++x) {
      for (int y = 0; y < kH; ++y) {
        if (board.cell(x, y) != 0) mask |= bit(x, y);
        if (board.cell(x, y) == board.mover()) mine |= bit(x, y);
      }
    }
    return negamax(mine, mask, board.plies, -1, 1) + 1;
  }

 private:
  struct Entry {
    Bits name = 0;
    int low = -1;
    int high = 1;
  };

  static constexpr Bits bit(int x, int y) { return Bits{1} << (x * (kH + 1) + y); }

  static bool has_four(Bits discs) {
    for (const int step : {1, kH, kH + 1, kH + 2}) {
      const Bits pairs = discs & (discs >> step);
      if ((pairs & (pairs >> (2 * step))) != 0) return true;
    }
    return false;
  }

  int negamax(Bits mine, Bits mask, int plies, int alpha, int beta) {
    if (plies == kW * kH) return 0;
    Bits moves[kW];
    for (int i = 0; i < kW; ++i) {
      const int x = kW / 2 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
      const Bits column = bit(x, kH) - bit(x, 0);
      moves[i] = (mask + bit(x, 0)) & column;
      if (moves[i] != 0 && has_four(mine | moves[i])) return 1;
    }
    Entry& entry = table_[(mine + mask) % 262139];
    if (entry.name != mine + mask) entry = {mine + mask, -1, 1};
    const Entry known = entry;
    if (known.low >= beta || known.low == known.high) return known.low;
    if (known.high <= alpha) return known.high;
    int best = -1;
    int floor = alpha;
    for (const Bits move : moves) {
      if (move == 0) continue;
      const int score = -negamax(mine ^ mask, mask | move, plies + 1, -beta, -floor);
      if (score > best) best = score;
      if (best > floor) floor = best;
      if (best >= beta) break;
    }
    Entry& result = table_[(mine + mask) % 262139];
    result = known;
    if (best > alpha) result.low = best;
    if (best < beta) result.high = best;
    return best;
  }

  std::vector<Entry> table_;
};

}  // namespace reference
