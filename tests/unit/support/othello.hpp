// SPDX-License-Identifier: MIT
/// \file
/// Games of Othello for tests: all of them up to a few plies, and random ones up to their last
/// cells.
#pragma once

#include <cstdint>

#include "frugal/random.hpp"

/// How many games of so many plies there are. A pass is a ply, as the field counts; no game is over
/// before the ninth.
template <class G>
std::uint32_t perft(const typename G::Position& position, int plies) {
  if (plies <= 0) return 1;
  std::uint32_t sum = 0;
  for (int move = 0; move < G::kMoves; ++move) {
    if (!position.is_legal(move)) continue;
    typename G::Position next = position;
    next.play(move);
    sum += perft<G>(next, next.mover() == position.mover() ? plies - 2 : plies - 1);
  }
  return sum;
}

template <class G>
int random_move(const typename G::Position& position, frugal::Random& random) {
  int move;
  do {
    move = random.below(G::kMoves);
  } while (!position.is_legal(move));
  return move;
}

/// A position with so many empty cells that random moves lead to, and that is not over.
template <class G>
typename G::Position random_endgame(int empty, frugal::Random& random) {
  typename G::Position position;
  while (position.empty() > empty) {
    if (position.is_over()) position = {};
    position.play(random_move<G>(position, random));
    if (position.is_over()) position = {};
  }
  return position;
}
