// SPDX-License-Identifier: MIT
//
// The search, on every machine: the same seed makes the same search, in slices or in one go; it
// finds wins and blocks threats with hardly any memory; whatever happens to its bytes it has a
// legal move; what it calls proved is true. More of this, and for longer, is in
// test_search_in_depth.cpp.
#include "frugal/search.hpp"

#include <unity.h>

#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/choice.hpp"
#include "frugal/consistency.hpp"
#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/signature.hpp"
#include "support/dice.hpp"
#include "support/positions.hpp"
#include "support/searches.hpp"

namespace {

using frugal::best_move;
using frugal::Connect;
using frugal::Consistent;
using frugal::Mean;
using frugal::Player;
using frugal::Random;
using frugal::Record;
using frugal::Search;
using frugal::Solving;
using frugal::Uct;
using frugal::Uniform;
using Connect4 = Connect<7, 6, 4>;

static_assert(sizeof(void*) > 4 || sizeof(Player<Connect4>) == 816, "what engine/README.md says");
static_assert(sizeof(void*) > 4 || sizeof(Solving<Connect4>) == 3608, "what engine/README.md says");

alignas(4) std::byte pool[2000];

std::span<std::byte> first_bytes(std::size_t count) { return {pool, count}; }

/// A number for all that the root of a search holds.
template <class S>
std::uint32_t digest_of(const S& search) {
  frugal::Digest digest;
  for (int slot = 0; slot < S::GameType::kMoves; ++slot) {
    digest.add(search.root_record().visits(slot) << 16 | search.root_record().sum(slot));
    digest.add(search.root_record().bounds.of_move(slot));
  }
  digest.add(search.root_record().visits());
  digest.add(search.pool_use().used);
  digest.add(search.pool_use().recycled);
  return digest.value();
}

std::uint32_t digest_of_seed(std::uint32_t seed) {
  Player<Connect4> search(pool, seed);
  search.run(400);
  return digest_of(search);
}

void test_the_same_seed_makes_the_same_search() {
  const std::uint32_t expected = digest_of_seed(7);
  TEST_ASSERT_TRUE(expected != digest_of_seed(8));
  TEST_ASSERT_EQUAL_HEX32(expected, digest_of_seed(7));
}

void test_a_cleared_search_is_a_new_one() {
  const std::uint32_t expected = digest_of_seed(7);
  Player<Connect4> search(pool, 3);
  search.run(100);
  search.clear();
  search.set_seed(7);
  search.run(400);
  TEST_ASSERT_EQUAL_HEX32(expected, digest_of(search));
}

void test_slices_add_up_to_one_go() {
  const std::uint32_t expected = digest_of_seed(7);
  for (const std::uint32_t slice : {1u, 7u, 64u, 1000u}) {
    Player<Connect4> search(pool, 7);
    std::uint32_t asked = 0;
    const auto go_on = [&](std::uint32_t done) {
      TEST_ASSERT_EQUAL_UINT(asked * slice, done);
      ++asked;
      return true;
    };
    TEST_ASSERT_EQUAL_UINT(400, search.run(400, slice, go_on));
    TEST_ASSERT_EQUAL_UINT((400 + slice - 1) / slice, asked);
    TEST_ASSERT_EQUAL_HEX32(expected, digest_of(search));
  }
}

void test_a_search_stops_when_it_is_told_to() {
  Player<Connect4> search(pool);
  const auto go_on = [](std::uint32_t done) { return done < 30; };
  TEST_ASSERT_EQUAL_UINT(30, search.run(400, 10, go_on));
  TEST_ASSERT_EQUAL_UINT(30, search.simulations());
}

void test_every_simulation_is_counted_at_the_root() {
  Search<Connect4, Uct<60>, Uniform, kNoSolver> search(pool);
  TEST_ASSERT_EQUAL_UINT(500, search.run(500));
  TEST_ASSERT_EQUAL_UINT(500, search.simulations());
  std::uint32_t visits = 0;
  for (int slot = 0; slot < 7; ++slot) {
    const std::uint32_t of_move = search.root_record().visits(slot);
    visits += of_move;
    TEST_ASSERT_TRUE(of_move > 4);
    TEST_ASSERT_TRUE(search.root_record().sum(slot) <= 2 * of_move);
  }
  TEST_ASSERT_EQUAL_UINT(500, visits);
  TEST_ASSERT_EQUAL_UINT(501, search.root_record().visits());
}

/// What each simulation adds to its move at the root is within what it has found out about the
/// move.
template <class S>
int check_clamped(S& search) {
  using G = typename S::GameType;
  int bounded = 0;
  for (int i = 0; i < 400 && !search.is_solved(); ++i) {
    const Record<G> before = search.root_record();
    search.simulate();
    const Record<G>& after = search.root_record();
    for (int slot = 0; slot < G::kMoves; ++slot) {
      if (after.visits(slot) == before.visits(slot)) continue;
      const std::uint32_t bounds = after.bounds.of_move(slot);
      check_bounds<G>(bounds, static_cast<int>(after.sum(slot) - before.sum(slot)), "score");
      bounded += bounds != frugal::Bounds<G::kTop>::kUnknown ? 1 : 0;
    }
  }
  return bounded;
}

void test_clamped_scores_are_within_what_is_known_of_the_move() {
  using G = Connect<4, 4, 4>;
  Random random(9);
  Search<G, Uct<60>, Uniform, kFadingAndClamped> search(pool);
  int bounded = 0;
  for (int game = 0; game < 20; ++game) {
    G::Position position;
    for (int ply = 0; ply < 6; ++ply) position.play(random_move<G>(position, random));
    search.set_root(position);
    bounded += check_clamped(search);
  }
  TEST_ASSERT_TRUE(bounded > 50);
}

void test_a_search_ends_when_the_root_is_solved() {
  Player<Connect4> search(pool);
  search.set_root(from<Connect4>("112233"));
  TEST_ASSERT_TRUE(search.run(10000) < 100);
  TEST_ASSERT_TRUE(search.is_solved());
  TEST_ASSERT_EQUAL_UINT(0, search.run(10));
}

void test_a_game_that_is_over_has_no_move() {
  Player<Connect4> search(pool);
  search.set_root(from<Connect4>("1122334"));
  TEST_ASSERT_TRUE(search.is_solved());
  TEST_ASSERT_EQUAL_UINT(0, search.run(100));
  TEST_ASSERT_EQUAL_INT(-1, best_move(search));
}

/// The column by which this player would complete a line, if there is exactly one; else -1.
int only_win(const independent::Board& board, int player) {
  int found = -1;
  for (int x = 0; x < board.width; ++x) {
    if (!board.is_legal(x) || !board.would_win(x, board.filled(x), player)) continue;
    if (found >= 0) return -1;
    found = x;
  }
  return found;
}

/// In random positions where one of the players could complete a line, the best move is in that
/// column: the mover's own line first.
template <class S>
void check_tactics(std::uint32_t simulations, std::size_t bytes, const char* what) {
  Random random(12);
  S search(first_bytes(bytes));
  int wins = 0;
  int blocks = 0;
  for (int i = 0; i < 24; ++i) {
    const auto both = random_position<Connect4>(random, 6 + random.below(24));
    const auto& board = both.board;
    const int win = only_win(board, board.mover());
    const int block = only_win(board, board.opponent());
    const bool is_vain = block >= 0 && Connect4::has(both.position.poisoned(), block);
    if (win < 0 && (block < 0 || is_vain || both.position.wins() != 0)) continue;
    search.set_root(both.position);
    search.run(simulations);
    TEST_ASSERT_EQUAL_INT_MESSAGE(win >= 0 ? win : block, best_move(search), what);
    (win >= 0 ? wins : blocks) += 1;
  }
  TEST_ASSERT_TRUE_MESSAGE(wins > 2 && blocks > 2, what);
}

void test_wins_are_taken_and_threats_parried() {
  check_tactics<Player<Connect4>>(8, 2000, "player, each move once");
  check_tactics<Player<Connect4>>(50, 2000, "player");
  check_tactics<Player<Connect4>>(50, 0, "player without a pool");
  check_tactics<Solving<Connect4>>(60, 1000, "solving");
  check_tactics<Search<Connect4, Consistent<Mean<8>>, Uniform>>(50, 500, "consistent mean");
  check_tactics<Search<Connect4, Uct<60>, Uniform, kPlainSolver>>(300, 2000, "plain solver");
  check_tactics<Search<Connect4, Uct<60>, Uniform, kDeepCutsAlone>>(300, 2000, "no facts");
  check_tactics<Search<Connect4, Uct<60>, Uniform, kNoSolver>>(300, 2000, "no solver");
}

void test_a_pool_of_any_length_plays_a_legal_game() {
  for (const unsigned length : {0, 1, 39, 43, 80, 161, 1001, 2000}) {
    const auto bytes = first_bytes(length);
    Player<Connect4> player(bytes, length);
    play_game(
        player, 20, [] {}, "player");
    TEST_ASSERT_TRUE(player.pool_use().used <= player.pool_use().records);
    TEST_ASSERT_TRUE(player.pool_use().records * sizeof(Record<Connect4>) <= length);
    Search<Connect4, Mean<8>, Uniform, kCutsForProof> proving(bytes, length);
    play_game(
        proving, 20, [] {}, "for proof");
  }
}

void test_noise_in_the_pool_leads_to_legal_moves_only() {
  Noise noise(pool, 4);
  for (std::uint32_t seed = 0; seed < 2; ++seed) {
    Player<Strict<Connect4>> player(pool, seed);
    play_game(player, 40, noise, "player");
    Search<Strict<Connect<4, 4, 4>>, Uct<60>, Uniform, kNoSolver> plain(pool, seed);
    play_game(plain, 60, noise, "no solver");
    Search<Strict<Dice<5>>, Consistent<Uct<60>>, Uniform, kCutsForProof> dice(pool, seed);
    play_game(dice, 60, noise, "dice");
  }
}

void test_a_new_root_keeps_what_is_known_of_it() {
  Player<Connect4> search(pool, 5);
  Connect4::Position position;
  for (int ply = 0; ply < 12; ++ply) {
    search.set_root(position);
    search.run(300);
    const int move = best_move(search);
    Connect4::Position next = position;
    next.play(move);
    const auto* const known = search.find(next);
    if (known != nullptr && !search.is_solved()) {
      const std::uint32_t visits = known->visits();
      TEST_ASSERT_TRUE(visits > 1);
      search.set_root(next);
      TEST_ASSERT_EQUAL_UINT(visits, search.root_record().visits());
      TEST_ASSERT_EQUAL_UINT(0, search.simulations());
    }
    position = next;
  }
}

void test_a_forced_reply_needs_no_record() {
  Search<Connect4, Uct<50>, frugal::Informed> search(
      first_bytes(2000));  // a rule that tries every move
  search.set_root(from<Connect4>("1122"));
  search.run(300);
  TEST_ASSERT_NULL(search.find(from<Connect4>("11223")));
  TEST_ASSERT_NOT_NULL(search.find(from<Connect4>("112234")));
}

void test_a_new_root_frees_what_can_not_follow() {
  Search<Connect4, Uct<60>, Uniform, kNoSolver> search(pool, 5);
  search.run(150);
  const auto left = from<Connect4>("1");
  const auto centre = from<Connect4>("4");
  TEST_ASSERT_NOT_NULL(search.find(left));
  TEST_ASSERT_NOT_NULL(search.find(centre));
  const std::uint32_t before = search.pool_use().used;
  search.set_root(centre);
  TEST_ASSERT_NULL(search.find(left));
  TEST_ASSERT_NOT_NULL(search.find(centre));
  TEST_ASSERT_TRUE(search.pool_use().used > 1 && search.pool_use().used < before);
}

void test_mirror_images_share_what_is_known() {
  Search<Connect4, Uct<60>, Uniform, kNoSolver> search(pool, 5);
  search.run(150);
  TEST_ASSERT_EQUAL_PTR(search.find(from<Connect4>("12")), search.find(from<Connect4>("76")));
  TEST_ASSERT_EQUAL_PTR(search.find(from<Connect4>("3")), search.find(from<Connect4>("5")));
  TEST_ASSERT_NOT_NULL(search.find(from<Connect4>("5")));
}

/// A game of one move: half of the four win, the first among them or not.
template <bool kFirstWins>
struct Arms {
  static constexpr int kMoves = 4;
  static constexpr int kTop = 2;
  static constexpr int kMaxPlies = 1;
  static constexpr int kKeyBits = 3;
  static constexpr bool kExactKeys = true;
  static constexpr int move_of(int slot, bool) { return slot; }
  struct Position {
    frugal::Key key() const { return {static_cast<std::uint64_t>(played + 1), false}; }
    frugal::Mover mover() const { return frugal::Mover::kMax; }
    bool is_over() const { return played >= 0; }
    int score() const { return (played < 2) == kFirstWins ? 2 : 0; }
    bool is_legal(int) const { return true; }
    void play(int move) { played = move; }
    int played = -1;
  };
};

/// A rule that always wants the first slot.
struct Stubborn {
  static constexpr bool kUntriedFirst = false;
  static constexpr int prepare(const frugal::NodeStatistics&) { return 0; }
  static constexpr std::int32_t score(int, const frugal::EdgeStatistics&) { return 0; }
};

/// How often a rule took the first slot in 400 simulations.
template <class Rule, bool kFirstWins>
std::uint32_t visits_of_the_first() {
  Search<Arms<kFirstWins>, Rule, Uniform, kNoSolver> search(pool);
  search.run(400);
  return search.root_record().visits(0);
}

void test_a_consistent_rule_leaves_a_move_only_if_it_disappoints() {
  TEST_ASSERT_EQUAL_UINT(400, (visits_of_the_first<Stubborn, false>()));
  TEST_ASSERT_TRUE((visits_of_the_first<Consistent<Stubborn>, false>()) < 300);
  TEST_ASSERT_EQUAL_UINT(400, (visits_of_the_first<Consistent<Stubborn>, true>()));
}

template <int kTop, frugal::Settings kSettings>
void check_dice(const char* what) {
  using G = Dice<kTop>;
  const auto value_of = [](const typename G::Position& at) { return exact_score<G>(at); };
  int solved = 0;
  for (std::uint32_t game = 0; game < 9; ++game) {
    const typename G::Position start(game);
    Search<G, Uct<60>, Uniform, kSettings> search(first_bytes(game % 3 * 500), game);
    search.set_root(start);
    search.run(800);
    solved += check_record(search, start, value_of, what) ? 1 : 0;
    for (int move = 0; move < G::kMoves; ++move) {
      if (!start.is_legal(move)) continue;
      typename G::Position next = start;
      next.play(move);
      check_record(search, next, value_of, what);
    }
    if (!search.is_solved()) continue;
    typename G::Position next = start;
    next.play(best_move(search));
    TEST_ASSERT_EQUAL_INT_MESSAGE(value_of(start), value_of(next), what);
  }
  if (kSettings.solver != frugal::Solver::kNone) TEST_ASSERT_TRUE_MESSAGE(solved > 4, what);
}

template <frugal::Settings kSettings>
void check_all_dice(const char* what) {
  check_dice<1, kSettings>(what);
  check_dice<2, kSettings>(what);
  check_dice<5, kSettings>(what);
}

void test_what_is_proved_of_games_drawn_by_lot_is_true() {
  check_all_dice<kNoSolver>("no solver");
  for_each_solver(
      []<frugal::Settings kSettings>(const char* what) { check_all_dice<kSettings>(what); });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_same_seed_makes_the_same_search);
  RUN_TEST(test_a_cleared_search_is_a_new_one);
  RUN_TEST(test_slices_add_up_to_one_go);
  RUN_TEST(test_a_search_stops_when_it_is_told_to);
  RUN_TEST(test_every_simulation_is_counted_at_the_root);
  RUN_TEST(test_clamped_scores_are_within_what_is_known_of_the_move);
  RUN_TEST(test_a_search_ends_when_the_root_is_solved);
  RUN_TEST(test_a_game_that_is_over_has_no_move);
  RUN_TEST(test_wins_are_taken_and_threats_parried);
  RUN_TEST(test_a_pool_of_any_length_plays_a_legal_game);
  RUN_TEST(test_noise_in_the_pool_leads_to_legal_moves_only);
  RUN_TEST(test_a_new_root_keeps_what_is_known_of_it);
  RUN_TEST(test_a_forced_reply_needs_no_record);
  RUN_TEST(test_a_new_root_frees_what_can_not_follow);
  RUN_TEST(test_mirror_images_share_what_is_known);
  RUN_TEST(test_a_consistent_rule_leaves_a_move_only_if_it_disappoints);
  RUN_TEST(test_what_is_proved_of_games_drawn_by_lot_is_true);
  return UNITY_END();
}
