// SPDX-License-Identifier: MIT
//
// The search in depth: pools of every length, games with noise in the pool all the way, and what it
// proves on small boards and in late positions of Connect Four, for every kind of solver, both ways
// of recycling, with tiny and big pools, against values that were found without the engine. And the
// choice of a move: quick wins, no proven losses, long resistance.
#include <unity.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <set>
#include <type_traits>
#include <unordered_map>
#include <vector>

#include "frugal/choice.hpp"
#include "frugal/consistency.hpp"
#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/search.hpp"
#include "frugal/tree.hpp"
#include "support/dice.hpp"
#include "support/exact.hpp"
#include "support/positions.hpp"
#include "support/searches.hpp"

namespace {

using frugal::best_move;
using frugal::Bounds;
using frugal::Connect;
using frugal::Consistent;
using frugal::Mean;
using frugal::Player;
using frugal::Random;
using frugal::Recycling;
using frugal::Search;
using frugal::Settings;
using frugal::Solver;
using frugal::Solving;
using frugal::Tree;
using frugal::Uct;
using frugal::UctWithUrgency;
using frugal::Uniform;
using independent::Board;
using B = Bounds<2>;
using Connect4 = Connect<7, 6, 4>;

constexpr Settings kLittleProver{.prover_depth = 2, .recycling = Recycling::kForProof};

/// On the heap, so that sanitizers see an access outside of them.
std::vector<std::byte> pool_of(std::size_t length) { return std::vector<std::byte>(length); }

void test_a_pool_of_any_length_plays_legal_games() {
  for (unsigned length = 0; length <= 2000; length += length < 400 ? 1 : 7) {
    std::vector<std::byte> bytes = pool_of(length);
    Player<Connect4> player(bytes, length);
    play_game(
        player, 12, [] {}, "player");
    Search<Connect<5, 4, 4>, Mean<8>, frugal::Decisive, kLittleProver> proving(bytes, length);
    play_game(
        proving, 6, [] {}, "for proof");
    Search<Connect<9, 5, 4>, Consistent<Uct<60>>, Uniform, kNoSolver> plain(bytes, length);
    play_game(
        plain, 5, [] {}, "no solver");
  }
}

template <class S>
void check_noisy_games(int games, int simulations, const char* what) {
  for (int game = 0; game < games; ++game) {
    const auto number = static_cast<std::uint32_t>(game);
    std::vector<std::byte> bytes = pool_of(50 + 60 * number);
    Noise noise(bytes, number);
    S search(bytes, number);
    play_game(search, simulations, noise, what);
  }
}

void test_noise_in_the_pool_leads_to_legal_moves_only() {
  check_noisy_games<Player<Strict<Connect4>>>(60, 40, "player");
  check_noisy_games<Solving<Strict<Connect4>>>(3, 10, "solving");
  check_noisy_games<Search<Strict<Connect4>, Uct<60>, Uniform, kNoSolver>>(30, 40, "no solver");
  check_noisy_games<Search<Strict<Connect4>, Uct<60>, Uniform, kPlainSolver>>(30, 40,
                                                                              "plain solver");
  check_noisy_games<Search<Strict<Connect4>, Uct<5>, Uniform, kGuidedCuts>>(30, 40, "guided cuts");
  check_noisy_games<Search<Strict<Connect4>, Uct<50>, Uniform, kFadingAndClamped>>(30, 40,
                                                                                   "fading");
  check_noisy_games<
      Search<Strict<Connect<4, 4, 3>>, Consistent<UctWithUrgency<60, 50>>, Uniform, kCutsForProof>>(
      60, 40, "consistent");
  check_noisy_games<Search<Strict<Tree<Connect<9, 5, 4>>>, Mean<8>, Uniform, kDeepCutsAlone>>(
      30, 40, "tree");
  check_noisy_games<Search<Strict<Dice<15>>, Mean<8>, Uniform, kCutsForProof>>(60, 40, "dice");
}

/// Looks at the records of a position and of what follows it, so many plies deep.
template <class S, class ValueOf>
void check_records(S& search, const typename S::Position& position, int plies,
                   const ValueOf& value_of, const char* what) {
  check_record(search, position, value_of, what);
  if (plies == 0 || position.is_over()) return;
  for (int move = 0; move < S::GameType::kMoves; ++move) {
    if (!position.is_legal(move)) continue;
    auto next = position;
    next.play(move);
    check_records(search, next, plies - 1, value_of, what);
  }
}

/// The exact value of a position of a small board, seen by Max.
template <class G>
class ValuesByKey {
  using Position = typename G::Position;

 public:
  ValuesByKey() {
    independent::Values values;
    independent::for_each_position<G>([&](const auto& position, const Board& board) {
      values_[position.key().bits] =
          board.mover() == 1 ? values.value(board) : 2 - values.value(board);
    });
  }
  /// Also of a Tree<G>'s position, whose own key is another.
  int operator()(const Position& position) const { return values_.at(position.key().bits); }

 private:
  std::unordered_map<std::uint64_t, int> values_;
};

/// After so many random moves, or fewer if the game ended.
template <class G>
typename G::Position random_start(Random& random, int plies) {
  typename G::Position position;
  for (int i = 0; i < plies && !position.is_over(); ++i) {
    position.play(random_move<G>(position, random));
  }
  return position;
}

/// Random positions, searched with pools of all sizes; then a whole game, with its root moving on.
template <class S, class G>
void check_proofs(const ValuesByKey<G>& value_of, const char* what, std::uint32_t simulations) {
  Random random(41);
  int solved = 0;
  int wrong_values = 0;
  for (const std::size_t bytes_count : {0, 70, 300, 1500, 40000}) {
    std::vector<std::byte> bytes = pool_of(bytes_count);
    for (int i = 0; i < 12; ++i) {
      auto position = random_start<typename S::GameType>(random, random.below(G::kMaxPlies / 2));
      S search(bytes, static_cast<std::uint32_t>(i));
      for (bool is_first = true; !position.is_over(); is_first = false) {
        search.set_root(position);
        search.run(is_first ? simulations : simulations / 8);
        check_records(search, position, 3, value_of, what);
        const int move = best_move(search);
        auto next = position;
        next.play(move);
        if (search.is_solved()) {
          ++solved;
          wrong_values += value_of(position) != value_of(next);
        }
        position = next;
      }
    }
  }
  TEST_ASSERT_EQUAL_INT_MESSAGE(0, wrong_values, what);
  TEST_ASSERT_TRUE_MESSAGE(solved > 120, what);
}

template <class G>
void check_all_solvers(const char* what) {
  static const ValuesByKey<G> values;
  constexpr Settings kFactsForProof{.recycling = Recycling::kForProof};
  constexpr Settings kProver{.facts = false, .prover_depth = 2};
  check_proofs<Player<G>, G>(values, what, 1500);
  check_proofs<Solving<G>, G>(values, what, 50);
  check_proofs<Search<G, Uct<60>, Uniform, kPlainSolver>, G>(values, what, 1500);
  check_proofs<Search<G, Uct<60>, Uniform, kCutsForProof>, G>(values, what, 1500);
  check_proofs<Search<G, Uct<5>, Uniform, kGuidedCuts>, G>(values, what, 1500);
  check_proofs<Search<G, Uct<5>, Uniform, kFadingAndClamped>, G>(values, what, 1500);
  check_proofs<Search<G, Consistent<Mean<8>>, Uniform, kDeepCutsAlone>, G>(values, what, 1500);
  check_proofs<Search<G, Uct<60>, frugal::Decisive, kFactsForProof>, G>(values, what, 1500);
  check_proofs<Search<G, UctWithUrgency<60, 50>, Uniform, kProver>, G>(values, what, 1500);
  check_proofs<Search<Tree<G>, Uct<60>, Uniform, kDeepCutsAlone>, G>(values, what, 1500);
}

void test_what_is_proved_on_small_boards_is_true() {
  check_all_solvers<Connect<4, 4, 4>>("4x4 line 4");
  check_all_solvers<Connect<4, 4, 3>>("4x4 line 3");
  check_all_solvers<Connect<5, 3, 3>>("5x3 line 3");
  check_all_solvers<Connect<4, 3, 3>>("4x3 line 3");
}

template <int kTop, Settings kSettings>
void check_dice(const char* what) {
  using G = Dice<kTop, 4, 6>;
  using Position = typename G::Position;
  int solved = 0;
  for (std::uint32_t game = 0; game < 120; ++game) {
    std::unordered_map<std::uint64_t, int> known;
    const auto value_of = [&](const Position& at) {
      const auto [entry, is_new] = known.emplace(at.key().bits, 0);
      if (is_new) entry->second = exact_score<G>(at);
      return entry->second;
    };
    std::vector<std::byte> bytes = pool_of(game % 6 * 600);
    using Rule = std::conditional_t<kTop <= 5, Uct<60>, Mean<8>>;
    Search<G, Rule, Uniform, kSettings> search(bytes, game);
    Position position(game);
    for (; !position.is_over(); position.play(best_move(search))) {
      search.set_root(position);
      search.run(400);
      check_records(search, position, 2, value_of, what);
      if (!search.is_solved()) continue;
      ++solved;
      Position next = position;
      next.play(best_move(search));
      TEST_ASSERT_EQUAL_INT_MESSAGE(value_of(position), value_of(next), what);
    }
  }
  if (kSettings.solver != Solver::kNone) TEST_ASSERT_TRUE_MESSAGE(solved > 200, what);
}

template <Settings kSettings>
void check_all_dice(const char* what) {
  check_dice<1, kSettings>(what);
  check_dice<3, kSettings>(what);
  check_dice<5, kSettings>(what);
  check_dice<15, kSettings>(what);
}

void test_what_is_proved_of_games_drawn_by_lot_is_true() {
  check_all_dice<kNoSolver>("no solver");
  for_each_solver([]<Settings kSettings>(const char* what) { check_all_dice<kSettings>(what); });
  check_all_dice<kLittleProver>("prover");
}

void test_late_positions_of_connect_four_are_all_proved_in_12_kilobytes() {
  independent::LateSolver<7, 6> solver;
  std::vector<std::byte> bytes = pool_of(12288);
  Random random(2010);
  for (std::uint32_t i = 0; i < 100;) {
    const auto both = random_position<Connect4>(random, 24 + random.below(10));
    if (B::is_solved(both.position.facts().bounds)) continue;
    ++i;
    Solving<Connect4> search(bytes, i);
    search.set_root(both.position);
    search.run(200000);
    TEST_ASSERT_TRUE(search.is_solved());
    const std::uint32_t own = search.root_record().bounds.own();
    const int value = solver.value(both.board);
    TEST_ASSERT_EQUAL_INT(value, B::pess(own));
    TEST_ASSERT_EQUAL_INT(value, B::opti(own));
    Board next = both.board;
    next.play(best_move(search));
    const int after = next.is_over() ? (next.winner != 0 ? 2 : 1) : 2 - solver.value(next);
    TEST_ASSERT_EQUAL_INT(value, after);
  }
}

/// What the moves of a board are worth, and how soon.
template <class G>
std::vector<independent::Outcome> outcomes(independent::Values& values, const Board& board) {
  std::vector<independent::Outcome> result;
  for (int x = 0; x < G::kMoves; ++x) {
    result.push_back(board.is_legal(x) ? values.after(board, x) : independent::Outcome{-1, 0});
  }
  return result;
}

/// Calls check(position's search, board, outcomes, chosen column) for random positions.
template <class G, class Check>
void for_random_choices(std::uint32_t simulations, Check check) {
  independent::Values values;
  std::vector<std::byte> bytes = pool_of(20000);
  Random random(6);
  for (std::uint32_t i = 0; i < 600; ++i) {
    const auto both = random_position<G>(random, random.below(G::kMaxPlies - 2));
    Player<G> search(bytes, i);
    search.set_root(both.position);
    search.run(simulations);
    check(search, outcomes<G>(values, both.board), best_move(search));
  }
}

template <class Test>
void on_boards_for_choices(Test test) {
  test(Connect<4, 4, 4>{}, "4x4 line 4");
  test(Connect<4, 4, 3>{}, "4x4 line 3");
  test(Connect<5, 3, 3>{}, "5x3 line 3");
}

void test_the_quickest_of_the_proven_wins_is_chosen() {
  int seen = 0;
  on_boards_for_choices([&](auto game, const char* what) {
    using G = decltype(game);
    for_random_choices<G>(3000, [&](auto&, const auto& outcomes, int best) {
      int quickest = 99;
      for (const auto& outcome : outcomes) {
        if (outcome.score == 2 && outcome.plies < quickest) quickest = outcome.plies;
      }
      if (quickest > frugal::kLookAhead) return;
      ++seen;
      TEST_ASSERT_EQUAL_INT_MESSAGE(2, outcomes[best].score, what);
      TEST_ASSERT_EQUAL_INT_MESSAGE(quickest, outcomes[best].plies, what);
    });
  });
  TEST_ASSERT_TRUE(seen > 300);
}

void test_a_proven_loss_is_never_chosen_while_anything_else_is_left() {
  on_boards_for_choices([](auto game, const char* what) {
    using G = decltype(game);
    for (const std::uint32_t simulations : {1u, 5u, 20u, 100u}) {
      for_random_choices<G>(simulations, [&](auto& search, const auto&, int best) {
        bool is_any_left = false;
        bool is_chosen_lost = false;
        for (int slot = 0; slot < G::kMoves; ++slot) {
          const int column = search.root_move(slot);
          const bool is_lost = B::opti(search.root_record().bounds.of_move(slot)) == 0;
          if (search.root().is_legal(column) && !is_lost) is_any_left = true;
          if (column == best) is_chosen_lost = is_lost;
        }
        TEST_ASSERT_FALSE_MESSAGE(is_any_left && is_chosen_lost, what);
      });
    }
  });
}

void test_a_lost_move_that_lasts_longer_than_the_next_reply_is_preferred() {
  int seen = 0;
  on_boards_for_choices([&](auto game, const char* what) {
    using G = decltype(game);
    for_random_choices<G>(3000, [&](auto& search, const auto& outcomes, int best) {
      int longest = 0;
      for (const auto& outcome : outcomes) {
        if (outcome.score > 0) return;
        if (outcome.plies > longest) longest = outcome.plies;
      }
      if (!search.is_solved()) return;
      ++seen;
      const int seen_to_end = longest < 4 ? longest : 4;
      TEST_ASSERT_TRUE_MESSAGE(outcomes[best].plies >= seen_to_end, what);
    });
  });
  TEST_ASSERT_TRUE(seen > 100);
}

void test_a_solved_root_leads_to_a_move_of_the_same_value() {
  on_boards_for_choices([](auto game, const char* what) {
    using G = decltype(game);
    for (const std::uint32_t simulations : {30u, 100u, 3000u}) {
      for_random_choices<G>(simulations, [&](auto& search, const auto& outcomes, int best) {
        if (!search.is_solved()) return;
        const int value = B::pess(search.root_record().bounds.own());
        TEST_ASSERT_EQUAL_INT_MESSAGE(value, outcomes[best].score, what);
      });
    }
  });
}

/// All keys of a game's paths of this length.
template <class G>
void add_keys(const typename G::Position& position, int plies, std::multiset<std::uint64_t>& keys) {
  keys.insert(position.key().bits);
  if (plies == 0 || position.is_over()) return;
  for (int move = 0; move < G::kMoves; ++move) {
    if (!position.is_legal(move)) continue;
    auto next = position;
    next.play(move);
    add_keys<G>(next, plies - 1, keys);
  }
}

template <class G>
void check_tree_keys(int plies, std::size_t paths) {
  std::multiset<std::uint64_t> keys;
  add_keys<G>({}, plies, keys);
  TEST_ASSERT_EQUAL_UINT64(paths, keys.size());
  const std::set<std::uint64_t> different(keys.begin(), keys.end());
  TEST_ASSERT_EQUAL_UINT64(paths, different.size());
  TEST_ASSERT_TRUE(G::kKeyBits == 64 || *different.rbegin() >> (G::kKeyBits % 64) == 0);
}

void test_in_a_tree_every_path_has_a_key_of_its_own() {
  using Small = Tree<Connect<4, 4, 4>>;
  using Big = Tree<Connect4>;
  static_assert(Small::kExactKeys && Small::kKeyBits == 3 * 16);
  static_assert(!Big::kExactKeys && Big::kKeyBits == 64);
  check_tree_keys<Small>(7, 1 + 4 + 16 + 64 + 256 + 1020 + 4020 + 15540);
  check_tree_keys<Big>(6, 1 + 7 + 49 + 343 + 2401 + 16807 + 117649);
}

void test_a_tree_shares_no_records() {
  std::vector<std::byte> bytes = pool_of(400000);
  Search<Tree<Connect4>, Uct<200>, Uniform, kNoSolver> search(bytes);
  search.run(20000);
  const auto at = [](std::initializer_list<int> columns) {
    Tree<Connect4>::Position position;
    for (const int column : columns) position.play(column);
    return position;
  };
  TEST_ASSERT_NOT_NULL(search.find(at({3, 2, 2})));
  TEST_ASSERT_NOT_NULL(search.find(at({2, 2, 3})));
  TEST_ASSERT_TRUE(search.find(at({3, 2, 2})) != search.find(at({2, 2, 3})));
  TEST_ASSERT_TRUE(search.find(at({2})) != search.find(at({4})));
}

void test_a_fuller_pool_of_any_size_serves_long_searches() {
  std::vector<std::byte> bytes = pool_of(4000);
  Player<Connect4> search(bytes);
  search.run(100000);  // counters halve on the way
  const auto use = search.pool_use();
  TEST_ASSERT_EQUAL_UINT(use.records, use.used);
  TEST_ASSERT_TRUE(use.recycled > 1000);
  TEST_ASSERT_EQUAL_INT(3, best_move(search));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_pool_of_any_length_plays_legal_games);
  RUN_TEST(test_noise_in_the_pool_leads_to_legal_moves_only);
  RUN_TEST(test_what_is_proved_on_small_boards_is_true);
  RUN_TEST(test_what_is_proved_of_games_drawn_by_lot_is_true);
  RUN_TEST(test_late_positions_of_connect_four_are_all_proved_in_12_kilobytes);
  RUN_TEST(test_the_quickest_of_the_proven_wins_is_chosen);
  RUN_TEST(test_a_proven_loss_is_never_chosen_while_anything_else_is_left);
  RUN_TEST(test_a_lost_move_that_lasts_longer_than_the_next_reply_is_preferred);
  RUN_TEST(test_a_solved_root_leads_to_a_move_of_the_same_value);
  RUN_TEST(test_in_a_tree_every_path_has_a_key_of_its_own);
  RUN_TEST(test_a_tree_shares_no_records);
  RUN_TEST(test_a_fuller_pool_of_any_size_serves_long_searches);
  return UNITY_END();
}
