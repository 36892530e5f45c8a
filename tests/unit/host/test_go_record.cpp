// SPDX-License-Identifier: MIT
//
// Games of Go from SGF files and to them, and what is wrong with bad ones.
#include <unity.h>

#include <string>

#include "notation/go_replay.hpp"
#include "notation/sgf.hpp"
#include "support/go_positions.hpp"

namespace {

using frugal::notation::GoEventKind;
using frugal::notation::GoRecord;
using frugal::notation::GoRecordError;
using frugal::notation::GoReplay;
using frugal::notation::parse_go_record;
using Go5 = frugal::Go<5>;
using Session = frugal::app::go::Session<Go5>;

/// The board after a game on 5 x 5, row by row from the top.
std::string board_after(const std::string& text, std::uint32_t before = 0) {
  Session session;
  GoReplay<Go5>(session).play(parse_go_record("(;SZ[5]" + text + ")", "game"), before);
  std::string board;
  for (int y = 4; y >= 0; --y) {
    for (int x = 0; x < 5; ++x) board += ".XO"[session.disc_at(x, y) + 1];
    if (y > 0) board += ' ';
  }
  return board;
}

std::string fault_of(const std::string& text) {
  try {
    parse_go_record(text, "game");
  } catch (const GoRecordError& error) {
    return error.what();
  }
  return "none";
}

void check(const char* board, const std::string& text, std::uint32_t before = 0) {
  TEST_ASSERT_EQUAL_STRING_MESSAGE(board, board_after(text, before).c_str(), text.c_str());
}
void check_fault(const char* fault, const std::string& text) {
  TEST_ASSERT_EQUAL_STRING_MESSAGE(fault, fault_of(text).c_str(), text.c_str());
}

void test_moves_are_played_in_their_order() {
  check("..... ..... ..X.. ..... ....O", ";B[cc];W[ee]");
  check("X.... ..... ..... ..... .....", ";W[];B[tt];B[aa]");
}

void test_the_main_line_is_the_first_variation() {
  check("X.... .O... ..... ..... ....X", ";B[aa](;W[bb](;B[ee])(;B[dd]))(;W[cc];B[cd])");
}

void test_values_may_have_brackets_and_parentheses_in_them() {
  check("..... ..... ..X.. ..... .....", "C[a \\] b (;W[aa\\]) \\\\]GN[x:y];C[];B[cc]N[;B[dd\\]]");
}

void test_old_files_may_have_long_names_of_properties() {
  check("X.... ..... ..... ..... ....O", ";Black[aa];White[ee]");
  check("X.... ..... ..... ..... ....O", "AddBlack[aa]AddWhite[ee]GaMe[1]");
}

void test_stones_can_be_set_up_as_points_and_rectangles() {
  check("XX... XX... ..... ..... ....O", "AB[aa:bb]AW[ee]");
  check("XX... X.... ..O.. ..... .....", "AB[aa:bb];W[cc];AE[bb]");
  check("OX... OX... O.... ..... .....", "AB[ba][bb]AW[aa][ab][ac]");
}

void test_a_set_up_can_come_after_moves() {
  check("X.... .X... ..O.. ..... .....", ";B[aa];W[ee];AE[ee]AB[bb]AW[cc]");
}

void test_the_game_can_end_before_a_move() {
  const std::string game = "AB[aa];W[bb];B[cc];W[dd]";
  check("X.... ..... ..... ..... .....", game, 1);
  check("X.... .O... ..... ..... .....", game, 2);
  check("X.... .O... ..X.. ...O. .....", game, 9);
}

void test_komi_and_size_are_read() {
  const GoRecord record = parse_go_record("text before (;GM[1]FF[4]SZ[13]KM[-0.5])", "game");
  TEST_ASSERT_EQUAL_INT(13, record.size);
  TEST_ASSERT_EQUAL_INT(-1, *record.komi_halves);
  TEST_ASSERT_EQUAL_INT(19, parse_go_record("(;B[dd])", "game").size);
  TEST_ASSERT_FALSE(parse_go_record("(;B[dd])", "game").komi_halves.has_value());
}

void test_what_is_written_is_read_back() {
  const GoRecord record = frugal::notation::record_of_moves({24, 0, 25, 7}, 5, -1);
  const std::string text =
      frugal::notation::sgf_of(record, {{"a [b]", "c\\d"}, "B+2.5", "played (for a test)"});
  const GoRecord again = parse_go_record(text, "game");
  TEST_ASSERT_EQUAL_INT(5, again.size);
  TEST_ASSERT_EQUAL_INT(-1, *again.komi_halves);
  TEST_ASSERT_EQUAL_size_t(record.events.size(), again.events.size());
  for (std::size_t i = 0; i < record.events.size(); ++i) {
    TEST_ASSERT_EQUAL(record.events[i].mover, again.events[i].mover);
    TEST_ASSERT_EQUAL(record.events[i].is_pass, again.events[i].is_pass);
    if (record.events[i].is_pass) continue;
    TEST_ASSERT_EQUAL_INT(record.events[i].x, again.events[i].x);
    TEST_ASSERT_EQUAL_INT(record.events[i].y, again.events[i].y);
  }
}

void test_a_fault_is_named_with_its_line() {
  check_fault("game, line 1: there is no '(;', so this is no SGF", "hello");
  check_fault("game, line 1: there is no '(;', so this is no SGF", "");
  check_fault("game, line 2: the file ends where a ';' or a ')' should be", "(;B[aa]\n");
  check_fault("game, line 2: [zz] is no point of a board of size 9", "(;SZ[9]\n;B[zz])");
  check_fault("game, line 1: [a] is no point of a board of size 19", "(;AB[a])");
  check_fault("game, line 1: [bb:aa] is no rectangle from the upper left to the lower right",
              "(;AB[bb:aa])");
  check_fault("game, line 1: SZ[9:13] is no size of a square board, 1 to 25", "(;SZ[9:13])");
  check_fault("game, line 1: SZ comes after stones", "(;B[aa];SZ[9])");
  check_fault("game, line 1: KM[6.25] is no komi of points or half points", "(;KM[6.25])");
  check_fault("game, line 1: GM[2] is not Go, which is 1", "(;GM[2])");
  check_fault("game, line 3: the value that begins in line 2 has no ']'", "(;\nC[abc\n");
  check_fault("game, line 1: B has no value in brackets", "(;B;W[aa])");
  check_fault("game, line 1: expected ';', '(' or ')', not ']'", "(;B[aa]])");
}

void test_moves_that_the_rules_forbid_are_faults() {
  Session session;
  const auto fault = [&](const char* text) -> std::string {
    try {
      GoReplay<Go5>(session).play(parse_go_record(text, "game"), 0);
    } catch (const GoRecordError& error) {
      return error.what();
    }
    return "none";
  };
  TEST_ASSERT_EQUAL_STRING("move 2, A5, is illegal", fault("(;SZ[5];B[aa];W[aa])").c_str());
  TEST_ASSERT_EQUAL_STRING("a chain that is set up has no liberty: A5",
                           fault("(;SZ[5]AW[ab][ba]AB[aa])").c_str());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_moves_are_played_in_their_order);
  RUN_TEST(test_the_main_line_is_the_first_variation);
  RUN_TEST(test_values_may_have_brackets_and_parentheses_in_them);
  RUN_TEST(test_old_files_may_have_long_names_of_properties);
  RUN_TEST(test_stones_can_be_set_up_as_points_and_rectangles);
  RUN_TEST(test_a_set_up_can_come_after_moves);
  RUN_TEST(test_the_game_can_end_before_a_move);
  RUN_TEST(test_komi_and_size_are_read);
  RUN_TEST(test_what_is_written_is_read_back);
  RUN_TEST(test_a_fault_is_named_with_its_line);
  RUN_TEST(test_moves_that_the_rules_forbid_are_faults);
  return UNITY_END();
}
