// SPDX-License-Identifier: MIT
//
// The game of timing: what its moves are worth, and what they look like if played later, by playing
// all games; and which rules find the good one.
#include "frugal/games/timing/timing.hpp"

#include <unity.h>

#include <cstddef>
#include <cstdint>

#include "frugal/choice.hpp"
#include "frugal/consistency.hpp"
#include "frugal/playout.hpp"
#include "frugal/rule.hpp"
#include "frugal/rules/distrust.hpp"
#include "frugal/rules/rave.hpp"
#include "frugal/search.hpp"
#include "support/dice.hpp"
#include "support/searches.hpp"

namespace {

using frugal::Consistent;
using frugal::Distrust;
using frugal::Mean;
using frugal::Mover;
using frugal::Rave;
using frugal::Uct;
using frugal::UctWithUrgency;
using Timing = frugal::Timing<>;
/// In which RAVE knows soon that a strike loses.
using LongTiming = frugal::Timing<3>;

static_assert(frugal::Game<Timing> && frugal::Game<LongTiming>);
static_assert(frugal::HasActions<LongTiming> && frugal::HasStrengths<LongTiming>);

template <class G = Timing>
typename G::Position after(int first) {
  typename G::Position position;
  position.play(first);
  return position;
}

void test_striking_wins_and_waiting_loses() {
  TEST_ASSERT_EQUAL_INT(1, exact_score<Timing>(after(Timing::kStrike)));
  TEST_ASSERT_EQUAL_INT(0, exact_score<Timing>(after(Timing::kWait)));
  for (int move = 0; move < LongTiming::kMoves; ++move) {
    const int value = move == LongTiming::kStrike ? 1 : 0;
    TEST_ASSERT_EQUAL_INT(value, exact_score<LongTiming>(after<LongTiming>(move)));
  }
}

void test_a_position_tells_which_player_has_struck() {
  LongTiming::Position position = after<LongTiming>(1);
  TEST_ASSERT_EQUAL_HEX64(2, position.actions(Mover::kMax));
  TEST_ASSERT_EQUAL_HEX64(0, position.actions(Mover::kMin));
  position.play(2);
  TEST_ASSERT_EQUAL_HEX64(4, position.actions(Mover::kMin));
  TEST_ASSERT_EQUAL_INT(LongTiming::kStrike, position.action(1));
  position.play(1);
  TEST_ASSERT_EQUAL_HEX64(10, position.actions(Mover::kMax));
}

/// Games from here, those that Max wins, and how many of each hold a strike by Max.
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
void check_first_move(bool strikes) {
  alignas(4) static std::byte pool[400];
  for (const std::uint32_t seed : {1u, 2u, 3u}) {
    frugal::Search<Timing, Rule, frugal::Uniform, kNoSolver> search(pool, seed);
    search.run(3000);
    TEST_ASSERT_EQUAL_INT(strikes, frugal::best_move(search) == Timing::kStrike);
  }
}

void test_a_rule_that_never_tries_the_good_move_waits_unless_made_consistent() {
  check_first_move<UctWithUrgency<60, 0>>(false);
  check_first_move<Consistent<UctWithUrgency<60, 0>>>(true);
  check_first_move<Uct<50>>(true);
  check_first_move<Mean<8>>(true);
}

/// Of eight searches, how many strike.
template <class Rule>
int strikes() {
  alignas(4) static std::byte pool[400];
  int count = 0;
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    frugal::Search<LongTiming, Rule, frugal::Uniform, kNoSolver> search(pool, seed);
    search.run(3000);
    count += frugal::best_move(search) == LongTiming::kStrike ? 1 : 0;
  }
  return count;
}

/// Wanders every other time.
template <class Rule>
using Careful = Consistent<Rule, 30, 2>;

void test_rave_waits_unless_its_values_are_at_least_something_or_it_is_made_consistent() {
  TEST_ASSERT_EQUAL_INT(0, strikes<Rave<50>>());
  TEST_ASSERT_EQUAL_INT(8, (strikes<Rave<50, 10>>()));
  TEST_ASSERT_EQUAL_INT(8, strikes<Careful<Rave<50>>>());
}

void test_a_rule_that_distrusts_the_good_move_waits_unless_made_consistent() {
  TEST_ASSERT_EQUAL_INT(0, strikes<Distrust<Mean<8>>>());
  TEST_ASSERT_EQUAL_INT(8, strikes<Careful<Distrust<Mean<8>>>>());
  TEST_ASSERT_EQUAL_INT(8, strikes<Mean<8>>());
}

/// With one good move of four Min stays below the threshold for ever, and Max waits.
void test_a_rule_that_wanders_every_time_may_wander_for_ever() {
  TEST_ASSERT_TRUE(strikes<Consistent<Mean<8>>>() < 8);
  TEST_ASSERT_EQUAL_INT(8, strikes<Careful<Mean<8>>>());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_striking_wins_and_waiting_loses);
  RUN_TEST(test_a_position_tells_which_player_has_struck);
  RUN_TEST(test_a_late_strike_always_loses_and_waiting_does_not);
  RUN_TEST(test_no_two_positions_share_a_key);
  RUN_TEST(test_a_rule_that_never_tries_the_good_move_waits_unless_made_consistent);
  RUN_TEST(test_rave_waits_unless_its_values_are_at_least_something_or_it_is_made_consistent);
  RUN_TEST(test_a_rule_that_distrusts_the_good_move_waits_unless_made_consistent);
  RUN_TEST(test_a_rule_that_wanders_every_time_may_wander_for_ever);
  return UNITY_END();
}
