// SPDX-License-Identifier: MIT
//
// The session: moves, taking back, whose turn it is, and what is new since it was saved.
#include "app/connect/session.hpp"

#include <unity.h>

#include <cstdint>

#include "app/connect/lines.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/random.hpp"

namespace {

using Game = frugal::Connect<7, 6, 4>;
using Session = frugal::app::connect::Session<Game>;
using frugal::app::connect::Options;

Session after(const char* columns, const Options& options = {}) {
  Session session;
  session.start(options, 1);
  for (; *columns != 0; ++columns) TEST_ASSERT_TRUE(session.play(*columns - '1'));
  return session;
}

void test_a_session_refuses_missing_and_full_columns_and_moves_after_the_end() {
  Session session = after("111111");
  for (const int column : {-1, 7, 100, 0}) TEST_ASSERT_FALSE(session.play(column));
  TEST_ASSERT_EQUAL_INT(6, session.plies());
  session = after("1212121");
  TEST_ASSERT_TRUE(session.is_over());
  TEST_ASSERT_FALSE(session.play(3));
}

void test_discs_lie_where_they_fell() {
  const Session session = after("4435");
  TEST_ASSERT_EQUAL_INT(0, session.disc_at(3, 0));
  TEST_ASSERT_EQUAL_INT(1, session.disc_at(3, 1));
  TEST_ASSERT_EQUAL_INT(0, session.disc_at(2, 0));
  TEST_ASSERT_EQUAL_INT(1, session.disc_at(4, 0));
  TEST_ASSERT_EQUAL_INT(-1, session.disc_at(3, 2));
  TEST_ASSERT_EQUAL_INT(2, session.height_of(3));
  TEST_ASSERT_EQUAL_INT(0, session.height_of(0));
}

void test_taking_back_goes_to_the_last_choice_of_the_human() {
  Session session = after("4435");  // it is the human's turn, who began
  TEST_ASSERT_TRUE(session.take_back());
  TEST_ASSERT_EQUAL_INT(2, session.plies());
  session = after("443");  // the engine thinks
  TEST_ASSERT_TRUE(session.take_back());
  TEST_ASSERT_EQUAL_INT(2, session.plies());
  session = after("4", {.engine_begins = true});
  TEST_ASSERT_FALSE(session.take_back());
  TEST_ASSERT_EQUAL_INT(1, session.plies());
  session = after("443", {.two_players = true});
  TEST_ASSERT_TRUE(session.take_back());
  TEST_ASSERT_EQUAL_INT(2, session.plies());
}

void test_what_was_taken_back_can_be_played_again_to_the_same_position() {
  Session session = after("44352657");
  const auto key = session.position().key().bits;
  session.shorten(3);
  TEST_ASSERT_EQUAL_INT(3, session.plies());
  for (const char column : {'5', '2', '6', '5', '7'}) session.play(column - '1');
  TEST_ASSERT_TRUE(key == session.position().key().bits);
}

void test_the_turn_follows_from_the_side_that_begins_and_the_number_of_players() {
  TEST_ASSERT_FALSE(after("").is_engines_turn());
  TEST_ASSERT_TRUE(after("4").is_engines_turn());
  TEST_ASSERT_TRUE(after("", {.engine_begins = true}).is_engines_turn());
  TEST_ASSERT_FALSE(after("4", {.engine_begins = true}).is_engines_turn());
  TEST_ASSERT_FALSE(after("4", {.two_players = true}).is_engines_turn());
  TEST_ASSERT_FALSE(after("1212121").is_engines_turn());
}

void test_the_winning_line_has_all_discs_that_make_it() {
  const Session session = after("1212121");
  TEST_ASSERT_EQUAL_INT(0, session.winner());
  TEST_ASSERT_EQUAL_HEX32(0x0f, static_cast<std::uint32_t>(session.winning_line()));
  TEST_ASSERT_TRUE(after("4435").winning_line() == 0);
  const Session wide = after("1122334");  // a row of four
  TEST_ASSERT_EQUAL_HEX32(0x01010101, static_cast<std::uint32_t>(wide.winning_line()));
}

/// Every cell of a winning line is the winner's, and it has at least four.
void test_winning_lines_of_random_games_are_whole() {
  frugal::Random random(5);
  int won = 0;
  for (int game = 0; game < 200; ++game) {
    Session session = after("");
    while (!session.is_over()) session.play(random.below(7));
    const auto line = session.winning_line();
    if (session.winner() < 0) continue;
    ++won;
    TEST_ASSERT_TRUE((line & ~session.position().discs(session.winner())) == 0);
    TEST_ASSERT_TRUE(__builtin_popcountll(line) >= 4);
  }
  TEST_ASSERT_TRUE(won > 150);
}

void test_a_session_counts_what_is_new_since_it_was_saved() {
  Session session = after("443");
  TEST_ASSERT_TRUE(session.is_new());
  session.mark_saved();
  TEST_ASSERT_TRUE(session.is_saved());
  session.play(0);
  session.play(1);
  TEST_ASSERT_FALSE(session.is_saved());
  TEST_ASSERT_EQUAL_INT(3, session.saved_plies());
  session.shorten(2);
  session.play(5);
  TEST_ASSERT_EQUAL_INT(2, session.saved_plies());
  session.mark_saved();
  session.set_options({.level = 5});
  TEST_ASSERT_TRUE(session.has_new_options());
  session.mark_saved();
  session.set_options({.level = 5});
  TEST_ASSERT_TRUE(session.is_saved());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_session_refuses_missing_and_full_columns_and_moves_after_the_end);
  RUN_TEST(test_discs_lie_where_they_fell);
  RUN_TEST(test_taking_back_goes_to_the_last_choice_of_the_human);
  RUN_TEST(test_what_was_taken_back_can_be_played_again_to_the_same_position);
  RUN_TEST(test_the_turn_follows_from_the_side_that_begins_and_the_number_of_players);
  RUN_TEST(test_the_winning_line_has_all_discs_that_make_it);
  RUN_TEST(test_winning_lines_of_random_games_are_whole);
  RUN_TEST(test_a_session_counts_what_is_new_since_it_was_saved);
  return UNITY_END();
}
