// SPDX-License-Identifier: MIT
//
// The rules of the papers in rules/, on every machine: each finds a block and a double threat by
// its statistics alone, without bounds; each does what its text says of it; each can be made
// consistent. test_rules_in_double.cpp has the doubles.
#include <unity.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "frugal/candidates.hpp"
#include "frugal/choice.hpp"
#include "frugal/consistency.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/playout.hpp"
#include "frugal/rules/epsilon_greedy.hpp"
#include "frugal/rules/intervals.hpp"
#include "frugal/rules/mogo.hpp"
#include "frugal/rules/objective.hpp"
#include "frugal/rules/progressive_bias.hpp"
#include "frugal/rules/rave.hpp"
#include "frugal/rules/widening.hpp"
#include "frugal/search.hpp"
#include "support/positions.hpp"
#include "support/searches.hpp"

namespace {

using frugal::best_move;
using frugal::Candidate;
using frugal::CandidateMoves;
using frugal::Connect;
using frugal::Consistent;
using frugal::EpsilonGreedy;
using frugal::Intervals;
using frugal::Mogo;
using frugal::Objective;
using frugal::ProgressiveBias;
using frugal::Random;
using frugal::Rave;
using frugal::Search;
using frugal::Uct;
using frugal::Uniform;
using frugal::Widening;
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
  check_rule<Mogo<20, 10, 5>>("MoGo");
  check_rule<ProgressiveBias<Uct<50>, 100>>("progressive bias");
  check_rule<Widening<Uct<50>, 150>>("progressive widening");
  check_rule<Widening<ProgressiveBias<Rave<50>, 50>, 200>>("widening, bias and RAVE");
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

void test_intervals_drop_a_move_that_is_surely_not_the_best_and_draw_the_rest_by_their_means() {
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

void test_objective_never_retries_what_has_always_lost_unless_urgency_has_a_least_value() {
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

/// A move that the game thinks so good, tried so often and never won.
Candidate thought(std::uint32_t prior_percent, std::uint32_t visits) {
  Candidate move{{visits, 0}};
  move.prior_q15 = prior_percent * frugal::fixed::kOneQ15 / 100;
  return move;
}

void test_a_bias_fades_as_one_by_n() {
  using Rule = ProgressiveBias<Uct<0>, 200>;
  const auto prepared = Rule::prepare({1000, 2});
  constexpr int kWin = 2 * frugal::fixed::kOneQ15;
  TEST_ASSERT_INT_WITHIN(70, 2 * kWin / 2 / 2, Rule::score(prepared, thought(50, 1)));
  TEST_ASSERT_INT_WITHIN(70, 2 * kWin / 2 / 20, Rule::score(prepared, thought(50, 19)));
  TEST_ASSERT_EQUAL_INT32(0, Rule::score(prepared, thought(0, 1)));
}

void test_untried_moves_come_in_the_order_of_their_strengths() {
  using Rule = ProgressiveBias<Uct<50>, 100>;
  frugal::Candidates<Rule, 4, false> moves;
  Random random(1);
  const std::uint32_t strengths[] = {5, 30, 10, 30};
  for (int slot = 0; slot < 4; ++slot) {
    moves.add(slot, {slot == 3 ? 7u : 0u, 7}).strength = strengths[slot];
  }
  TEST_ASSERT_EQUAL_INT(1, moves.choose({100, 2}, random));
}

void test_mogo_trusts_knowledge_first_then_what_was_played_later_then_the_mean() {
  using Rule = Mogo<20, 10, 5>;
  Candidate known = thought(80, 0);
  Candidate transient = thought(20, 0);
  known.amaf = {0, 0};
  TEST_ASSERT_TRUE(Rule::score(2, known) > Rule::score(2, transient));
  known.amaf = {200, 40};
  transient.amaf = {200, 360};
  TEST_ASSERT_TRUE(Rule::score(2, known) < Rule::score(2, transient));
  known.visits = known.sum = 2000;
  transient.visits = 2000;
  TEST_ASSERT_TRUE(Rule::score(2, known) > Rule::score(2, transient));
}

void test_unpruning_fades_with_the_logarithm() {
  TEST_ASSERT_UINT32_WITHIN(60, 9455, (Mogo<20, 10, 5>::unpruning(0)));   // 0.2 / ln 2
  TEST_ASSERT_UINT32_WITHIN(60, 1421, (Mogo<20, 10, 5>::unpruning(98)));  // 0.2 / ln 100
}

void test_the_width_grows_by_one_with_every_factor() {
  using Rule = Widening<Uct<50>, 200>;
  TEST_ASSERT_EQUAL_INT(1, Rule::width(0));
  TEST_ASSERT_EQUAL_INT(1, Rule::width(1));
  TEST_ASSERT_EQUAL_INT(2, Rule::width(2));
  TEST_ASSERT_EQUAL_INT(2, Rule::width(3));
  TEST_ASSERT_EQUAL_INT(3, Rule::width(4));
  TEST_ASSERT_EQUAL_INT(15, Rule::width(32767));
}

void test_widening_looks_at_the_strongest_only() {
  using Rule = Widening<Uct<50>, 200>;
  Random random(1);
  for (const std::uint32_t visits : {1u, 2u, 3u, 4u, 8u}) {
    frugal::Candidates<Rule, 4, false> moves;
    const std::uint32_t strengths[] = {5, 30, 10, 20};
    // The weaker, the better they look: the weakest of those looked at is chosen.
    for (int slot = 0; slot < 4; ++slot)
      moves.add(slot, {10, 20 - strengths[slot] / 2}).strength = strengths[slot];
    const int expected = visits < 2 ? 1 : visits < 4 ? 3 : visits < 8 ? 2 : 0;
    TEST_ASSERT_EQUAL_INT(expected, moves.choose({visits, 2}, random));
  }
}

/// The strength of a column (from 1) after these columns.
int strength(const char* columns, int column) {
  return from<Connect4>(columns).strength(column - 1);
}

void test_wins_blocks_threats_and_the_centre_of_connect_four_are_strong() {
  TEST_ASSERT_TRUE(strength("", 4) > strength("", 3));
  TEST_ASSERT_TRUE(strength("", 3) > strength("", 1));
  TEST_ASSERT_EQUAL_INT(strength("", 3), strength("", 5));
  TEST_ASSERT_TRUE(strength("112233", 4) > 5 * strength("112233", 5));  // wins
  TEST_ASSERT_TRUE(strength("11223", 4) > 5 * strength("11223", 5));    // parries
  TEST_ASSERT_TRUE(strength("3344", 2) > 3 * strength("", 2));          // threatens twice
  TEST_ASSERT_TRUE(strength("1122", 3) > 3 * strength("", 3));          // threatens
}

void test_a_move_of_connect_four_that_gives_a_win_away_is_weak() {
  Random random(7);
  int seen = 0;
  for (int game = 0; game < 60; ++game) {
    Connect4::Position position;
    for (; !position.is_over(); position.play(random_move<Connect4>(position, random))) {
      for (int column = 0; column < 7; ++column) {
        const auto harmless = position.open_cells() & ~(position.wins() | position.dangers());
        if (!Connect4::has(position.poisoned() & harmless, column)) continue;
        // Even in the centre, and with two threats made.
        TEST_ASSERT_TRUE(position.strength(column) <= strength("", 4) / 2);
        ++seen;
      }
    }
  }
  TEST_ASSERT_TRUE(seen > 50);
}

void test_strengths_of_a_position_fit_and_are_the_same_in_its_mirror_image() {
  Random random(6);
  for (int game = 0; game < 60; ++game) {
    Connect4::Position position;
    Connect4::Position mirror;
    while (!position.is_over()) {
      int sum = 0;
      for (int column = 0; column < 7; ++column) {
        if (!position.is_legal(column)) continue;
        TEST_ASSERT_TRUE(position.strength(column) > 0);
        TEST_ASSERT_EQUAL_INT(position.strength(column), mirror.strength(6 - column));
        sum += position.strength(column);
      }
      TEST_ASSERT_TRUE(sum < 65536);
      const int column = random_move<Connect4>(position, random);
      position.play(column);
      mirror.play(6 - column);
    }
  }
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
  RUN_TEST(test_intervals_drop_a_move_that_is_surely_not_the_best_and_draw_the_rest_by_their_means);
  RUN_TEST(test_objective_draws_the_best_move_until_it_has_its_share);
  RUN_TEST(test_objective_never_retries_what_has_always_lost_unless_urgency_has_a_least_value);
  RUN_TEST(test_rave_never_tries_a_move_whose_value_is_0_unless_it_is_at_least_something);
  RUN_TEST(test_rave_goes_from_the_transient_value_to_the_mean);
  RUN_TEST(test_a_bias_fades_as_one_by_n);
  RUN_TEST(test_untried_moves_come_in_the_order_of_their_strengths);
  RUN_TEST(test_mogo_trusts_knowledge_first_then_what_was_played_later_then_the_mean);
  RUN_TEST(test_unpruning_fades_with_the_logarithm);
  RUN_TEST(test_the_width_grows_by_one_with_every_factor);
  RUN_TEST(test_widening_looks_at_the_strongest_only);
  RUN_TEST(test_wins_blocks_threats_and_the_centre_of_connect_four_are_strong);
  RUN_TEST(test_a_move_of_connect_four_that_gives_a_win_away_is_weak);
  RUN_TEST(test_strengths_of_a_position_fit_and_are_the_same_in_its_mirror_image);
  return UNITY_END();
}
