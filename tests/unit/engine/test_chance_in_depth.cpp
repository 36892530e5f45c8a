// SPDX-License-Identifier: MIT
//
// Games of chance at length: thousands of searches of games drawn by lot, and races whose means
// must come to the exact value and whose best move must be the best. For the host: what a position
// is worth is looked up again and again.
#include <unity.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "frugal/choice.hpp"
#include "frugal/consistency.hpp"
#include "frugal/playout.hpp"
#include "frugal/prover.hpp"
#include "frugal/search.hpp"
#include "frugal/tree.hpp"
#include "support/lots.hpp"
#include "support/races.hpp"
#include "support/searches.hpp"

namespace {

using frugal::best_move;
using frugal::Consistent;
using frugal::Mean;
using frugal::Prover;
using frugal::Search;
using frugal::Settings;
using frugal::Solver;
using frugal::Uct;
using frugal::Uniform;

std::vector<std::byte> pool(100000);

/// The same when the root moves on, to positions in which lots decide among them.
template <class S>
void check_a_game(S& search, typename S::Position position, const char* what) {
  while (!position.is_over()) {
    search.set_root(position);
    check_all_records(search, position, what);
    search.run(30);
    check_all_records(search, position, what);
    position.play(frugal::playout::any_move<typename S::GameType>(position, search.random()));
  }
}

template <class G, Settings kSettings, class Rule = Uct<50>>
void check_lots(const char* what) {
  int solved = 0;
  for (std::uint32_t game = 0; game < 256; ++game) {
    const typename G::Position start(game);
    Search<G, Rule, Uniform, kSettings> search({pool.data(), game % 5 * 700}, game);
    search.set_root(start);
    search.run(20 + game * 3);
    solved += check_all_records(search, start, what);
    check_a_game(search, start, what);
  }
  if (kSettings.solver != Solver::kNone) TEST_ASSERT_TRUE_MESSAGE(solved > 40, what);
}

constexpr Settings kTold{.prover_depth = 2};
constexpr Settings kToldDeeper{.prover_depth = 3, .expand_after = 0};
constexpr Settings kToldPlain{.solver = Solver::kPlain, .prover_depth = 1, .shuffle = true};
constexpr Settings kToldCuts{.solver = Solver::kCuts, .expand_after = 0};

template <int kTop>
void check_all_lots() {
  using G = Lots<kTop>;
  check_lots<G, kNoSolver>("no solver");
  check_lots<G, kPlainSolver>("plain solver");
  check_lots<G, kCutsForProof>("cuts");
  check_lots<G, kGuidedCuts>("guided cuts");
  check_lots<G, kDeepCutsAlone>("deep cuts");
  check_lots<G, kDeepCutsAlone, Consistent<Mean<8>>>("consistent mean");
  check_lots<Told<G>, kTold>("facts and prover");
  check_lots<Told<G>, kToldDeeper>("facts and deeper prover");
  check_lots<Told<G>, kToldPlain>("facts and plain solver");
  check_lots<Told<G>, kToldCuts>("facts and cuts");
}

void test_bounds_hold_the_expected_value_whatever_the_settings() {
  check_all_lots<1>();
  check_all_lots<2>();
  check_all_lots<5>();
}

/// Minimax over bounds without windows, as the mover sees it.
template <class G>
std::uint32_t plain_bounds(const typename G::Position& position, int depth) {
  using B = frugal::Bounds<G::kTop>;
  const frugal::Mover mover = position.mover();
  const bool is_max = mover == frugal::Mover::kMax;
  if (position.is_over()) return B::exactly(is_max ? position.score() : G::kTop - position.score());
  if (depth == 0) return B::kUnknown;
  frugal::Expectation<G::kTop> expected;
  std::uint32_t pess = 0;
  std::uint32_t opti = B::kOptiHalf;
  for (int move = 0; move < G::kMoves; ++move) {
    if (!position.is_legal(move)) continue;
    typename G::Position next = position;
    next.play(move);
    const std::uint32_t theirs = plain_bounds<G>(next, depth - 1);
    const std::uint32_t seen = next.mover() == mover ? theirs : B::seen_by_opponent(theirs);
    if (position.is_chance()) expected.add(seen, position.weight(move));
    pess |= seen & B::kPessHalf;
    opti &= seen;
  }
  return position.is_chance() ? expected.bounds() : pess | opti;
}

template <class G>
void check_tightness(const char* what) {
  Prover<G, 16> prover;
  for (std::uint32_t game = 0; game < 256; ++game) {
    const typename G::Position start(game);
    for (int depth = 0; depth <= G::kMaxPlies; ++depth) {
      const std::uint32_t plain = plain_bounds<G>(start, depth);
      TEST_ASSERT_EQUAL_HEX32_MESSAGE(plain, prover.prove(start, depth) & plain, what);
    }
  }
}

void test_proofs_are_as_tight_as_by_plain_recursion() {
  check_tightness<Lots<1>>("win or loss");
  check_tightness<Lots<2>>("win, draw, loss");
  check_tightness<Lots<5>>("five points");
}

template <class G>
void check_proofs(const char* what) {
  Prover<G, 16> prover;
  for (std::uint32_t game = 0; game < 256; ++game) {
    const typename G::Position start(game);
    const std::int64_t value = seen_by<G>(start.mover(), expected_score<G>(start));
    for (int depth = 0; depth <= G::kMaxPlies; ++depth) {
      check_expected<G>(prover.prove(start, depth), value, what);
    }
  }
}

void test_proofs_hold_the_expected_value() {
  check_proofs<Lots<1>>("win or loss");
  check_proofs<Lots<2>>("win, draw, loss");
  check_proofs<Lots<5>>("five points");
  check_proofs<Told<Lots<1>>>("win or loss, with facts");
  check_proofs<Told<Lots<5>>>("five points, with facts");
}

/// The best move is the best, and its mean the exact value, in all games drawn by lot but one or
/// two: even with so much exploration some bad luck is not made up for in time.
template <class G, Settings kSettings>
void check_means_of_lots(const char* what) {
  int far = 0;
  for (std::uint32_t game = 0; game < 256; ++game) {
    const typename G::Position start(game);
    if (start.is_chance()) continue;
    Search<G, Uct<140>, Uniform, kSettings> search(pool, game);
    search.set_root(start);
    search.run(30000);
    const double scale = static_cast<double>(G::kScale);
    typename G::Position next = start;
    next.play(best_move(search));
    const double value = static_cast<double>(expected_score<G>(start)) / scale;
    const double value_of_move = static_cast<double>(expected_score<G>(next)) / scale;
    if (std::abs(value - value_of_move) > 0.02) ++far;
    if (search.is_solved()) continue;
    const auto& record = search.root_record();
    for (int slot = 0; slot < G::kMoves; ++slot) {
      if (search.root_move(slot) != best_move(search)) continue;
      if (frugal::Bounds<G::kTop>::is_solved(record.bounds.of_move(slot))) continue;
      const double mean = static_cast<double>(record.sum(slot)) / record.visits(slot);
      const double seen = start.mover() == frugal::Mover::kMax ? value : G::kTop - value;
      if (std::abs(mean - seen) > 0.05 * G::kTop) ++far;
    }
  }
  TEST_ASSERT_TRUE_MESSAGE(far <= 2, what);
}

void test_means_come_to_the_expected_value() {
  check_means_of_lots<Lots<2>, kNoSolver>("no solver");
  check_means_of_lots<Lots<2>, kPlainSolver>("plain solver");
  check_means_of_lots<Lots<2>, kDeepCutsAlone>("deep cuts");
  check_means_of_lots<Lots<5>, kDeepCutsAlone>("deep cuts, five points");
  check_means_of_lots<Told<Lots<2>>, kTold>("facts and prover");
}

template <Settings kSettings>
void check_race() {
  check_means<ExactRace<4, 2>, kSettings>(pool, 30000, 20);
  check_means<ExactRace<5, 3>, kSettings>(pool, 60000, 25);
}

/// The same race without transpositions: a throw is a step of the path as any other.
struct TreeRace : frugal::Tree<SmallRace> {
  static constexpr std::int64_t kScale = SmallRace::kScale;
};

void test_means_of_races_come_to_the_exact_value() {
  check_race<kNoSolver>();
  check_race<kPlainSolver>();
  check_race<kCutsForProof>();
  check_race<kDeepCutsAlone>();
  check_race<Settings{.facts = false, .prover_depth = 2}>();
  check_means<TreeRace, kDeepCutsAlone>(pool, 30000, 30);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_bounds_hold_the_expected_value_whatever_the_settings);
  RUN_TEST(test_proofs_are_as_tight_as_by_plain_recursion);
  RUN_TEST(test_proofs_hold_the_expected_value);
  RUN_TEST(test_means_come_to_the_expected_value);
  RUN_TEST(test_means_of_races_come_to_the_exact_value);
  return UNITY_END();
}
