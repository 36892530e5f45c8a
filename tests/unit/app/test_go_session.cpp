// SPDX-License-Identifier: MIT
//
// A game of Go as a console plays it: turns, ko and superko, what is taken back, komi.
#include "app/go/session.hpp"

#include <unity.h>

#include "support/go_positions.hpp"

namespace {

using frugal::Mover;
using frugal::Stone;
using Go5 = frugal::Go<5>;
using Session = frugal::app::go::Session<Go5>;
constexpr Mover kBlack = Mover::kMax;
constexpr Mover kWhite = Mover::kMin;

/// "b A3 w pass": each must be legal.
void play(Session& session, const char* moves) {
  for (const char* c = moves; *c != 0;) {
    const Mover mover = *c == 'b' ? kBlack : kWhite;
    TEST_ASSERT_TRUE_MESSAGE(session.play(mover, at<Go5>(c + 2)), c);
    c += 2;
    while (*c != 0 && *c != ' ') ++c;
    while (*c == ' ') ++c;
  }
}

Session of(const char* moves) {
  Session session;
  session.clear();
  play(session, moves);
  return session;
}

/// White takes at B3 what black plays at C3, and the other way round.
constexpr const char* kKo = "b A3 w C4 b B4 w D3 b B2 w C2 b E5 w B3";

void test_a_player_may_move_twice_in_a_row() {
  const Session session = of("b A1 b B1 w C1 w D1");
  TEST_ASSERT_EQUAL_INT(4, session.plies());
  TEST_ASSERT_EQUAL_INT(0, session.disc_at(1, 0));
  TEST_ASSERT_EQUAL_INT(1, session.disc_at(3, 0));
  TEST_ASSERT_EQUAL_INT(-1, session.disc_at(4, 0));
  TEST_ASSERT_TRUE(session.next_mover() == kBlack);
}

void test_a_turn_that_is_skipped_is_no_pass() {
  Session session = of("b pass");
  TEST_ASSERT_TRUE(session.is_passed_to(kWhite));
  TEST_ASSERT_FALSE(session.is_passed_to(kBlack));
  play(session, "b pass");
  TEST_ASSERT_FALSE(session.position().is_over());
  play(session, "w pass");
  TEST_ASSERT_TRUE(session.position().is_over());
  TEST_ASSERT_FALSE(session.position_for(kBlack).is_over());
}

void test_the_game_can_go_on_after_its_end() {
  Session session = of("b C3 w pass b pass");
  TEST_ASSERT_TRUE(session.position().is_over());
  play(session, "w B3 b B2");
  TEST_ASSERT_EQUAL_INT(5, session.plies());
  TEST_ASSERT_FALSE(session.position().is_over());
}

void test_what_ko_forbids_is_illegal_until_the_opponent_has_moved_again() {
  Session session = of(kKo);
  play(session, "b C3");
  TEST_ASSERT_FALSE(session.is_legal(kWhite, at<Go5>("B3")));
  TEST_ASSERT_FALSE(session.play(kWhite, at<Go5>("B3")));
  play(session, "b E1");
  TEST_ASSERT_TRUE(session.is_legal(kWhite, at<Go5>("B3")));
}

void test_no_position_comes_again_even_after_passes() {
  Session session = of(kKo);
  play(session, "b C3 w pass b pass");
  TEST_ASSERT_FALSE(session.is_legal(kWhite, at<Go5>("B3")));
  play(session, "w E1");
  TEST_ASSERT_TRUE(session.is_legal(kWhite, at<Go5>("B3")));
}

void test_undo_brings_the_position_back_and_what_may_follow_it() {
  Session session = of(kKo);
  const auto before = session.position().key().bits;
  play(session, "b C3");
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_EQUAL_INT(1, session.disc_at(1, 2));
  TEST_ASSERT_EQUAL_INT(-1, session.disc_at(2, 2));
  TEST_ASSERT_TRUE(before == session.position().key().bits);
  TEST_ASSERT_TRUE(session.is_legal(kBlack, at<Go5>("C3")));
}

void test_undo_ends_at_the_stones_of_the_set_up() {
  Session session = of("b B2 b D4");
  session.end_set_up();
  play(session, "w C3");
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_FALSE(session.undo());
  TEST_ASSERT_EQUAL_INT(2, session.plies());
  TEST_ASSERT_TRUE(session.next_mover() == kWhite);
}

void test_komi_counts_at_once_and_keeps_the_moves() {
  Session session = of("b C3");
  session.set_komi(-3);
  TEST_ASSERT_EQUAL_INT(2 * 25 + 3, session.position().lead_in_halves());
  session.set_komi(20);
  TEST_ASSERT_EQUAL_INT(2 * 25 - 20, session.position().lead_in_halves());
  TEST_ASSERT_EQUAL_INT(0, session.disc_at(2, 2));
  session.clear();
  TEST_ASSERT_EQUAL_INT(-20, session.position().lead_in_halves());
}

void test_the_past_has_each_position_before_this_one() {
  Session session = of("b B2 b D4");
  TEST_ASSERT_EQUAL_UINT32(1, session.past().size());
  session.end_set_up();
  TEST_ASSERT_EQUAL_UINT32(0, session.past().size());
  const auto start = static_cast<std::uint32_t>(session.position().stones_key());
  play(session, "w C3 b C2");
  TEST_ASSERT_EQUAL_UINT32(2, session.past().size());
  TEST_ASSERT_EQUAL_UINT32(start, session.past()[0]);
}

void test_a_game_that_is_too_long_takes_no_more_moves() {
  Session session = of("");
  for (int i = 0; i < Session::kMostPlies; ++i) session.play(kBlack, Go5::kPass);
  TEST_ASSERT_TRUE(session.is_full());
  TEST_ASSERT_FALSE(session.play(kWhite, at<Go5>("A1")));
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_TRUE(session.play(kWhite, at<Go5>("A1")));
}

void test_a_long_game_is_played_out_from_anew() {
  Session session = of("");
  for (int i = 0; i < 99; ++i) session.play(i % 2 == 0 ? kBlack : kWhite, Go5::kPass);
  TEST_ASSERT_FALSE(session.position_for(kWhite).is_over());
  TEST_ASSERT_TRUE(session.position_for(kWhite).plies() <= Go5::kPoints + 1);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_player_may_move_twice_in_a_row);
  RUN_TEST(test_a_turn_that_is_skipped_is_no_pass);
  RUN_TEST(test_the_game_can_go_on_after_its_end);
  RUN_TEST(test_what_ko_forbids_is_illegal_until_the_opponent_has_moved_again);
  RUN_TEST(test_no_position_comes_again_even_after_passes);
  RUN_TEST(test_undo_brings_the_position_back_and_what_may_follow_it);
  RUN_TEST(test_undo_ends_at_the_stones_of_the_set_up);
  RUN_TEST(test_komi_counts_at_once_and_keeps_the_moves);
  RUN_TEST(test_the_past_has_each_position_before_this_one);
  RUN_TEST(test_a_game_that_is_too_long_takes_no_more_moves);
  RUN_TEST(test_a_long_game_is_played_out_from_anew);
  return UNITY_END();
}
