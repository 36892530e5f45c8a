// SPDX-License-Identifier: MIT
/// \file
/// Positions to test with, each as the engine and as the slow reference sees it.
///
///   Both<G>          a position and its reference board, moved together
///   from<G>("4455")  the position after these columns, counted from 1
///   random_game      calls visit(both) before each random move, and after the last
#pragma once

#include "frugal/games/connect/connect.hpp"
#include "frugal/random.hpp"
#include "support/independent_connect.hpp"

template <class G>
struct Both {
  typename G::Position position{};
  independent::Board board{G::Shape::kWidth, G::Shape::kHeight, G::Shape::kLine};

  void play(int column) {
    position.play(column);
    board.play(column);
  }
};

template <class G>
int random_move(const typename G::Position& position, frugal::Random& random) {
  for (;;) {
    const int column = random.below(G::kMoves);
    if (position.is_legal(column)) return column;
  }
}

template <class G>
Both<G> both_from(const char* columns) {
  Both<G> both;
  for (; *columns != '\0'; ++columns) both.play(*columns - '1');
  return both;
}

template <class G>
typename G::Position from(const char* columns) {
  return both_from<G>(columns).position;
}

template <class G, class Visit>
void random_game(frugal::Random& random, Visit visit) {
  Both<G> both;
  for (;;) {
    visit(both);
    if (both.board.is_over()) return;
    both.play(random_move<G>(both.position, random));
  }
}

/// A random position with this many discs, in which neither player has won.
template <class G>
Both<G> random_position(frugal::Random& random, int plies) {
  for (;;) {
    Both<G> both;
    while (!both.board.is_over() && both.board.plies < plies)
      both.play(random_move<G>(both.position, random));
    if (!both.board.is_over()) return both;
  }
}
