// SPDX-License-Identifier: MIT
//
// Playouts by the thousand: what uniform games are like, compared with games on the reference board
// by another generator.
#include <unity.h>

#include <random>

#include "frugal/games/connect/connect.hpp"
#include "frugal/playout.hpp"
#include "support/positions.hpp"

namespace {

using frugal::Connect;
using frugal::Random;
using frugal::Uniform;
using Connect4 = Connect<7, 6, 4>;

double mean_score(const Connect4::Position& start, int games) {
  Random random(2);
  double sum = 0;
  for (int i = 0; i < games; ++i) {
    auto position = start;
    sum += Uniform::play<Connect4>(position, random) / 2.0;
  }
  return sum / games;
}

double mean_score_of_reference(const independent::Board& start, int games) {
  std::mt19937 generator(3);
  std::uniform_int_distribution<int> column(0, start.width - 1);
  double sum = 0;
  for (int i = 0; i < games; ++i) {
    auto board = start;
    while (!board.is_over()) {
      const int x = column(generator);
      if (board.is_legal(x)) board.play(x);
    }
    sum += board.score() / 2.0;
  }
  return sum / games;
}

void test_uniform_games_are_those_of_any_generator() {
  for (const char* columns : {"", "4", "44444", "1234567", "112244"}) {
    const auto both = both_from<Connect4>(columns);
    const double expected = mean_score_of_reference(both.board, 4000);
    // Four standard deviations of a mean of 4000 coin tosses.
    TEST_ASSERT_FLOAT_WITHIN_MESSAGE(0.034, expected, mean_score(both.position, 40000), columns);
  }
}

void test_the_first_player_wins_five_uniform_games_in_nine() {
  TEST_ASSERT_FLOAT_WITHIN(0.002, 0.5569, mean_score({}, 400000));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_uniform_games_are_those_of_any_generator);
  RUN_TEST(test_the_first_player_wins_five_uniform_games_in_nine);
  return UNITY_END();
}
