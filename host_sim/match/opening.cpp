// SPDX-License-Identifier: MIT
#include "match/opening.hpp"

#include <random>

namespace frugal::match {
namespace {

constexpr int kTries = 1000;

template <class Test>
bool any_move(const Position& position, int choices, Test test) {
  for (int move = 0; move < choices; ++move) {
    if (position.is_legal(move) && test(move)) return true;
  }
  return false;
}

bool can_win(const Position& position, int choices) {
  return any_move(position, choices, [&](int move) { return position.wins_with(move); });
}

bool is_quiet(const Position& position, int choices) {
  if (position.is_over() || can_win(position, choices)) return false;
  return any_move(position, choices, [&](int move) {
    const auto next = position.copy();
    next->play(move);
    return next->is_over() || !can_win(*next, choices);
  });
}

/// Empty if the game ended before, or is not quiet.
Moves random_moves(const Game& game, int choices, int plies, std::mt19937& random) {
  const auto position = game.start();
  Moves moves;
  while (static_cast<int>(moves.size()) < plies && !position->is_over()) {
    const int move = static_cast<int>(random() % static_cast<unsigned>(choices));
    if (!position->is_legal(move)) continue;
    position->play(move);
    moves.push_back(move);
  }
  return is_quiet(*position, choices) ? moves : Moves{};
}

}  // namespace

Moves quiet_opening(const Game& game, int choices, int plies, std::uint32_t seed) {
  std::mt19937 random(seed);
  for (; plies > 0; --plies) {
    for (int i = 0; i < kTries; ++i) {
      Moves moves = random_moves(game, choices, plies, random);
      if (static_cast<int>(moves.size()) == plies) return moves;
    }
  }
  return {};
}

}  // namespace frugal::match
