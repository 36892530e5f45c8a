// SPDX-License-Identifier: MIT
//
// The game of timing: what its moves are worth, and what they look like if played later, by playing
// all games; and which rules find the good one.
#include "frugal/games/timing.hpp"

#include <unity.h>

#include <cstddef>
#include <cstdint>

#include "dice.hpp"
#include "frugal/choice.hpp"
#include "frugal/consistency.hpp"
#include "frugal/playout.hpp"
#include "frugal/rule.hpp"
#include "frugal/search.hpp"
#include "searches.hpp"

namespace {

using frugal::Mover;
using frugal::Timing;

static_assert(frugal::Game<Timing>);

Timing::Position after(int first) {
  Timing::Position position;
  position.play(first);
  return position;
}

void test_striking_wins_and_waiting_loses() {
  TEST_ASSERT_EQUAL_INT(1, exact_score<Timing>(after(Timing::kStrike)));
  TEST_ASSERT_EQUAL_INT(0, exact_score<Timing>(after(Timing::kWait)));
}

/// Games from here, those that Max wins, and how many of each hold a strike of his.
struct Count {
  int games = 0;
  int won = 0;
  int struck = 0;
  int struck_and_won = 0;
};

void count_games(const Timing::Position& position, bool struck, int plies, Count& count) {
  TEST_ASSERT_TRUE(plies <= Timing::kMaxPlies);
  if (position.is_over()) {
    ++count.games;
    count.won += position.score();
    count.struck += struck ? 1 : 0;
    count.struck_and_won += struck ? position.score() : 0;
    return;
  }
  for (int move = 0; move < Timing::kMoves; ++move) {
    Timing::Position next = position;
    next.play(move);
    const bool strikes = position.mover() == Mover::kMax && move == Timing::kStrike;
    count_games(next, struck || strikes, plies + 1, count);
  }
}

void test_a_late_strike_always_loses_and_waiting_does_not() {
  Count waited;
  count_games(after(Timing::kWait), false, 1, waited);
  TEST_ASSERT_EQUAL_INT(3, waited.games);
  TEST_ASSERT_EQUAL_INT(1, waited.won);
  TEST_ASSERT_EQUAL_INT(1, waited.struck);
  TEST_ASSERT_EQUAL_INT(0, waited.struck_and_won);
  Count struck;
  count_games(after(Timing::kStrike), true, 1, struck);
  TEST_ASSERT_EQUAL_INT(2, struck.games);
  TEST_ASSERT_EQUAL_INT(2, struck.struck_and_won);
}

void test_no_two_positions_share_a_key() {
  const Timing::Position start;
  Timing::Position erred = after(Timing::kWait);
  erred.play(Timing::kErr);
  std::uint32_t keys = 0;
  for (const auto& position : {start, after(Timing::kWait), after(Timing::kStrike), erred}) {
    TEST_ASSERT_TRUE(position.key().bits < 1u << Timing::kKeyBits);
    keys |= 1u << position.key().bits;
  }
  TEST_ASSERT_EQUAL_HEX32(15u, keys);
}

template <class Rule>
void check_first_move(int expected) {
  alignas(4) static std::byte pool[400];
  for (const std::uint32_t seed : {1u, 2u, 3u}) {
    frugal::Search<Timing, Rule, frugal::Uniform, kNoSolver> search(pool, seed);
    search.run(3000);
    TEST_ASSERT_EQUAL_INT(expected, frugal::best_move(search));
  }
}

void test_who_never_tries_the_good_move_waits_unless_made_consistent() {
  check_first_move<frugal::UctWithUrgency<60, 0>>(Timing::kWait);
  check_first_move<frugal::Consistent<frugal::UctWithUrgency<60, 0>>>(Timing::kStrike);
  check_first_move<frugal::Uct<50>>(Timing::kStrike);
  check_first_move<frugal::Mean<8>>(Timing::kStrike);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_striking_wins_and_waiting_loses);
  RUN_TEST(test_a_late_strike_always_loses_and_waiting_does_not);
  RUN_TEST(test_no_two_positions_share_a_key);
  RUN_TEST(test_who_never_tries_the_good_move_waits_unless_made_consistent);
  return UNITY_END();
}
