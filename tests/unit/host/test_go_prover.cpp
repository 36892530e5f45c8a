// SPDX-License-Identifier: MIT
//
// The prover of small problems of Go: what one can see by eye, and random problems on 3 x 3 and
// 4 x 4 against a search that plays all games to the end, without cuts and without a memory.
#include "regress/prover.hpp"

#include <unity.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "frugal/random.hpp"
#include "regress/proof.hpp"
#include "support/independent_superko.hpp"

namespace {

using frugal::Random;
using frugal::regress::proven_answer;
using frugal::regress::Prover;
using frugal::regress::Test;
using frugal::regress::Worth;
using independent::Cuts;
using independent::SuperkoGo;
using Rows = std::vector<std::string>;

constexpr std::uint64_t kEnough = 1'000'000;
constexpr int kNoMove = -999;  // what moves lead to that there are not

/// On 5 x 5: "C1", or "pass".
int at(const char* point) { return point[0] == 'p' ? 25 : (point[1] - '1') * 5 + (point[0] - 'A'); }

void check_worth(const char* move, int lead, int lead_of_others, Prover& prover, char mover) {
  const std::optional<Worth> worth = prover.worth(mover, kEnough);
  TEST_ASSERT_TRUE_MESSAGE(worth.has_value(), move);
  TEST_ASSERT_EQUAL_INT_MESSAGE(lead, worth->lead, move);
  TEST_ASSERT_EQUAL_INT_MESSAGE(lead_of_others, worth->lead_of_others, move);
  TEST_ASSERT_EQUAL_INT_MESSAGE(at(move), worth->move, move);
}

void check_worth(const char* move, int lead, int lead_of_others, const Rows& rows, char mover) {
  Prover prover(rows);
  check_worth(move, lead, lead_of_others, prover, mover);
}

/// Black has 11 points and white 13; C1 belongs to neither yet.
const Rows kLastPoint{", X X O ,",  //
                      "X X O O O",  //
                      "X X O O ,",  //
                      "X X O O O",  //
                      ", X . O ,"};

/// White has an eye of three points.
const Rows kThreeInARow{", X , X X",  //
                        "X X X X X",  //
                        "X X X X ,",  //
                        "O O O O X",  //
                        ". . . O X"};

/// Black may throw a stone in at C1: to take it shortens white's liberties.
const Rows kSnapback{", X , X O",  //
                     "X X X X O",  //
                     "X X X X ,",  //
                     "X O O X O",  //
                     "X . . O O"};

/// Black takes at D3.
const Rows kKo{", X X O ,",  //
               "X X X O O",  //
               "X X O . O",  //
               "X X X O O",  //
               ", X X O ,"};

/// The same after that move, as if nothing had been there before.
const Rows kKoTaken{", X X O ,",  //
                    "X X X O O",  //
                    "X X . X O",  //
                    "X X X O O",  //
                    ", X X O ,"};

/// Without the blanks.
Rows dense(Rows rows) {
  for (std::string& row : rows) row.erase(std::remove(row.begin(), row.end(), ' '), row.end());
  return rows;
}

void test_the_last_point_goes_to_the_first_player() {
  check_worth("C1", -1, -3, dense(kLastPoint), 'X');
  check_worth("C1", 3, 1, dense(kLastPoint), 'O');
}

void test_the_middle_of_three_makes_two_eyes_or_one() {
  check_worth("B1", 25, 9, dense(kThreeInARow), 'X');
  check_worth("B1", -9, -25, dense(kThreeInARow), 'O');
}

void test_a_snapback_takes_what_could_have_been_connected() {
  check_worth("C1", 14, 8, dense(kSnapback), 'X');
  check_worth("C1", -8, -14, dense(kSnapback), 'O');
}

void test_the_player_that_takes_a_ko_keeps_it_if_there_is_no_threat() {
  check_worth("D3", 7, 3, dense(kKo), 'X');
  check_worth("C3", -3, -7, dense(kKoTaken), 'O');
}

void test_a_board_before_the_problem_does_not_come_again() {
  Prover prover(dense(kKo));
  TEST_ASSERT_TRUE(prover.play('X', at("D3")));
  check_worth("pass", -7, kNoMove, prover, 'O');
  TEST_ASSERT_FALSE(prover.play('O', at("C3")));
}

void test_passes_do_not_bring_a_forbidden_board_back() {
  Prover prover(dense(kKo));
  for (const auto& [player, move] :
       {std::pair{'X', "D3"}, {'O', "pass"}, {'X', "pass"}, {'O', "pass"}}) {
    TEST_ASSERT_TRUE(prover.play(player, at(move)));
  }
  TEST_ASSERT_FALSE(prover.play('O', at("C3")));
}

void test_what_took_one_stone_is_taken_at_once_if_that_is_another_board() {
  Prover prover(dense(kSnapback));
  TEST_ASSERT_TRUE(prover.play('X', at("C1")));
  TEST_ASSERT_TRUE(prover.play('O', at("B1")));
  check_worth("C1", 14, 6, prover, 'X');
}

void test_stones_and_suicide_are_no_moves_but_to_take_is() {
  const Rows rows = dense({", X . O ,",  //
                           "X X X O O",  //
                           "X . X O .",  //
                           "X X X O O",  //
                           ". X O . O"});
  TEST_ASSERT_FALSE(Prover(rows).play('X', at("B5")));
  TEST_ASSERT_FALSE(Prover(rows).play('O', at("B5")));
  TEST_ASSERT_FALSE(Prover(rows).play('O', at("B3")));
  TEST_ASSERT_FALSE(Prover(rows).play('O', at("A1")));
  TEST_ASSERT_FALSE(Prover(rows).play('X', at("E3")));
  TEST_ASSERT_TRUE(Prover(rows).play('X', at("C5")));
  TEST_ASSERT_TRUE(Prover(rows).play('X', at("pass")));
  TEST_ASSERT_TRUE(Prover(rows).play('X', at("D1")));
}

void test_a_board_of_one_point_is_passed_on() {
  const auto worth = Prover({"."}).worth('X', 10);
  TEST_ASSERT_EQUAL_INT(1, worth->move);
  TEST_ASSERT_EQUAL_INT(0, worth->lead);
}

void test_the_largest_board_is_not_too_large() {
  Rows rows(25, std::string(25, 'X'));
  for (std::size_t i = 0; i < 25; i += 2) rows[i][i] = ',';
  rows[24][0] = '.';
  const auto worth = Prover(rows).worth('O', 100);
  TEST_ASSERT_EQUAL_INT(-625, worth->lead);
}

void test_a_prover_gives_up_at_its_limit_of_positions() {
  Prover prover(dense(kThreeInARow));
  const std::optional<Worth> all = prover.worth('X', kEnough);
  const std::uint64_t needed = prover.positions();
  TEST_ASSERT_TRUE(needed > 10);
  TEST_ASSERT_FALSE(prover.worth('X', needed - 1).has_value());
  TEST_ASSERT_FALSE(prover.worth('X', 0).has_value());
  const std::optional<Worth> again = prover.worth('X', needed);
  TEST_ASSERT_TRUE(again.has_value());
  TEST_ASSERT_EQUAL_INT(all->lead_of_others, again->lead_of_others);
}

/// Up to four stones of each player, so that a capture is never large enough to be cut short; every
/// chain has a liberty.
template <int kSize>
Rows random_rows(Random& random, int most_open) {
  for (;;) {
    Rows rows(kSize, std::string(kSize, ','));
    int black = 4;
    int white = 4;
    int open = most_open;
    for (int i = 0; i < 4 * most_open; ++i) {
      char& c = rows[static_cast<std::size_t>(random.below(kSize))]
                    [static_cast<std::size_t>(random.below(kSize))];
      if (c != ',') continue;
      const int kind = random.below(3);
      if (kind == 0 && black-- > 0) c = 'X';
      if (kind == 1 && white-- > 0) c = 'O';
      if (kind == 2 && open-- > 0) c = '.';
    }
    if (SuperkoGo<kSize>(rows, 'X').is_possible()) return rows;
  }
}

/// What all moves lead to, the best first; nothing if that takes too long.
template <int kSize>
std::vector<int> leads_of(SuperkoGo<kSize>& slow, Cuts cuts, long most_positions) {
  std::vector<int> leads;
  for (int move = 0; move <= kSize * kSize; ++move) {
    if (const auto lead = slow.lead_after(move, most_positions, cuts)) leads.push_back(*lead);
    if (slow.gave_up()) return {};
  }
  std::sort(leads.rbegin(), leads.rend());
  leads.push_back(kNoMove);
  return leads;
}

/// The opponent moves first; what is it worth then? False if one of them gave up, or if that is no
/// move.
template <int kSize>
bool check_problem(const Rows& rows, char mover, Cuts cuts, int before = kSize * kSize,
                   long most_positions = 2'000'000) {
  const char opponent = mover == 'X' ? 'O' : 'X';
  std::string drawn = mover + std::string(" after ") + std::to_string(before);
  for (const std::string& row : rows) drawn += " " + row;
  SuperkoGo<kSize> slow(rows, opponent);
  Prover prover(rows);
  const bool is_legal = slow.play(before);
  TEST_ASSERT_EQUAL_MESSAGE(is_legal, prover.play(opponent, before), drawn.c_str());
  const std::vector<int> leads =
      is_legal ? leads_of<kSize>(slow, cuts, most_positions) : std::vector<int>();
  if (leads.empty()) return false;
  const auto worth = prover.worth(mover, 100'000);
  if (!worth) return false;
  TEST_ASSERT_EQUAL_INT_MESSAGE(leads[0], worth->lead, drawn.c_str());
  TEST_ASSERT_EQUAL_INT_MESSAGE(leads[1], worth->lead_of_others, drawn.c_str());
  return true;
}

/// One of the points that are played for, or the pass.
template <int kSize>
int random_move(const Rows& rows, Random& random) {
  for (;;) {
    const int move = random.below(kSize * kSize + 1);
    if (move == kSize * kSize) return move;
    const char c = rows[static_cast<std::size_t>(kSize - 1 - move / kSize)]
                       [static_cast<std::size_t>(move % kSize)];
    if (c == '.') return move;
  }
}

template <int kSize>
int check_random_problems(int count, int most_open, Cuts cuts) {
  Random random(static_cast<std::uint32_t>(most_open));
  int checked = 0;
  for (int i = 0; i < count; ++i) {
    const Rows rows = random_rows<kSize>(random, most_open);
    const int before = random_move<kSize>(rows, random);
    checked += check_problem<kSize>(rows, i % 2 == 0 ? 'X' : 'O', cuts, before, 10'000) ? 1 : 0;
  }
  return checked;
}

void test_random_problems_are_worth_what_all_games_say() {
  TEST_ASSERT_GREATER_THAN_INT(700, check_random_problems<3>(1000, 4, Cuts::kNone));
  TEST_ASSERT_GREATER_THAN_INT(250, check_random_problems<4>(300, 5, Cuts::kNone));
}

void test_larger_problems_are_worth_what_alpha_beta_says() {
  TEST_ASSERT_GREATER_THAN_INT(200, check_random_problems<3>(400, 6, Cuts::kAlphaBeta));
  TEST_ASSERT_GREATER_THAN_INT(300, check_random_problems<4>(400, 6, Cuts::kAlphaBeta));
}

/// What is remembered of a position misleads here where another way led to it.
void test_the_way_that_led_to_a_position_counts() {
  TEST_ASSERT_TRUE(check_problem<3>({",.,", "XXO", ".O."}, 'X', Cuts::kAlphaBeta));
  TEST_ASSERT_TRUE(check_problem<3>({"OO,", ".OX", "..X"}, 'X', Cuts::kAlphaBeta));
  TEST_ASSERT_TRUE(check_problem<3>({"OX.", "...", "X.,"}, 'O', Cuts::kAlphaBeta, 4));
  TEST_ASSERT_TRUE(check_problem<4>({",,,.", ".XOO", ".OX,", "XXO,"}, 'X', Cuts::kAlphaBeta, 15));
}

/// What is there in a suite's words.
Test asking(const Rows& rows, const char* command, std::vector<std::string> after) {
  return {"1", static_cast<int>(rows.size()), {}, command, "", dense(rows), std::move(after)};
}

void check_answer(const char* expected, const Test& test) {
  TEST_ASSERT_EQUAL_STRING(expected, proven_answer(test).c_str());
}

void test_an_answer_is_proven_if_only_that_move_beats_the_komi() {
  check_answer("B1", asking(kThreeInARow, "reg_genmove black", {"komi 15.5"}));
  check_answer("B1", asking(kThreeInARow, "reg_genmove white", {"komi 20"}));
  check_answer("C1", asking(kLastPoint, "gg_genmove black 3", {"komi -2"}));
  check_answer("PASS", asking({"X,", ",O"}, "reg_genmove black", {"komi -1"}));
}

void test_an_answer_that_is_not_proven_has_a_reason() {
  check_answer("loses in any case, +25", asking(kThreeInARow, "reg_genmove black", {"komi 25"}));
  check_answer("does not lose, +9", asking(kThreeInARow, "reg_genmove black", {"komi 9"}));
  check_answer("loses in any case, -9", asking(kThreeInARow, "reg_genmove white", {"komi 9"}));
  check_answer("does not lose, -25", asking(kThreeInARow, "reg_genmove white", {"komi 25"}));
  check_answer("several are best", asking({"..", ".."}, "reg_genmove black", {}));
  check_answer("not drawn", asking({}, "reg_genmove black", {}));
}

void test_moves_after_the_drawing_count() {
  check_answer("D3", asking(kKo, "reg_genmove black", {"komi 5"}));
  check_answer("C3", asking(kKoTaken, "reg_genmove white", {"komi 5"}));
  check_answer("PASS", asking(kKo, "reg_genmove white", {"komi -99", "play b D3", "komi 8"}));
  check_answer("a move of the setup is not legal",
               asking(kKo, "reg_genmove black", {"play b D3", "play w C3"}));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_last_point_goes_to_the_first_player);
  RUN_TEST(test_the_middle_of_three_makes_two_eyes_or_one);
  RUN_TEST(test_a_snapback_takes_what_could_have_been_connected);
  RUN_TEST(test_the_player_that_takes_a_ko_keeps_it_if_there_is_no_threat);
  RUN_TEST(test_a_board_before_the_problem_does_not_come_again);
  RUN_TEST(test_passes_do_not_bring_a_forbidden_board_back);
  RUN_TEST(test_what_took_one_stone_is_taken_at_once_if_that_is_another_board);
  RUN_TEST(test_stones_and_suicide_are_no_moves_but_to_take_is);
  RUN_TEST(test_a_board_of_one_point_is_passed_on);
  RUN_TEST(test_the_largest_board_is_not_too_large);
  RUN_TEST(test_a_prover_gives_up_at_its_limit_of_positions);
  RUN_TEST(test_random_problems_are_worth_what_all_games_say);
  RUN_TEST(test_larger_problems_are_worth_what_alpha_beta_says);
  RUN_TEST(test_the_way_that_led_to_a_position_counts);
  RUN_TEST(test_an_answer_is_proven_if_only_that_move_beats_the_komi);
  RUN_TEST(test_an_answer_that_is_not_proven_has_a_reason);
  RUN_TEST(test_moves_after_the_drawing_count);
  return UNITY_END();
}
