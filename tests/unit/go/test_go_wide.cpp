// SPDX-License-Identifier: MIT
//
// Positions of Go that note which player was the first to play on a point: what a look at the board
// after each move finds.
#include "frugal/games/go/wide.hpp"

#include <unity.h>

#include <array>

#include "frugal/playout.hpp"
#include "support/go_positions.hpp"

namespace {

using frugal::Go;
using frugal::Mover;
using frugal::Random;
using frugal::Stone;

/// The player that was the first to have a new stone on each point, move by move.
template <class G>
std::array<Stone, G::kPoints> firsts_of_game(typename G::Position position, std::uint32_t seed) {
  std::array<Stone, G::kPoints> firsts{};
  Random random(seed);
  for (bool is_over = false; !is_over;) {
    const auto before = position;
    {
      typename G::Playing playing(position);
      playing.play_random(random);
      is_over = playing.is_over();
    }
    for (int move = 0; move < G::kPoints; ++move) {
      const bool is_new =
          before.stone(move) == Stone::kNone && position.stone(move) != Stone::kNone;
      if (is_new && firsts[move] == Stone::kNone) firsts[move] = position.stone(move);
    }
  }
  return firsts;
}

template <class G>
void check_notes() {
  typename G::Position start(15);
  start.play(G::move_at(1, 1));
  for (std::uint32_t seed = 1; seed <= 30; ++seed) {
    const auto expected = firsts_of_game<G>(start, seed);
    typename G::Noting::Position noting(start);
    Random random(seed);
    const int score = frugal::Uniform::play<typename G::Noting>(noting, random);
    auto plain = start;
    Random again(seed);
    TEST_ASSERT_EQUAL_INT(frugal::Uniform::play<G>(plain, again), score);
    for (int move = 0; move < G::kPoints; ++move) {
      TEST_ASSERT_EQUAL_INT(expected[move] == Stone::kBlack, noting.is_first(move, Mover::kMax));
      TEST_ASSERT_EQUAL_INT(expected[move] == Stone::kWhite, noting.is_first(move, Mover::kMin));
    }
    TEST_ASSERT_FALSE(noting.is_first(G::kPass, Mover::kMax));
  }
}

void test_a_playout_notes_which_player_was_first_on_each_point() {
  check_notes<Go<5>>();
  check_notes<Go<9>>();
}

void test_what_came_before_a_playout_is_noted_over_it() {
  Go<5>::Noting::Position noting(Go<5>::Position(15));
  Random random(3);
  frugal::Uniform::play<Go<5>::Noting>(noting, random);
  noting.note(7, Mover::kMin);
  TEST_ASSERT_TRUE(noting.is_first(7, Mover::kMin));
  noting.note(7, Mover::kMax);
  TEST_ASSERT_TRUE(noting.is_first(7, Mover::kMax));
  TEST_ASSERT_FALSE(noting.is_first(7, Mover::kMin));
}

void test_own_eyes_have_no_strength_and_all_other_moves_have_some() {
  const auto position = from<Go<5>>(
      ". O X . ."
      "O O X X X"
      ". O X . X"
      "O O X X X"
      ". O X . .",
      Mover::kMin);
  const Go<5>::Strengths strengths(position);
  for (int move = 0; move < Go<5>::kMoves; ++move) {
    if (!position.is_legal(move)) continue;
    const bool is_eye = move != Go<5>::kPass && position.is_own_eye(move);
    TEST_ASSERT_EQUAL_INT(is_eye, strengths.log_of(move) == 0);
    TEST_ASSERT_TRUE(strengths.log_of(move) <= 255);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_playout_notes_which_player_was_first_on_each_point);
  RUN_TEST(test_what_came_before_a_playout_is_noted_over_it);
  RUN_TEST(test_own_eyes_have_no_strength_and_all_other_moves_have_some);
  return UNITY_END();
}
