// SPDX-License-Identifier: MIT
//
// All-moves-as-first statistics: they count what was played after a position, for either player,
// also in a playout and in a mirror image; a few tables go to the positions that are visited most;
// the others see the nearest one above them.
#include "frugal/amaf.hpp"

#include <unity.h>

#include <bit>
#include <cstdint>

#include "frugal/games/connect/connect.hpp"
#include "frugal/games/trap/trap.hpp"
#include "frugal/playout.hpp"
#include "frugal/pool.hpp"
#include "support/positions.hpp"

namespace {

using frugal::Amaf;
using frugal::Connect;
using frugal::EdgeStatistics;
using frugal::Mover;
using frugal::Random;
using frugal::Record;
using frugal::Telling;
using Connect4 = Connect<7, 6, 4>;
using Position = Connect4::Position;

static_assert(frugal::HasActions<Connect4> && frugal::HasActions<Connect<9, 6, 4>>);
static_assert(!frugal::HasActions<frugal::Trap<3>>);
static_assert(sizeof(Amaf<Connect4, 8>) < 3200, "what the header says");

/// A record of this position that was visited so often.
Record<Connect4> record_of(const Position& position, int visits) {
  Record<Connect4> record;
  record.start(position.key().bits);
  for (int i = 1; i < visits; ++i) record.add(0, 0);
  return record;
}

/// Goes through a position.
template <class Tables>
void pass(Tables& amaf, const char* columns, int visits) {
  const Position position = from<Connect4>(columns);
  amaf.pass(position, record_of(position, visits), position.key().mirrored);
}

/// What is known of a column (from 1) in a position.
template <class Tables>
EdgeStatistics of(const Tables& amaf, const char* columns, int column) {
  return amaf.of(from<Connect4>(columns), column - 1);
}

void check(const EdgeStatistics& statistics, std::uint32_t visits, std::uint32_t sum) {
  TEST_ASSERT_EQUAL_UINT32(visits, statistics.visits);
  TEST_ASSERT_EQUAL_UINT32(sum, statistics.sum);
}

void test_actions_are_numbers_without_gaps_and_mirror() {
  std::uint64_t seen = 0;
  for (int cell = 0; cell < 64; ++cell) {
    if ((Connect4::Shape::kBoard >> cell & 1) == 0) continue;
    const int action = Connect4::action_of(cell, false);
    TEST_ASSERT_TRUE(action >= 0 && action < Connect4::kActions);
    seen |= std::uint64_t{1} << action;
    const int mirrored = (6 - cell / 8) * 8 + cell % 8;
    TEST_ASSERT_EQUAL_INT(action, Connect4::action_of(mirrored, true));
  }
  TEST_ASSERT_EQUAL_INT(Connect4::kActions, std::popcount(seen));
}

void test_a_simulation_counts_for_every_action_after_the_position_and_for_its_player() {
  Amaf<Connect4, 2> amaf;
  amaf.begin();
  pass(amaf, "", 1);
  amaf.learn(from<Connect4>("4455"), 2);  // Max has won
  check(of(amaf, "", 4), 1, 2);
  check(of(amaf, "", 5), 1, 2);
  check(of(amaf, "", 3), 0, 0);
  check(of(amaf, "4", 4), 1, 0);  // Min's disc upon it, in a lost game
  check(of(amaf, "4", 5), 0, 0);  // that cell was Max's
  amaf.begin();
  pass(amaf, "", 2);
  amaf.learn(from<Connect4>("45"), 1);
  check(of(amaf, "", 4), 2, 3);
  check(of(amaf, "4", 5), 1, 1);
}

void test_what_was_played_before_the_position_does_not_count() {
  Amaf<Connect4, 2> amaf;
  amaf.begin();
  pass(amaf, "44", 1);
  amaf.learn(from<Connect4>("445"), 2);
  check(of(amaf, "44", 5), 1, 2);
  check(of(amaf, "", 4), 0, 0);
}

void test_a_mirror_image_shares_the_table() {
  Amaf<Connect4, 2> amaf;
  amaf.begin();
  pass(amaf, "12", 1);
  amaf.learn(from<Connect4>("123"), 2);
  amaf.begin();
  pass(amaf, "76", 2);
  check(of(amaf, "76", 5), 1, 2);
  amaf.learn(from<Connect4>("765"), 0);
  check(of(amaf, "76", 5), 2, 2);
  amaf.begin();
  pass(amaf, "12", 3);
  check(of(amaf, "12", 3), 2, 2);
}

template <class Tables>
void simulate(Tables& amaf, int times, const char* below, int visits, const char* end, int score) {
  for (int i = 0; i < times; ++i) {
    amaf.begin();
    pass(amaf, "", 1000 + i);
    pass(amaf, below, visits + i);
    amaf.learn(from<Connect4>(end), score);
  }
}

void test_the_table_above_serves_for_a_young_one() {
  Amaf<Connect4, 4, 10> amaf;
  simulate(amaf, 3, "4", 100, "433", 2);
  simulate(amaf, 9, "5", 200, "533", 0);
  amaf.begin();
  pass(amaf, "", 2000);
  pass(amaf, "5", 209);
  check(of(amaf, "5", 3), 12, 18);  // the root's twelve, not the nine below it
  amaf.learn(from<Connect4>("533"), 0);
  amaf.begin();
  pass(amaf, "", 2001);
  pass(amaf, "5", 210);
  check(of(amaf, "5", 3), 10, 20);  // its own ten
  pass(amaf, "53", 1);
  check(of(amaf, "53", 3), 10, 0);  // and for those below it
}

void test_a_table_goes_to_a_position_visited_twice_as_often_and_never_leaves_the_path() {
  Amaf<Connect4, 2, 1> amaf;
  simulate(amaf, 1, "4", 100, "433", 2);  // the root's, and that of 4
  simulate(amaf, 1, "5", 200, "533", 0);  // not more than twice as often
  simulate(amaf, 1, "4", 101, "433", 2);
  amaf.begin();
  pass(amaf, "", 2000);
  pass(amaf, "4", 102);
  check(of(amaf, "4", 3), 2, 0);
  simulate(amaf, 1, "5", 205, "533", 0);  // takes over, and knows nothing of the time before
  amaf.begin();
  pass(amaf, "", 2000);
  pass(amaf, "5", 206);
  check(of(amaf, "5", 3), 1, 2);
  pass(amaf, "53", 30000);  // all tables are on the path
  check(of(amaf, "53", 3), 1, 0);
}

void test_tables_of_positions_that_are_gone_are_freed() {
  Amaf<Connect4, 2, 1> amaf;
  simulate(amaf, 5, "4", 100, "433", 2);
  amaf.keep_if([](std::uint64_t key) { return key == Position{}.key().bits; });
  amaf.begin();
  pass(amaf, "", 2000);
  check(of(amaf, "4", 3), 5, 0);
  pass(amaf, "4", 1);
  amaf.learn(from<Connect4>("43"), 2);
  amaf.begin();
  pass(amaf, "", 2001);
  pass(amaf, "4", 2);
  check(of(amaf, "4", 3), 1, 0);
}

void test_full_tables_are_halved() {
  Amaf<Connect4, 1> amaf;
  for (std::uint32_t i = 0; i < Record<Connect4>::kVisitLimit + 10; ++i) {
    amaf.begin();
    pass(amaf, "", 1);
    amaf.learn(from<Connect4>("4"), 2);
  }
  const EdgeStatistics statistics = of(amaf, "", 4);
  TEST_ASSERT_UINT32_WITHIN(2, Record<Connect4>::kVisitLimit / 2 + 10, statistics.visits);
  TEST_ASSERT_EQUAL_UINT32(2 * statistics.visits, statistics.sum);
}

/// After a playout the position tells a game that goes on from where it began: a disc each in turn,
/// no cell twice, no gap below a disc.
template <class G, class Playout>
void check_told(const char* what) {
  Random random(8);
  Random same(8);
  for (int i = 0; i < 200; ++i) {
    typename G::Position position;
    for (int ply = 0; ply < i % 9 && !position.is_over(); ++ply) {
      position.play(random_move<G>(position, random));
    }
    if (position.is_over()) continue;
    same = random;
    auto untold = position;
    const std::uint64_t before[2] = {position.actions(Mover::kMax), position.actions(Mover::kMin)};
    const int score = Playout::template play<Telling<G>>(position, random);
    TEST_ASSERT_EQUAL_INT_MESSAGE(Playout::template play<G>(untold, same), score, what);
    const std::uint64_t max = position.actions(Mover::kMax);
    const std::uint64_t min = position.actions(Mover::kMin);
    TEST_ASSERT_TRUE_MESSAGE((before[0] & ~max) == 0 && (before[1] & ~min) == 0, what);
    TEST_ASSERT_TRUE_MESSAGE((max & min) == 0 && ((max | min) & ~G::Shape::kBoard) == 0, what);
    TEST_ASSERT_INT_WITHIN_MESSAGE(1, std::popcount(min), std::popcount(max), what);
    const std::uint64_t below = (max | min) >> 1 & G::Shape::kBoard;
    TEST_ASSERT_TRUE_MESSAGE((below & ~(max | min)) == 0, what);
  }
}

void test_playouts_tell_what_was_played_and_are_the_same() {
  check_told<Connect4, frugal::Uniform>("uniform");
  check_told<Connect4, frugal::Decisive>("decisive");
  check_told<Connect4, frugal::Informed>("informed");
  check_told<Connect<9, 5, 4>, frugal::Informed>("informed, wide");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_actions_are_numbers_without_gaps_and_mirror);
  RUN_TEST(test_a_simulation_counts_for_every_action_after_the_position_and_for_its_player);
  RUN_TEST(test_what_was_played_before_the_position_does_not_count);
  RUN_TEST(test_a_mirror_image_shares_the_table);
  RUN_TEST(test_the_table_above_serves_for_a_young_one);
  RUN_TEST(test_a_table_goes_to_a_position_visited_twice_as_often_and_never_leaves_the_path);
  RUN_TEST(test_tables_of_positions_that_are_gone_are_freed);
  RUN_TEST(test_full_tables_are_halved);
  RUN_TEST(test_playouts_tell_what_was_played_and_are_the_same);
  return UNITY_END();
}
