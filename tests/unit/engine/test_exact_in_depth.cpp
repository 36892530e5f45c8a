// SPDX-License-Identifier: MIT
//
// Exact scores: every position of small boards has the score that minimax finds, which shares no
// code with the proof, and so has each of its moves; positions of 5x5 and late ones of 7x6 have the
// score that it finds too; whether a position is won is the sign of its score.
#include <unity.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "frugal/games/connect/connect.hpp"
#include "frugal/games/connect/exact.hpp"
#include "frugal/proof.hpp"
#include "support/exact.hpp"
#include "support/positions.hpp"

namespace {

using frugal::BitThreats;
using frugal::Bounds;
using frugal::ConnectShape;
using frugal::ExactConnect;
using frugal::Proof;
using frugal::Random;
using independent::Board;

alignas(8) std::array<std::byte, 8192> bytes;

/// Of the side to move: the discs that the winner has left when it wins, plus one; 0 for a draw.
int pons_score(const Board& board, const independent::Outcome& outcome) {
  if (outcome.score == 1) return 0;
  const int cells = board.width * board.height;
  const int discs = board.plies + outcome.plies;  // when the game is over
  const int of_winner = discs % 2 == 1 ? (cells + 1) / 2 : cells / 2;
  const int left = of_winner - (discs + 1) / 2;
  return outcome.score == 2 ? left + 1 : -(left + 1);
}

template <class SomeProof>
std::uint32_t finish(SomeProof& proof) {
  while (!proof.run(1000)) {
  }
  return proof.bounds();
}

/// The position's score and bounds of its moves, of which the best has the score.
template <class G>
void check_score(Proof<G>& proof, const typename G::Position& position, const Board& board,
                 independent::Values& values, const char* what) {
  using B = Bounds<G::kTop>;
  const auto score_of = [&](const independent::Outcome& outcome) {
    return G::kDraw + pons_score(board, outcome);
  };
  const int score = score_of(values.outcome(board));
  proof.start(position);
  TEST_ASSERT_EQUAL_HEX32_MESSAGE(B::exactly(score), finish(proof), what);
  if (board.is_over()) return;
  int best = 0;
  for (int move = 0; move < G::kMoves; ++move) {
    if (!board.is_legal(move)) continue;
    const std::uint32_t bounds = proof.bounds_of(move);
    const int after = score_of(values.after(board, move));
    TEST_ASSERT_TRUE_MESSAGE(B::pess(bounds) <= after && after <= B::opti(bounds), what);
    best = std::max(best, B::opti(bounds));
  }
  TEST_ASSERT_TRUE_MESSAGE(best >= score, what);
}

/// Whether it is won, drawn or lost, asked without how soon.
template <class G>
void check_sign(Proof<G>& proof, const typename G::Position& position, int value) {
  using B = Bounds<G::kTop>;
  proof.start(position, G::kDraw - 1, G::kDraw + 1);
  const std::uint32_t bounds = finish(proof);
  TEST_ASSERT_EQUAL_INT(value == 2, B::pess(bounds) > G::kDraw);
  TEST_ASSERT_EQUAL_INT(value == 0, B::opti(bounds) < G::kDraw);
  if (value == 1) TEST_ASSERT_EQUAL_HEX32(B::exactly(G::kDraw), bounds);
}

/// The table is kept from one position to the next.
template <int kW, int kH, int kK>
void check_small_board(const char* what) {
  using G = ExactConnect<kW, kH, kK>;
  independent::Values values;
  Proof<G> proof(bytes);
  proof.forget();
  independent::for_each_position<G>([&](const auto& position, const Board& board) {
    check_score<G>(proof, position, board, values, what);
  });
}

void test_every_position_of_small_boards_has_its_score() {
  check_small_board<4, 4, 4>("4x4 line 4");
  check_small_board<4, 4, 3>("4x4 line 3");
  check_small_board<5, 3, 3>("5x3 line 3");
  check_small_board<4, 3, 4>("4x3 line 4");
}

template <class G>
void check_random_positions(int from_plies, int to_plies, const char* what) {
  independent::Values values;
  Proof<G> proof(bytes);
  proof.forget();
  Random random(5);
  for (int i = 0; i < 100; ++i) {
    const int plies = from_plies + random.below(to_plies - from_plies + 1);
    const auto both = random_position<G>(random, plies);
    check_score<G>(proof, both.position, both.board, values, what);
    check_sign<G>(proof, both.position, values.value(both.board));
  }
}

void test_random_positions_have_their_scores() {
  check_random_positions<ExactConnect<5, 4, 4>>(8, 14, "5x4");
  check_random_positions<ExactConnect<5, 5, 4>>(11, 20, "5x5");
  check_random_positions<ExactConnect<5, 5, 3>>(9, 12, "5x5 line 3");
  check_random_positions<ExactConnect<7, 6, 4>>(28, 38, "7x6");
  check_random_positions<ExactConnect<7, 6, 4, BitThreats<ConnectShape<7, 6, 4>>>>(28, 38, "bits");
}

/// Published scores.
void test_known_scores_are_proven() {
  using G = ExactConnect<7, 6, 4>;
  using B = Bounds<G::kTop>;
  Proof<G> proof(bytes);
  struct Known {
    const char* columns;
    int score;
  };
  for (const Known& known :
       {Known{"121212", 18}, Known{"2252576253462244111563365343671351441", -1},
        Known{"23163416124767223154467471272416755633", 0}}) {
    proof.forget();
    proof.start(from<G>(known.columns));
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(B::exactly(G::kDraw + known.score), finish(proof),
                                    known.columns);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_every_position_of_small_boards_has_its_score);
  RUN_TEST(test_random_positions_have_their_scores);
  RUN_TEST(test_known_scores_are_proven);
  return UNITY_END();
}
