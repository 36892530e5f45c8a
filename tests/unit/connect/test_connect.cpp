// SPDX-License-Identifier: MIT
//
// The rules of Connect: numbers of games, ends, keys, and which positions can follow which, on the
// board of Connect Four and on odd ones. Sets of winning cells are compared with the slow reference
// for both ways to keep them, on every machine: chips take other paths through the code than PCs.
#include <unity.h>

#include <cstdint>

#include "frugal/games/connect/connect.hpp"
#include "support/positions.hpp"

namespace {

using frugal::BitThreats;
using frugal::Connect;
using frugal::ConnectShape;
using frugal::Mover;
using frugal::Random;
using Connect4 = Connect<7, 6, 4>;

template <int kW, int kH, int kK>
using ConnectByShifts = Connect<kW, kH, kK, BitThreats<ConnectShape<kW, kH, kK>>>;

template <class Test>
void on_every_shape(Test test) {
  test(Connect<7, 6, 4>{}, "7x6 line 4");
  test(Connect<6, 5, 4>{}, "6x5 line 4");
  test(Connect<4, 4, 4>{}, "4x4 line 4");
  test(Connect<4, 4, 3>{}, "4x4 line 3");
  test(Connect<5, 3, 3>{}, "5x3 line 3");
  test(Connect<3, 5, 3>{}, "3x5 line 3");
  test(Connect<3, 3, 3>{}, "3x3 line 3");
  test(Connect<8, 7, 4>{}, "8x7 line 4");
  test(Connect<8, 7, 7>{}, "8x7 line 7");
  test(Connect<9, 6, 4>{}, "9x6 line 4");
  test(Connect<9, 5, 5>{}, "9x5 line 5");
  test(Connect<31, 1, 4>{}, "31x1 line 4");
  test(Connect<4, 15, 4>{}, "4x15 line 4");
  test(Connect<1, 7, 2>{}, "1x7 line 2");
  test(Connect<2, 2, 2>{}, "2x2 line 2");
  test(Connect<1, 1, 2>{}, "1x1 line 2");
  test(ConnectByShifts<7, 6, 4>{}, "7x6 line 4 by shifts");
  test(ConnectByShifts<8, 7, 4>{}, "8x7 line 4 by shifts");
  test(ConnectByShifts<4, 4, 3>{}, "4x4 line 3 by shifts");
}

template <class G>
long games_of(const typename G::Position& position, int plies) {
  if (plies == 0) return 1;
  if (position.is_over()) return 0;
  long games = 0;
  for (int column = 0; column < G::kMoves; ++column) {
    if (!position.is_legal(column)) continue;
    typename G::Position next = position;
    next.play(column);
    games += games_of<G>(next, plies - 1);
  }
  return games;
}

void test_numbers_of_games_are_known() {
  TEST_ASSERT_EQUAL_INT(7, games_of<Connect4>({}, 1));
  TEST_ASSERT_EQUAL_INT(16807, games_of<Connect4>({}, 5));
  TEST_ASSERT_EQUAL_INT(2376, games_of<Connect4>(from<Connect4>("4444"), 4));
  TEST_ASSERT_EQUAL_INT(8712, games_of<Connect4>(from<Connect4>("445566"), 5));
  TEST_ASSERT_EQUAL_INT(1595, games_of<Connect4>(from<Connect4>("121212"), 4));
  TEST_ASSERT_EQUAL_INT(15540, (games_of<Connect<4, 4, 4>>({}, 7)));
  TEST_ASSERT_EQUAL_INT(13148, (games_of<Connect<4, 4, 3>>({}, 7)));
}

void test_a_column_takes_as_many_discs_as_it_has_rows() {
  on_every_shape([](auto game, const char* shape) {
    using G = decltype(game);
    typename G::Position position;
    for (int y = 0; y < G::Shape::kHeight && !position.is_over(); ++y) {
      TEST_ASSERT_TRUE_MESSAGE(position.is_legal(G::kMoves - 1), shape);
      position.play(G::kMoves - 1);
      TEST_ASSERT_EQUAL_INT_MESSAGE(y + 1, position.plies(), shape);
    }
    if (position.plies() == G::Shape::kHeight) {
      TEST_ASSERT_FALSE_MESSAGE(position.is_legal(G::kMoves - 1), shape);
    }
  });
}

struct End {
  const char* columns;
  int score;
};

void test_games_end_with_a_line_or_a_full_board() {
  constexpr End kEnds[] = {
      {"1122334", 2},      // a row
      {"4455667", 2},      // a row at the right edge
      {"1212121", 2},      // a column
      {"12234334454", 2},  // rising
      {"76654554434", 2},  // falling
      {"71122334", 0},     // a row of the second player
      {"367162172125566275264776217155541334433344", 1},
  };
  for (const End& end : kEnds) {
    Connect4::Position position;
    for (const char* column = end.columns; *column != '\0'; ++column) {
      TEST_ASSERT_FALSE_MESSAGE(position.is_over(), end.columns);
      position.play(*column - '1');
    }
    TEST_ASSERT_TRUE_MESSAGE(position.is_over(), end.columns);
    TEST_ASSERT_EQUAL_INT_MESSAGE(end.score, position.score(), end.columns);
  }
}

/// Everything that a position tells, against the reference.
template <class G>
void check(const Both<G>& both, const char* shape) {
  const auto& [position, board] = both;
  TEST_ASSERT_EQUAL_INT_MESSAGE(board.is_over(), position.is_over(), shape);
  TEST_ASSERT_EQUAL_INT_MESSAGE(board.plies, position.plies(), shape);
  if (board.is_over()) {
    TEST_ASSERT_EQUAL_INT_MESSAGE(board.score(), position.score(), shape);
    return;
  }
  TEST_ASSERT_EQUAL_INT_MESSAGE(board.mover() - 1, static_cast<int>(position.mover()), shape);
  int some_danger = -1;
  int dangers = 0;
  bool can_win = false;
  for (int x = 0; x < board.width; ++x) {
    const int y = board.filled(x);
    const bool is_open = y < board.height;
    TEST_ASSERT_EQUAL_INT_MESSAGE(is_open, position.is_legal(x), shape);
    TEST_ASSERT_EQUAL_INT_MESSAGE(is_open, G::has(position.open_cells(), x), shape);
    const bool wins = is_open && board.would_win(x, y, board.mover());
    TEST_ASSERT_EQUAL_INT_MESSAGE(wins, G::has(position.wins(), x), shape);
    const bool endangers = is_open && board.would_win(x, y, board.opponent());
    TEST_ASSERT_EQUAL_INT_MESSAGE(endangers, G::has(position.dangers(), x), shape);
    const bool is_poisoned = y + 1 < board.height && board.would_win(x, y + 1, board.opponent());
    TEST_ASSERT_EQUAL_INT_MESSAGE(is_poisoned, G::has(position.poisoned(), x), shape);
    can_win = can_win || wins;
    if (endangers) {
      some_danger = x;
      ++dangers;
    }
  }
  const bool is_forced = !can_win && dangers == 1;
  TEST_ASSERT_EQUAL_INT_MESSAGE(is_forced ? some_danger : -1, position.forced_reply(), shape);
}

void test_positions_agree_with_the_reference() {
  on_every_shape([](auto game, const char* shape) {
    using G = decltype(game);
    Random random(11);
    for (int i = 0; i < 4; ++i) random_game<G>(random, [&](auto& both) { check(both, shape); });
  });
}

template <int kW, int kH, int kK>
void check_both_kinds_of_threats(const char* shape) {
  using ByLines = Connect<kW, kH, kK, frugal::LineThreats<ConnectShape<kW, kH, kK>>>;
  using ByShifts = ConnectByShifts<kW, kH, kK>;
  Random random(5);
  for (int game = 0; game < 60; ++game) {
    typename ByLines::Position lines;
    typename ByShifts::Position shifts;
    while (!lines.is_over()) {
      const int column = random_move<ByLines>(lines, random);
      lines.play(column);
      shifts.play(column);
      TEST_ASSERT_EQUAL_INT_MESSAGE(shifts.is_over(), lines.is_over(), shape);
      if (lines.is_over()) TEST_ASSERT_EQUAL_INT_MESSAGE(shifts.score(), lines.score(), shape);
      TEST_ASSERT_TRUE_MESSAGE(shifts.wins() == lines.wins(), shape);
      TEST_ASSERT_TRUE_MESSAGE(shifts.dangers() == lines.dangers(), shape);
      TEST_ASSERT_TRUE_MESSAGE(shifts.poisoned() == lines.poisoned(), shape);
      TEST_ASSERT_TRUE_MESSAGE(shifts.winning_cells(0) == lines.winning_cells(0), shape);
      TEST_ASSERT_TRUE_MESSAGE(shifts.winning_cells(1) == lines.winning_cells(1), shape);
      TEST_ASSERT_EQUAL_HEX32_MESSAGE(shifts.facts().bounds, lines.facts().bounds, shape);
      TEST_ASSERT_TRUE_MESSAGE(shifts.facts().lost == lines.facts().lost, shape);
    }
  }
}

void test_both_kinds_of_threats_are_the_same() {
  check_both_kinds_of_threats<7, 6, 4>("7x6 line 4");
  check_both_kinds_of_threats<8, 7, 4>("8x7 line 4");
  check_both_kinds_of_threats<5, 4, 3>("5x4 line 3");
  check_both_kinds_of_threats<4, 7, 2>("4x7 line 2");
  check_both_kinds_of_threats<8, 1, 5>("8x1 line 5");
}

void test_mirror_images_share_a_key() {
  on_every_shape([](auto game, const char* shape) {
    using G = decltype(game);
    Random random(8);
    for (int i = 0; i < 4; ++i) {
      typename G::Position left;
      typename G::Position right;
      independent::Board board{G::Shape::kWidth, G::Shape::kHeight, G::Shape::kLine};
      while (!left.is_over()) {
        const int column = random_move<G>(left, random);
        left.play(column);
        right.play(G::kMoves - 1 - column);
        board.play(column);
        const bool is_symmetric = board.cells == board.mirrored().cells;
        TEST_ASSERT_TRUE_MESSAGE(left.key().bits == right.key().bits, shape);
        TEST_ASSERT_EQUAL_INT_MESSAGE(is_symmetric, left.key().mirrored == right.key().mirrored,
                                      shape);
        if (is_symmetric) TEST_ASSERT_FALSE_MESSAGE(left.key().mirrored, shape);
      }
    }
  });
}

void test_transpositions_share_a_key() {
  TEST_ASSERT_TRUE(from<Connect4>("1234").key().bits == from<Connect4>("3412").key().bits);
  TEST_ASSERT_FALSE(from<Connect4>("1234").key().bits == from<Connect4>("2134").key().bits);
  TEST_ASSERT_FALSE(from<Connect4>("12").key().bits == from<Connect4>("21").key().bits);
}

void test_keys_fit_their_bits() {
  on_every_shape([](auto game, const char* shape) {
    using G = decltype(game);
    Random random(9);
    random_game<G>(random, [&](auto& both) {
      const std::uint64_t bits = both.position.key().bits;
      TEST_ASSERT_TRUE_MESSAGE(G::kKeyBits == 64 || bits >> (G::kKeyBits % 64) == 0, shape);
    });
  });
}

void test_moves_start_in_the_centre_and_take_each_column_once() {
  on_every_shape([](auto game, const char* shape) {
    using G = decltype(game);
    for (const bool mirrored : {false, true}) {
      std::uint32_t seen = 0;
      for (int slot = 0; slot < G::kMoves; ++slot) {
        const int column = G::move_of(slot, mirrored);
        TEST_ASSERT_TRUE_MESSAGE(column >= 0 && column < G::kMoves, shape);
        TEST_ASSERT_EQUAL_INT_MESSAGE(G::kMoves - 1 - column, G::move_of(slot, !mirrored), shape);
        const int doubled = 2 * column - (G::kMoves - 1);
        TEST_ASSERT_TRUE_MESSAGE((doubled < 0 ? -doubled : doubled) <= slot + 1, shape);
        seen |= 1u << column;
      }
      TEST_ASSERT_EQUAL_HEX32_MESSAGE((1u << G::kMoves) - 1, seen, shape);
    }
  });
}

void test_every_position_of_a_game_can_follow_the_ones_before() {
  on_every_shape([](auto game, const char* shape) {
    using G = decltype(game);
    Random random(21);
    std::uint64_t keys[G::kMaxPlies + 1];
    int count = 0;
    random_game<G>(random, [&](auto& both) { keys[count++] = both.position.key().bits; });
    for (int i = 0; i < count; ++i) {
      for (int j = 0; j < count; ++j) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(i <= j, G::can_follow(keys[i], keys[j]), shape);
      }
    }
  });
}

void test_other_lines_of_play_can_not_follow() {
  const auto key = [](const char* columns) { return from<Connect4>(columns).key().bits; };
  TEST_ASSERT_TRUE(Connect4::can_follow(key("1"), key("7")));  // the mirror image of itself
  TEST_ASSERT_TRUE(Connect4::can_follow(key("1"), key("77")));
  TEST_ASSERT_FALSE(Connect4::can_follow(key("1"), key("2")));
  TEST_ASSERT_FALSE(Connect4::can_follow(key("1"), key("4")));
  TEST_ASSERT_FALSE(Connect4::can_follow(key("12"), key("2131")));
  TEST_ASSERT_FALSE(Connect4::can_follow(key("44"), key("4")));
}

void test_a_position_that_is_set_up_is_the_one_that_was_played() {
  on_every_shape([]<class G>(G, const char* what) {
    Random random(13);
    for (int game = 0; game < 3; ++game) {
      random_game<G>(random, [&](const Both<G>& both) {
        if (both.board.is_over()) return;
        const auto& played = both.position;
        const auto set_up = G::Position::of(played.discs(0), played.discs(1));
        TEST_ASSERT_TRUE_MESSAGE(played.key().bits == set_up.key().bits, what);
        TEST_ASSERT_EQUAL_INT_MESSAGE(played.plies(), set_up.plies(), what);
        TEST_ASSERT_TRUE_MESSAGE(played.open_cells() == set_up.open_cells(), what);
        TEST_ASSERT_TRUE_MESSAGE(played.wins() == set_up.wins(), what);
        TEST_ASSERT_TRUE_MESSAGE(played.dangers() == set_up.dangers(), what);
      });
    }
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_numbers_of_games_are_known);
  RUN_TEST(test_a_column_takes_as_many_discs_as_it_has_rows);
  RUN_TEST(test_games_end_with_a_line_or_a_full_board);
  RUN_TEST(test_positions_agree_with_the_reference);
  RUN_TEST(test_both_kinds_of_threats_are_the_same);
  RUN_TEST(test_mirror_images_share_a_key);
  RUN_TEST(test_transpositions_share_a_key);
  RUN_TEST(test_keys_fit_their_bits);
  RUN_TEST(test_moves_start_in_the_centre_and_take_each_column_once);
  RUN_TEST(test_every_position_of_a_game_can_follow_the_ones_before);
  RUN_TEST(test_other_lines_of_play_can_not_follow);
  RUN_TEST(test_a_position_that_is_set_up_is_the_one_that_was_played);
  return UNITY_END();
}
