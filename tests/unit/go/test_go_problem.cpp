// SPDX-License-Identifier: MIT
//
// Problems on the real board of Go: how they are read, by what they end, random games against a
// slow account of the rules; what a glance tells; and what the search proves of them in 4 KB.
#include "frugal/games/go/problem.hpp"

#include <unity.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "frugal/defaults.hpp"
#include "support/go_problems.hpp"
#include "support/searches.hpp"

namespace {

using frugal::Go;
using frugal::GoProblem;
using frugal::Mover;
using frugal::Random;
using Small = GoProblem<Go<7>, 8>;
using B = frugal::Bounds<2>;
using independent::DrawnProblem;
using independent::SlowProblem;

static_assert(frugal::Game<Small> && frugal::HasFacts<Small>);
static_assert(sizeof(Small::Position) == 392 && Small::kKeyBits == 26);
static_assert(sizeof(GoProblem<Go<9>, 14>::Position) == 584);

constexpr Mover kBoth[] = {Mover::kMax, Mover::kMin};

constexpr const char* kThreeInARow = independent::kLivesOrDies[0].diagram;

/// One point that takes a stone of either colour, and white's eye; on 5 x 5, numbered from the
/// left.
using Tiny = GoProblem<Go<5>, 4>;
constexpr const char* kKo = "X-X-X XXXXX XOOOX XO.OX o.OOX";

void test_a_diagram_gives_points_stones_and_the_side_to_move() {
  const Tiny::Position position(kKo, Mover::kMin);
  TEST_ASSERT_EQUAL_INT(3, position.points());
  TEST_ASSERT_TRUE(position.mover() == Mover::kMin);
  constexpr int kMoves[] = {0, 1, 7};
  for (int i = 0; i < 3; ++i) TEST_ASSERT_EQUAL_INT(kMoves[i], position.go_move(i));
  TEST_ASSERT_EQUAL_INT(Go<5>::kPass, position.go_move(Tiny::kPass));
  TEST_ASSERT_TRUE(position.stone(0) == frugal::Stone::kWhite);
  TEST_ASSERT_TRUE(position.go().stone(5) == frugal::Stone::kBlack);
  TEST_ASSERT_FALSE(position.is_over());
}

void test_other_points_and_points_with_a_stone_are_illegal() {
  const Tiny::Position position(kKo);
  TEST_ASSERT_FALSE(position.is_legal(0));
  TEST_ASSERT_TRUE(position.is_legal(1));
  TEST_ASSERT_FALSE(position.is_legal(2));  // suicide
  TEST_ASSERT_FALSE(position.is_legal(3));  // no such point
  TEST_ASSERT_TRUE(position.is_legal(Tiny::kPass));
}

void test_a_player_that_takes_a_stone_from_outside_wins() {
  Small::Position position(kThreeInARow);
  for (const int move : {1, Small::kPass, 0, Small::kPass}) {
    TEST_ASSERT_TRUE(position.is_legal(move));
    position.play(move);
    TEST_ASSERT_FALSE(position.is_over());
  }
  TEST_ASSERT_EQUAL_INT(2, position.winning_move());
  position.play(2);
  TEST_ASSERT_TRUE(position.is_over() && position.score() == 2);
}

void test_stones_on_the_points_may_be_taken_and_the_game_goes_on() {
  Small::Position position(kThreeInARow);
  for (const int move : {1, 0, Small::kPass, 2}) position.play(move);
  TEST_ASSERT_EQUAL_INT(1, position.taken());
  TEST_ASSERT_FALSE(position.is_over());
  TEST_ASSERT_TRUE(position.stone(1) == frugal::Stone::kNone);
}

void test_two_passes_are_a_draw_and_one_before_the_start_does_not_count() {
  for (const Mover mover : kBoth) {
    Small::Position position(kThreeInARow, mover);
    position.play(Small::kPass);
    TEST_ASSERT_FALSE(position.is_over());
    position.play(1);
    position.play(Small::kPass);
    position.play(Small::kPass);
    TEST_ASSERT_TRUE(position.is_over() && position.score() == 1);
  }
}

/// Each takes a ko at every move.
using Kos = GoProblem<Go<9>, 6>;
constexpr int kRound[] = {3, 0, 5, 2, 1, 4};

void test_a_game_in_which_too_much_is_taken_counts_for_the_given_player() {
  for (const Mover too_long : kBoth) {
    Kos::Position position(independent::kTripleKo, Mover::kMax, too_long);
    int plies = 0;
    for (; !position.is_over(); ++plies) {
      TEST_ASSERT_EQUAL_INT(plies, position.taken());
      TEST_ASSERT_TRUE(position.is_legal(kRound[plies % 6]));
      position.play(kRound[plies % 6]);
    }
    TEST_ASSERT_EQUAL_INT(Kos::kMostTaken + 1, plies);
    TEST_ASSERT_EQUAL_INT(too_long == Mover::kMax ? 2 : 0, position.score());
  }
}

void test_what_was_taken_tells_positions_apart_that_come_again() {
  Kos::Position position(independent::kTripleKo);
  position.play(kRound[0]);
  Kos::Position again = position;
  for (const int i : {1, 2, 3, 4, 5, 0}) again.play(kRound[i]);
  TEST_ASSERT_TRUE(position.go().key().bits == again.go().key().bits);
  TEST_ASSERT_FALSE(position.key().bits == again.key().bits);
}

void test_keys_tell_stones_movers_passes_and_ko() {
  const auto key = [](const char* diagram, Mover mover, std::initializer_list<int> moves) {
    Tiny::Position position(diagram, mover);
    for (const int move : moves) {
      TEST_ASSERT_TRUE(position.is_legal(move));
      position.play(move);
    }
    const frugal::Key found = position.key();
    TEST_ASSERT_TRUE(found.bits >> Tiny::kKeyBits == 0);
    TEST_ASSERT_EQUAL_INT(position.mover() == Mover::kMin, found.mirrored);
    return found.bits;
  };
  const std::uint64_t start = key(kKo, Mover::kMax, {});
  TEST_ASSERT_TRUE(start == Tiny::Position(kKo, Mover::kMax, Mover::kMax).key().bits);
  TEST_ASSERT_FALSE(start == key(kKo, Mover::kMin, {}));
  TEST_ASSERT_FALSE(key(kKo, Mover::kMax, {Tiny::kPass}) == key(kKo, Mover::kMin, {}));
  TEST_ASSERT_FALSE(start == key("X-X-X XXXXX XOOOX XO.OX ..OOX", Mover::kMax, {}));
  constexpr const char* kTaken = "X-X-X XXXXX XOOOX XO.OX .xOOX";
  TEST_ASSERT_FALSE(key(kKo, Mover::kMax, {1}) == key(kTaken, Mover::kMin, {}));
}

/// A random game of both accounts, with everything that they tell.
template <class P, int kSize>
void check_random_game(const DrawnProblem& problem, Mover mover, Mover too_long, Random& random) {
  typename P::Position position(problem.diagram, mover, too_long);
  SlowProblem<kSize> slow(problem.diagram, mover == Mover::kMax ? 1 : 2, P::kMostTaken,
                          too_long == Mover::kMax ? 1 : 2);
  int plies = 0;
  for (; !slow.is_over; ++plies) {
    TEST_ASSERT_FALSE_MESSAGE(position.is_over(), problem.name);
    int chosen = P::kPass;
    int seen = 1;
    for (int move = 0; move < P::kPoints; ++move) {
      const bool is_legal = move < position.points() && slow.is_legal(position.go_move(move));
      TEST_ASSERT_EQUAL_INT_MESSAGE(is_legal, position.is_legal(move), problem.name);
      if (is_legal && random.below(++seen) == 0) chosen = move;
    }
    slow.play(position.go_move(chosen));
    position.play(chosen);
    for (int move = 0; move < kSize * kSize; ++move) {
      const int stone = static_cast<int>(position.go().stone(move));
      TEST_ASSERT_EQUAL_INT_MESSAGE(slow.game.stones[move], stone, problem.name);
    }
    TEST_ASSERT_EQUAL_INT_MESSAGE(slow.taken, position.taken(), problem.name);
  }
  TEST_ASSERT_TRUE_MESSAGE(position.is_over(), problem.name);
  TEST_ASSERT_EQUAL_INT_MESSAGE(slow.score(), position.score(), problem.name);
  TEST_ASSERT_TRUE_MESSAGE(plies <= P::kMaxPlies, problem.name);
}

void test_random_games_are_those_of_a_slow_account_of_the_rules() {
  Random random(3);
  for (const DrawnProblem& problem : independent::kLivesOrDies) {
    for (const Mover mover : kBoth) {
      for (const Mover too_long : kBoth) {
        check_random_game<Small, 7>(problem, mover, too_long, random);
      }
    }
  }
}

/// In every game in which at most one stone is taken.
void test_what_a_glance_tells_is_true() {
  using Short = GoProblem<Go<5>, 3, 1>;
  for (const Mover mover : kBoth) {
    for (const Mover too_long : kBoth) {
      check_facts<Short>(Short::Position(kKo, mover, too_long));
      check_facts<Short>(Short::Position("X-X-X XXXXX XXXXX OOOOX ...OX", mover, too_long));
    }
  }
}

std::byte bytes[4096];

/// By both ways to count a game that is too long: so that no repetition decides.
template <class P>
void check_proofs(const DrawnProblem& problem) {
  frugal::Search<P, frugal::ProofRule, frugal::Uniform, frugal::kForEqualPoints> search(bytes);
  for (const Mover mover : kBoth) {
    for (const Mover too_long : kBoth) {
      search.set_root(typename P::Position(problem.diagram, mover, too_long));
      search.clear();
      search.run(3000);
      const bool is_black = mover == Mover::kMax;
      const int value = is_black ? problem.black_first : 2 - problem.white_first;
      TEST_ASSERT_EQUAL_HEX32_MESSAGE(B::exactly(value), search.root_record().bounds.own(),
                                      problem.name);
    }
  }
}

void test_the_search_proves_life_and_death() {
  for (const DrawnProblem& problem : independent::kLivesOrDies) check_proofs<Small>(problem);
}

void test_the_search_proves_what_eyes_are_worth_in_a_race() {
  for (const DrawnProblem& problem : independent::kEyesInRaces) {
    check_proofs<GoProblem<Go<9>, 7>>(problem);
  }
}

void test_three_kos_are_decided_by_repetition() {
  frugal::Search<Kos, frugal::ProofRule, frugal::Uniform, frugal::kForEqualPoints> search(bytes);
  for (const Mover too_long : kBoth) {
    search.set_root(Kos::Position(independent::kTripleKo, Mover::kMax, too_long));
    search.clear();
    search.run(1000);
    const std::uint32_t value = too_long == Mover::kMax ? B::kWon : B::kLost;
    TEST_ASSERT_EQUAL_HEX32(value, search.root_record().bounds.own());
  }
}

void test_whole_games_are_legal() {
  frugal::Search<Strict<Small>, frugal::DefaultRule, frugal::Uniform> search(bytes);
  Noise noise(bytes, 5);
  using Position = Strict<Small>::Position;
  play_game(search, 30, noise, "uniform", Position(kThreeInARow, Mover::kMin, Mover::kMin));
  frugal::Search<Strict<Small>, frugal::DefaultRule, frugal::TakesAtOnce> taking(bytes);
  play_game(taking, 30, noise, "taking", Position(kThreeInARow, Mover::kMax, Mover::kMin));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_diagram_gives_points_stones_and_the_side_to_move);
  RUN_TEST(test_other_points_and_points_with_a_stone_are_illegal);
  RUN_TEST(test_a_player_that_takes_a_stone_from_outside_wins);
  RUN_TEST(test_stones_on_the_points_may_be_taken_and_the_game_goes_on);
  RUN_TEST(test_two_passes_are_a_draw_and_one_before_the_start_does_not_count);
  RUN_TEST(test_a_game_in_which_too_much_is_taken_counts_for_the_given_player);
  RUN_TEST(test_what_was_taken_tells_positions_apart_that_come_again);
  RUN_TEST(test_keys_tell_stones_movers_passes_and_ko);
  RUN_TEST(test_random_games_are_those_of_a_slow_account_of_the_rules);
  RUN_TEST(test_what_a_glance_tells_is_true);
  RUN_TEST(test_the_search_proves_life_and_death);
  RUN_TEST(test_the_search_proves_what_eyes_are_worth_in_a_race);
  RUN_TEST(test_three_kos_are_decided_by_repetition);
  RUN_TEST(test_whole_games_are_legal);
  return UNITY_END();
}
