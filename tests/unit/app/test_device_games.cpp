// SPDX-License-Identifier: MIT
//
// Whole games on every board, by its buttons: what the lights show is what the rules say, and the
// engine's replies are those of the host with the same seed, move by move.
#include <unity.h>

#include "frugal/random.hpp"
#include "support/device_driver.hpp"

namespace {

using frugal::app::connect::Mode;
using frugal::sim::shape_of;

template <frugal::hal::Shape kShape>
void play_games(std::string_view board) {
  using Player = Hands<kShape>;
  Player hands(board);
  frugal::sim::Twin<typename Player::Game> twin(kShape.pool_bytes);
  frugal::Random random(4);
  for (int level = 1; level <= 4; ++level) {
    hands.set(level, level % 2 == 0 ? "engine" : "you");
    typename Player::Session game;
    game.start({.level = static_cast<std::uint8_t>(level),
                .engine_begins = level % 2 == 0,
                .ponders = false},
               hands.session().seed());
    for (;;) {
      if (game.is_engines_turn()) game.play(twin.reply(game));
      hands.wait();
      TEST_ASSERT_EQUAL_INT(game.plies(), hands.session().plies());
      for (int i = 0; i < game.plies(); ++i) {
        TEST_ASSERT_EQUAL_INT(game.column_at(i), hands.session().column_at(i));
      }
      if (game.is_over()) break;
      hands.check_lights(game);
      const int column = random_move(hands, game, random);
      game.play(column);
      hands.drop(column);
    }
    TEST_ASSERT_TRUE(hands.mode() == Mode::kOver);
  }
}

void test_games_on_lm3s6965evb_follow_rules_and_twin() {
  play_games<shape_of("lm3s6965evb")>("lm3s6965evb");
}
void test_games_on_microbit_follow_rules_and_twin() {
  play_games<shape_of("microbit")>("microbit");
}
void test_games_on_stm32vldiscovery_follow_rules_and_twin() {
  play_games<shape_of("stm32vldiscovery")>("stm32vldiscovery");
}
void test_games_on_mps2_follow_rules_and_twin() {
  play_games<shape_of("mps2-an386")>("mps2-an386");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_games_on_lm3s6965evb_follow_rules_and_twin);
  RUN_TEST(test_games_on_microbit_follow_rules_and_twin);
  RUN_TEST(test_games_on_stm32vldiscovery_follow_rules_and_twin);
  RUN_TEST(test_games_on_mps2_follow_rules_and_twin);
  return UNITY_END();
}
