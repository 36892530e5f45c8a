// SPDX-License-Identifier: MIT
//
// The search of wide games, on Go: that it finds what decides a game, keeps to superko, bears every
// pattern of bits in its pool, and is the same everywhere.
#include "frugal/wide_search.hpp"

#include <unity.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/consistency.hpp"
#include "frugal/games/go/player.hpp"
#include "frugal/signature.hpp"
#include "support/go_positions.hpp"

namespace {

using frugal::Go;
using frugal::GoPlayer;
using frugal::Mover;
using frugal::Random;
using frugal::WideEdge;
using frugal::WideSearch;
using frugal::WideSettings;
using Go3 = Go<3>;
using Go5 = Go<5>;
using Go9 = Go<9>;

constexpr std::uint32_t kDigest = 0xaf56d93a;

alignas(8) std::array<std::byte, 8192> pool;

/// White has two eyes but for C3; the player that plays there first decides over 12 stones.
constexpr const char* kVital =
    ". O X . ."
    "O O X . ."
    ". O X X ."
    "O O X . ."
    ". O X . .";

template <class Search>
const WideEdge* edge_of(const Search& search, int move) {
  for (int i = 0; i < search.count(); ++i) {
    if (search.edge(i).move() == move) return &search.edge(i);
  }
  return nullptr;
}

template <class Search>
std::uint32_t visits_of_root(const Search& search) {
  std::uint32_t sum = 0;
  for (int i = 0; i < search.count(); ++i) sum += search.edge(i).visits();
  return sum;
}

void test_all_simulations_are_on_the_edges_of_the_root() {
  GoPlayer<Go5> search(pool);
  search.set_root(Go5::Position(0));
  TEST_ASSERT_EQUAL_UINT32(700, search.run(700));
  TEST_ASSERT_EQUAL_UINT32(700, visits_of_root(search));
  TEST_ASSERT_EQUAL_UINT32(700, search.simulations());
  TEST_ASSERT_TRUE(search.pool_use().used > 20);
}

void test_the_root_has_an_edge_for_every_legal_move_but_own_eyes() {
  GoPlayer<Go5> search(pool);
  const auto position = from<Go5>(kVital, Mover::kMin);
  search.set_root(position);
  for (int move = 0; move < Go5::kMoves; ++move) {
    const bool is_eye = move != Go5::kPass && position.is_own_eye(move);
    const bool has_edge = edge_of(search, move) != nullptr;
    TEST_ASSERT_EQUAL_INT_MESSAGE(position.is_legal(move) && !is_eye, has_edge, "edge");
  }
}

void test_the_capture_that_decides_is_found_by_either_side() {
  constexpr const char* kRace =
      ". X O . ."
      "X X O O ."
      "O O X X ."
      ". O X . ."
      ". O X . .";
  for (const Mover mover : {Mover::kMax, Mover::kMin}) {
    GoPlayer<Go5> search(pool);
    search.set_root(from<Go5>(kRace, mover, 1));
    search.run(2000);
    const WideEdge* const best = edge_of(search, search.best_move());
    TEST_ASSERT_NOT_NULL(best);
    TEST_ASSERT_TRUE(best->visits() > 500);
  }
}

void test_the_centre_wins_on_3_x_3() {
  GoPlayer<Go3> search(pool);
  search.set_root(Go3::Position(17));
  search.run(3000);
  TEST_ASSERT_EQUAL_INT(at<Go3>("B2"), search.best_move());
  const WideEdge* const centre = edge_of(search, at<Go3>("B2"));
  TEST_ASSERT_TRUE(centre->sum() * 10 > centre->visits() * 16);
}

void test_a_move_that_brings_back_an_earlier_position_loses() {
  auto position = from<Go5>(kVital, Mover::kMax);
  GoPlayer<Go5> search(pool);
  search.set_root(position);
  search.run(500);
  const int best = search.best_move();
  auto after = position;
  after.play(best);
  const std::uint32_t past[] = {after.recurring()};
  search.clear();
  search.set_root(position, past);
  search.run(500);
  TEST_ASSERT_TRUE(best != search.best_move());
  TEST_ASSERT_EQUAL_UINT32(0, edge_of(search, best)->sum());
}

void test_a_pass_brings_nothing_back() {
  Go5::Position position(49);
  const std::uint32_t past[] = {position.recurring()};
  position.play(Go5::kPass);
  GoPlayer<Go5> search(pool);
  search.set_root(position, past);
  search.run(300);
  TEST_ASSERT_TRUE(edge_of(search, Go5::kPass)->sum() > 0);  // white leads by komi
}

void test_what_the_pool_knows_of_the_next_root_is_taken_over() {
  GoPlayer<Go5> search(pool);
  Go5::Position position(0);
  search.set_root(position);
  search.run(3000);
  const WideEdge best = *edge_of(search, search.best_move());
  position.play(best.move());
  search.set_root(position);
  TEST_ASSERT_TRUE(visits_of_root(search) > best.visits() / 2);
  TEST_ASSERT_EQUAL_UINT32(0, search.simulations());
}

void test_a_pool_of_any_length_at_any_place_will_do() {
  const auto position = from<Go5>(kVital, Mover::kMax);
  for (std::size_t length = 0; length < 600; length += 37) {
    for (std::size_t offset = 0; offset < 4; ++offset) {
      GoPlayer<Go5> search(std::span<std::byte>(pool).subspan(offset, length));
      search.set_root(position);
      search.run(60);
      TEST_ASSERT_TRUE(position.is_legal(search.best_move()));
    }
  }
}

void test_noise_in_the_pool_does_no_harm() {
  Random random(5);
  Go9::Position position(15);
  GoPlayer<Go9> search(pool);
  for (int ply = 0; ply < 20; ++ply) {
    search.set_root(position);
    for (int i = 0; i < 40; ++i) {
      search.run(5);
      for (int k = 0; k < 300; ++k) {
        pool[static_cast<std::size_t>(random.below(pool.size()))] =
            static_cast<std::byte>(random.next());
      }
    }
    TEST_ASSERT_TRUE(position.is_legal(search.best_move()));
    position.play(search.best_move());
  }
}

void test_every_move_gets_an_edge_in_time() {
  constexpr WideSettings kFew{.edges = 3, .expand_after = 1, .widen_from = 8};
  WideSearch<Go3, frugal::GoRule, frugal::MogoPlayout<>, kFew> search(pool);
  Go3::Position position(0);
  position.play(at<Go3>("A1"));
  auto child = position;
  child.play(at<Go3>("B2"));
  search.set_root(position);
  std::uint32_t seen = 0;
  for (int i = 0; i < 20000; ++i) {
    search.run(1);
    for (const WideEdge& edge : search.find(child)) {
      if (!edge.is_free()) seen |= 1u << edge.move();
    }
  }
  for (int move = 0; move < Go3::kMoves; ++move) {
    if (!child.is_legal(move)) continue;
    if (move != Go3::kPass && child.is_own_eye(move)) continue;
    TEST_ASSERT_TRUE_MESSAGE((seen >> move & 1) != 0, "a move without an edge");
  }
}

void test_a_consistent_search_tries_what_the_rule_never_would() {
  using Rule = frugal::RavePuct<0, 1>;
  const auto untried = [](auto& search) {
    search.set_root(Go5::Position(51));  // black loses whatever it does
    search.run(2000);
    int count = 0;
    for (int i = 0; i < search.count(); ++i) count += search.edge(i).visits() == 0;
    return count;
  };
  WideSearch<Go5, Rule, frugal::MogoPlayout<>> plain(pool);
  const int without = untried(plain);
  WideSearch<Go5, frugal::Consistent<Rule>, frugal::MogoPlayout<>> consistent(pool);
  TEST_ASSERT_EQUAL_INT(0, untried(consistent));
  TEST_ASSERT_TRUE(without >= 0);
}

template <class G>
void digest_game(frugal::Digest& digest, int plies, std::uint32_t simulations) {
  GoPlayer<G> search(std::span<std::byte>(pool).first(3000), 20);
  typename G::Position position(3);
  std::array<std::uint32_t, 64> past;
  for (int ply = 0; ply < plies && !position.is_over(); ++ply) {
    search.set_root(position,
                    std::span<const std::uint32_t>(past).first(static_cast<std::size_t>(ply)));
    search.run(simulations);
    for (int i = 0; i < search.count(); ++i) {
      const WideEdge& edge = search.edge(i);
      digest.add(edge.visits() << 16 | edge.sum());
      digest.add(edge.amaf().visits << 16 | edge.amaf().sum << 8 | edge.prior_q15());
    }
    digest.add(search.pool_use().recycled);
    past[static_cast<std::size_t>(ply)] = position.recurring();
    position.play(search.best_move());
  }
}

void test_the_same_seed_gives_the_same_search_on_every_machine() {
  frugal::Digest digest;
  digest_game<Go5>(digest, 20, 200);
  digest_game<Go9>(digest, 12, 100);
  digest_game<Go<13>>(digest, 4, 40);
  TEST_ASSERT_EQUAL_HEX32(kDigest, digest.value());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_all_simulations_are_on_the_edges_of_the_root);
  RUN_TEST(test_the_root_has_an_edge_for_every_legal_move_but_own_eyes);
  RUN_TEST(test_the_capture_that_decides_is_found_by_either_side);
  RUN_TEST(test_the_centre_wins_on_3_x_3);
  RUN_TEST(test_a_move_that_brings_back_an_earlier_position_loses);
  RUN_TEST(test_a_pass_brings_nothing_back);
  RUN_TEST(test_what_the_pool_knows_of_the_next_root_is_taken_over);
  RUN_TEST(test_a_pool_of_any_length_at_any_place_will_do);
  RUN_TEST(test_noise_in_the_pool_does_no_harm);
  RUN_TEST(test_every_move_gets_an_edge_in_time);
  RUN_TEST(test_a_consistent_search_tries_what_the_rule_never_would);
  RUN_TEST(test_the_same_seed_gives_the_same_search_on_every_machine);
  return UNITY_END();
}
