// SPDX-License-Identifier: MIT
//
// Several proofs over the same bytes find the values that one finds, in small tables and large
// ones, however the threads meet.
#include <unity.h>

#include <cstddef>
#include <cstdint>

#include "frugal/games/connect/connect.hpp"
#include "frugal/games/connect/exact.hpp"
#include "games/engines/proof_team.hpp"
#include "support/large_bytes.hpp"
#include "support/positions.hpp"

namespace {

using frugal::Connect;
using frugal::ExactConnect;
using frugal::Random;
using frugal::cli::ProofTeam;
using frugal::support::LargeBytes;

template <class G>
std::uint32_t prove(ProofTeam<G>& team, const typename G::Position& position) {
  using B = frugal::Bounds<G::kTop>;
  team.forget();
  team.start(position);
  while (!B::is_solved(team.answer().bounds())) team.run(1000);
  return team.answer().bounds();
}

/// Of positions that are long enough for the helpers to begin.
template <class G>
void check_teams(std::size_t bytes, int stones, int positions) {
  LargeBytes one(bytes);
  LargeBytes shared(bytes);
  ProofTeam<G> alone(one.all(), 1);
  ProofTeam<G> three(shared.all(), 3);
  Random random(18);
  int by_helpers = 0;
  for (int i = 0; i < positions; ++i) {
    const auto position = random_position<G>(random, stones).position;
    TEST_ASSERT_EQUAL_HEX32(prove(alone, position), prove(three, position));
    by_helpers += three.answer().visited() >= 10000;
  }
  TEST_ASSERT_TRUE(by_helpers > 0);
}

void test_threads_that_share_a_table_find_the_same_values() {
  check_teams<Connect<7, 6, 4>>(1 << 20, 13, 20);
  check_teams<Connect<7, 6, 4>>(1 << 12, 15, 20);
}

void test_threads_that_share_a_table_find_the_same_scores() {
  check_teams<ExactConnect<7, 6, 4>>(1 << 20, 17, 30);
}

void test_a_team_that_is_given_up_can_start_again() {
  using G = Connect<7, 6, 4>;
  LargeBytes bytes(1 << 20);
  ProofTeam<G> team(bytes.all(), 2);
  team.start(G::Position{});
  TEST_ASSERT_TRUE(team.run(50000) >= 50000);
  G::Position won;
  for (const int column : {0, 1, 0, 1, 0, 1}) won.play(column);
  TEST_ASSERT_EQUAL_HEX32(frugal::Bounds<2>::kWon, prove(team, won));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_threads_that_share_a_table_find_the_same_values);
  RUN_TEST(test_threads_that_share_a_table_find_the_same_scores);
  RUN_TEST(test_a_team_that_is_given_up_can_start_again);
  return UNITY_END();
}
