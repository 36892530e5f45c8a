// SPDX-License-Identifier: MIT
//
// Peg solitaire: its jumps, its best ends as known and as found by playing all games, and a search
// that has no opponent: what it proves is true, and it finds the way to the best end.
#include "frugal/games/pegs/pegs.hpp"

#include <unity.h>

#include <bit>
#include <cstddef>
#include <cstdint>

#include "frugal/random.hpp"
#include "support/dice.hpp"
#include "support/puzzle.hpp"

namespace {

using frugal::Pegs;
using frugal::Random;
using Small = Pegs<4>;

static_assert(frugal::Game<Pegs<3>> && frugal::Game<Small> && frugal::Game<Pegs<5>>);
static_assert(frugal::KnowsWhatFollows<Small>);

alignas(4) std::byte pool[1500];

void test_a_jump_takes_off_one_peg() {
  Random random(3);
  for (int i = 0; i < 40; ++i) {
    Small::Position position(random.below(Small::kHoles));
    while (!position.is_over()) {
      const Small::Position before = position;
      const int jump = random.below(Small::kMoves);
      if (!position.is_legal(jump)) continue;
      position.play(jump);
      TEST_ASSERT_EQUAL_INT(before.pegs() - 1, position.pegs());
      TEST_ASSERT_EQUAL_INT(3, std::popcount(before.key().bits ^ position.key().bits));
      TEST_ASSERT_TRUE(Small::can_follow(before.key().bits, position.key().bits));
      TEST_ASSERT_FALSE(Small::can_follow(position.key().bits, before.key().bits));
    }
    TEST_ASSERT_EQUAL_INT(position.pegs() > 7 ? 0 : 8 - position.pegs(), position.score());
  }
}

void test_every_jump_lands_in_one_hole() {
  int jumps = 0;
  for (int empty = 0; empty < Small::kHoles; ++empty) {
    const Small::Position position(empty);
    for (int jump = 0; jump < Small::kMoves; ++jump) jumps += position.is_legal(jump) ? 1 : 0;
  }
  TEST_ASSERT_EQUAL_INT(Small::kMoves, jumps);
}

/// From the holes of the edge that are no corners one peg can be left, from the others not.
bool is_good_start(int hole) { return hole != 0 && hole != 4 && hole != 6 && hole != 9; }

void test_nothing_jumps_into_the_centre_of_four_rows() {
  TEST_ASSERT_TRUE(Small::Position(4).is_over());
  TEST_ASSERT_EQUAL_INT(0, Small::Position(4).score());
}

void test_four_rows_come_down_to_one_peg_from_the_edge_only() {
  for (int hole = 0; hole < Small::kHoles; ++hole) {
    const int best = exact_score<Small>(Small::Position(hole));
    TEST_ASSERT_EQUAL_INT(is_good_start(hole), best == Small::kTop);
  }
}

template <frugal::Settings kSettings>
void check_both_starts(const char* what) {
  for (const int hole : {0, 1}) {
    check_puzzle<Small, kSettings>(pool, Small::Position(hole), 2000, exact_score<Small>, what);
  }
}

void test_a_search_proves_how_few_pegs_can_be_left_and_leaves_them() {
  for_each_solver(
      []<frugal::Settings kSettings>(const char* what) { check_both_starts<kSettings>(what); });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_jump_takes_off_one_peg);
  RUN_TEST(test_every_jump_lands_in_one_hole);
  RUN_TEST(test_nothing_jumps_into_the_centre_of_four_rows);
  RUN_TEST(test_four_rows_come_down_to_one_peg_from_the_edge_only);
  RUN_TEST(test_a_search_proves_how_few_pegs_can_be_left_and_leaves_them);
  return UNITY_END();
}
