// SPDX-License-Identifier: MIT
//
// The Go Text Protocol and Connect Four's commands, byte by byte.
#include "app/connect/gtp.hpp"

#include <unity.h>

#include <array>
#include <cstddef>
#include <string_view>

#include "app/connect/thinker.hpp"
#include "frugal/games/connect/connect.hpp"
#include "support/gtp_replies.hpp"

namespace {

using Game = frugal::Connect<7, 6, 4>;

alignas(4) std::byte pool[1000];

/// A target whose moves and times come from the test.
class Desk {
 public:
  Desk() : thinker_(pool), gtp_(session_, *this) { session_.start({.ponders = false}, 1); }

  frugal::app::connect::Thinker<Game>::Search& search() { return thinker_.search(); }
  void has_changed() { ++changes_; }
  void think(std::uint32_t allowed_ms) { allowed_ms_ = allowed_ms; }
  bool find_score() {
    if (is_busy_) gtp_.fail("busy");
    return !is_busy_;
  }
  static constexpr auto commands() {
    return std::to_array<frugal::app::CommandRow<Desk>>({{"frugal-own", &Desk::thank}});
  }

  /// The whole reply to these lines.
  const char* ask(const char* lines) { return replies_.ask(gtp_, lines); }
  const char* move(int column, std::uint32_t spent_ms = 0) {
    replies_.clear();
    gtp_.move_is(column, spent_ms);
    return replies_.collect(gtp_);
  }

  const char* score(int least, int most) {
    replies_.clear();
    gtp_.score_is(least, most);
    return replies_.collect(gtp_);
  }

  frugal::app::connect::Session<Game> session_;
  frugal::app::connect::Thinker<Game> thinker_;
  frugal::app::connect::Gtp<Game, Desk> gtp_;
  std::uint32_t allowed_ms_ = 0;
  int changes_ = 0;
  bool is_busy_ = false;

 private:
  void thank(std::string_view words) {
    if (words.empty()) return gtp_.fail("expected a word");
    gtp_.answer("thanks");
  }

  GtpReplies<frugal::app::connect::Gtp<Game, Desk>, frugal::app::Line::MAX_SIZE, 600> replies_;
};

Desk& fresh() {
  static Desk desk;
  desk.~Desk();
  return *new (&desk) Desk;
}

void check(Desk& desk, const char* lines, const char* reply) {
  TEST_ASSERT_EQUAL_STRING_MESSAGE(reply, desk.ask(lines), lines);
}

void test_a_reply_repeats_the_number_and_ends_with_an_empty_line() {
  Desk& desk = fresh();
  check(desk, "protocol_version\n", "= 2\n\n");
  check(desk, "17 protocol_version\n", "=17 2\n\n");
  check(desk, "18 no_such\n", "?18 unknown command\n\n");
  check(desk, "name\nversion\n", "= Frugal\n\n= " FRUGAL_VERSION "\n\n");
}

void test_comments_controls_and_empty_lines_are_left_out() {
  Desk& desk = fresh();
  check(desk, "\n   \n# nothing\n\t\r\n", "");
  check(desk, " 3\tname # and why\n", "=3 Frugal\n\n");
  check(desk, "na\r\x01\x7fme\r\n", "= Frugal\n\n");
  check(desk, "\xff\n", "? unknown command\n\n");
}

void test_a_line_that_is_too_long_is_an_error_and_the_next_one_is_not() {
  Desk& desk = fresh();
  for (int i = 0; i < 1000; ++i) desk.gtp_.take('a');
  check(desk, "\nname\n", "? line too long\n\n= Frugal\n\n");
  desk.ask("5 ");
  for (int i = 0; i < 100; ++i) desk.gtp_.take('b');
  check(desk, "\n", "?5 line too long\n\n");
  for (int i = 0; i < 1000; ++i) desk.gtp_.take(i == 0 ? '#' : 'x');
  check(desk, "\n", "");
}

void test_a_move_is_a_column_or_the_cell_where_the_disc_lands() {
  Desk& desk = fresh();
  check(desk, "play b D\nplay W d2\nplay BLACK D3\n", "= \n\n= \n\n= \n\n");
  TEST_ASSERT_EQUAL_INT(3, desk.session_.plies());
  TEST_ASSERT_EQUAL_INT(3, desk.changes_);
  check(desk, "play w D2\n", "? illegal move\n\n");
  check(desk, "play w H\n", "? illegal move\n\n");
  check(desk, "play w 4\n", "? expected a cell: D1 or D\n\n");
  check(desk, "play w D4x\n", "? expected a cell: D1 or D\n\n");
  check(desk, "play w I1\n", "? expected a cell: D1 or D\n\n");
  check(desk, "play b E\n", "? it is white's turn\n\n");
  check(desk, "play\n", "? expected a color and a cell: b D1\n\n");
  TEST_ASSERT_EQUAL_INT(3, desk.session_.plies());
}

void test_undo_takes_one_move_back() {
  Desk& desk = fresh();
  desk.ask("play b D\nplay w D\n");
  check(desk, "undo\nundo\nundo\n", "= \n\n= \n\n? cannot undo\n\n");
}

void test_genmove_is_answered_when_the_move_is_there() {
  Desk& desk = fresh();
  check(desk, "9 genmove b\n", "");
  TEST_ASSERT_TRUE(desk.gtp_.awaits_move());
  TEST_ASSERT_FALSE(desk.gtp_.is_ready());
  TEST_ASSERT_EQUAL_STRING("=9 C1\n\n", desk.move(2));
  TEST_ASSERT_TRUE(desk.gtp_.is_ready());
  TEST_ASSERT_EQUAL_INT(1, desk.session_.plies());
  desk.ask("reg_genmove w\n");
  TEST_ASSERT_EQUAL_STRING("= C2\n\n", desk.move(2));
  TEST_ASSERT_EQUAL_INT(1, desk.session_.plies());
  check(desk, "genmove b\n", "? it is white's turn\n\n");
  check(desk, "genmove red\n", "? expected a color: b or w\n\n");
}

void test_a_score_is_a_number_or_what_it_lies_between() {
  Desk& desk = fresh();
  check(desk, "7 frugal-score\n", "");
  TEST_ASSERT_TRUE(desk.gtp_.awaits_score());
  TEST_ASSERT_FALSE(desk.gtp_.awaits_move());
  TEST_ASSERT_EQUAL_STRING("=7 1\n\n", desk.score(1, 1));
  desk.ask("frugal-score\n");
  TEST_ASSERT_EQUAL_STRING("= -18\n\n", desk.score(-18, -18));
  desk.ask("frugal-score\n");
  TEST_ASSERT_EQUAL_STRING("= from -2 to 17\n\n", desk.score(-2, 17));
  desk.ask("genmove b\n");
  TEST_ASSERT_TRUE(desk.gtp_.awaits_move());
  desk.move(3);
}

void test_a_score_that_can_not_be_found_now_is_refused() {
  Desk& desk = fresh();
  desk.is_busy_ = true;
  check(desk, "frugal-score\n", "? busy\n\n");
  TEST_ASSERT_FALSE(desk.gtp_.is_waiting());
  check(desk, "frugal-seed\n", "= 1\n\n");
}

void test_a_game_that_is_over_has_a_score_and_no_moves() {
  Desk& desk = fresh();
  check(desk, "final_score\n", "? the game is not over\n\n");
  desk.ask("play b A\nplay w B\nplay b A\nplay w B\nplay b A\nplay w B\nplay b A\n");
  check(desk, "final_score\n", "= B+1\n\n");
  check(desk, "genmove w\n", "? the game is over\n\n");
  check(desk, "play w B\n", "? the game is over\n\n");
}

void test_the_board_is_shown_from_the_top() {
  Desk& desk = fresh();
  desk.ask("play b D\nplay w D\nplay b A\n");
  check(desk, "showboard\n",
        "= \n 6 . . . . . . .\n 5 . . . . . . .\n 4 . . . . . . .\n 3 . . . . . . .\n"
        " 2 . . . O . . .\n 1 X . . X . . .\n   A B C D E F G\n\n");
}

void test_there_is_one_size_and_no_komi() {
  Desk& desk = fresh();
  desk.ask("play b D\n");
  check(desk, "boardsize 19\n", "? unacceptable size\n\n");
  TEST_ASSERT_EQUAL_INT(1, desk.session_.plies());
  check(desk, "boardsize 7\n", "= \n\n");
  TEST_ASSERT_EQUAL_INT(0, desk.session_.plies());
  check(desk, "boardsize 7 6\nboardsize 7 7\n", "= \n\n? unacceptable size\n\n");
  check(desk, "komi 6.5\nkomi six\n", "= \n\n? komi not a float\n\n");
}

void test_the_clock_is_shared_among_the_moves_that_are_left() {
  Desk& desk = fresh();
  desk.ask("genmove b\n");
  TEST_ASSERT_EQUAL_UINT32(frugal::app::GameClock::kNoLimit, desk.allowed_ms_);
  desk.move(3);
  desk.ask("time_settings 220 0 0\ngenmove w\n");
  TEST_ASSERT_EQUAL_UINT32(9000, desk.allowed_ms_);  // 21 moves, one kept, a tenth for the way
  desk.move(3, 20000);
  desk.ask("undo\ngenmove w\n");
  TEST_ASSERT_UINT32_WITHIN(10, 200000 / 22 * 9 / 10, desk.allowed_ms_);
  desk.move(3);
  desk.ask("time_left b 10 5\ngenmove b\n");
  TEST_ASSERT_EQUAL_UINT32(1800, desk.allowed_ms_);
  desk.move(3);
  check(desk, "time_settings 1 2\n", "? expected three integers\n\n");
  check(desk, "time_left b x 1\n", "? expected a color and two integers\n\n");
}

void test_commands_are_known_and_listed_the_targets_own_as_well() {
  Desk& desk = fresh();
  check(desk, "known_command genmove\nknown_command frugal-own\nknown_command x\nknown_command\n",
        "= true\n\n= true\n\n= false\n\n= false\n\n");
  const std::string_view list = desk.ask("list_commands\n");
  TEST_ASSERT_TRUE(list.find("= protocol_version\nname\n") == 0);
  TEST_ASSERT_TRUE(list.find("\nfrugal-own\n\n") != std::string_view::npos);
  check(desk, "frugal-own\nfrugal-own x\n", "? expected a word\n\n= thanks\n\n");
}

void test_statistics_tell_what_the_search_knows() {
  Desk& desk = fresh();
  desk.ask("play b A\nplay w B\nplay b A\nplay w B\nplay b A\nplay w C\n");
  desk.thinker_.start(desk.session_, {50, 0});
  desk.thinker_.think(50);
  const std::string_view bounds = desk.ask("frugal-bounds\n");
  TEST_ASSERT_TRUE(bounds.find("= value win\n") == 0);
  TEST_ASSERT_TRUE(bounds.find("\nA win\n") != std::string_view::npos);
  TEST_ASSERT_TRUE(std::string_view(desk.ask("frugal-pool\n")).find("= records ") == 0);
  TEST_ASSERT_TRUE(std::string_view(desk.ask("frugal-stats\n")).find("= simulations ") == 0);
}

void test_levels_and_seeds_can_be_set() {
  Desk& desk = fresh();
  check(desk, "frugal-level 4\nfrugal-level\nfrugal-level 7\n",
        "= \n\n= 4\n\n? expected a level from 1 to 6\n\n");
  check(desk, "frugal-seed 4095\nfrugal-seed\nfrugal-seed 4096\n",
        "= \n\n= 4095\n\n? expected a seed from 0 to 4095\n\n");
  check(desk, "frugal-ponder on\nfrugal-ponder\n", "= \n\n= on\n\n");
}

void test_a_game_is_told_so_that_its_twin_can_go_on_with_it() {
  Desk& desk = fresh();
  desk.ask("frugal-level 4\nfrugal-seed 7\nfrugal-ponder off\n");
  const char* const settings = "= begins you\nlevel 4\nseed 7\nponder off\n\n";
  check(desk, "frugal-game\n", settings);
  desk.ask("play b D\nplay w D\nplay b E\n");
  check(desk, "frugal-game\n", "= begins you\nlevel 4\nseed 7\nponder off\nmoves DDE\n\n");
}

void test_quit_is_answered() {
  Desk& desk = fresh();
  check(desk, "quit\n", "= \n\n");
  TEST_ASSERT_TRUE(desk.gtp_.take_quit());
  TEST_ASSERT_FALSE(desk.gtp_.take_quit());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_reply_repeats_the_number_and_ends_with_an_empty_line);
  RUN_TEST(test_comments_controls_and_empty_lines_are_left_out);
  RUN_TEST(test_a_line_that_is_too_long_is_an_error_and_the_next_one_is_not);
  RUN_TEST(test_a_move_is_a_column_or_the_cell_where_the_disc_lands);
  RUN_TEST(test_undo_takes_one_move_back);
  RUN_TEST(test_genmove_is_answered_when_the_move_is_there);
  RUN_TEST(test_a_score_is_a_number_or_what_it_lies_between);
  RUN_TEST(test_a_score_that_can_not_be_found_now_is_refused);
  RUN_TEST(test_a_game_that_is_over_has_a_score_and_no_moves);
  RUN_TEST(test_the_board_is_shown_from_the_top);
  RUN_TEST(test_there_is_one_size_and_no_komi);
  RUN_TEST(test_the_clock_is_shared_among_the_moves_that_are_left);
  RUN_TEST(test_commands_are_known_and_listed_the_targets_own_as_well);
  RUN_TEST(test_statistics_tell_what_the_search_knows);
  RUN_TEST(test_levels_and_seeds_can_be_set);
  RUN_TEST(test_a_game_is_told_so_that_its_twin_can_go_on_with_it);
  RUN_TEST(test_quit_is_answered);
  return UNITY_END();
}
