// SPDX-License-Identifier: MIT
//
// The prover in depth: what it says is true of every position of small boards, of late positions of
// Connect Four and of games drawn by lot, against values that were found without it; more depth is
// never less tight; and with depth enough for the rest of the game the value itself comes out.
#include "frugal/prover.hpp"

#include <unity.h>

#include <cstdint>

#include "frugal/games/connect/connect.hpp"
#include "support/dice.hpp"
#include "support/exact.hpp"
#include "support/positions.hpp"
#include "support/searches.hpp"

namespace {

using frugal::Bounds;
using frugal::Connect;
using frugal::Prover;
using frugal::Random;
using independent::Board;

/// To growing depths; the last bounds.
template <class G, class SomeProver>
std::uint32_t check_depths(SomeProver& prover, const typename G::Position& position, int value,
                           int depths, const char* what) {
  using B = Bounds<G::kTop>;
  std::uint32_t before = B::kUnknown;
  for (int depth = 0; depth <= depths; ++depth) {
    const std::uint32_t bounds = prover.prove(position, depth);
    check_bounds<G>(bounds, value, what);
    TEST_ASSERT_TRUE_MESSAGE(B::pess(bounds) >= B::pess(before), what);
    TEST_ASSERT_TRUE_MESSAGE(B::opti(bounds) <= B::opti(before), what);
    before = bounds;
  }
  return before;
}

template <class G>
void check_small_board(const char* what) {
  independent::Values values;
  Prover<G, 10> prover;
  int solved[7] = {};
  int count = 0;
  independent::for_each_position<G>([&](const auto& position, const Board& board) {
    if (board.is_over() || ++count % 3 != 0) return;
    check_depths<G>(prover, position, values.value(board), 4, what);
    for (int depth = 0; depth < 7; depth += 2) {
      solved[depth] += Bounds<2>::is_solved(prover.prove(position, depth)) ? 1 : 0;
    }
  });
  for (int depth = 0; depth < 6; depth += 2) {
    TEST_ASSERT_TRUE_MESSAGE(solved[depth + 2] > solved[depth], what);
  }
}

void test_bounds_are_true_on_small_boards() {
  check_small_board<Connect<4, 4, 4>>("4x4 line 4");
  check_small_board<Connect<4, 4, 3>>("4x4 line 3");
  check_small_board<Connect<5, 3, 3>>("5x3 line 3");
}

template <int kW, int kH>
void check_late_positions(int positions, int from_plies, const char* what) {
  using G = Connect<kW, kH, 4>;
  independent::LateSolver<kW, kH> solver;
  Prover<G, 16> prover;
  Random random(5);
  for (int i = 0; i < positions; ++i) {
    const auto both = random_position<G>(random, from_plies + random.below(10));
    check_depths<G>(prover, both.position, solver.value(both.board), 6, what);
  }
}

void test_bounds_are_true_of_late_positions() {
  check_late_positions<6, 5>(150, 14, "6x5");
  check_late_positions<7, 6>(150, 24, "7x6");
}

template <int kTop>
void check_dice(const char* what) {
  using G = Dice<kTop, 4, 6>;
  Prover<G, 7> prover;
  for (std::uint32_t game = 0; game < 256; ++game) {
    const typename G::Position position(game);
    const int score = exact_score<G>(position);
    const int value = position.mover() == frugal::Mover::kMax ? score : kTop - score;
    const std::uint32_t bounds = check_depths<G>(prover, position, value, 6, what);
    TEST_ASSERT_EQUAL_INT_MESSAGE(value, Bounds<kTop>::pess(bounds), what);
    TEST_ASSERT_EQUAL_INT_MESSAGE(value, Bounds<kTop>::opti(bounds), what);
  }
}

void test_games_drawn_by_lot_are_solved_by_a_look_to_their_end() {
  check_dice<1>("1 point");
  check_dice<2>("2 points");
  check_dice<5>("5 points");
  check_dice<15>("15 points");
}

void test_a_chain_of_forced_replies_ends_where_the_frames_do() {
  Random random(8);
  Prover<Connect<7, 6, 4>, 3> shallow;
  Prover<Connect<7, 6, 4>, 40> deep;
  int differences = 0;
  for (int i = 0; i < 300; ++i) {
    const auto position = random_position<Connect<7, 6, 4>>(random, 20 + random.below(16)).position;
    const std::uint32_t near = shallow.prove(position, 2);
    const std::uint32_t far = deep.prove(position, 2);
    TEST_ASSERT_EQUAL_HEX32(far, near | far);  // all that the shallow one knows
    differences += near != far ? 1 : 0;
  }
  TEST_ASSERT_TRUE(differences > 3);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_bounds_are_true_on_small_boards);
  RUN_TEST(test_bounds_are_true_of_late_positions);
  RUN_TEST(test_games_drawn_by_lot_are_solved_by_a_look_to_their_end);
  RUN_TEST(test_a_chain_of_forced_replies_ends_where_the_frames_do);
  return UNITY_END();
}
