// SPDX-License-Identifier: MIT
//
// Fixed-point arithmetic and the rules made of it, with integers only, so that every chip runs it:
// tables against exact quotients and roots, rules where their equation has a round value.
// test_fixed_in_double.cpp has the doubles.
#include "frugal/fixed.hpp"

#include <unity.h>

#include <array>
#include <cstdint>

#include "frugal/consistency.hpp"
#include "frugal/rule.hpp"

namespace {

using frugal::Consistent;
using frugal::EdgeStatistics;
using frugal::Hope;
using frugal::Mean;
using frugal::NodeStatistics;
using frugal::Uct;
using frugal::UctWithUrgency;
using frugal::fixed::integer_sqrt;
using frugal::fixed::kOneQ15;
using frugal::fixed::mean_and_bonus_q15;
using frugal::fixed::mean_q15;
using frugal::fixed::sqrt_log_q12;

void test_integer_roots_are_exact() {
  for (std::uint64_t root = 0; root < 70000; root += 1 + root / 50) {
    TEST_ASSERT_EQUAL_UINT32(root, integer_sqrt(root * root));
    TEST_ASSERT_EQUAL_UINT32(root, integer_sqrt(root * root + 2 * root));
  }
  TEST_ASSERT_EQUAL_UINT32(0xffffffffu, integer_sqrt(~std::uint64_t{0}));
}

void test_the_mean_of_one_score_is_that_score() {
  for (std::uint32_t n = 1; n <= 2000; n += 1 + n / 20) {
    for (std::uint32_t score = 0; score <= 2; ++score) {
      TEST_ASSERT_UINT_WITHIN(score * kOneQ15 / 60, score * kOneQ15, mean_q15(score * n, n));
    }
  }
}

void test_means_are_within_two_percent() {
  for (std::uint32_t n = 1; n <= 32767; n += 1 + n / 15) {
    for (std::uint32_t sum = 0; sum <= 2 * n; sum += 1 + n / 9) {
      const std::uint32_t exact = sum * (kOneQ15 / 2) / n * 2;
      // Above 255 visits the lower bits of both are dropped, that is up to 1/64 of n.
      TEST_ASSERT_UINT_WITHIN(exact / 50 + 2 * kOneQ15 / 64 + 2, exact, mean_q15(sum, n));
    }
  }
}

void test_a_bonus_shrinks_with_the_root_of_the_visits() {
  constexpr std::uint32_t kFactorQ12 = 3 * 4096;
  for (std::uint32_t root = 1; root <= 180; ++root) {
    const std::uint32_t exact = 3 * kOneQ15 / root;
    TEST_ASSERT_UINT_WITHIN(exact / 60 + 2, exact, mean_and_bonus_q15(0, root * root, kFactorQ12));
  }
}

void test_mean_and_bonus_add_up() {
  for (std::uint32_t n = 1; n <= 32767; n += 1 + n / 30) {
    for (const std::uint32_t factor : {0u, 4096u, 50000u}) {
      TEST_ASSERT_UINT_WITHIN(2, mean_q15(n / 3, n) + mean_and_bonus_q15(0, n, factor),
                              mean_and_bonus_q15(n / 3, n, factor));
    }
  }
}

void test_logarithms_never_fall() {
  for (std::uint32_t n = 1; n < 33000; ++n) {
    TEST_ASSERT_TRUE(sqrt_log_q12(n) <= sqrt_log_q12(n + 1));
  }
}

void test_logarithms_are_known() {
  TEST_ASSERT_EQUAL_UINT32(0, sqrt_log_q12(1));
  TEST_ASSERT_UINT_WITHIN(1, 3410, sqrt_log_q12(2));         // sqrt(ln 2) = 0.832555
  TEST_ASSERT_UINT_WITHIN(1, 4293, sqrt_log_q12(3));         // 1.048147
  TEST_ASSERT_UINT_WITHIN(1, 6740, sqrt_log_q12(15));        // 1.645616
  TEST_ASSERT_UINT_WITHIN(100, 8790, sqrt_log_q12(100));     // 2.145966
  TEST_ASSERT_UINT_WITHIN(100, 13207, sqrt_log_q12(32767));  // 3.224417
}

void test_uct_scores_a_move_by_its_mean_and_its_rarity() {
  using Rule = Uct<100>;
  const auto prepared = Rule::prepare(NodeStatistics{1000, 2});
  // Of 64 visits with 32 wins: 2 * (0.5 + sqrt(ln 1000 / 64)) = 1 + 2 * 0.328529
  TEST_ASSERT_INT_WITHIN(600, 54298, Rule::score(prepared, EdgeStatistics{64, 64}));
  TEST_ASSERT_TRUE(Rule::score(prepared, {10, 10}) > Rule::score(prepared, {100, 100}));
  TEST_ASSERT_TRUE(Rule::score(prepared, {10, 12}) > Rule::score(prepared, {10, 11}));
  TEST_ASSERT_TRUE(Rule::kUntriedFirst);
}

void test_uct_without_exploration_is_the_mean() {
  using Rule = Uct<0>;
  for (std::uint32_t visits = 1; visits < 300; ++visits) {
    TEST_ASSERT_EQUAL_INT32(mean_q15(visits / 2, visits),
                            Rule::score(Rule::prepare({visits, 2}), {visits, visits / 2}));
  }
}

void test_urgency_is_the_score_of_an_untried_move_only() {
  using Rule = UctWithUrgency<60, 110>;
  const auto prepared = Rule::prepare(NodeStatistics{50, 2});
  TEST_ASSERT_INT_WITHIN(4, 22 * kOneQ15 / 10, Rule::score(prepared, {0, 0}));
  TEST_ASSERT_EQUAL_INT32(Uct<60>::score(Uct<60>::prepare({50, 2}), {5, 6}),
                          Rule::score(prepared, {5, 6}));
  TEST_ASSERT_FALSE(Rule::kUntriedFirst);
}

void test_the_regularized_mean_starts_at_a_half_and_is_never_zero() {
  using Rule = Mean<1>;
  const auto prepared = Rule::prepare(NodeStatistics{100, 2});
  TEST_ASSERT_EQUAL_INT32(kOneQ15, Rule::score(prepared, {0, 0}));
  TEST_ASSERT_INT_WITHIN(30, 2 * kOneQ15 / 12, Rule::score(prepared, {10, 0}));
  TEST_ASSERT_INT_WITHIN(200, 2 * kOneQ15 * 11 / 12, Rule::score(prepared, {10, 20}));
  for (std::uint32_t lost = 1; lost < 250; ++lost) {
    TEST_ASSERT_TRUE(Rule::score(prepared, {lost, 0}) > 0);
  }
}

void test_hope_for_an_untried_move_is_above_the_mean_and_within_the_best() {
  using Rule = Hope<16, 24, 2>;
  constexpr std::uint32_t kRounded = 300;  // mean_q15() rounds up to 1 % off
  for (std::uint32_t visits = 1; visits < 32767; visits += 1 + visits / 5) {
    for (std::uint32_t sum = 0; sum <= 2 * visits; sum += 1 + visits / 3) {
      const std::uint32_t hope = Rule::prepare({visits, 2, {visits, sum}});
      TEST_ASSERT_TRUE(hope + kRounded >= mean_q15(sum, visits));
      TEST_ASSERT_TRUE(hope <= 2 * kOneQ15 + kRounded);
      TEST_ASSERT_EQUAL_INT32(static_cast<std::int32_t>(hope), Rule::score(hope, {0, 0}));
    }
  }
}

/// How often each of two moves is chosen in so many simulations, of a position that gets its score
/// from theirs: the first move brings `score`, the second loses `unlucky` times, then wins.
template <class Rule>
EdgeStatistics visits_of_two_moves(std::uint32_t score, std::uint32_t unlucky) {
  std::array<EdgeStatistics, 2> moves{};
  for (std::uint32_t n = 0; n < 10000; ++n) {
    const auto prepared = Rule::prepare({n, 2, {n, moves[0].sum + moves[1].sum}});
    const bool second = (Rule::kUntriedFirst && moves[1].visits == 0) ||
                        Rule::score(prepared, moves[1]) > Rule::score(prepared, moves[0]);
    EdgeStatistics& move = moves[second ? 1 : 0];
    move.sum += !second ? score : move.visits < unlucky ? 0 : 2;
    ++move.visits;
  }
  return {moves[0].visits, moves[1].visits};
}

void test_hope_finds_a_win_behind_bad_luck_and_a_draw_where_the_regularized_mean_does_not() {
  constexpr std::uint32_t kDraw = 1;
  const auto [draws, wins] = visits_of_two_moves<Hope<16, 24, 2>>(kDraw, 6);
  TEST_ASSERT_TRUE(wins > 20 * draws);
  TEST_ASSERT_TRUE((visits_of_two_moves<Mean<8>>(kDraw, 6).sum < 10));
}

void test_hope_leaves_moves_untried_beside_one_that_wins_and_uct_does_not() {
  constexpr std::uint32_t kWin = 2;
  constexpr std::uint32_t kForever = 10000;
  TEST_ASSERT_TRUE((visits_of_two_moves<Hope<16, 24, 2>>(kWin, kForever).sum <= 1));
  TEST_ASSERT_TRUE((visits_of_two_moves<Uct<50>>(kWin, kForever).sum > 1));
}

void test_a_rule_wanders_exactly_below_its_threshold() {
  using Rule = Consistent<Uct<60>, 30>;
  for (std::uint32_t visits = 1; visits <= 200; visits += 7) {
    for (std::uint32_t sum = 0; sum <= 2 * visits; ++sum) {
      // 0 to 2 points: below 0.6 on average. 1 to 2: below 1.3. 0 to 1: below 0.3.
      TEST_ASSERT_EQUAL_INT(10 * sum < 6 * visits, Rule::wanders(sum, visits, 0, 2));
      TEST_ASSERT_EQUAL_INT(10 * sum < 13 * visits, Rule::wanders(sum, visits, 1, 2));
      TEST_ASSERT_EQUAL_INT(10 * sum < 3 * visits, Rule::wanders(sum, visits, 0, 1));
    }
  }
  static_assert(frugal::Wanders<Rule> && !frugal::Wanders<Uct<60>>);
}

void test_full_counters_do_not_overflow() {
  // 31 moves with as many visits as a counter holds, all won: never below the threshold.
  constexpr std::uint32_t kVisits = 31 * 65535u;
  TEST_ASSERT_FALSE((Consistent<Uct<60>, 99>::wanders(2 * kVisits / 2, kVisits / 2, 0, 2)));
  TEST_ASSERT_TRUE((Consistent<Uct<60>, 99>::wanders(0, kVisits, 0, 2)));
  using Rule = Uct<200>;
  TEST_ASSERT_TRUE(Rule::score(Rule::prepare({32767, 2}), {1, 2}) > 0);
  TEST_ASSERT_TRUE(Rule::score(Rule::prepare({32767, 2}), {32767, 65534}) > 0);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_integer_roots_are_exact);
  RUN_TEST(test_the_mean_of_one_score_is_that_score);
  RUN_TEST(test_means_are_within_two_percent);
  RUN_TEST(test_a_bonus_shrinks_with_the_root_of_the_visits);
  RUN_TEST(test_mean_and_bonus_add_up);
  RUN_TEST(test_logarithms_never_fall);
  RUN_TEST(test_logarithms_are_known);
  RUN_TEST(test_uct_scores_a_move_by_its_mean_and_its_rarity);
  RUN_TEST(test_uct_without_exploration_is_the_mean);
  RUN_TEST(test_urgency_is_the_score_of_an_untried_move_only);
  RUN_TEST(test_the_regularized_mean_starts_at_a_half_and_is_never_zero);
  RUN_TEST(test_hope_for_an_untried_move_is_above_the_mean_and_within_the_best);
  RUN_TEST(test_hope_finds_a_win_behind_bad_luck_and_a_draw_where_the_regularized_mean_does_not);
  RUN_TEST(test_hope_leaves_moves_untried_beside_one_that_wins_and_uct_does_not);
  RUN_TEST(test_a_rule_wanders_exactly_below_its_threshold);
  RUN_TEST(test_full_counters_do_not_overflow);
  return UNITY_END();
}
