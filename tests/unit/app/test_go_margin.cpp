// SPDX-License-Identifier: MIT
//
// Playing for points where a game is decided: which komis are tried, and that points are played
// for.
#include "app/go/margin.hpp"

#include <unity.h>

#include <array>
#include <cstddef>

#include "app/go/thinker.hpp"
#include "support/go_positions.hpp"

namespace {

using frugal::Go;
using frugal::Mover;
using frugal::app::go::Margin;
using frugal::app::go::Session;
using frugal::app::go::Task;
using frugal::app::go::Thinker;
using Go5 = Go<5>;

alignas(8) std::array<std::byte, 4096> pool;

void test_a_leader_is_given_a_harder_komi_in_halves() {
  Margin margin;
  margin.start(10);
  TEST_ASSERT_EQUAL_INT(10, margin.more_komi_halves());
  for (const int expected : {26, 34, 38, 40}) {
    TEST_ASSERT_TRUE(margin.goes_on(Mover::kMax, 1000));
    TEST_ASSERT_EQUAL_INT(expected, margin.more_komi_halves());
  }
  TEST_ASSERT_FALSE(margin.goes_on(Mover::kMax, 1000));
}

void test_a_side_that_loses_by_a_komi_is_given_an_easier_one() {
  Margin margin;
  margin.start(0);
  TEST_ASSERT_TRUE(margin.goes_on(Mover::kMax, 20));
  TEST_ASSERT_EQUAL_INT(-16, margin.more_komi_halves());
  TEST_ASSERT_TRUE(margin.goes_on(Mover::kMax, 900));
  TEST_ASSERT_EQUAL_INT(-8, margin.more_komi_halves());
  margin.start(0);
  TEST_ASSERT_TRUE(margin.goes_on(Mover::kMin, 20));
  TEST_ASSERT_EQUAL_INT(16, margin.more_komi_halves());
}

void test_an_even_game_ends_the_search_for_a_komi() {
  Margin margin;
  margin.start(0);
  TEST_ASSERT_TRUE(margin.is_nearest(900));
  TEST_ASSERT_TRUE(margin.goes_on(Mover::kMax, 900));
  TEST_ASSERT_FALSE(margin.is_nearest(50));
  TEST_ASSERT_TRUE(margin.is_nearest(500));
  TEST_ASSERT_FALSE(margin.goes_on(Mover::kMax, 500));
}

/// Plays the moves of a game, then asks for one.
int move_after(const char* moves, int komi_halves) {
  static Session<Go5> session;
  session.clear();
  session.set_komi(komi_halves);
  Go5::Position position;
  for (const char* move = moves; *move != '\0';) {
    TEST_ASSERT_TRUE_MESSAGE(session.play(position.mover(), at<Go5>(move)), move);
    position.play(at<Go5>(move));
    while (*move != '\0' && *move != ' ') ++move;
    while (*move == ' ') ++move;
  }
  static Thinker<Go5> thinker(pool);
  thinker.forget();
  thinker.start(session, position.mover(), Task::kTestMove, 600);
  while (!thinker.is_done()) thinker.think(50);
  return thinker.move();
}

/// Black has A to C but for the last point of the wall, which is worth the same whatever the komi.
void test_the_last_point_is_played_whichever_side_wins() {
  constexpr const char* kWalls = "C1 D1 C2 D2 C3 D3 C4 D4";
  for (const int komi_halves : {-39, 3, 39}) {
    const int move = move_after(kWalls, komi_halves);
    TEST_ASSERT_TRUE(move == at<Go5>("C5") || move == at<Go5>("D5"));
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_leader_is_given_a_harder_komi_in_halves);
  RUN_TEST(test_a_side_that_loses_by_a_komi_is_given_an_easier_one);
  RUN_TEST(test_an_even_game_ends_the_search_for_a_komi);
  RUN_TEST(test_the_last_point_is_played_whichever_side_wins);
  return UNITY_END();
}
