// SPDX-License-Identifier: MIT
//
// The owners of points at the end of a game of Go: dead stones, area, what is settled.
#include "app/go/judge.hpp"

#include <unity.h>

#include "support/go_positions.hpp"

namespace {

using frugal::Mover;
using frugal::Stone;
using frugal::app::go::ChainStatus;
using Go5 = frugal::Go<5>;
using Go7 = frugal::Go<7>;

template <class G>
const frugal::app::go::Judge<G>& judged(typename G::Position position) {
  static frugal::app::go::Judge<G> judge;
  judge.start(position, 1);
  while (!judge.is_done()) judge.run(50);
  return judge;
}

// White has two eyes at A5 and A3 and the left, black the right.
constexpr const char* kDivided = ".OX.X OOXX. .OX.X OOXX. .OXX.";

void test_what_is_divided_is_settled_and_counted() {
  const auto& judge = judged<Go5>(from<Go5>(kDivided));
  TEST_ASSERT_TRUE(judge.is_settled());
  TEST_ASSERT_EQUAL_INT(2 * (15 - 10), judge.lead_halves());
  TEST_ASSERT_EQUAL_INT(10, judge.sure_lead_halves(Mover::kMax));
  TEST_ASSERT_EQUAL_INT(-10, judge.sure_lead_halves(Mover::kMin));
  for (int move = 0; move < Go5::kPoints; ++move) {
    TEST_ASSERT_TRUE(judge.owner(move) == (move % 5 < 2 ? Stone::kWhite : Stone::kBlack));
  }
}

void test_komi_counts() {
  const auto& judge = judged<Go5>(from<Go5>(kDivided, Mover::kMax, 15));
  TEST_ASSERT_EQUAL_INT(10 - 15, judge.lead_halves());
  TEST_ASSERT_EQUAL_INT(-5, judge.sure_lead_halves(Mover::kMax));
  TEST_ASSERT_EQUAL_INT(5, judge.sure_lead_halves(Mover::kMin));
}

void test_a_stone_in_the_opponents_territory_is_dead() {
  const auto& judge =
      judged<Go7>(from<Go7>(".XXO.O. X.XOOOO XXXO.O. ..XOOOO XXXO.O. X.XOOOX .XXO.O."));
  TEST_ASSERT_TRUE(judge.is_dead(at<Go7>("G2")));
  TEST_ASSERT_TRUE(judge.status(at<Go7>("G2")) == ChainStatus::kDead);
  TEST_ASSERT_TRUE(judge.status(at<Go7>("D4")) == ChainStatus::kAlive);
  TEST_ASSERT_TRUE(judge.owner(at<Go7>("G2")) == Stone::kWhite);
  TEST_ASSERT_EQUAL_INT(2 * (21 - 28), judge.lead_halves());
  TEST_ASSERT_TRUE(judge.is_settled());
}

void test_the_empty_board_has_no_owner_and_is_not_settled() {
  const auto& judge = judged<Go5>(Go5::Position(15));
  TEST_ASSERT_EQUAL_INT(-15, judge.lead_halves());
  TEST_ASSERT_FALSE(judge.is_settled());
  TEST_ASSERT_TRUE(judge.owner(at<Go5>("C3")) == Stone::kNone);
  TEST_ASSERT_TRUE(judge.sure_lead_halves(Mover::kMax) < 0);
  TEST_ASSERT_TRUE(judge.sure_lead_halves(Mover::kMin) < 0);
}

void test_a_point_between_both_has_no_owner() {
  const auto& judge = judged<Go5>(from<Go5>(".O.X. OO.XX .O.X. OO.XX .OXX."));
  TEST_ASSERT_FALSE(judge.is_settled(at<Go5>("C3")));
  TEST_ASSERT_TRUE(judge.owner(at<Go5>("C3")) == Stone::kNone);
  TEST_ASSERT_TRUE(judge.status(at<Go5>("D4")) == ChainStatus::kAlive);
}

/// A1 and E1 are liberties of both: a player that plays there is taken.
void test_chains_that_neither_may_take_are_in_seki() {
  const auto& judge =
      judged<Go7>(from<Go7>(".X.X.X. XXXXXXX X.X.X.X XXXXXXX XXXXXXX OOOOOOX .XXX.OX"));
  TEST_ASSERT_TRUE(judge.status(at<Go7>("C1")) == ChainStatus::kSeki);
  TEST_ASSERT_TRUE(judge.status(at<Go7>("C2")) == ChainStatus::kSeki);
  TEST_ASSERT_TRUE(judge.status(at<Go7>("A3")) == ChainStatus::kAlive);
  TEST_ASSERT_TRUE(judge.owner(at<Go7>("A1")) == Stone::kNone);
}

void test_one_seed_has_one_judgement() {
  frugal::app::go::Judge<Go5> other;
  other.start(from<Go5>("..... .X.O. ..... .O.X. ....."), 1);
  other.run(1000);
  const auto& judge = judged<Go5>(from<Go5>("..... .X.O. ..... .O.X. ....."));
  for (int move = 0; move < Go5::kPoints; ++move) {
    TEST_ASSERT_EQUAL_INT(judge.balance(move), other.balance(move));
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_what_is_divided_is_settled_and_counted);
  RUN_TEST(test_komi_counts);
  RUN_TEST(test_a_stone_in_the_opponents_territory_is_dead);
  RUN_TEST(test_the_empty_board_has_no_owner_and_is_not_settled);
  RUN_TEST(test_a_point_between_both_has_no_owner);
  RUN_TEST(test_chains_that_neither_may_take_are_in_seki);
  RUN_TEST(test_one_seed_has_one_judgement);
  return UNITY_END();
}
