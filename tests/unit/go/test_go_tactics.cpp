// SPDX-License-Identifier: MIT
//
// Liberties, self-atari, captures and holes of three points on the board of Go: against a slow
// account in random games, and by diagrams.
#include "frugal/games/go/tactics.hpp"

#include <unity.h>

#include <algorithm>

#include "frugal/random.hpp"
#include "support/go_positions.hpp"
#include "support/independent_go_tactics.hpp"

namespace {

using frugal::GoBoard;
using frugal::GoTactics;
using frugal::Random;
using frugal::Stone;

/// What was found, to see that nothing was tested in vain.
struct Found {
  int ataris = 0;
  int self_ataris = 0;
  int self_ataris_that_take = 0;
  int captures = 0;
  int vital_points = 0;
};

template <int kSize>
int point_or_nowhere(int move) {
  return move == independent::kNone ? GoBoard<kSize>::kNowhere : GoBoard<kSize>::point_of(move);
}

template <int kSize>
int count_of(const typename independent::GoGame<kSize>::Stones& stones, int player) {
  int count = 0;
  for (const int stone : stones) count += stone == player;
  return count;
}

template <int kSize>
void check_chain(const GoBoard<kSize>& board, const independent::GoGame<kSize>& game, int move,
                 Found& found) {
  const auto [count, liberty] = independent::liberties_of<kSize>(game.stones, move);
  const int expected = point_or_nowhere<kSize>(count == 1 ? liberty : independent::kNone);
  const GoTactics tactics(board);
  const int point = board.point_of(move);
  TEST_ASSERT_EQUAL_INT(expected, tactics.only_liberty(point));
  TEST_ASSERT_EQUAL_INT(std::min(count, 3), tactics.template liberties_up_to<3>(point));
  TEST_ASSERT_EQUAL_INT(std::min(count, 6), tactics.template liberties_up_to<6>(point));
  found.ataris += count == 1;
}

template <int kSize>
void check_stone(const GoBoard<kSize>& board, const independent::GoGame<kSize>& game, int move,
                 Found& found) {
  typename independent::GoGame<kSize>::Stones after;
  if (!game.put(move, after)) return;
  const auto [count, liberty] = independent::liberties_of<kSize>(after, move);
  const int expected = point_or_nowhere<kSize>(count == 1 ? liberty : independent::kNone);
  const bool takes =
      count_of<kSize>(after, 3 - game.mover) < count_of<kSize>(game.stones, 3 - game.mover);
  const GoTactics tactics(board);
  const int point = board.point_of(move);
  const auto mine = static_cast<Stone>(game.mover);
  TEST_ASSERT_EQUAL_INT(expected, tactics.only_liberty_after(point, mine));
  TEST_ASSERT_EQUAL_INT(count == 1, tactics.is_self_atari(point, mine));
  TEST_ASSERT_EQUAL_INT(std::min(count, 4), tactics.template liberties_after<4>(point, mine));
  TEST_ASSERT_EQUAL_INT(takes, tactics.takes(point, mine));
  found.captures += takes;
  found.self_ataris += count == 1;
  found.self_ataris_that_take += count == 1 && takes;
}

template <int kSize>
void check_hole(const GoBoard<kSize>& board, const independent::GoGame<kSize>& game, int move,
                Found& found) {
  const GoTactics tactics(board);
  for (const int player : {1, 2}) {
    const int expected = independent::vital_point(game, move, player);
    TEST_ASSERT_EQUAL_INT(point_or_nowhere<kSize>(expected),
                          tactics.vital_point(board.point_of(move), static_cast<Stone>(player)));
    found.vital_points += expected != independent::kNone;
  }
}

/// Random games in which every so many moves the whole board is compared, for either player.
template <int kSize>
Found check_games(int games, int every) {
  Random random(kSize);
  Found found;
  for (int i = 0; i < games; ++i) {
    GoBoard<kSize> board;
    random_go_game<kSize>(i % 4 != 0, random, [&](auto& both) {
      auto game = both.game;
      for (int move = 0; move < game.kPoints; ++move) {  // the stone of the move that was made
        const auto mine = static_cast<Stone>(3 - game.mover);
        const int point = board.point_of(move);
        if (static_cast<Stone>(game.stones[move]) == mine && board.stone(point) != mine) {
          board.put(point, mine, [](int) {});
        }
      }
      if (game.plies % every != 0) return;
      for (int move = 0; move < game.kPoints; ++move) {
        if (game.stones[move] != 0) {
          check_chain(board, game, move, found);
          continue;
        }
        for (const int player : {1, 2}) {
          game.mover = player;
          check_stone(board, game, move, found);
        }
        check_hole(board, game, move, found);
      }
    });
  }
  return found;
}

void check_found(const Found& found) {
  TEST_ASSERT_GREATER_THAN_INT(50, found.ataris);
  TEST_ASSERT_GREATER_THAN_INT(50, found.self_ataris);
  TEST_ASSERT_GREATER_THAN_INT(0, found.self_ataris_that_take);
  TEST_ASSERT_GREATER_THAN_INT(20, found.captures);
  TEST_ASSERT_GREATER_THAN_INT(0, found.vital_points);
}

void test_tactics_agree_with_the_reference_in_random_games() {
  check_found(check_games<5>(20, 1));
  check_found(check_games<9>(6, 5));
#ifndef FRUGAL_ON_CHIP
  check_found(check_games<7>(60, 1));
  check_found(check_games<9>(60, 1));
  check_found(check_games<13>(20, 3));
  check_found(check_games<19>(4, 9));
#endif
}

/// A board of 5 x 5 from a diagram: stones one by one.
GoBoard<5> board_of(const char* diagram) {
  GoBoard<5> board;
  int place = 0;
  for (const char* c = diagram; *c != '\0'; ++c) {
    if (*c == ' ') continue;
    const int point = board.point_of(place % 5 + 5 * (4 - place / 5));
    if (*c != '.') board.put(point, *c == 'X' ? Stone::kBlack : Stone::kWhite, [](int) {});
    ++place;
  }
  return board;
}
int point_at(const char* point) { return GoBoard<5>::point_of(at<frugal::Go<5>>(point)); }

void test_a_snapback_is_a_self_atari_that_takes_nothing() {
  const GoBoard<5> board = board_of("..... ..... .XXX. XOOOX X..OX");
  const GoTactics tactics(board);
  TEST_ASSERT_EQUAL_INT(point_at("B1"), tactics.only_liberty_after(point_at("C1"), Stone::kBlack));
  TEST_ASSERT_FALSE(tactics.takes(point_at("C1"), Stone::kBlack));
}

void test_what_is_taken_gives_liberties_only_beside_the_chain() {
  // Black takes two stones at C1; only B1 is beside the stone that takes.
  const GoBoard<5> board = board_of("..... ..... ..... XXO.. OO.O.");
  const GoTactics tactics(board);
  TEST_ASSERT_TRUE(tactics.takes(point_at("C1"), Stone::kBlack));
  TEST_ASSERT_EQUAL_INT(point_at("B1"), tactics.only_liberty_after(point_at("C1"), Stone::kBlack));
}

struct Hole {
  const char* diagram;
  const char* point;
  const char* vital;  // nullptr: none
};

void test_the_vital_point_is_the_middle_of_three() {
  constexpr Hole kHoles[] = {
      {"..... ..... OOOO. ...O. OOOO.", "A2", "B2"},     // in a row, from its end
      {"..... ..... OOOO. ...O. OOOO.", "B2", "B2"},     // from the middle
      {"..... ..... OOO.. .OO.. ..O..", "A2", "A1"},     // around the corner
      {"..... ..... OOOOO ....O OOOOO", "A2", nullptr},  // four
      {"..... ..... OOO.. ..O.. OOO..", "A2", nullptr},  // two
      {"..... ..... OOOO. ...X. OOOO.", "A2", nullptr},  // not all around is white's
      {"..... OOO.. ..O.. ..O.. OOO..", "A2", nullptr},  // four in a square
  };
  for (const Hole& hole : kHoles) {
    const GoBoard<5> board = board_of(hole.diagram);
    const int expected = hole.vital ? point_at(hole.vital) : GoBoard<5>::kNowhere;
    const int vital = GoTactics(board).vital_point(point_at(hole.point), Stone::kWhite);
    TEST_ASSERT_EQUAL_INT_MESSAGE(expected, vital, hole.diagram);
  }
}

struct Gift {
  const char* diagram;
  const char* move;
  bool is_gift;
};

void test_a_chain_that_leaves_room_for_two_eyes_is_a_gift() {
  constexpr Gift kGifts[] = {
      {"..... ..... ..... ..... XXX..", "D1", true},   // four in a row
      {"..... ..... ..... ...X. XX...", "C1", false},  // three
      {"..... ..... ..... .X... XX...", "A2", false},  // the square
      {"..... ..... ..... .X... X.X..", "B1", false},  // one touches all others
      {"..... ..... ..... ..X.. XX...", "C1", true},   // around a corner
      {"..... ..... .X... XX... XX...", "A3", true},   // six, three by two
      {"..... ..... .X... X.X.. .X...", "B2", false},  // the cross
      {"..... ..... X.... XX... .X...", "A1", false},  // the bulky five
      {"..... ..... ..... ..... XX.XX", "C1", true},   // two chains become one
      {"..... ..... ..... OOOXX XXX.O", "D1", false},  // it takes something
  };
  for (const Gift& each : kGifts) {
    const auto position = from<frugal::Go<5>>(each.diagram);
    const GoTactics<frugal::Go<5>::Board> tactics(position.board());
    const int point = frugal::Go<5>::Board::point_of(at<frugal::Go<5>>(each.move));
    TEST_ASSERT_EQUAL_INT_MESSAGE(each.is_gift, tactics.is_gift(point, Stone::kBlack),
                                  each.diagram);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_tactics_agree_with_the_reference_in_random_games);
  RUN_TEST(test_a_snapback_is_a_self_atari_that_takes_nothing);
  RUN_TEST(test_what_is_taken_gives_liberties_only_beside_the_chain);
  RUN_TEST(test_the_vital_point_is_the_middle_of_three);
  RUN_TEST(test_a_chain_that_leaves_room_for_two_eyes_is_a_gift);
  return UNITY_END();
}
