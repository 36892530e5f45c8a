// SPDX-License-Identifier: MIT
//
// Connect in depth: every position of small boards, and late ones of big boards, against values
// that were found without the engine; the numbers of positions of Connect Four; keys that are never
// shared by two positions. What a glance tells (facts) must never be wrong, and must tell
// something.
#include <unity.h>

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "frugal/bounds.hpp"
#include "frugal/games/connect/connect.hpp"
#include "support/exact.hpp"
#include "support/positions.hpp"

namespace {

using frugal::Connect;
using frugal::Random;
using independent::Board;
using B = frugal::Bounds<2>;
using Connect4 = Connect<7, 6, 4>;

template <class Test>
void on_every_small_board(Test test) {
  test(Connect<4, 4, 4>{}, "4x4 line 4");
  test(Connect<4, 4, 3>{}, "4x4 line 3");
  test(Connect<5, 3, 3>{}, "5x3 line 3");
  test(Connect<3, 5, 3>{}, "3x5 line 3");
  test(Connect<4, 3, 3>{}, "4x3 line 3");
  test(Connect<3, 3, 3>{}, "3x3 line 3");
  test(Connect<3, 4, 2>{}, "3x4 line 2");
  test(Connect<12, 1, 4>{}, "12x1 line 4");
  test(Connect<4, 3, 3, frugal::BitThreats<frugal::ConnectShape<4, 3, 3>>>{}, "4x3 by shifts");
}

void test_connect_four_has_as_many_positions_as_is_known() {
  constexpr std::size_t kPositions[] = {1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275, 558186};
  using Named = std::pair<std::pair<std::uint64_t, bool>, Connect4::Position>;
  std::vector<Connect4::Position> positions(1);
  for (const std::size_t expected : kPositions) {
    TEST_ASSERT_EQUAL_UINT64(expected, positions.size());
    if (expected == 558186) break;
    std::vector<Named> next;
    for (const auto& position : positions) {
      for (int column = 0; column < 7 && !position.is_over(); ++column) {
        if (!position.is_legal(column)) continue;
        Connect4::Position after = position;
        after.play(column);
        next.push_back({{after.key().bits, after.key().mirrored}, after});
      }
    }
    const auto is_before = [](const Named& a, const Named& b) { return a.first < b.first; };
    const auto is_same = [](const Named& a, const Named& b) { return a.first == b.first; };
    std::sort(next.begin(), next.end(), is_before);
    next.erase(std::unique(next.begin(), next.end(), is_same), next.end());
    positions.clear();
    for (const Named& named : next) positions.push_back(named.second);
  }
}

void test_only_mirror_images_share_a_key() {
  on_every_small_board([](auto game, const char* shape) {
    using G = decltype(game);
    std::unordered_map<std::uint64_t, std::uint64_t> names;
    independent::for_each_position<G>([&](const auto& position, const Board& board) {
      const std::uint64_t name = std::min(number_of(board), number_of(board.mirrored()));
      const auto [known, is_new] = names.emplace(position.key().bits, name);
      TEST_ASSERT_EQUAL_UINT64_MESSAGE(name, known->second, shape);
    });
    std::vector<std::uint64_t> numbers;
    for (const auto& [key, name] : names) numbers.push_back(name);
    std::sort(numbers.begin(), numbers.end());
    const auto twice = std::adjacent_find(numbers.begin(), numbers.end());
    TEST_ASSERT_TRUE_MESSAGE(twice == numbers.end(), shape);
  });
}

/// Whether all discs of `lower` lie in `upper` too.
bool is_part(const Board& lower, const Board& upper) {
  for (std::size_t i = 0; i < lower.cells.size(); ++i) {
    if (lower.cells[i] != 0 && lower.cells[i] != upper.cells[i]) return false;
  }
  return true;
}

void test_positions_follow_if_their_discs_include_the_others() {
  using G = Connect<4, 4, 4>;
  std::vector<Both<G>> sample;
  Random random(17);
  while (sample.size() < 400) {
    random_game<G>(random, [&](auto& both) { sample.push_back(both); });
  }
  int following = 0;
  for (const auto& from : sample) {
    for (const auto& to : sample) {
      const bool is_included =
          is_part(from.board, to.board) || is_part(from.board, to.board.mirrored());
      following += is_included ? 1 : 0;
      TEST_ASSERT_EQUAL_INT(is_included,
                            G::can_follow(from.position.key().bits, to.position.key().bits));
    }
  }
  TEST_ASSERT_TRUE(following > 5000);
}

template <class G>
void check_sets(const typename G::Position& position, const Board& board, const char* shape) {
  for (int x = 0; x < board.width; ++x) {
    const int y = board.filled(x);
    TEST_ASSERT_EQUAL_INT_MESSAGE(y < board.height, position.is_legal(x), shape);
    for (int player = 0; player < 2; ++player) {
      frugal::Cells expected = 0;
      for (int up = y; up < board.height; ++up) {
        if (board.would_win(x, up, player + 1)) {
          expected |= frugal::Cells{1} << (x * G::kStride + up);
        }
      }
      const frugal::Cells column = frugal::Cells{(1u << board.height) - 1} << (x * G::kStride);
      TEST_ASSERT_EQUAL_HEX64_MESSAGE(expected, position.winning_cells(player) & column, shape);
      const frugal::Cells open = expected & position.open_cells();
      const frugal::Cells now = player + 1 == board.mover() ? position.wins() : position.dangers();
      TEST_ASSERT_EQUAL_HEX64_MESSAGE(open, now & column, shape);
      if (player + 1 != board.mover()) {
        TEST_ASSERT_EQUAL_HEX64_MESSAGE(expected >> 1 & position.open_cells(),
                                        position.poisoned() & column, shape);
      }
    }
  }
}

void test_winning_cells_are_those_of_the_reference() {
  on_every_small_board([](auto game, const char* shape) {
    using G = decltype(game);
    int count = 0;
    independent::for_each_position<G>([&](const auto& position, const Board& board) {
      TEST_ASSERT_EQUAL_INT_MESSAGE(board.is_over(), position.is_over(), shape);
      if (board.is_over()) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(board.score(), position.score(), shape);
      } else if (count++ % 8 == 0) {
        check_sets<G>(position, board, shape);
      }
    });
  });
}

/// How often facts told something, by kind.
struct Told {
  int won = 0;
  int lost = 0;
  int at_least_draw = 0;
  int at_most_draw = 0;
  int lost_moves = 0;
};
struct ToldByBoth {
  Told at_a_glance;
  Told closer;
};

/// The bounds against the value; the moves said to lose against the values behind them.
template <class G, class Facts, class ValueOf>
void check_told(const Facts& facts, const Board& board, ValueOf value_of, const char* shape,
                Told& told) {
  const int value = value_of(board);
  TEST_ASSERT_TRUE_MESSAGE(B::pess(facts.bounds) <= value, shape);
  TEST_ASSERT_TRUE_MESSAGE(B::opti(facts.bounds) >= value, shape);
  told.won += B::pess(facts.bounds) == 2;
  told.lost += B::opti(facts.bounds) == 0;
  told.at_least_draw += B::pess(facts.bounds) == 1;
  told.at_most_draw += B::opti(facts.bounds) == 1;
  for (int column = 0; column < board.width; ++column) {
    if (!board.is_legal(column) || !G::has(facts.lost, column)) continue;
    ++told.lost_moves;
    Board next = board;
    next.play(column);
    TEST_ASSERT_FALSE_MESSAGE(next.is_over(), shape);
    TEST_ASSERT_EQUAL_INT_MESSAGE(2, value_of(next), shape);
  }
}

template <class G, class ValueOf>
void check_facts(const typename G::Position& position, const Board& board, ValueOf value_of,
                 const char* shape, ToldByBoth& told) {
  check_told<G>(position.facts(), board, value_of, shape, told.at_a_glance);
  check_told<G>(position.closer_facts(), board, value_of, shape, told.closer);
}

void test_facts_are_true_everywhere_on_small_boards() {
  ToldByBoth by_both;
  on_every_small_board([&](auto game, const char* shape) {
    using G = decltype(game);
    independent::Values values;
    const auto value_of = [&](const Board& board) { return values.value(board); };
    independent::for_each_position<G>([&](const auto& position, const Board& board) {
      if (!board.is_over()) check_facts<G>(position, board, value_of, shape, by_both);
    });
  });
  const Told& told = by_both.at_a_glance;
  TEST_ASSERT_TRUE(told.won > 10000 && told.lost > 10000 && told.lost_moves > 10000);
  TEST_ASSERT_TRUE(told.at_least_draw > 1000 && told.at_most_draw > 1000);
  TEST_ASSERT_TRUE(by_both.closer.lost > told.lost + 1000);
  TEST_ASSERT_TRUE(by_both.closer.at_most_draw > told.at_most_draw + 5000);
}

template <int kW, int kH>
ToldByBoth check_late_facts(int positions, int from_plies, const char* shape) {
  using G = Connect<kW, kH, 4>;
  independent::LateSolver<kW, kH> solver;
  const auto value_of = [&](const Board& board) { return solver.value(board); };
  Random random(99);
  ToldByBoth told;
  for (int i = 0; i < positions; ++i) {
    const auto both = random_position<G>(random, from_plies + random.below(kW * kH - from_plies));
    check_facts<G>(both.position, both.board, value_of, shape, told);
  }
  return told;
}

void test_facts_are_true_of_late_positions() {
  const Told small = check_late_facts<6, 5>(4000, 16, "6x5").at_a_glance;
  TEST_ASSERT_TRUE(small.at_least_draw > 100 && small.at_most_draw > 100 && small.lost > 100);
  const ToldByBoth both = check_late_facts<7, 6>(3000, 26, "7x6");
  const Told& big = both.at_a_glance;
  TEST_ASSERT_TRUE(big.at_least_draw > 50 && big.at_most_draw > 50 && big.lost > 100);
  TEST_ASSERT_TRUE(both.closer.at_most_draw >= big.at_most_draw + 20);
  TEST_ASSERT_TRUE(both.closer.lost >= big.lost + 20);
  check_late_facts<7, 5>(2000, 20, "7x5");  // an odd number of rows
}

/// With an even number of empty cells in every column, the mover can be made to take the lower one
/// of each pair. Fills the board that way; false if some number is odd.
bool fill_in_pairs(Board& board) {
  for (int x = 0; x < board.width; ++x) {
    const int empty = board.height - board.filled(x);
    if (empty % 2 != 0) return false;
    for (int y = board.height - empty; y < board.height; ++y) {
      const bool is_lower = (board.height - y) % 2 == 0;
      board.set(x, y, is_lower ? board.mover() : board.opponent());
    }
  }
  return true;
}

void test_a_player_that_can_always_answer_in_the_same_column_does_not_lose() {
  int told = 0;
  on_every_small_board([&](auto game, const char* shape) {
    using G = decltype(game);
    independent::for_each_position<G>([&](const auto& position, const Board& board) {
      Board filled = board;
      if (board.is_over() || !fill_in_pairs(filled) || filled.has_line(board.mover())) return;
      const std::uint32_t bounds = position.facts().bounds;
      if (B::pess(bounds) > 0) return;  // another rule was first: the mover can't lose either
      TEST_ASSERT_TRUE_MESSAGE(B::opti(bounds) <= 1, shape);
      ++told;
    });
  });
  TEST_ASSERT_TRUE(told > 10000);
}

bool can_win_at_once(const Board& board) {
  for (int x = 0; x < board.width; ++x) {
    if (board.is_legal(x) && board.would_win(x, board.filled(x), board.mover())) return true;
  }
  return false;
}

void test_what_ends_within_two_plies_is_told() {
  on_every_small_board([&](auto game, const char* shape) {
    using G = decltype(game);
    int count = 0;
    independent::for_each_position<G>([&](const auto& position, const Board& board) {
      if (board.is_over() || ++count % 4 != 0) return;
      const auto facts = position.facts();
      const bool wins = can_win_at_once(board);
      TEST_ASSERT_EQUAL_INT_MESSAGE(wins, B::pess(facts.bounds) == 2, shape);
      if (wins) return;
      bool all_lose = true;
      for (int x = 0; x < board.width; ++x) {
        if (!board.is_legal(x)) continue;
        Board next = board;
        next.play(x);
        const bool loses = !next.is_over() && can_win_at_once(next);
        TEST_ASSERT_EQUAL_INT_MESSAGE(loses, G::has(facts.lost, x), shape);
        all_lose = all_lose && loses;
      }
      if (all_lose) TEST_ASSERT_EQUAL_INT_MESSAGE(0, B::opti(facts.bounds), shape);
    });
  });
}

void test_sides_without_a_line_can_not_win() {
  using G = Connect<4, 4, 4>;
  independent::Values values;
  int told = 0;
  independent::for_each_position<G>([&](const auto& position, const Board& board) {
    if (board.is_over()) return;
    Board all_mine = board;
    for (int x = 0; x < 4; ++x) {
      for (int y = 0; y < 4; ++y) {
        if (board.cell(x, y) == 0) all_mine.set(x, y, board.mover());
      }
    }
    if (all_mine.has_line(board.mover())) return;
    ++told;
    TEST_ASSERT_TRUE(B::opti(position.facts().bounds) <= 1);
  });
  TEST_ASSERT_TRUE(told > 1000);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_connect_four_has_as_many_positions_as_is_known);
  RUN_TEST(test_only_mirror_images_share_a_key);
  RUN_TEST(test_positions_follow_if_their_discs_include_the_others);
  RUN_TEST(test_winning_cells_are_those_of_the_reference);
  RUN_TEST(test_facts_are_true_everywhere_on_small_boards);
  RUN_TEST(test_facts_are_true_of_late_positions);
  RUN_TEST(test_a_player_that_can_always_answer_in_the_same_column_does_not_lose);
  RUN_TEST(test_what_ends_within_two_plies_is_told);
  RUN_TEST(test_sides_without_a_line_can_not_win);
  return UNITY_END();
}
