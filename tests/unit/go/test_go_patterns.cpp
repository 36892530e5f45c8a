// SPDX-License-Identifier: MIT
//
// MoGo's patterns: each is true of its own diagram, all surroundings that there are agree with a
// slow matcher, and so do their turned, mirrored and swapped images with each other.
#include "frugal/games/go/patterns.hpp"

#include <unity.h>

#include <cstddef>

#include "frugal/random.hpp"
#include "support/independent_go_tactics.hpp"

namespace {

using frugal::GoBoard;
using frugal::GoPattern;
using frugal::GoPatterns;
using frugal::kMogoPatterns;
using frugal::Random;
using frugal::Stone;
using independent::Square;

// Of 6561, 243 and 27 surroundings.
constexpr int kInTheCentre = 2620;
constexpr int kAtTheEdge = 116;
constexpr int kInTheCorner = 12;

constexpr int kRing[8] = {5, 2, 1, 0, 3, 6, 7, 8};  // where the eight points are in a square

unsigned states_of(const Square& square) {
  unsigned states = 0;
  for (int i = 0; i < 8; ++i) {
    const char c = square[kRing[i]];
    states |= (c == 'X' ? 1u : c == 'O' ? 2u : c == '#' ? 3u : 0u) << 2 * i;
  }
  return states;
}

Square swapped(Square square) {
  for (char& c : square) c = c == 'X' ? 'O' : c == 'O' ? 'X' : c;
  return square;
}

/// Black is X.
bool some_is_true_of(const Square& square) {
  for (const GoPattern& pattern : kMogoPatterns) {
    if (independent::is_true_of(pattern.rows, pattern.x_moves, square)) return true;
  }
  return false;
}

/// A number's digits to the base of three on what is not border. False if there are too few points.
bool fill(Square& square, int number) {
  for (const int place : kRing) {
    if (square[place] == '#') continue;
    square[place] = ".XO"[number % 3];
    number /= 3;
  }
  return number == 0;
}

/// A square with border in the given columns and rows (0 to 2; 1 is none).
Square bordered(int column, int row) {
  Square square{};
  for (int place = 0; place < 9; ++place) {
    const bool is_border = (column != 1 && place % 3 == column) || (row != 1 && place / 3 == row);
    square[place] = is_border ? '#' : '.';
  }
  return square;
}

/// All squares with this border, and those with colours swapped: how many match if black moves.
int check_all(int column, int row) {
  int matches = 0;
  Square square = bordered(column, row);
  for (int number = 0; fill(square, number); ++number) {
    const bool expected = some_is_true_of(square);
    TEST_ASSERT_EQUAL_INT(expected, GoPatterns::match(states_of(square), Stone::kBlack));
    TEST_ASSERT_EQUAL_INT(expected, GoPatterns::match(states_of(swapped(square)), Stone::kWhite));
    matches += expected;
  }
  return matches;
}

void test_all_surroundings_agree_with_a_slow_matcher() {
  TEST_ASSERT_EQUAL_INT(kInTheCentre, check_all(1, 1));
  for (const int side : {0, 2}) {
    TEST_ASSERT_EQUAL_INT(kAtTheEdge, check_all(side, 1));
    TEST_ASSERT_EQUAL_INT(kAtTheEdge, check_all(1, side));
    TEST_ASSERT_EQUAL_INT(kInTheCorner, check_all(side, 0));
    TEST_ASSERT_EQUAL_INT(kInTheCorner, check_all(side, 2));
  }
}

/// A square with every character of a pattern that leaves a choice made by lot.
Square example_of(const GoPattern& pattern, Random& random) {
  Square square{};
  for (int place = 0; place < 9; ++place) {
    const char c = pattern.rows[place];
    const int lot = random.below(c == '?' ? 3 : 2);
    square[place] = c == '?' ? ".XO"[lot] : c == 'x' ? ".O"[lot] : c == 'o' ? ".X"[lot] : c;
  }
  return square;
}

void test_each_pattern_is_true_of_its_diagram() {
  Random random(1);
  for (const GoPattern& pattern : kMogoPatterns) {
    for (int i = 0; i < 50; ++i) {
      const unsigned states = states_of(example_of(pattern, random));
      TEST_ASSERT_TRUE_MESSAGE(GoPatterns::match(states, Stone::kBlack), pattern.rows);
    }
  }
}

void test_a_pattern_of_either_colour_is_true_for_either_player() {
  Random random(2);
  for (const GoPattern& pattern : kMogoPatterns) {
    if (pattern.x_moves) continue;
    for (int i = 0; i < 50; ++i) {
      const unsigned states = states_of(example_of(pattern, random));
      TEST_ASSERT_TRUE_MESSAGE(GoPatterns::match(states, Stone::kWhite), pattern.rows);
    }
  }
}

void test_a_pattern_of_the_player_to_move_is_true_for_that_player_only() {
  const unsigned thin_hane = states_of({'X', 'O', 'O', '.', '_', '.', '.', '.', '.'});
  TEST_ASSERT_TRUE(GoPatterns::match(thin_hane, Stone::kBlack));
  TEST_ASSERT_FALSE(GoPatterns::match(thin_hane, Stone::kWhite));
}

/// Around a point, the two bits of each of eight points move on by two places a quarter turn; a
/// mirror image runs the other way round.
unsigned turned(unsigned states) { return (states << 4 | states >> 12) & 0xffff; }
unsigned mirrored(unsigned states) {
  unsigned image = 0;
  for (int i = 0; i < 8; ++i) image |= (states >> 2 * i & 3) << 2 * ((8 - i) % 8);
  return image;
}

void test_patterns_are_the_same_from_all_sides_and_in_a_mirror() {
  int matches = 0;
  for (const int column : {0, 1}) {
    for (const int row : {1, 2}) {
      Square square = bordered(column, row);
      for (int number = 0; fill(square, number); ++number) {
        unsigned states = states_of(square);
        const bool expected = GoPatterns::match(states, Stone::kBlack);
        for (int quarter = 0; quarter < 4; ++quarter, states = turned(states)) {
          TEST_ASSERT_EQUAL_INT(expected, GoPatterns::match(states, Stone::kBlack));
          TEST_ASSERT_EQUAL_INT(expected, GoPatterns::match(mirrored(states), Stone::kBlack));
        }
        matches += expected;
      }
    }
  }
  TEST_ASSERT_EQUAL_INT(kInTheCentre + 2 * kAtTheEdge + kInTheCorner, matches);
}

void test_surroundings_are_read_against_the_clock_from_the_right() {
  GoBoard<3> board;
  using Board = GoBoard<3>;
  const int centre = Board::point_of(4);
  board.put(Board::point_of(5), Stone::kBlack, [](int) {});  // the right one
  board.put(Board::point_of(7), Stone::kWhite, [](int) {});  // above
  board.put(Board::point_of(0), Stone::kBlack, [](int) {});  // below, left
  TEST_ASSERT_EQUAL_HEX16(1u | 2u << 4 | 1u << 10, GoPatterns::surroundings(board, centre));
  const unsigned corner = 3u << 2 | 1u << 4 | 3u << 0 | 3u << 10 | 3u << 12 | 3u << 14;
  TEST_ASSERT_EQUAL_HEX16(corner | 0u << 8, GoPatterns::surroundings(board, Board::point_of(2)));
}

void test_no_pattern_is_true_on_a_board_of_one_point() {
  const GoBoard<1> board;
  const unsigned states = GoPatterns::surroundings(board, GoBoard<1>::point_of(0));
  TEST_ASSERT_FALSE(GoPatterns::match(states, Stone::kBlack));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_all_surroundings_agree_with_a_slow_matcher);
  RUN_TEST(test_each_pattern_is_true_of_its_diagram);
  RUN_TEST(test_a_pattern_of_either_colour_is_true_for_either_player);
  RUN_TEST(test_a_pattern_of_the_player_to_move_is_true_for_that_player_only);
  RUN_TEST(test_patterns_are_the_same_from_all_sides_and_in_a_mirror);
  RUN_TEST(test_surroundings_are_read_against_the_clock_from_the_right);
  RUN_TEST(test_no_pattern_is_true_on_a_board_of_one_point);
  return UNITY_END();
}
