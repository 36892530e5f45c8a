// SPDX-License-Identifier: MIT
/// \file
/// Positions of Go to test with, each as the engine and as the slow reference sees
/// it.
///
///   at<G>("C3")      the move there: columns from A, without I, rows from 1 at the bottom
///   from<G>(diagram) the position of a diagram, with black to move or, if asked for, white
///   BothGo<kSize>    a position and its reference, moved together
///   check            compares everything that the two tell
#pragma once

#include <unity.h>

#include "app/common/text.hpp"
#include "frugal/games/go/go.hpp"
#include "frugal/random.hpp"
#include "support/independent_go.hpp"

template <class G>
int at(const char* point) {
  if (point[0] == 'p') return G::kPass;
  return G::move_at(frugal::app::column_of(point[0]), point[1] - '1');
}

/// Moves with spaces between them, "pass" for a pass. Each must be legal.
template <class G>
void play(typename G::Position& position, const char* moves) {
  for (const char* move = moves; *move != '\0';) {
    TEST_ASSERT_TRUE_MESSAGE(position.is_legal(at<G>(move)), move);
    position.play(at<G>(move));
    while (*move != '\0' && *move != ' ') ++move;
    while (*move == ' ') ++move;
  }
}

/// X black, O white, . empty, row by row from the top; whatever else is there is no point. First
/// all of black's stones are played, while white passes, then white's: none may be taken by that.
template <class G>
typename G::Position from(const char* diagram, frugal::Mover mover = frugal::Mover::kMax,
                          int komi_halves = 0) {
  constexpr int kSize = G::kSize;
  typename G::Position position(komi_halves);
  for (const char stone : {'X', 'O'}) {
    const frugal::Mover owner = stone == 'X' ? frugal::Mover::kMax : frugal::Mover::kMin;
    int point = 0;
    for (const char* c = diagram; *c != '\0'; ++c) {
      if (*c != 'X' && *c != 'O' && *c != '.') continue;
      if (*c == stone) {
        if (position.mover() != owner) position.play(G::kPass);
        const int move = G::move_at(point % kSize, kSize - 1 - point / kSize);
        TEST_ASSERT_TRUE_MESSAGE(position.is_legal(move), diagram);
        position.play(move);
      }
      ++point;
    }
    TEST_ASSERT_EQUAL_INT_MESSAGE(G::kPoints, point, diagram);
  }
  if (position.mover() != mover) position.play(G::kPass);
  TEST_ASSERT_FALSE_MESSAGE(position.is_over(), diagram);
  return position;
}

template <int kSize>
struct BothGo {
  using G = frugal::Go<kSize>;
  typename G::Position position{0};
  independent::GoGame<kSize> game{};

  void play(int move) {
    position.play(move);
    game.play(move);
  }
};

template <int kSize>
void check(const BothGo<kSize>& both, const char* board) {
  const auto& [position, game] = both;
  TEST_ASSERT_EQUAL_INT_MESSAGE(game.is_over(), position.is_over(), board);
  TEST_ASSERT_EQUAL_INT_MESSAGE(game.plies, position.plies(), board);
  TEST_ASSERT_EQUAL_INT_MESSAGE(game.mover - 1, frugal::index_of(position.mover()), board);
  TEST_ASSERT_EQUAL_INT_MESSAGE(game.ko(), position.ko(), board);
  TEST_ASSERT_EQUAL_INT_MESSAGE(game.lead_in_halves(), position.lead_in_halves(), board);
  TEST_ASSERT_EQUAL_INT_MESSAGE(game.score(), position.score(), board);
  for (int move = 0; move < game.kPoints; ++move) {
    TEST_ASSERT_EQUAL_INT_MESSAGE(game.stones[move], static_cast<int>(position.stone(move)), board);
    TEST_ASSERT_EQUAL_INT_MESSAGE(game.is_legal(move), position.is_legal(move), board);
    TEST_ASSERT_EQUAL_INT_MESSAGE(game.is_eye(move, game.mover), position.is_own_eye(move), board);
  }
  TEST_ASSERT_TRUE_MESSAGE(position.is_legal(game.kPass), board);
}

/// A legal move at random; seldom a pass, and if so asked, no eye of one's own unless all are.
template <class G>
int random_go_move(const typename G::Position& position, bool keeps_eyes, frugal::Random& random) {
  if (random.below(40) == 0) return G::kPass;
  for (int tries = 0; tries < 8 * G::kPoints; ++tries) {
    const int move = random.below(G::kPoints);
    if (position.is_legal(move) && !(keeps_eyes && position.is_own_eye(move))) return move;
  }
  return G::kPass;
}

/// Calls visit(both) before each move of a random game and after the last. Returns how many moves.
template <int kSize, class Visit>
int random_go_game(bool keeps_eyes, frugal::Random& random, Visit visit) {
  BothGo<kSize> both;
  for (;;) {
    visit(both);
    if (both.game.is_over()) return both.game.plies;
    both.play(random_go_move<frugal::Go<kSize>>(both.position, keeps_eyes, random));
  }
}
