// SPDX-License-Identifier: MIT
//
// The device's console: the protocol beside the buttons, and rubbish on the line.
#include <unity.h>

#include <string>

#include "frugal/random.hpp"
#include "support/device_driver.hpp"

namespace {

using frugal::app::connect::Mode;
using frugal::sim::board;
using frugal::sim::shape_of;

using Microbit = Hands<shape_of("microbit")>;
using Oled = Hands<shape_of("lm3s6965evb")>;
using Console = Hands<shape_of("mps2-an386")>;

bool contains(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

void test_a_program_plays_a_whole_game() {
  Microbit hands("microbit");
  auto& simulation = hands.simulation;
  TEST_ASSERT_TRUE(contains(simulation.ask("1 protocol_version"), "=1 2\n\n"));
  TEST_ASSERT_TRUE(contains(simulation.ask("boardsize 5"), "= \n\n"));
  simulation.ask("frugal-level 1");
  simulation.ask("frugal-ponder off");
  TEST_ASSERT_TRUE(contains(simulation.ask("clear_board"), "= \n\n"));
  frugal::sim::Twin<Microbit::Game> twin(shape_of("microbit").pool_bytes);
  Microbit::Session game;
  game.start(hands.session().options(), hands.session().seed());
  while (!game.is_over()) {
    const bool is_black = game.plies() % 2 == 0;
    const int reply = twin.reply(game);
    std::string cell{frugal::app::letter_of(reply)};
    cell += static_cast<char>('1' + game.height_of(reply));
    const std::string answer = simulation.ask(is_black ? "genmove b" : "genmove w");
    TEST_ASSERT_EQUAL_STRING(("= " + cell + "\n\n").c_str(), answer.c_str());
    game.play(reply);
    TEST_ASSERT_TRUE(hands.mode() == Mode::kRemote);
  }
  TEST_ASSERT_TRUE(contains(simulation.ask("final_score"), game.winner() < 0 ? "= 0" : "+1"));
  TEST_ASSERT_TRUE(contains(simulation.ask("genmove b"), "? the game is over"));
}

void test_a_button_takes_the_game_over_from_a_program() {
  Oled hands("lm3s6965evb");
  hands.set(1, "you");
  hands.simulation.ask("play b D");
  hands.simulation.ask("play w D");
  hands.simulation.run_ms(3000);
  TEST_ASSERT_TRUE(hands.mode() == Mode::kRemote);
  TEST_ASSERT_EQUAL_INT(2, hands.session().plies());
  hands.simulation.press(2);
  TEST_ASSERT_TRUE(hands.mode() == Mode::kTurn);
  hands.drop(3);
  hands.wait();
  TEST_ASSERT_EQUAL_INT(4, hands.session().plies());
}

void test_a_hint_is_asked_for_and_said_on_a_board_without_buttons() {
  Console hands("mps2-an386");
  hands.set(1, "you");
  const std::size_t before = board().printed.size();
  TEST_ASSERT_EQUAL_STRING("= \n\n", hands.simulation.ask("frugal-hint").c_str());
  hands.wait();
  hands.simulation.run_ms(200);
  TEST_ASSERT_TRUE(board().printed.find("\nTry D\n", before) != std::string::npos);
  TEST_ASSERT_EQUAL_INT(0, hands.session().plies());
}

/// X has C1, D1 and E1, and is to move.
void drop_three_with_open_ends(Console& hands) {
  for (const int column : {0, 0, 2, 0, 4, 6, 3, 3}) {
    hands.drop(column);
    hands.wait();
  }
  hands.simulation.run_ms(200);  // the board in words
}

void test_a_hint_says_how_soon_the_win_is() {
  Console hands("mps2-an386");
  hands.set(1, "two");
  drop_three_with_open_ends(hands);
  const std::size_t before = board().printed.size();
  hands.simulation.ask("frugal-hint");
  hands.wait();
  hands.simulation.run_ms(200);
  TEST_ASSERT_TRUE(board().printed.find(": WIN IN 1\n", before) != std::string::npos);
}

void test_the_score_is_told_and_the_turn_goes_on() {
  Console hands("mps2-an386");
  hands.set(1, "two");
  drop_three_with_open_ends(hands);
  TEST_ASSERT_EQUAL_STRING("= 17\n\n", hands.simulation.ask("frugal-score").c_str());
  TEST_ASSERT_TRUE(hands.mode() == Mode::kTurn);
  hands.simulation.ask("play b B");
  TEST_ASSERT_TRUE(contains(hands.simulation.ask("frugal-score"), "? the game is over"));
}

void test_a_program_is_told_the_score_in_its_game() {
  Console hands("mps2-an386");
  for (const char* move : {"play b A", "play w A", "play b C", "play w A", "play b E", "play w G",
                           "play b D", "play w D"}) {
    hands.simulation.ask(move);
  }
  TEST_ASSERT_EQUAL_STRING("= 17\n\n", hands.simulation.ask("frugal-score").c_str());
  TEST_ASSERT_TRUE(hands.mode() == Mode::kRemote);
}

void test_a_score_that_takes_too_long_is_told_in_bounds() {
  Console hands("mps2-an386");
  hands.simulation.ask("play b A");
  const std::string answer = hands.simulation.ask("frugal-score", 300000);
  TEST_ASSERT_TRUE(contains(answer, "= from -"));
}

void test_a_move_is_taken_back_by_the_console() {
  Console hands("mps2-an386");
  hands.set(1, "you");
  TEST_ASSERT_TRUE(contains(hands.simulation.ask("frugal-back"), "? there is no move of yours"));
  hands.drop(3);
  hands.wait();
  TEST_ASSERT_EQUAL_INT(2, hands.session().plies());
  hands.simulation.ask("frugal-back");
  TEST_ASSERT_EQUAL_INT(0, hands.session().plies());
  TEST_ASSERT_TRUE(hands.mode() == Mode::kTurn);
}

void test_long_replies_come_whole_through_a_slow_line() {
  Microbit hands("microbit");
  const std::string commands = hands.simulation.ask("list_commands");
  for (const char* name : {"protocol_version", "frugal-pv", "frugal-talk", "time_left"}) {
    TEST_ASSERT_TRUE(contains(commands, name));
  }
  hands.simulation.ask("play b C");
  TEST_ASSERT_TRUE(contains(hands.simulation.ask("showboard"), " 1 . . X . .\n   A B C D E\n"));
  TEST_ASSERT_TRUE(contains(hands.simulation.ask("known_command frugal-drop"), "true"));
  TEST_ASSERT_TRUE(contains(hands.simulation.ask("known_command frugal-dro"), "false"));
}

void test_a_clock_limits_the_thinking() {
  Microbit hands("microbit");
  hands.simulation.ask("frugal-level 5");
  hands.simulation.ask("time_settings 26 0 0");
  const std::uint64_t begin = board().now_us;
  hands.simulation.ask("genmove b");
  const std::uint64_t spent_ms = (board().now_us - begin) / 1000;
  TEST_ASSERT_TRUE(spent_ms > 1000 && spent_ms < 2000);  // 26 s for 13 moves
}

/// Noise, pieces of commands and whole ones; a million bytes.
std::string rubbish(frugal::Random& random) {
  static const char* const kWords[] = {"play",
                                       "genmove",
                                       "undo",
                                       "b",
                                       "w",
                                       "D1",
                                       "frugal-new",
                                       "D",
                                       "komi",
                                       "quit",
                                       "#",
                                       "1",
                                       "-1",
                                       "frugal-drop",
                                       "frugal-hint",
                                       "frugal-back",
                                       "frugal-game",
                                       "A9",
                                       "\t",
                                       "name",
                                       "\r\n",
                                       "9999999999",
                                       "showboard",
                                       "frugal-pv",
                                       "frugal-stats",
                                       "frugal-bounds",
                                       "frugal-score",
                                       "time_left",
                                       "0",
                                       "frugal-level 1",
                                       "list_commands",
                                       "boardsize",
                                       "final_score"};
  std::string text;
  const int words = random.below(6);
  for (int i = 0; i < words; ++i) {
    if (random.below(4) == 0) {
      const int length = random.below(random.below(20) == 0 ? 300 : 8);
      for (int j = 0; j < length; ++j) text += static_cast<char>(random.below(256));
    } else {
      text += kWords[static_cast<std::size_t>(random.below(std::size(kWords)))];
    }
    if (random.below(8) != 0) text += ' ';
  }
  return text + '\n';
}

void test_a_million_bytes_of_rubbish_are_harmless() {
  Microbit hands("microbit", 2000);
  hands.simulation.ask("frugal-level 1");
  frugal::Random random(8);
  std::size_t bytes = 0;
  while (bytes < 1000000) {
    for (const char byte : rubbish(random)) {
      while (board().in.size() >= frugal::sim::Board::kInBytes) hands.simulation.step();
      board().receive(byte);
      ++bytes;
    }
    if (board().printed.size() > 100000) board().printed.clear();
  }
  TEST_ASSERT_EQUAL_UINT32(0, board().lost_bytes);
  board().receive("\n");
  hands.simulation.run_ms(30000);
  board().printed.clear();
  TEST_ASSERT_TRUE(contains(hands.simulation.ask("77 name"), "=77 Frugal\n\n"));
  Microbit::Session again;
  again.start({}, 1);
  for (int i = 0; i < hands.session().plies(); ++i) {
    TEST_ASSERT_TRUE(again.play(hands.session().column_at(i)));
  }
}

void test_a_line_that_is_not_read_does_not_stop_the_game() {
  Microbit hands("microbit", 2000);
  hands.set(1, "you");
  hands.drop(0);
  board().out = 1000000;  // the other end is stuck
  hands.wait();
  TEST_ASSERT_EQUAL_INT(2, hands.session().plies());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_program_plays_a_whole_game);
  RUN_TEST(test_a_button_takes_the_game_over_from_a_program);
  RUN_TEST(test_a_hint_is_asked_for_and_said_on_a_board_without_buttons);
  RUN_TEST(test_a_hint_says_how_soon_the_win_is);
  RUN_TEST(test_the_score_is_told_and_the_turn_goes_on);
  RUN_TEST(test_a_program_is_told_the_score_in_its_game);
  RUN_TEST(test_a_score_that_takes_too_long_is_told_in_bounds);
  RUN_TEST(test_a_move_is_taken_back_by_the_console);
  RUN_TEST(test_long_replies_come_whole_through_a_slow_line);
  RUN_TEST(test_a_clock_limits_the_thinking);
  RUN_TEST(test_a_million_bytes_of_rubbish_are_harmless);
  RUN_TEST(test_a_line_that_is_not_read_does_not_stop_the_game);
  return UNITY_END();
}
