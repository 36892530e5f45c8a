// SPDX-License-Identifier: MIT
//
// The history of actions: a running average for each player and action, of what came after the
// root only; and the rule that starts from it.
#include "frugal/history.hpp"

#include <unity.h>

#include <cstddef>
#include <cstdint>

#include "frugal/choice.hpp"
#include "frugal/consistency.hpp"
#include "frugal/fixed.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/games/trap/trap.hpp"
#include "frugal/playout.hpp"
#include "frugal/rules/hope_by_history.hpp"
#include "frugal/search.hpp"
#include "support/positions.hpp"

namespace {

using frugal::Connect;
using frugal::EdgeStatistics;
using frugal::History;
using frugal::Hope;
using frugal::HopeByHistory;
using frugal::Informed;
using frugal::Mover;
using frugal::Search;
using frugal::Trap;
using frugal::Uniform;
using frugal::fixed::kOneQ15;
using Connect4 = Connect<7, 6, 4>;
using Rule = HopeByHistory<32, 0, 3>;

static_assert(sizeof(History<Connect4>) == 256, "what the header says");

int action_in(const char* columns, int column) { return from<Connect4>(columns).action(column); }

void test_an_action_that_was_never_taken_is_expected_to_bring_half_of_the_best() {
  History<Connect4> history;
  history.clear();
  for (const Mover mover : {Mover::kMax, Mover::kMin}) {
    TEST_ASSERT_UINT_WITHIN(2, kOneQ15, history.of(mover, action_in("", 3)));
  }
}

void test_an_average_goes_a_64th_of_the_way_to_each_score() {
  History<Connect4> history;
  history.clear();
  double expected = 1;
  for (int i = 0; i < 400; ++i) {
    const int score = i % 3 == 0 ? 0 : 2;
    history.learn(from<Connect4>(""), from<Connect4>("4"), score);
    expected += (score - expected) / 64;
    const double ours = history.of(Mover::kMax, action_in("", 3)) / static_cast<double>(kOneQ15);
    TEST_ASSERT_TRUE(ours > expected - 0.04 && ours < expected + 0.01);  // rounded down each time
  }
}

void test_a_score_counts_for_each_player_as_that_player_sees_it() {
  History<Connect4> history;
  history.clear();
  history.learn(from<Connect4>(""), from<Connect4>("45"), 2);
  TEST_ASSERT_TRUE(history.of(Mover::kMax, action_in("", 3)) > kOneQ15);
  TEST_ASSERT_TRUE(history.of(Mover::kMin, action_in("", 4)) < kOneQ15 - 2);
  TEST_ASSERT_UINT_WITHIN(2, kOneQ15, history.of(Mover::kMin, action_in("", 3)));
  TEST_ASSERT_UINT_WITHIN(2, kOneQ15, history.of(Mover::kMax, action_in("", 4)));
}

void test_what_stands_at_the_root_does_not_count() {
  History<Connect4> history;
  history.clear();
  history.learn(from<Connect4>("4"), from<Connect4>("444"), 2);
  TEST_ASSERT_UINT_WITHIN(2, kOneQ15, history.of(Mover::kMax, action_in("", 3)));
  TEST_ASSERT_TRUE(history.of(Mover::kMax, action_in("44", 3)) > kOneQ15);
}

void test_averages_stay_within_the_scores() {
  History<Connect4> history;
  history.clear();
  for (int i = 0; i < 3000; ++i) history.learn(from<Connect4>(""), from<Connect4>("45"), 2);
  TEST_ASSERT_TRUE(history.of(Mover::kMax, action_in("", 3)) > 19 * kOneQ15 / 10);
  TEST_ASSERT_TRUE(history.of(Mover::kMax, action_in("", 3)) <= 2 * kOneQ15);
  TEST_ASSERT_TRUE(history.of(Mover::kMin, action_in("", 4)) < kOneQ15 / 10);
}

void test_the_rule_takes_history_in_place_of_the_mean() {
  // h = v + (2 - v) * 3 bit_width(N) / 64; with N = 1000 that is 30 / 64 of what lacks.
  const auto prepared = Rule::prepare_with_history({1000, 2, {1000, 600}});
  for (std::uint32_t v = 0; v <= 2 * kOneQ15; v += kOneQ15 / 8) {
    const double hope = v + (2.0 * kOneQ15 - v) * 30 / 64;
    TEST_ASSERT_INT_WITHIN(2, static_cast<int>(hope), Rule::score(prepared, {0, 0}, v));
    const double score = (40.0 * kOneQ15 + 32 * hope) / (50 + 32);
    TEST_ASSERT_INT_WITHIN(static_cast<int>(score / 50), static_cast<int>(score),
                           Rule::score(prepared, {50, 40}, v));
  }
}

template <class SomeRule, class G>
int best_after(const typename G::Position& root, std::uint32_t simulations, std::uint32_t seed) {
  static std::byte pool[1000];
  static Search<G, SomeRule, Informed> search(pool);  // a small board's stack has no room for it
  search.clear();
  search.set_seed(seed);
  search.set_root(root);
  search.run(simulations);
  return frugal::best_move(search);
}

void test_the_rule_makes_an_open_three_alone_and_made_consistent() {
  const Connect4::Position root = from<Connect4>("4455");
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    const int alone = best_after<Rule, Connect4>(root, 300, seed);
    TEST_ASSERT_TRUE(alone == 2 || alone == 5);
    const int consistent = best_after<frugal::Consistent<Rule>, Connect4>(root, 300, seed);
    TEST_ASSERT_TRUE(consistent == 2 || consistent == 5);
  }
}

void test_a_new_root_begins_a_new_history() {
  static std::byte pool[1000];
  static Search<Connect4, Rule, Informed> searched(pool, 5);
  searched.run(300);
  searched.set_root(from<Connect4>("4444"));
  searched.clear();
  searched.set_seed(9);
  searched.run(300);
  static std::byte other[1000];
  static Search<Connect4, Rule, Informed> fresh(other, 9);
  fresh.set_root(from<Connect4>("4444"));
  fresh.run(300);
  for (int slot = 0; slot < 7; ++slot) {
    TEST_ASSERT_EQUAL_UINT32(fresh.root_record().visits(slot), searched.root_record().visits(slot));
  }
}

void test_hope_by_history_is_hope_in_a_game_without_actions() {
  using Game = Trap<4>;
  static std::byte pools[2][500];
  static Search<Game, HopeByHistory<16, 24, 2>, Uniform> ours(pools[0], 3);
  static Search<Game, Hope<16, 24, 2>, Uniform> hope(pools[1], 3);
  ours.run(500);
  hope.run(500);
  for (int slot = 0; slot < Game::kMoves; ++slot) {
    TEST_ASSERT_EQUAL_UINT32(hope.root_record().visits(slot), ours.root_record().visits(slot));
    TEST_ASSERT_EQUAL_UINT32(hope.root_record().sum(slot), ours.root_record().sum(slot));
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_an_action_that_was_never_taken_is_expected_to_bring_half_of_the_best);
  RUN_TEST(test_an_average_goes_a_64th_of_the_way_to_each_score);
  RUN_TEST(test_a_score_counts_for_each_player_as_that_player_sees_it);
  RUN_TEST(test_what_stands_at_the_root_does_not_count);
  RUN_TEST(test_averages_stay_within_the_scores);
  RUN_TEST(test_the_rule_takes_history_in_place_of_the_mean);
  RUN_TEST(test_the_rule_makes_an_open_three_alone_and_made_consistent);
  RUN_TEST(test_a_new_root_begins_a_new_history);
  RUN_TEST(test_hope_by_history_is_hope_in_a_game_without_actions);
  return UNITY_END();
}
