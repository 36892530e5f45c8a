// SPDX-License-Identifier: MIT
//
// Games of chance, on every machine: outcomes come by their weights, bounds hold the expected value
// whatever the settings, the prover's too, and the search comes to the value and to the best move.
// Longer searches are in test_chance_in_depth.cpp.
#include <unity.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/bounds.hpp"
#include "frugal/choice.hpp"
#include "frugal/consistency.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/games/race/race.hpp"
#include "frugal/playout.hpp"
#include "frugal/prover.hpp"
#include "frugal/search.hpp"
#include "frugal/tree.hpp"
#include "support/lots.hpp"
#include "support/races.hpp"
#include "support/searches.hpp"

namespace {

using frugal::best_move;
using frugal::Bounds;
using frugal::Consistent;
using frugal::Expectation;
using frugal::HasChance;
using frugal::Prover;
using frugal::Random;
using frugal::Search;
using frugal::Settings;
using frugal::Tree;
using frugal::Uct;
using frugal::Uniform;

static_assert(HasChance<Lots<2>> && HasChance<Told<Lots<2>>> && HasChance<Tree<Lots<2>>>);
static_assert(HasChance<SmallRace> && !HasChance<frugal::Connect<7, 6, 4>>);
static_assert(frugal::HasFacts<Told<Lots<2>>> && frugal::HasForcedReplies<Told<Lots<2>>>);

alignas(4) std::byte pool[3000];

void test_bounds_of_lots_are_means_rounded_outwards() {
  using B = Bounds<2>;
  const auto mean = [](std::uint32_t a, int weight_a, std::uint32_t b, int weight_b) {
    Expectation<2> expected;
    expected.add(a, weight_a);
    expected.add(b, weight_b);
    return expected.bounds();
  };
  TEST_ASSERT_EQUAL_HEX32(B::kUnknown, mean(B::kUnknown, 1, B::kUnknown, 1));
  TEST_ASSERT_EQUAL_HEX32(B::exactly(1), mean(B::kWon, 1, B::kLost, 1));
  TEST_ASSERT_EQUAL_HEX32(B::at_most(1), mean(B::kWon, 1, B::kLost, 2));
  TEST_ASSERT_EQUAL_HEX32(B::at_least(1), mean(B::kWon, 2, B::kLost, 1));
  TEST_ASSERT_EQUAL_HEX32(B::at_least(1), mean(B::kWon, 1, B::kUnknown, 1));
  TEST_ASSERT_EQUAL_HEX32(B::kUnknown, mean(B::kWon, 1, B::kUnknown, 2));
  TEST_ASSERT_EQUAL_HEX32(B::kWon, mean(B::kWon, 1, B::kLost, 0));
}

void test_outcomes_come_up_by_their_weights() {
  SmallRace::Position position;
  position.play(SmallRace::kDie);
  Random random(5);
  std::array<int, 3> counts{};
  for (int i = 0; i < 6000; ++i) ++counts[frugal::drawn_slot<SmallRace>(position, false, random)];
  TEST_ASSERT_INT_WITHIN(150, 3000, counts[0]);
  TEST_ASSERT_INT_WITHIN(150, 2000, counts[1]);
  TEST_ASSERT_INT_WITHIN(150, 1000, counts[2]);
}

void test_playouts_come_to_the_mean_of_random_play() {
  Random random(6);
  int sum = 0;
  for (int i = 0; i < 4000; ++i) {
    SmallRace::Position position;
    sum += Uniform::play<SmallRace>(position, random);
  }
  const std::int64_t exact = score_at_random<SmallRace>({});
  TEST_ASSERT_INT_WITHIN(160, static_cast<int>(4000 * exact / kRandomScale), sum);
}

template <class G, Settings kSettings, class Rule = Uct<50>>
void check_lots(const char* what) {
  int solved = 0;
  for (std::uint32_t game = 0; game < 8; ++game) {
    const typename G::Position start(game);
    Search<G, Rule, Uniform, kSettings> search({pool, game % 4 * 500}, game);
    search.set_root(start);
    search.run(200);
    solved += check_all_records(search, start, what);
  }
  if (kSettings.solver != frugal::Solver::kNone) TEST_ASSERT_TRUE_MESSAGE(solved > 3, what);
}

constexpr Settings kTold{.prover_depth = 2};
constexpr Settings kToldCuts{.solver = frugal::Solver::kCuts, .expand_after = 0};

void test_bounds_hold_the_expected_value_whatever_the_settings() {
  check_lots<Lots<2>, kNoSolver>("no solver");
  check_lots<Lots<2>, kPlainSolver>("plain solver");
  check_lots<Lots<1>, kCutsForProof>("cuts");
  check_lots<Lots<5>, kGuidedCuts>("guided cuts");
  check_lots<Lots<2>, kDeepCutsAlone>("deep cuts");
  check_lots<Lots<5>, kDeepCutsAlone, Consistent<Uct<50>>>("consistent");
}

void test_bounds_hold_the_expected_value_with_facts_and_proofs() {
  check_lots<Told<Lots<2>>, kTold>("facts and prover");
  check_lots<Told<Lots<2>>, kToldCuts>("facts and cuts");
}

template <class G>
void check_proofs(const char* what) {
  Prover<G, 16> prover;
  int solved = 0;
  for (std::uint32_t game = 0; game < 12; ++game) {
    const typename G::Position start(game);
    const std::int64_t value = seen_by<G>(start.mover(), expected_score<G>(start));
    for (int depth = 0; depth <= G::kMaxPlies; ++depth) {
      check_expected<G>(prover.prove(start, depth), value, what);
    }
    // Seen to the end, nothing but rounding is left.
    const std::uint32_t bounds = prover.prove(start, G::kMaxPlies);
    if (Bounds<G::kTop>::is_solved(bounds)) ++solved;
  }
  TEST_ASSERT_TRUE_MESSAGE(solved > 0 && solved < 12, what);
}

void test_proofs_hold_the_expected_value() {
  check_proofs<Lots<1>>("win or loss");
  check_proofs<Lots<2>>("win, draw, loss");
  check_proofs<Lots<5>>("five points");
  check_proofs<Told<Lots<2>>>("with facts");
}

void test_a_bad_outcome_is_no_reason_to_leave() {
  // Cuts by what is sure above the lots would count some outcomes only: the mean would be wrong.
  check_means<SmallRace, kDeepCutsAlone>(pool, 3000, 70);
  check_means<SmallRace, kNoSolver>(pool, 3000, 70);
}

void test_where_lots_decide_there_is_no_move_to_play() {
  Search<SmallRace, Uct<50>, Uniform> search(pool);
  SmallRace::Position position;
  position.play(SmallRace::kCoins);
  search.set_root(position);
  search.run(100);
  TEST_ASSERT_EQUAL_UINT(100, search.simulations());
  TEST_ASSERT_EQUAL_INT(-1, best_move(search));
}

void test_noise_leads_to_legal_moves_only() {
  using G = Strict<Told<Lots<2>>>;
  Noise noise(pool, 4);
  for (std::uint32_t seed = 0; seed < 3; ++seed) {
    Search<G, Uct<50>, Uniform, kTold> search(pool, seed);
    for (std::uint32_t game = 0; game < 8; ++game) {
      search.set_root(G::Position(game));
      for (int i = 0; i < 40; ++i) {
        noise();
        search.simulate();
      }
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_bounds_of_lots_are_means_rounded_outwards);
  RUN_TEST(test_outcomes_come_up_by_their_weights);
  RUN_TEST(test_playouts_come_to_the_mean_of_random_play);
  RUN_TEST(test_bounds_hold_the_expected_value_whatever_the_settings);
  RUN_TEST(test_bounds_hold_the_expected_value_with_facts_and_proofs);
  RUN_TEST(test_proofs_hold_the_expected_value);
  RUN_TEST(test_a_bad_outcome_is_no_reason_to_leave);
  RUN_TEST(test_where_lots_decide_there_is_no_move_to_play);
  RUN_TEST(test_noise_leads_to_legal_moves_only);
  return UNITY_END();
}
