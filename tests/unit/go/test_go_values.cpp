// SPDX-License-Identifier: MIT
//
// What tiny boards of Go are worth to the player that begins, proven by the engine's solvers with
// the engine's rules, and by slow searches that share nothing with them. The lead that a game is
// worth is the komi with which it is a draw.
//
// 3 x 3 is all black's, however repetitions and long games count. On 2 x 2 they decide everything:
// with simple ko alone, the player that gets the games that are too long takes the board; with
// superko it is worth one point to the player that begins.
#include <unity.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <unordered_map>
#include <vector>

#include "frugal/defaults.hpp"
#include "frugal/proof.hpp"
#include "regress/prover.hpp"
#include "support/exact_go.hpp"
#include "support/independent_superko.hpp"

namespace {

using frugal::Bounds;
using frugal::Proof;
using frugal::regress::Prover;
using independent::Cuts;
using independent::GoGame;
using independent::SuperkoGo;

/// After some moves, with a komi of so many points.
template <class G>
typename G::Position position_of(std::initializer_list<int> moves, int komi) {
  typename G::Position position(2 * komi);
  for (const int move : moves) {
    TEST_ASSERT_TRUE(position.is_legal(move));
    position.play(move);
  }
  return position;
}

/// That the game is a draw with a komi of so many points.
template <class G>
void check_lead(int lead, std::initializer_list<int> moves = {}) {
  static std::vector<std::byte> bytes(1 << 20);
  static Proof<G> proof(bytes);
  proof.forget();
  proof.start(position_of<G>(moves, lead));
  const bool is_done = proof.run(1'000'000);
  const std::string board = std::to_string(G::kSize) + " after " + std::to_string(moves.size());
  TEST_ASSERT_TRUE_MESSAGE(is_done, board.c_str());
  TEST_ASSERT_EQUAL_HEX32_MESSAGE(Bounds<2>::exactly(1), proof.bounds(), board.c_str());
}

template <int kSize>
void check_lead_however_long(int lead, std::initializer_list<int> moves = {}) {
  check_lead<ExactGo<kSize, TooLong::kAsItStands>>(lead, moves);
  check_lead<ExactGo<kSize, TooLong::kForMax>>(lead, moves);
  check_lead<ExactGo<kSize, TooLong::kForMin>>(lead, moves);
}

void test_1x1_is_a_draw() {
  check_lead_however_long<1>(0);
  TEST_ASSERT_EQUAL_INT(0, Prover({"."}).worth('X', 100)->lead);
  TEST_ASSERT_EQUAL_INT(0, *SuperkoGo<1>({"."}, 'X').lead_after(GoGame<1>::kPass, 100));
}

/// Negamax without a memory, by the slow account of the rules of 2 x 2: simple ko, 12 moves.
int slow_lead(const GoGame<2>& game, int alpha, int beta) {
  if (game.is_over()) return (game.mover == 1 ? 1 : -1) * game.lead_in_halves() / 2;
  int best = -4;
  for (int move = 0; move <= game.kPass && best < beta; ++move) {
    if (!game.is_legal(move)) continue;
    GoGame<2> next = game;
    next.play(move);
    best = std::max(best, -slow_lead(next, -beta, -std::max(alpha, best)));
  }
  return best;
}

void test_2x2_with_simple_ko_depends_on_how_long_games_count() {
  check_lead<ExactGo<2, TooLong::kAsItStands>>(0);
  check_lead<ExactGo<2, TooLong::kForMax>>(4);
  check_lead<ExactGo<2, TooLong::kForMin>>(-4);
  TEST_ASSERT_EQUAL_INT(0, slow_lead(GoGame<2>(), -4, 4));
}

void test_2x2_with_superko_is_worth_one_point_to_the_first_player() {
  const std::vector<std::string> rows{"..", ".."};
  for (const char mover : {'X', 'O'}) {
    TEST_ASSERT_EQUAL_INT(1, Prover(rows).worth(mover, 10'000)->lead);
    for (int move = 0; move <= GoGame<2>::kPass; ++move) {
      Prover prover(rows);
      TEST_ASSERT_TRUE(prover.play(mover, move));
      const int lead = -prover.worth(mover == 'X' ? 'O' : 'X', 10'000)->lead;
      TEST_ASSERT_EQUAL_INT(move == GoGame<2>::kPass ? -1 : 1, lead);
      const auto slow = SuperkoGo<2>(rows, mover).lead_after(move, 10'000'000, Cuts::kAlphaBeta);
      TEST_ASSERT_TRUE(slow.has_value());
      TEST_ASSERT_EQUAL_INT(*slow, lead);
    }
  }
}

void test_3x3_is_all_the_first_players_however_long_games_count() {
  check_lead_however_long<3>(9);
  check_lead_however_long<3>(-9, {9});  // black has passed
}

void test_3x3_begun_in_the_centre_is_won_and_in_a_corner_lost() {
  check_lead_however_long<3>(9, {4});
  for (const int corner : {0, 2, 6, 8}) check_lead_however_long<3>(-9, {corner});
}

void test_3x3_begun_at_the_side_depends_on_how_long_games_count() {
  for (const int side : {1, 3, 5, 7}) {
    check_lead<ExactGo<3, TooLong::kForMin>>(3, {side});
    check_lead<ExactGo<3, TooLong::kForMax>>(9, {side});
  }
}

/// Whether black gets all of 3 x 3, by the slow account of the rules, with a memory of its own; a
/// game that is too long counts for white.
class TakesAll {
 public:
  bool does(const GoGame<3>& game) {
    if (game.passes == 2) return game.lead_in_halves() == 2 * game.kPoints;
    if (game.is_over()) return false;
    const std::uint32_t name = name_of(game);
    if (const auto found = known_.find(name); found != known_.end()) return found->second;
    const bool is_black = game.mover == 1;
    bool does_so = !is_black;
    for (const int move : {4, 1, 3, 5, 7, 0, 2, 6, 8, 9}) {
      if (!game.is_legal(move)) continue;
      GoGame<3> next = game;
      next.play(move);
      does_so = does(next);
      if (does_so == is_black) break;
    }
    known_[name] = does_so;
    return does_so;
  }

 private:
  static std::uint32_t name_of(const GoGame<3>& game) {
    std::uint32_t name = 0;
    for (const std::int8_t stone : game.stones) {
      name = name * 3 + static_cast<std::uint32_t>(stone);
    }
    name = name * 10 + static_cast<std::uint32_t>(game.ko());
    name = name * 2 + static_cast<std::uint32_t>(game.passes);
    return name * 28 + static_cast<std::uint32_t>(game.plies);
  }

  std::unordered_map<std::uint32_t, bool> known_;
};

void test_a_slow_search_agrees_that_the_centre_takes_all_and_corner_and_side_do_not() {
  TakesAll takes_all;
  for (int move = 0; move <= GoGame<3>::kPass; ++move) {
    GoGame<3> game;
    game.play(move);
    TEST_ASSERT_EQUAL(move == 4, takes_all.does(game));
  }
}

/// By simulations, in few bytes.
template <class G>
void check_search(int lead, std::uint32_t most_simulations) {
  static std::array<std::byte, 65536> bytes;
  static frugal::Solving<G> search(bytes);
  search.set_root(position_of<G>({}, lead));
  search.clear();
  search.run(most_simulations);
  TEST_ASSERT_EQUAL_HEX32(Bounds<2>::exactly(1), search.root_record().bounds.own());
}

void test_the_search_proves_the_same_in_64_kilobytes() {
  check_search<ExactGo<1>>(0, 10);
  check_search<ExactGo<2>>(0, 1'000);
  check_search<ExactGo<3, TooLong::kAsItStands>>(9, 30'000);
  check_search<ExactGo<3, TooLong::kForMax>>(9, 30'000);
  check_search<ExactGo<3, TooLong::kForMin>>(9, 30'000);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_1x1_is_a_draw);
  RUN_TEST(test_2x2_with_simple_ko_depends_on_how_long_games_count);
  RUN_TEST(test_2x2_with_superko_is_worth_one_point_to_the_first_player);
  RUN_TEST(test_3x3_is_all_the_first_players_however_long_games_count);
  RUN_TEST(test_3x3_begun_in_the_centre_is_won_and_in_a_corner_lost);
  RUN_TEST(test_3x3_begun_at_the_side_depends_on_how_long_games_count);
  RUN_TEST(test_a_slow_search_agrees_that_the_centre_takes_all_and_corner_and_side_do_not);
  RUN_TEST(test_the_search_proves_the_same_in_64_kilobytes);
  return UNITY_END();
}
