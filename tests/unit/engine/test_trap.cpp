// SPDX-License-Identifier: MIT
//
// The trap: what its sides are worth to good players, what they look like to players that err at a
// constant rate, exactly, and which side a search takes.
#include "frugal/games/trap/trap.hpp"

#include <unity.h>

#include <cstddef>
#include <cstdint>

#include "frugal/choice.hpp"
#include "frugal/consistency.hpp"
#include "frugal/playout.hpp"
#include "frugal/random.hpp"
#include "frugal/rule.hpp"
#include "frugal/rules/epsilon_greedy.hpp"
#include "frugal/search.hpp"
#include "support/dice.hpp"
#include "support/searches.hpp"

namespace {

using frugal::best_move;
using frugal::Mover;
using frugal::Search;
using frugal::Trap;
using frugal::Uct;
using frugal::Uniform;

static_assert(frugal::Game<Trap<1>> && frugal::Game<Trap<16>> && frugal::Game<Trap<3, 9>>);

alignas(4) std::byte pool[1500];

template <class G>
typename G::Position after(int side) {
  typename G::Position position;
  position.play(side);
  return position;
}

template <class G>
void check_sides() {
  TEST_ASSERT_EQUAL_INT(0, exact_score<G>(after<G>(G::kLeft)));
  TEST_ASSERT_EQUAL_INT(1, exact_score<G>(after<G>(G::kRight)));
  TEST_ASSERT_EQUAL_INT(1, exact_score<G>({}));
}

void test_right_wins_and_left_loses() {
  check_sides<Trap<1>>();
  check_sides<Trap<7>>();
  check_sides<Trap<16>>();
  check_sides<Trap<3, 9>>();
}

void test_no_two_positions_share_a_key() {
  using G = Trap<5>;
  std::uint64_t seen = 0;
  for (const int side : {G::kLeft, G::kRight}) {
    for (G::Position position = after<G>(side); !position.is_over(); position.play(G::kGoOn)) {
      TEST_ASSERT_TRUE(position.key().bits < std::uint64_t{1} << G::kKeyBits);
      TEST_ASSERT_EQUAL_UINT(0, seen >> position.key().bits & 1);
      seen |= std::uint64_t{1} << position.key().bits;
    }
  }
  TEST_ASSERT_EQUAL_UINT(0, seen >> G::Position{}.key().bits & 1);
}

constexpr std::int64_t power(std::int64_t base, int exponent) {
  return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

/// What a position is worth if the mover takes the worse move once in `kOnce`: at random with
/// e = 2 / kOnce, else the one that so looks better. Times kOnce^kMaxPlies, so exact.
template <class G, int kOnce>
std::int64_t looks_like(const typename G::Position& position) {
  if (position.is_over()) return position.score() * power(kOnce, G::kMaxPlies);
  std::int64_t values[G::kMoves];
  for (int move = 0; move < G::kMoves; ++move) {
    typename G::Position next = position;
    next.play(move);
    values[move] = looks_like<G, kOnce>(next);
  }
  const bool first_is_better = (values[0] > values[1]) == (position.mover() == Mover::kMax);
  const std::int64_t better = values[first_is_better ? 0 : 1];
  const std::int64_t worse = values[first_is_better ? 1 : 0];
  return better / kOnce * (kOnce - 1) + worse / kOnce;
}

/// Whether the left looks better; the values of both sides are as in the header's equations.
template <int kOnce, int kLevels, int kMinLevels = 1>
bool left_looks_better() {
  using G = Trap<kLevels, kMinLevels>;
  const std::int64_t left = looks_like<G, kOnce>(after<G>(G::kLeft));
  const std::int64_t right = looks_like<G, kOnce>(after<G>(G::kRight));
  const std::int64_t one = power(kOnce, G::kMaxPlies);
  TEST_ASSERT_TRUE(left == one - one / power(kOnce, kMinLevels) * power(kOnce - 1, kMinLevels));
  TEST_ASSERT_TRUE(right == one / power(kOnce, kLevels) * power(kOnce - 1, kLevels));
  return left > right;
}

void test_left_looks_better_to_players_that_err_if_levels_suffice() {
  TEST_ASSERT_FALSE((left_looks_better<4, 4>()));  // e = 1/2
  TEST_ASSERT_TRUE((left_looks_better<4, 5>()));
  TEST_ASSERT_FALSE((left_looks_better<8, 15>()));  // e = 1/4
  TEST_ASSERT_TRUE((left_looks_better<8, 16>()));
  TEST_ASSERT_FALSE((left_looks_better<8, 5, 5>()));  // as many levels on either side
  TEST_ASSERT_TRUE((left_looks_better<8, 6, 6>()));
}

/// UCT that draws a move at random every other time: e = 1/2 for ever.
using HalfAtRandom = frugal::EpsilonGreedy<50, Uct<50>>;

template <int kLevels, class Rule, frugal::Settings kSettings>
void check_side_taken(int expected) {
  for (const std::uint32_t seed : {1u, 2u, 3u}) {
    Search<Trap<kLevels>, Rule, Uniform, kSettings> search(pool, seed);
    search.run(6000);
    TEST_ASSERT_EQUAL_INT(expected, best_move(search));
  }
}

void test_a_search_that_errs_for_ever_takes_the_wrong_side() {
  check_side_taken<8, HalfAtRandom, kNoSolver>(Trap<8>::kLeft);
}

void test_a_consistent_search_takes_the_right_side() {
  check_side_taken<8, Uct<50>, kNoSolver>(Trap<8>::kRight);
  // Where it loses, this rule wanders, so it finds a way of n levels in the order of 2^n.
  check_side_taken<4, frugal::Consistent<Uct<50>>, kNoSolver>(Trap<4>::kRight);
}

void test_bounds_take_the_right_side_however_the_search_errs() {
  check_side_taken<8, HalfAtRandom, kDeepCutsAlone>(Trap<8>::kRight);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_right_wins_and_left_loses);
  RUN_TEST(test_no_two_positions_share_a_key);
  RUN_TEST(test_left_looks_better_to_players_that_err_if_levels_suffice);
  RUN_TEST(test_a_search_that_errs_for_ever_takes_the_wrong_side);
  RUN_TEST(test_a_consistent_search_takes_the_right_side);
  RUN_TEST(test_bounds_take_the_right_side_however_the_search_errs);
  return UNITY_END();
}
