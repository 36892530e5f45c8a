// SPDX-License-Identifier: MIT
//
// The rules of the papers in rules/, on every machine: each finds a block and a double threat by
// its statistics alone, without bounds; each does what its text says of it; each can be made
// consistent. test_host_rules.cpp has the doubles.
#include <unity.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "frugal/candidates.hpp"
#include "frugal/choice.hpp"
#include "frugal/consistency.hpp"
#include "frugal/games/connect.hpp"
#include "frugal/playout.hpp"
#include "frugal/rules/epsilon_greedy.hpp"
#include "frugal/rules/intervals.hpp"
#include "frugal/rules/objective.hpp"
#include "frugal/rules/rave.hpp"
#include "frugal/search.hpp"
#include "positions.hpp"
#include "searches.hpp"

namespace {

using frugal::best_move;
using frugal::Candidate;
using frugal::CandidateMoves;
using frugal::Connect;
using frugal::Consistent;
using frugal::EpsilonGreedy;
using frugal::Intervals;
using frugal::NodeStatistics;
using frugal::Objective;
using frugal::Random;
using frugal::Rave;
using frugal::Search;
using frugal::Uniform;
using Connect4 = Connect<7, 6, 4>;

alignas(4) std::byte pool[2000];

/// How many of eight searches, without bounds or facts, choose one of these columns.
template <class Rule>
int found(const char* columns, int either, int other) {
  int count = 0;
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    Search<Connect4, Rule, Uniform, kNoSolver> search(pool, seed);
    search.set_root(from<Connect4>(columns));
    search.run(700);
    const int column = 1 + best_move(search);
    count += column == either || column == other ? 1 : 0;
  }
  return count;
}

/// Whatever happens to its bytes, a search with this rule plays legal moves.
template <class Rule, class Playout = Uniform>
void check_survives_noise(const char* what) {
  using Search = Search<Strict<Connect4>, Rule, Playout>;
  Search search(pool, 3);
  Noise noise(pool, 4);
  play_game(search, 40, noise, what);
}

/// Three in a row must be blocked; of two in a row an open three can be made, on either side. Where
/// a position loses, a consistent rule does not look for the best move, so it is not asked to
/// block.
template <class Rule>
void check_rule(const char* what, int least_blocks = 8) {
  TEST_ASSERT_TRUE_MESSAGE(found<Rule>("11223", 4, 4) >= least_blocks, what);
  TEST_ASSERT_TRUE_MESSAGE(found<Rule>("3344", 2, 5) >= 6, what);
  TEST_ASSERT_TRUE_MESSAGE(found<Consistent<Rule>>("3344", 2, 5) >= 6, what);
  check_survives_noise<Rule>(what);
}

void test_every_rule_finds_a_block_and_a_double_threat() {
  check_rule<EpsilonGreedy<20>>("epsilon-greedy");
  check_rule<Intervals<20>>("intervals");
  check_rule<Objective<>>("objective",
                          5);  // as printed, it forgets a block that lost its first game
  check_rule<Objective<5>>("objective, urgency of at least 0.05");
  check_rule<Rave<50>>("RAVE");
  check_rule<Rave<50, 10>>("RAVE of at least 0.1");
}

/// How often each of these moves is chosen in a thousand.
template <class Rule>
std::array<int, 3> choices(const std::array<Candidate, 3>& moves) {
  std::uint32_t visits = 0;
  for (const Candidate& move : moves) visits += move.visits;
  Random random(5);
  std::array<int, 3> count{};
  for (int i = 0; i < 1000; ++i) ++count[Rule::pick({visits, 2}, moves, random)];
  return count;
}

Candidate tried(std::uint32_t visits, std::uint32_t sum) { return {{visits, sum}}; }

void test_weights_are_chances() {
  Random random(1);
  const std::array<std::uint32_t, 4> weights{0, 3'000'000, 1'000'000, 4'000'000};
  std::array<int, 4> count{};
  for (int i = 0; i < 8000; ++i) {
    ++count[frugal::drawn_by_weight(
        4, [&](int k) { return weights[k]; }, random)];
  }
  TEST_ASSERT_EQUAL_INT(0, count[0]);
  TEST_ASSERT_INT_WITHIN(200, 3000, count[1]);
  TEST_ASSERT_INT_WITHIN(200, 1000, count[2]);
  TEST_ASSERT_INT_WITHIN(200, 4000, count[3]);
}

void test_without_weights_every_chance_is_the_same() {
  Random random(1);
  std::array<int, 3> count{};
  for (int i = 0; i < 3000; ++i)
    ++count[frugal::drawn_by_weight(
        3, [](int) { return 0u; }, random)];
  for (const int one : count) TEST_ASSERT_INT_WITHIN(150, 1000, one);
}

void test_epsilon_greedy_draws_at_random_as_often_as_it_says() {
  Random random(1);
  int strayed = 0;
  for (int i = 0; i < 10000; ++i) strayed += EpsilonGreedy<20>::strays(random) ? 1 : 0;
  TEST_ASSERT_INT_WITHIN(150, 2000, strayed);
  TEST_ASSERT_FALSE(EpsilonGreedy<0>::strays(random));
  TEST_ASSERT_TRUE(EpsilonGreedy<100>::strays(random));
}

void test_intervals_play_the_move_that_is_surely_the_best() {
  const auto count = choices<Intervals<20>>({tried(400, 700), tried(100, 100), tried(100, 40)});
  TEST_ASSERT_EQUAL_INT(1000, count[0]);
}

void test_intervals_play_ten_games_from_each_new_position_first() {
  TEST_ASSERT_EQUAL_INT(1000,
                        choices<Intervals<20>>({tried(10, 20), tried(9, 0), tried(90, 90)})[1]);
}

void test_intervals_drop_the_move_that_is_surely_not_and_draw_the_rest_by_their_means() {
  // Means of 0.8, 0.4 and 0.1 in parts of a win; 0.6 sqrt(ln 125 / n) makes of them 0.96, 0.81,
  // 0.31.
  const auto count = choices<Intervals<60>>({tried(70, 112), tried(10, 8), tried(45, 9)});
  TEST_ASSERT_INT_WITHIN(40, 667, count[0]);
  TEST_ASSERT_INT_WITHIN(40, 333, count[1]);
  TEST_ASSERT_EQUAL_INT(0, count[2]);
}

void test_objective_draws_the_best_move_until_it_has_its_share() {
  // As good as each other, and one has had three times its share: 1/150 : 1/50 : 1/50.
  const auto count = choices<Objective<>>({tried(150, 150), tried(50, 50), tried(50, 50)});
  TEST_ASSERT_INT_WITHIN(50, 143, count[0]);
  TEST_ASSERT_INT_WITHIN(50, 429, count[1]);
}

void test_objective_forgets_what_has_always_lost_unless_urgency_has_a_least_value() {
  TEST_ASSERT_EQUAL_INT(1000, choices<Objective<>>({tried(900, 900), tried(2, 0), tried(1, 0)})[0]);
  const auto count = choices<Objective<1>>({tried(900, 900), tried(9, 0), tried(9, 0)});
  TEST_ASSERT_INT_WITHIN(50, 333, count[0]);
}

/// A move with these all-moves-as-first statistics.
Candidate seen(std::uint32_t visits, std::uint32_t sum, std::uint32_t amaf_visits,
               std::uint32_t amaf_sum) {
  Candidate move{{visits, sum}};
  move.amaf = {amaf_visits, amaf_sum};
  return move;
}

/// Berthier and others: the only good move has lost every game in which it was played later, a bad
/// one always loses when it is tried. Whether the good one is tried in this many simulations.
template <class Rule>
bool tries_the_good_move(int simulations) {
  Candidate bad = seen(0, 0, 100, 20);
  const Candidate good = seen(0, 0, 100, 0);
  for (std::uint32_t n = 1; n <= static_cast<std::uint32_t>(simulations); ++n) {
    const auto prepared = Rule::prepare({n, 2});
    if (Rule::score(prepared, good) > Rule::score(prepared, bad)) return true;
    ++bad.visits;
  }
  return false;
}

void test_rave_never_tries_a_move_whose_value_is_0_unless_it_is_at_least_something() {
  TEST_ASSERT_FALSE((tries_the_good_move<Rave<50>>(30000)));
  TEST_ASSERT_TRUE((tries_the_good_move<Rave<50, 10>>(200)));
}

void test_rave_goes_from_the_transient_value_to_the_mean() {
  using Rule = Rave<64>;
  const auto prepared = Rule::prepare({1000, 2});
  TEST_ASSERT_EQUAL_INT32(2 * frugal::fixed::kOneQ15, Rule::score(prepared, seen(0, 0, 0, 0)));
  TEST_ASSERT_INT_WITHIN(100, 40000, Rule::score(prepared, seen(0, 0, 1000, 1220)));
  TEST_ASSERT_INT_WITHIN(500, 20000, Rule::score(prepared, seen(64, 0, 1000, 1220)));
  TEST_ASSERT_INT_WITHIN(500, 10000, Rule::score(prepared, seen(192, 0, 1000, 1220)));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_every_rule_finds_a_block_and_a_double_threat);
  RUN_TEST(test_weights_are_chances);
  RUN_TEST(test_without_weights_every_chance_is_the_same);
  RUN_TEST(test_epsilon_greedy_draws_at_random_as_often_as_it_says);
  RUN_TEST(test_intervals_play_the_move_that_is_surely_the_best);
  RUN_TEST(test_intervals_play_ten_games_from_each_new_position_first);
  RUN_TEST(test_intervals_drop_the_move_that_is_surely_not_and_draw_the_rest_by_their_means);
  RUN_TEST(test_objective_draws_the_best_move_until_it_has_its_share);
  RUN_TEST(test_objective_forgets_what_has_always_lost_unless_urgency_has_a_least_value);
  RUN_TEST(test_rave_never_tries_a_move_whose_value_is_0_unless_it_is_at_least_something);
  RUN_TEST(test_rave_goes_from_the_transient_value_to_the_mean);
  return UNITY_END();
}
