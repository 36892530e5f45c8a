// SPDX-License-Identifier: MIT
//
// All 36 seki problems of Cazenave and Saffidine 2010, table 2: by brute force over liberties and
// over points, and as searches prove them in 64 KB. The brute force over points stops at a win, and
// takes the points in their order, the pass last; so it sees 61 positions of the smallest problem,
// 6,222 at three liberties each, 5,163,385 at six, which is about a third of those that can arise.
#include <unity.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "frugal/defaults.hpp"
#include "frugal/games/seki/seki.hpp"
#include "frugal/tree.hpp"
#include "support/searches.hpp"
#include "support/seki_board.hpp"

namespace {

using frugal::Bounds;
using frugal::Seki;
using frugal::SekiPoints;
using independent::check_proofs;
using independent::for_each_seki;

constexpr std::size_t power_of_three(int exponent) {
  return exponent == 0 ? 1 : 3 * power_of_three(exponent - 1);
}

/// Negamax with a memory: win 2, draw 1, loss 0 for the mover.
template <class Board>
class BruteForce {
 public:
  int value(const Board& board) {
    if (board.is_over) return board.winner == Board::kEmpty ? 1 : 0;
    std::int8_t& known = known_[number_of(board)];
    if (known >= 0) return known;
    int best = 0;
    for (int move = 0; move < Board::kPoints + 1 && best < 2; ++move) {
      if (!board.is_legal(move)) continue;
      Board next = board;
      next.play(move);
      best = std::max(best, 2 - value(next));
    }
    ++positions_;
    known = static_cast<std::int8_t>(best);
    return best;
  }

  int positions() const { return positions_; }

 private:
  static std::size_t number_of(const Board& board) {
    std::size_t number = 0;
    for (const char stone : board.stones) {
      number = number * 3 + (stone == Board::kMax ? 1u : stone == Board::kMin ? 2u : 0u);
    }
    return number * 4 + (board.mover == Board::kMin ? 2u : 0u) + (board.passed ? 1u : 0u);
  }
  static constexpr std::size_t kNumbers = 4 * power_of_three(Board::kPoints);

  std::vector<std::int8_t> known_ = std::vector<std::int8_t>(kNumbers, std::int8_t{-1});
  int positions_ = 0;
};

/// The same over liberties alone, from the rules: a and b of the mover and of the opponent.
int value_of_liberties(int a, int b, int s, bool passed) {
  static std::unordered_map<int, int> known;
  const int key = ((a * 16 + b) * 16 + s) * 2 + (passed ? 1 : 0);
  if (const auto found = known.find(key); found != known.end()) return found->second;
  int best = passed ? 1 : 2 - value_of_liberties(b, a, s, true);
  if (b > 0) best = std::max(best, b - 1 + s == 0 ? 2 : 2 - value_of_liberties(b - 1, a, s, false));
  if (s > 0 && b + s - 1 == 0) {
    best = 2;
  } else if (s > 0 && a + s - 1 > 0) {
    best = std::max(best, 2 - value_of_liberties(b, a, s - 1, false));
  }
  if (a > 0 && a - 1 + s > 0) best = std::max(best, 2 - value_of_liberties(b, a - 1, s, false));
  known[key] = best;
  return best;
}

void test_brute_force_over_liberties_finds_the_published_values() {
  for_each_seki(6, [](int max, int min, int value, const char* name) {
    TEST_ASSERT_EQUAL_INT_MESSAGE(value, value_of_liberties(max, min, 2, false), name);
  });
}

void test_brute_force_over_points_finds_the_published_values_in_a_known_number_of_positions() {
  for_each_seki(6, [](int max, int min, int value, const char* name) {
    constexpr int kPositions[] = {61, 623, 6222, 60139, 563956, 5163385};
    BruteForce<independent::SekiBoard<6, 2>> brute_force;
    TEST_ASSERT_EQUAL_INT_MESSAGE(value, brute_force.value({max, min}), name);
    if (max != min) return;
    TEST_ASSERT_EQUAL_INT_MESSAGE(kPositions[max - 1], brute_force.positions(), name);
  });
}

void test_an_eye_each_changes_no_value() {
  for_each_seki(4, [](int max, int min, int value, const char* name) {
    BruteForce<independent::SekiBoard<4, 2, 1>> brute_force;
    TEST_ASSERT_EQUAL_INT_MESSAGE(value, brute_force.value({max, min}), name);
  });
}

/// Positions that can arise and are not over, by their keys.
template <class G>
int reachable(typename G::Position start) {
  std::unordered_set<std::uint64_t> seen{start.key().bits};
  std::vector<typename G::Position> open{start};
  while (!open.empty()) {
    const typename G::Position position = open.back();
    open.pop_back();
    for (int move = 0; move < G::kMoves; ++move) {
      if (!position.is_legal(move)) continue;
      typename G::Position next = position;
      next.play(move);
      if (!next.is_over() && seen.insert(next.key().bits).second) open.push_back(next);
    }
  }
  return static_cast<int>(seen.size());
}

void test_positions_that_can_arise_have_the_known_numbers() {
  TEST_ASSERT_EQUAL_INT(146, reachable<SekiPoints<>>({1, 1}));
  TEST_ASSERT_EQUAL_INT(1794, reachable<SekiPoints<>>({2, 2}));
  TEST_ASSERT_EQUAL_INT(19394, reachable<SekiPoints<>>({3, 3}));
  TEST_ASSERT_EQUAL_INT(268, reachable<Seki<>>({6, 6}));
}

void test_64_kilobytes_prove_the_published_values() {
  std::vector<std::byte> bytes(65536);
  check_proofs<Seki<>, frugal::kForProof>(bytes, 6, 200);
  check_proofs<SekiPoints<>, frugal::kForEqualPoints>(bytes, 6, 50000);
  check_proofs<SekiPoints<>, frugal::kForProof>(bytes, 4, 1000);
  check_proofs<SekiPoints<4, 2, 1>, frugal::kForEqualPoints>(bytes, 4, 50000);
}

/// The papers' programs know nothing of the game beforehand.
template <class G, frugal::Settings kSettings>
void check_small_proofs() {
  std::vector<std::byte> bytes(1u << 20);
  frugal::Search<G, frugal::DefaultRule, frugal::Uniform, kSettings> search(bytes);
  for_each_seki(2, [&](int max, int min, int value, const char* name) {
    search.set_root(typename G::Position(max, min));
    search.clear();
    search.run(200000);
    const std::uint32_t bounds = search.root_record().bounds.own();
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(Bounds<2>::exactly(value), bounds, name);
  });
}

void test_the_papers_solvers_prove_small_problems() {
  check_small_proofs<SekiPoints<2>, kPlainSolver>();
  check_small_proofs<SekiPoints<2>, kGuidedCuts>();
  check_small_proofs<frugal::Tree<SekiPoints<2>>, kGuidedCuts>();
  check_small_proofs<Seki<>, kPlainSolver>();
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_brute_force_over_liberties_finds_the_published_values);
  RUN_TEST(test_brute_force_over_points_finds_the_published_values_in_a_known_number_of_positions);
  RUN_TEST(test_an_eye_each_changes_no_value);
  RUN_TEST(test_positions_that_can_arise_have_the_known_numbers);
  RUN_TEST(test_64_kilobytes_prove_the_published_values);
  RUN_TEST(test_the_papers_solvers_prove_small_problems);
  return UNITY_END();
}
