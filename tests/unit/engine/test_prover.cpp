// SPDX-License-Identifier: MIT
//
// The prover: the same bounds as a plain recursion over the same facts, which visits every move and
// leaves no branch early; and, for positions whose value is known, the value itself.
#include "frugal/prover.hpp"

#include <unity.h>

#include <cstdint>

#include "frugal/bounds.hpp"
#include "frugal/games/connect/connect.hpp"
#include "support/positions.hpp"

namespace {

using frugal::Connect;
using frugal::Mover;
using frugal::Prover;
using frugal::Random;
using B = frugal::Bounds<2>;
using Connect4 = Connect<7, 6, 4>;

struct Interval {
  int pess;
  int opti;
};

/// Minimax over bounds without windows, as the mover sees it.
template <class G>
Interval plain_bounds(const typename G::Position& position, int depth) {
  if (position.is_over()) {
    const int score = frugal::seen_by<G>(position.mover(), position.score());
    return {score, score};
  }
  const std::uint32_t facts = position.facts().bounds;
  Interval bounds{B::pess(facts), B::opti(facts)};
  if (depth == 0) return bounds;
  Interval joined{0, 0};
  for (int column = 0; column < G::kMoves; ++column) {
    if (!position.is_legal(column)) continue;
    typename G::Position next = position;
    next.play(column);
    const Interval theirs = plain_bounds<G>(next, depth - 1);
    if (2 - theirs.opti > joined.pess) joined.pess = 2 - theirs.opti;
    if (2 - theirs.pess > joined.opti) joined.opti = 2 - theirs.pess;
  }
  if (joined.pess > bounds.pess) bounds.pess = joined.pess;
  if (joined.opti < bounds.opti) bounds.opti = joined.opti;
  return bounds;
}

Prover<Connect4, 16> prover;
Prover<Connect<9, 6, 4>, 16> wide_prover;

template <class G, class Prover>
void check_depths(Prover& some_prover, int from_plies, int to_plies, int positions, int depths) {
  Random random(6);
  for (int i = 0; i < positions; ++i) {
    const int plies = from_plies + random.below(to_plies - from_plies);
    const auto position = random_position<G>(random, plies).position;
    for (int depth = 0; depth <= depths; ++depth) {
      const Interval plain = plain_bounds<G>(position, depth);
      const std::uint32_t bounds = some_prover.prove(position, depth);
      // Forced replies may be seen to a greater depth.
      TEST_ASSERT_TRUE(B::pess(bounds) >= plain.pess);
      TEST_ASSERT_TRUE(B::opti(bounds) <= plain.opti);
      TEST_ASSERT_TRUE(B::pess(bounds) <= B::opti(bounds));
    }
  }
}

void test_bounds_are_at_least_as_tight_as_by_plain_recursion() {
  check_depths<Connect4>(prover, 0, 36, 60, 3);
  check_depths<Connect4>(prover, 30, 40, 30, 5);
  check_depths<Connect<9, 6, 4>>(wide_prover, 0, 48, 30, 2);
}

void test_at_depth_0_the_facts_are_all() {
  Random random(7);
  for (int i = 0; i < 50; ++i) {
    const auto position = random_position<Connect4>(random, random.below(40)).position;
    TEST_ASSERT_EQUAL_HEX32(position.facts().bounds, prover.prove(position, 0));
  }
}

struct Known {
  const char* columns;
  int depth;
  std::uint32_t bounds;
};

void test_known_values_are_found() {
  constexpr Known kKnown[] = {
      {"", 2, B::kUnknown},
      {"112233", 0, B::kWon},  // a win at once
      {"44553", 0, B::kLost},  // two threats
      {"4455", 0, B::kUnknown},
      {"4455", 1, B::kWon},  // a move that makes two threats
      {"44552", 1, B::kUnknown},
      {"367162172125566275264776217155541334433344", 0, B::exactly(1)},
      {"36716217212556627526477621715554133443334", 1, B::exactly(1)},
      {"3671621721255662752647762171555413344333", 2, B::exactly(1)},
  };
  for (const Known& known : kKnown) {
    const std::uint32_t bounds = prover.prove(from<Connect4>(known.columns), known.depth);
    TEST_ASSERT_EQUAL_INT_MESSAGE(B::pess(known.bounds), B::pess(bounds), known.columns);
    TEST_ASSERT_EQUAL_INT_MESSAGE(B::opti(known.bounds), B::opti(bounds), known.columns);
  }
}

void test_an_ended_game_has_its_score() {
  TEST_ASSERT_EQUAL_HEX32(B::kLost, prover.prove(from<Connect4>("1122334"), 4));
  TEST_ASSERT_EQUAL_HEX32(B::kLost, prover.prove(from<Connect4>("71122334"), 4));
}

void test_the_answer_does_not_depend_on_what_was_proved_before() {
  Random random(19);
  const auto position = from<Connect4>("4444215");
  const std::uint32_t bounds = prover.prove(position, 3);
  for (int i = 0; i < 10; ++i) {
    prover.prove(random_position<Connect4>(random, 30).position, 5);
    TEST_ASSERT_EQUAL_HEX32(bounds, prover.prove(position, 3));
  }
}

void test_positions_are_counted() {
  const std::uint32_t before = prover.positions();
  prover.prove(from<Connect4>(""), 0);
  TEST_ASSERT_EQUAL_UINT32(before + 1, prover.positions());
  prover.prove(from<Connect4>(""), 1);
  TEST_ASSERT_EQUAL_UINT32(before + 9, prover.positions());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_bounds_are_at_least_as_tight_as_by_plain_recursion);
  RUN_TEST(test_at_depth_0_the_facts_are_all);
  RUN_TEST(test_known_values_are_found);
  RUN_TEST(test_an_ended_game_has_its_score);
  RUN_TEST(test_the_answer_does_not_depend_on_what_was_proved_before);
  RUN_TEST(test_positions_are_counted);
  return UNITY_END();
}
