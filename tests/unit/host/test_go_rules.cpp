// SPDX-License-Identifier: MIT
//
// The referee's Go (oracle/go_rules.hpp) against the rules that check the engine
// (independent_go.hpp): two plain implementations that share nothing.
#include "oracle/go_rules.hpp"

#include <unity.h>

#include "frugal/random.hpp"
#include "support/independent_go.hpp"

namespace {

using frugal::oracle::KoRule;
using frugal::oracle::PlainGo;

template <int kSize>
void compare(const PlainGo& plain, const independent::GoGame<kSize>& game) {
  constexpr char kKinds[] = {PlainGo::kEmpty, PlainGo::kBlack, PlainGo::kWhite};
  TEST_ASSERT_EQUAL_INT(game.plies, plain.plies());
  TEST_ASSERT_EQUAL_INT(game.is_over(), plain.is_over());
  TEST_ASSERT_EQUAL_INT(game.lead_in_halves(), 2 * plain.lead_without({}));
  for (int move = 0; move <= game.kPoints; ++move) {
    if (move < game.kPoints) TEST_ASSERT_EQUAL_INT(kKinds[game.stones[move]], plain.at(move));
    TEST_ASSERT_EQUAL_INT(game.is_legal(move), plain.refusal(move).empty());
  }
}

template <int kSize>
void compare_games(int games) {
  frugal::Random random(kSize);
  for (int i = 0; i < games; ++i) {
    PlainGo plain(kSize, KoRule::kSimple);
    independent::GoGame<kSize> game;
    while (!game.is_over()) {
      compare(plain, game);
      const int move = random.below(game.kPoints + 1);
      if (!game.is_legal(move)) continue;
      plain.play(move);
      game.play(move);
    }
    compare(plain, game);
  }
}

void test_referee_and_independent_rules_agree_on_random_games() {
  compare_games<1>(5);
  compare_games<2>(200);
  compare_games<3>(200);
  compare_games<5>(50);
  compare_games<9>(5);
}

void play(PlainGo& game, std::initializer_list<int> moves) {
  for (const int move : moves) {
    TEST_ASSERT_TRUE(game.refusal(move).empty());
    game.play(move);
  }
}

void test_superko_forbids_every_earlier_board_and_simple_ko_only_the_last() {
  // Sends two stones into a corner and takes one of the takers back (5 x 5, black first).
  for (const KoRule rule : {KoRule::kSimple, KoRule::kSuperko}) {
    PlainGo game(5, rule);
    play(game, {5, 1, 6, 7, 24, 3, 23, 0, 2});
    TEST_ASSERT_EQUAL(rule == KoRule::kSimple, game.refusal(1).empty());
  }
}

void test_dead_stones_are_taken_off_before_counting() {
  PlainGo game(5, KoRule::kSimple);
  play(game, {2, 5, 7, 15, 12, 25, 17, 25, 22});
  TEST_ASSERT_EQUAL_INT(5 - 2 + 10, game.lead_without({}));
  TEST_ASSERT_EQUAL_INT(25, game.lead_without({5, 15}));
  TEST_ASSERT_EQUAL_INT(5, static_cast<int>(game.chain_at(12).size()));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_referee_and_independent_rules_agree_on_random_games);
  RUN_TEST(test_superko_forbids_every_earlier_board_and_simple_ko_only_the_last);
  RUN_TEST(test_dead_stones_are_taken_off_before_counting);
  return UNITY_END();
}
