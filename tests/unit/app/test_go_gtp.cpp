// SPDX-License-Identifier: MIT
//
// The Go Text Protocol for Go, by its replies.
#include "app/go/gtp.hpp"

#include <unity.h>

#include <new>

#include "support/go_desk.hpp"

namespace {

using Go5 = frugal::Go<5>;
using Go9 = frugal::Go<9>;

alignas(8) std::byte pool[2000];

template <class G>
GoDesk<G>& fresh() {
  alignas(GoDesk<G>) static std::byte place[sizeof(GoDesk<G>)];
  auto& desk = *new (place) GoDesk<G>(pool);
  desk.ask("frugal-playouts 150\n");
  return desk;
}

template <class G>
void check(GoDesk<G>& desk, const char* lines, const char* reply) {
  TEST_ASSERT_EQUAL_STRING_MESSAGE(reply, desk.ask(lines), lines);
}

bool has(std::string_view reply, std::string_view part) {
  return reply.find(part) != std::string_view::npos;
}

void test_moves_are_points_or_the_pass() {
  auto& desk = fresh<Go9>();
  check(desk, "play b D4\nplay W j9\nplay BLACK PASS\nplay white pass\n",
        "= \n\n= \n\n= \n\n= \n\n");
  TEST_ASSERT_EQUAL_INT(4, desk.session_.plies());
  check(desk, "play b D4\n", "? illegal move\n\n");
  check(desk, "play b I5\nplay b A10\nplay b A0\nplay b D\nplay b\n",
        "? expected a point: D4 or pass\n\n? expected a point: D4 or pass\n\n"
        "? expected a point: D4 or pass\n\n? expected a point: D4 or pass\n\n"
        "? expected a point: D4 or pass\n\n");
  check(desk, "play red D5\nplay\n",
        "? expected a color: b or w\n\n? expected a color: b or w\n\n");
  TEST_ASSERT_EQUAL_INT(4, desk.session_.plies());
}

void test_komi_is_any_number_of_half_points() {
  auto& desk = fresh<Go9>();
  check(desk, "get_komi\nkomi 6.5\nget_komi\n", "= 7.5\n\n= \n\n= 6.5\n\n");
  check(desk, "komi -0.5\nget_komi\nkomi +7\nget_komi\nkomi 5.50\nget_komi\n",
        "= \n\n= -0.5\n\n= \n\n= 7.0\n\n= \n\n= 5.5\n\n");
  const char* refused = "? expected komi in half points, 1000 at most\n\n";
  for (const char* line : {"komi\n", "komi 6.25\n", "komi six\n", "komi 1001\n", "komi -\n",
                           "komi .\n", "komi 6.5.5\n", "komi --5\n", "komi 1e3\n"}) {
    check(desk, line, refused);
  }
  check(desk, "get_komi\n", "= 5.5\n\n");
}

void test_the_size_is_the_targets_choice() {
  auto& desk = fresh<Go9>();
  desk.ask("play b D4\n");
  check(desk, "boardsize 19\nboardsize x\nboardsize\n",
        "? unacceptable size\n\n? boardsize not an integer\n\n? boardsize not an integer\n\n");
  TEST_ASSERT_EQUAL_INT(1, desk.session_.plies());
  check(desk, "boardsize 3\nboardsize 9\n", "= \n\n= \n\n");
  TEST_ASSERT_EQUAL_INT(0, desk.session_.plies());
}

void test_the_board_is_shown_from_the_top() {
  auto& desk = fresh<Go5>();
  desk.ask("play b C3\nplay w E1\nplay b A5\n");
  check(
      desk, "showboard\n",
      "= \n 5 X . . . .\n 4 . . . . .\n 3 . . X . .\n 2 . . . . .\n 1 . . . . O\n   A B C D E\n\n");
  check(desk, "list_stones b\nlist_stones w\nlist_stones x\n",
        "= C3 A5\n\n= E1\n\n? expected a color: b or w\n\n");
  check(desk, "last_move\nis_legal w C3\nis_legal w C2\n", "= black A5\n\n= 0\n\n= 1\n\n");
}

void test_undo_takes_one_move_back() {
  auto& desk = fresh<Go5>();
  check(desk, "undo\n", "? cannot undo\n\n");
  desk.ask("play b C3\nplay b C2\n");
  check(desk, "undo\nundo\nundo\nlast_move\n",
        "= \n\n= \n\n? cannot undo\n\n? no previous move known\n\n");
}

void test_fixed_handicap_stands_where_the_protocol_says() {
  auto& desk = fresh<Go9>();
  check(desk, "fixed_handicap 2\n", "= C3 G7\n\n");
  check(desk, "undo\nfixed_handicap 2\n", "? cannot undo\n\n? board not empty\n\n");
  check(desk, "clear_board\nfixed_handicap 5\n", "= \n\n= C3 G7 C7 G3 E5\n\n");
  check(desk, "clear_board\nfixed_handicap 6\n", "= \n\n= C3 G7 C7 G3 C5 G5\n\n");
  check(desk, "clear_board\nfixed_handicap 9\n", "= \n\n= C3 G7 C7 G3 C5 G5 E3 E7 E5\n\n");
  check(desk, "clear_board\nfixed_handicap 1\nfixed_handicap 10\nfixed_handicap\n",
        "= \n\n? invalid handicap\n\n? invalid handicap\n\n? handicap not an integer\n\n");
}

void test_free_handicap_is_placed_or_set() {
  auto& desk = fresh<Go9>();
  check(desk, "place_free_handicap 3\n", "= C3 G7 C7\n\n");
  check(desk, "clear_board\nplace_free_handicap 20\n", "= \n\n= C3 G7 C7 G3 C5 G5 E3 E7 E5\n\n");
  check(desk, "clear_board\nset_free_handicap A1 J9 E5\nlist_stones b\n",
        "= \n\n= \n\n= A1 E5 J9\n\n");
  check(desk, "play w B2\nundo\nundo\n", "= \n\n= \n\n? cannot undo\n\n");
  desk.ask("clear_board\n");
  for (const char* line :
       {"set_free_handicap\n", "set_free_handicap A1\n", "set_free_handicap A1 A1\n",
        "set_free_handicap A1 pass\n", "set_free_handicap A1 K1\n"}) {
    check(desk, line, "? bad vertex list\n\n");
  }
  check(desk, "list_stones b\n", "= \n\n");
  auto& small = fresh<Go5>();
  check(small, "fixed_handicap 2\nplace_free_handicap 2\n", "? invalid handicap\n\n= C3 C2\n\n");
}

void test_genmove_plays_and_reg_genmove_does_not() {
  auto& desk = fresh<Go5>();
  TEST_ASSERT_TRUE(has(desk.ask("genmove b\n"), "= "));
  TEST_ASSERT_EQUAL_INT(1, desk.session_.plies());
  TEST_ASSERT_TRUE(has(desk.ask("reg_genmove w\n"), "= "));
  TEST_ASSERT_EQUAL_INT(1, desk.session_.plies());
  check(desk, "genmove\ngenmove x\n",
        "? expected a color: b or w\n\n? expected a color: b or w\n\n");
}

void test_a_move_is_answered_when_it_is_there() {
  auto& desk = fresh<Go5>();
  desk.is_slow_ = true;
  check(desk, "9 genmove b\n", "");
  TEST_ASSERT_TRUE(desk.gtp_.is_waiting());
  TEST_ASSERT_FALSE(desk.gtp_.is_ready());
  TEST_ASSERT_TRUE(has(desk.finish(), "=9 "));
  TEST_ASSERT_TRUE(desk.gtp_.is_ready());
}

void test_test_moves_depend_on_the_position_alone() {
  auto& desk = fresh<Go5>();
  char first[30] = {};
  desk.ask("play b C3\n");
  std::strncpy(first, desk.ask("reg_genmove w\n"), sizeof first - 1);
  desk.ask("genmove w\ngenmove b\nundo\nundo\n");
  check(desk, "reg_genmove w\n", first);
}

void test_the_clock_is_shared_among_the_moves_that_may_come() {
  auto& desk = fresh<Go5>();
  desk.ask("genmove b\n");
  TEST_ASSERT_EQUAL_UINT32(frugal::app::GameClock::kNoLimit, desk.allowed_ms_);
  desk.is_slow_ = true;
  desk.spent_ms_ = 30000;
  desk.ask("clear_board\ntime_settings 130 0 0\ngenmove b\n");
  TEST_ASSERT_EQUAL_UINT32(9000, desk.allowed_ms_);  // 12 moves, one kept, a tenth for the way
  desk.thinker_.hurry();
  desk.finish();
  desk.ask("undo\ngenmove b\n");
  TEST_ASSERT_EQUAL_UINT32(100000 / 13 - 100000 / 13 / 10, desk.allowed_ms_);
  desk.thinker_.hurry();
  desk.finish();
  desk.ask("kgs-time_settings byoyomi 0 20 3\ngenmove b\n");
  TEST_ASSERT_EQUAL_UINT32(18000, desk.allowed_ms_);
  desk.thinker_.hurry();
  desk.finish();
  desk.ask("kgs-time_settings none\ngenmove b\n");
  TEST_ASSERT_EQUAL_UINT32(frugal::app::GameClock::kNoLimit, desk.allowed_ms_);
  desk.finish();
  check(desk, "kgs-time_settings x 1 2 3\nkgs-time_settings absolute\ntime_settings 1 2\n",
        "? expected none, absolute, byoyomi or canadian\n\n? expected integers\n\n"
        "? expected three integers\n\n");
}

/// White has the two columns on the left, black the rest.
constexpr const char* kDivided =
    "set_free_handicap C5 C4 C3 C2 C1 D4 D2 E5 E3 D1\n"
    "play w B5\nplay w B4\nplay w B3\nplay w B2\nplay w B1\nplay w A4\nplay w A2\n";

void test_a_settled_game_is_scored_and_passed() {
  auto& desk = fresh<Go5>();
  desk.ask(kDivided);
  check(desk, "komi 0\nfinal_score\n", "= \n\n= B+5.0\n\n");
  check(desk, "komi 5\nfinal_score\nkomi 7.5\nfinal_score\n", "= \n\n= 0\n\n= \n\n= W+2.5\n\n");
  check(desk, "komi 0.5\ngenmove b\nplay w pass\ngenmove b\n", "= \n\n= pass\n\n= \n\n= pass\n\n");
  check(desk, "reg_genmove w\n", "= pass\n\n");
}

/// The same, but there is room in black's part, and a white stone in it.
constexpr const char* kInvaded =
    "set_free_handicap C5 C4 C3 C2 C1 D2 E2\n"
    "play w B5\nplay w B4\nplay w B3\nplay w B2\nplay w B1\nplay w A4\nplay w A2\nplay w E4\n";

void test_dead_stones_are_listed() {
  auto& desk = fresh<Go5>();
  desk.ask(kInvaded);
  check(desk, "final_status_list dead\nfinal_status_list seki\n", "= E4\n\n= \n\n");
  check(desk, "final_status_list alive\n", "= B1 C1 A2 B2 C2 D2 E2 B3 C3 A4 B4 C4 B5 C5\n\n");
  check(desk, "komi 0\nfinal_score\n", "= \n\n= B+5.0\n\n");
  check(desk, "final_status_list\nfinal_status_list all\n",
        "? expected dead, alive or seki\n\n? expected dead, alive or seki\n\n");
}

void test_a_lost_game_is_resigned_but_not_in_a_test() {
  auto& desk = fresh<Go5>();
  desk.ask(kDivided);
  desk.ask("komi 20\n");
  check(desk, "reg_genmove b\n", "= pass\n\n");
  check(desk, "genmove b\n", "= resign\n\n");
  TEST_ASSERT_EQUAL_INT(17, desk.session_.plies());
}

void test_dead_stones_are_taken_when_cleaning_up() {
  auto& desk = fresh<Go5>();
  desk.ask(kInvaded);
  desk.ask("komi 0\nplay b pass\nplay w pass\n");
  for (int i = 0; i < 6 && desk.session_.disc_at(4, 3) == 1; ++i) {
    TEST_ASSERT_FALSE(has(desk.ask("kgs-genmove_cleanup b\n"), "pass"));
    desk.ask("play w pass\n");
  }
  TEST_ASSERT_FALSE(desk.session_.disc_at(4, 3) == 1);
  check(desk, "kgs-genmove_cleanup b\n", "= pass\n\n");
}

void test_analyses_have_what_gogui_reads() {
  auto& desk = fresh<Go5>();
  check(desk, "frugal-visits\nfrugal-rates\n", "= \n\n= \n\n");
  desk.ask("genmove b\n");
  TEST_ASSERT_TRUE(has(desk.ask("frugal-stats\n"), "= simulations 150\n"));
  TEST_ASSERT_TRUE(has(desk.ask("frugal-visits\n"), "= LABEL "));
  TEST_ASSERT_TRUE(has(desk.ask("frugal-rates\n"), "= INFLUENCE "));
  TEST_ASSERT_TRUE(has(desk.ask("frugal-ownership\n"), "= INFLUENCE A1 "));
  TEST_ASSERT_TRUE(has(desk.ask("frugal-pool\n"), "= records "));
  const char* const list = desk.ask("gogui-analyze_commands\n");
  TEST_ASSERT_TRUE(has(list, "gfx/Frugal: visits/frugal-visits\n"));
}

void test_numbers_can_be_set_within_limits() {
  auto& desk = fresh<Go5>();
  check(desk, "frugal-playouts\nfrugal-playouts 0\nfrugal-playouts 20\nfrugal-playouts\n",
        "= 150\n\n? expected a number from 1 to 1000000\n\n= \n\n= 20\n\n");
  check(desk, "frugal-seed 12\nfrugal-seed\n", "= \n\n= 12\n\n");
}

void test_commands_are_known_and_listed_the_targets_own_as_well() {
  auto& desk = fresh<Go5>();
  check(desk, "known_command genmove\nknown_command frugal-own\nknown_command x\n",
        "= true\n\n= true\n\n= false\n\n");
  const std::string_view list = desk.ask("list_commands\n");
  TEST_ASSERT_TRUE(list.find("= protocol_version\nname\n") == 0);
  TEST_ASSERT_TRUE(has(list, "\nfinal_status_list\n") && has(list, "\nfrugal-own\n\n"));
  check(desk, "frugal-own\nfrugal-own x\n", "? expected a word\n\n= thanks\n\n");
}

void test_a_game_that_is_too_long_says_so() {
  auto& desk = fresh<Go5>();
  for (int i = 0; i < desk.session_.kMostPlies; ++i) desk.ask("play b pass\n");
  check(desk, "play b A1\ngenmove w\n", "? the game is too long\n\n? the game is too long\n\n");
  TEST_ASSERT_TRUE(has(desk.ask("reg_genmove w\n"), "? the game is too long\n\n"));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_moves_are_points_or_the_pass);
  RUN_TEST(test_komi_is_any_number_of_half_points);
  RUN_TEST(test_the_size_is_the_targets_choice);
  RUN_TEST(test_the_board_is_shown_from_the_top);
  RUN_TEST(test_undo_takes_one_move_back);
  RUN_TEST(test_fixed_handicap_stands_where_the_protocol_says);
  RUN_TEST(test_free_handicap_is_placed_or_set);
  RUN_TEST(test_genmove_plays_and_reg_genmove_does_not);
  RUN_TEST(test_a_move_is_answered_when_it_is_there);
  RUN_TEST(test_test_moves_depend_on_the_position_alone);
  RUN_TEST(test_the_clock_is_shared_among_the_moves_that_may_come);
  RUN_TEST(test_a_settled_game_is_scored_and_passed);
  RUN_TEST(test_dead_stones_are_listed);
  RUN_TEST(test_a_lost_game_is_resigned_but_not_in_a_test);
  RUN_TEST(test_dead_stones_are_taken_when_cleaning_up);
  RUN_TEST(test_analyses_have_what_gogui_reads);
  RUN_TEST(test_numbers_can_be_set_within_limits);
  RUN_TEST(test_commands_are_known_and_listed_the_targets_own_as_well);
  RUN_TEST(test_a_game_that_is_too_long_says_so);
  return UNITY_END();
}
