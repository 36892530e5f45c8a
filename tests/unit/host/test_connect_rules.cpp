// SPDX-License-Identifier: MIT
//
// The tool's rules of Connect (oracle/connect_rules.hpp) against the rules that check the engine
// (independent_connect.hpp): two plain implementations that share nothing.
#include "oracle/connect_rules.hpp"

#include <unity.h>

#include "frugal/random.hpp"
#include "support/independent_connect.hpp"

namespace {

using frugal::oracle::PlainBoard;

void compare(const PlainBoard& plain, const independent::Board& board) {
  TEST_ASSERT_EQUAL_INT(board.plies, plain.plies());
  TEST_ASSERT_EQUAL_INT(board.winner != 0, plain.is_won());
  TEST_ASSERT_EQUAL_INT(board.plies == board.width * board.height, plain.is_full());
  for (int column = 0; column < board.width; ++column) {
    TEST_ASSERT_TRUE(plain.has_column(column));
    TEST_ASSERT_EQUAL_INT(board.filled(column), plain.height_of(column));
    TEST_ASSERT_EQUAL_INT(!board.is_legal(column), plain.is_column_full(column));
  }
  TEST_ASSERT_FALSE(plain.has_column(-1) || plain.has_column(board.width));
}

void compare_games(int width, int height, int line, int games) {
  frugal::Random random(static_cast<std::uint32_t>(100 * width + 10 * height + line));
  for (int i = 0; i < games; ++i) {
    PlainBoard plain({width, height, line});
    independent::Board board(width, height, line);
    while (!board.is_over()) {
      compare(plain, board);
      const int column = random.below(width);
      if (!board.is_legal(column)) continue;
      plain.drop(column);
      board.play(column);
    }
    compare(plain, board);
  }
}

void test_tool_and_independent_rules_agree_on_random_games() {
  compare_games(3, 3, 3, 300);
  compare_games(4, 3, 4, 300);
  compare_games(5, 4, 3, 300);
  compare_games(7, 6, 4, 300);
  compare_games(9, 6, 5, 100);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_tool_and_independent_rules_agree_on_random_games);
  return UNITY_END();
}
