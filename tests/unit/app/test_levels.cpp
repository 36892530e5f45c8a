// SPDX-License-Identifier: MIT
//
// Levels: the chance of a move falls by half with every temperature that it lacks; at temperature 0
// the best move is played, and every move is legal.
#include "app/connect/levels.hpp"

#include <unity.h>

#include <cstddef>
#include <cstdint>

#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/random.hpp"
#include "support/positions.hpp"

namespace {

using Game = frugal::Connect<7, 6, 4>;
using Search = frugal::Player<Game>;
using frugal::app::connect::Choosing;
using frugal::app::connect::Level;

alignas(4) std::byte pool[2000];

Search& searched(const char* columns, std::uint32_t simulations) {
  static Search search(pool);
  search.clear();
  search.set_seed(5);
  search.set_root(from<Game>(columns));
  search.run(simulations);
  return search;
}

void test_half_powers_fall_by_half_every_eight_eighths() {
  const std::uint32_t first[] = {4096, 3756, 3444, 3158, 2896, 2656, 2435, 2233};
  for (std::uint32_t eighths = 0; eighths < 96; ++eighths) {
    TEST_ASSERT_EQUAL_UINT32(first[eighths % 8] >> eighths / 8,
                             frugal::app::connect::half_power_q12(eighths));
  }
  TEST_ASSERT_EQUAL_UINT32(0, frugal::app::connect::half_power_q12(96));
}

void test_without_temperature_the_best_move_is_played() {
  frugal::Random random(1);
  for (const char* columns : {"", "4455", "44352657", "1122"}) {
    const Search& search = searched(columns, 300);
    const int expected = frugal::best_move<frugal::app::connect::kGlance>(search);
    for (int i = 0; i < 20; ++i) {
      TEST_ASSERT_EQUAL_INT(expected, Choosing<Search>(search).choose({300, 0}, random));
    }
  }
}

void test_a_hotter_choice_strays_more() {
  const Search& search = searched("44", 500);
  const int best = frugal::best_move(search);
  int strayed[3] = {};
  const std::uint32_t temperatures[] = {200, 3000, 30000};
  for (int i = 0; i < 3; ++i) {
    frugal::Random random(7);
    for (int j = 0; j < 1000; ++j) {
      const int move = Choosing<Search>(search).choose({500, temperatures[i]}, random);
      TEST_ASSERT_TRUE(search.root().is_legal(move));
      strayed[i] += move != best ? 1 : 0;
    }
  }
  TEST_ASSERT_TRUE(strayed[0] < 400);
  TEST_ASSERT_TRUE(strayed[0] < strayed[1] && strayed[1] < strayed[2]);
  TEST_ASSERT_TRUE(strayed[2] > 600);
}

void test_a_lost_move_has_its_share_and_no_more() {
  // One column blocks; all others lose. With a temperature of a whole win the chance is a half
  // each.
  const Search& search = searched("112233", 400);
  frugal::Random random(3);
  int wins = 0;
  for (int i = 0; i < 2000; ++i) {
    wins += Choosing<Search>(search).choose({400, 65535}, random) == 3 ? 1 : 0;
  }
  // Column 4 wins (2 points), of the other six none is worth more.
  TEST_ASSERT_TRUE(wins > 2000 / 7 && wins < 2000 * 2 / 3);
}

void test_the_move_is_legal_before_the_first_simulation_and_with_full_columns() {
  frugal::Random random(9);
  for (const char* columns : {"", "111111", "1111112222227777774"}) {
    const Search& search = searched(columns, 0);
    for (int i = 0; i < 300; ++i) {
      TEST_ASSERT_TRUE(
          search.root().is_legal(Choosing<Search>(search).choose({20, 24000}, random)));
    }
  }
}

void test_numbers_outside_are_the_nearest_level() {
  using frugal::app::connect::level_of;
  TEST_ASSERT_EQUAL_PTR(&level_of<Game>(1), &level_of<Game>(0));
  TEST_ASSERT_EQUAL_PTR(&level_of<Game>(6), &level_of<Game>(200));
  TEST_ASSERT_EQUAL_UINT32(0, level_of<Game>(6).temperature_q15);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_half_powers_fall_by_half_every_eight_eighths);
  RUN_TEST(test_without_temperature_the_best_move_is_played);
  RUN_TEST(test_a_hotter_choice_strays_more);
  RUN_TEST(test_a_lost_move_has_its_share_and_no_more);
  RUN_TEST(test_the_move_is_legal_before_the_first_simulation_and_with_full_columns);
  RUN_TEST(test_numbers_outside_are_the_nearest_level);
  return UNITY_END();
}
