// SPDX-License-Identifier: MIT
//
// The rules of Go against a slow account of them: over a million moves of random games on boards of
// all sizes, and in every position that can arise on the smallest ones, of which Tromp and
// Farnebäck ("Combinatorics of Go", 2007) tell how many there are.
#include <unity.h>

#include <cstdint>
#include <deque>
#include <set>
#include <tuple>

#include "support/go_positions.hpp"

namespace {

using frugal::Go;
using frugal::Random;

template <int kSize>
int check_random_games(int moves, const char* board) {
  Random random(kSize);
  int done = 0;
  for (bool keeps_eyes = false; done < moves; keeps_eyes = !keeps_eyes) {
    done += random_go_game<kSize>(keeps_eyes, random, [&](auto& both) { check(both, board); });
  }
  return done;
}

void test_a_million_random_moves_agree_with_the_reference() {
  int moves = check_random_games<1>(1000, "1x1");
  moves += check_random_games<2>(100000, "2x2");
  moves += check_random_games<3>(200000, "3x3");
  moves += check_random_games<4>(200000, "4x4");
  moves += check_random_games<5>(150000, "5x5");
  moves += check_random_games<6>(100000, "6x6");
  moves += check_random_games<7>(100000, "7x7");
  moves += check_random_games<8>(70000, "8x8");
  moves += check_random_games<9>(70000, "9x9");
  moves += check_random_games<13>(10000, "13x13");
  moves += check_random_games<14>(3000, "14x14");
  moves += check_random_games<15>(3000, "15x15");
  moves += check_random_games<19>(5000, "19x19");
  TEST_ASSERT_TRUE(moves >= 1000000);
}

/// Whether every chain has a liberty.
template <int kSize>
bool is_possible(const typename independent::GoGame<kSize>::Stones& stones) {
  for (int point = 0; point < kSize * kSize; ++point) {
    const auto region = independent::GoGame<kSize>::region_of(stones, point);
    if (stones[point] != 0 && !region.touches[0]) return false;
  }
  return true;
}

template <int kSize>
int possible_boards() {
  typename independent::GoGame<kSize>::Stones stones{};
  int count = 0;
  for (;;) {
    count += is_possible<kSize>(stones);
    int point = 0;
    while (point < kSize * kSize && stones[point] == 2) stones[point++] = 0;
    if (point == kSize * kSize) return count;
    ++stones[point];
  }
}

void test_the_reference_allows_as_many_boards_as_are_known() {
  TEST_ASSERT_EQUAL_INT(1, possible_boards<1>());
  TEST_ASSERT_EQUAL_INT(57, possible_boards<2>());
  TEST_ASSERT_EQUAL_INT(12675, possible_boards<3>());
}

/// All positions that can arise, nearest first, each compared; how many boards, and whether no two
/// of them share a key.
template <int kSize>
void check_all_positions(int boards, const char* board) {
  using Game = independent::GoGame<kSize>;
  std::set<std::tuple<typename Game::Stones, int, int, int>> seen;
  std::set<typename Game::Stones> boards_seen;
  std::set<std::uint64_t> keys;
  std::set<std::uint64_t> stones_keys;
  std::deque<BothGo<kSize>> queue{BothGo<kSize>{}};
  for (; !queue.empty(); queue.pop_front()) {
    const BothGo<kSize>& both = queue.front();
    const Game& game = both.game;
    if (!seen.insert({game.stones, game.mover, game.ko(), game.passes}).second) continue;
    check(both, board);
    boards_seen.insert(game.stones);
    stones_keys.insert(both.position.stones_key());
    if (game.passes < 2) keys.insert(both.position.key().bits);
    if (game.is_over()) continue;
    for (int move = 0; move <= Game::kPass; ++move) {
      if (!game.is_legal(move)) continue;
      queue.push_back(both);
      queue.back().play(move);
    }
  }
  int unfinished = 0;
  for (const auto& position : seen) unfinished += std::get<3>(position) < 2;
  TEST_ASSERT_EQUAL_INT_MESSAGE(boards, boards_seen.size(), board);
  TEST_ASSERT_EQUAL_INT_MESSAGE(boards, stones_keys.size(), board);
  TEST_ASSERT_EQUAL_INT_MESSAGE(unfinished, keys.size(), board);
}

void test_every_possible_board_can_arise_and_agrees_with_the_reference() {
  check_all_positions<1>(1, "1x1");
  check_all_positions<2>(57, "2x2");
  check_all_positions<3>(12675, "3x3");
}

template <class Game>
long sequences_of(const Game& game, int passes_from, int plies) {
  if (plies == 0) return 1;
  if (game.is_over()) return 0;
  long sequences = 0;
  for (int move = 0; move <= passes_from; ++move) {
    if (!game.is_legal(move)) continue;
    Game next = game;
    next.play(move);
    sequences += sequences_of(next, passes_from, plies - 1);
  }
  return sequences;
}

template <int kSize>
void check_sequences(int plies, const char* board) {
  using G = Go<kSize>;
  const long expected = sequences_of(independent::GoGame<kSize>{}, G::kPass, plies);
  const long actual = sequences_of(typename G::Position{}, G::kPass, plies);
  TEST_ASSERT_EQUAL_INT_MESSAGE(expected, actual, board);
}

void test_there_are_as_many_sequences_of_moves_as_in_the_reference() {
  for (int plies = 1; plies <= 3; ++plies) check_sequences<1>(plies, "1x1");
  for (int plies = 1; plies <= 8; ++plies) check_sequences<2>(plies, "2x2");
  for (int plies = 1; plies <= 5; ++plies) check_sequences<3>(plies, "3x3");
}

/// The bits of a key that no combination of the others makes.
int rank_of(std::uint64_t (&rows)[2 * 361], int count) {
  int rank = 0;
  for (int bit = 0; bit < 64; ++bit) {
    int pivot = rank;
    while (pivot < count && (rows[pivot] >> bit & 1) == 0) ++pivot;
    if (pivot == count) continue;
    std::swap(rows[pivot], rows[rank]);
    for (int row = 0; row < count; ++row) {
      if (row != rank && (rows[row] >> bit & 1) != 0) rows[row] ^= rows[rank];
    }
    ++rank;
  }
  return rank;
}

void test_keys_of_single_stones_use_all_64_bits() {
  using G = Go<19>;
  std::uint64_t rows[2 * G::kPoints];
  for (int move = 0; move < G::kPoints; ++move) {
    G::Position black;
    black.play(move);
    G::Position white;
    white.play(G::kPass);
    white.play(move);
    rows[2 * move] = black.stones_key();
    rows[2 * move + 1] = white.stones_key();
  }
  TEST_ASSERT_EQUAL_INT(64, rank_of(rows, 2 * G::kPoints));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_million_random_moves_agree_with_the_reference);
  RUN_TEST(test_the_reference_allows_as_many_boards_as_are_known);
  RUN_TEST(test_every_possible_board_can_arise_and_agrees_with_the_reference);
  RUN_TEST(test_there_are_as_many_sequences_of_moves_as_in_the_reference);
  RUN_TEST(test_keys_of_single_stones_use_all_64_bits);
  return UNITY_END();
}
