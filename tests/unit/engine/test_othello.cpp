// SPDX-License-Identifier: MIT
//
// Othello: its rules by counts of games that are known and by whole games, and what proofs and
// searches find, against trying all moves.
#include "frugal/games/othello/othello.hpp"

#include <unity.h>

#include <bit>
#include <cstddef>
#include <cstdint>

#include "frugal/choice.hpp"
#include "frugal/defaults.hpp"
#include "frugal/proof.hpp"
#include "support/dice.hpp"
#include "support/othello.hpp"

namespace {

using frugal::Mover;
using frugal::Othello;
using frugal::Random;
using Small = Othello<4>;
using Large = Othello<8>;
using LargeCells = Large::Cells;

static_assert(frugal::Game<Small> && frugal::Game<Othello<6>> && frugal::Game<Large>);
static_assert(frugal::KnowsWhatFollows<Large> && frugal::HasFacts<Large>);
static_assert(frugal::HasActions<Large> && frugal::HasStrengths<Large>);
static_assert(frugal::DrawsMoves<Large> && frugal::HasQuestions<Large>);

alignas(8) std::byte pool[3000];

void test_the_first_moves_are_as_many_as_is_known() {
  constexpr std::uint32_t kKnown[] = {1, 4, 12, 56, 244, 1396};
  for (int plies = 0; plies < 6; ++plies) {
    TEST_ASSERT_EQUAL_UINT32(kKnown[plies], perft<Large>({}, plies));
  }
}

void test_a_disc_turns_over_what_it_encloses_in_every_direction() {
  for (int x = 3; x <= 4; ++x) {
    for (int y = 3; y <= 4; ++y) {
      const auto at = [](int column, int row) { return LargeCells::bit_at(column, row); };
      Large::Set mine = 0;
      Large::Set theirs = 0;
      for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) {
          if (dx == 0 && dy == 0) continue;
          mine |= at(x + 3 * dx, y + 3 * dy);
          theirs |= at(x + dx, y + dy) | at(x + 2 * dx, y + 2 * dy);
        }
      }
      TEST_ASSERT_TRUE(LargeCells::turned_by(at(x, y), mine, theirs) == theirs);
      TEST_ASSERT_TRUE((LargeCells::moves_of(mine, theirs) & at(x, y)) != 0);
    }
  }
}

void test_nothing_is_enclosed_around_the_edge() {
  const auto at = [](int x, int y) { return LargeCells::bit_at(x, y); };
  // One line on the right edge goes on on the left edge, a row further.
  TEST_ASSERT_TRUE(LargeCells::moves_of(at(0, 3), at(7, 2)) == 0);
  TEST_ASSERT_TRUE(LargeCells::moves_of(at(1, 3), at(7, 2) | at(0, 3)) == 0);
  TEST_ASSERT_TRUE(LargeCells::turned_by(at(6, 2), at(1, 3), at(7, 2) | at(0, 3)) == 0);
}

void test_a_player_that_cannot_move_is_skipped() {
  const auto at = [](int x, int y) { return Small::Cells::bit_at(x, y); };
  const Small::Position alone(at(0, 0), at(1, 0), Mover::kMin);
  TEST_ASSERT_TRUE(alone.mover() == Mover::kMax);
  TEST_ASSERT_TRUE(alone.moves() == at(2, 0));
  // Twice a black disc on the edge and a white one beside it: white never moves.
  Small::Position twice(at(0, 0) | at(0, 3), at(1, 0) | at(1, 3), Mover::kMax);
  twice.play(Small::Cells::kMoveAt[2]);
  TEST_ASSERT_FALSE(twice.is_over());
  TEST_ASSERT_TRUE(twice.mover() == Mover::kMax);
  TEST_ASSERT_TRUE(twice.moves() == at(2, 3));
}

void test_the_winner_gets_the_empty_cells() {
  const auto at = [](int x, int y) { return Small::Cells::bit_at(x, y); };
  const Small::Position won(at(0, 0) | at(1, 0), at(3, 3), Mover::kMax);
  TEST_ASSERT_TRUE(won.is_over());
  TEST_ASSERT_EQUAL_INT(15, won.score());
  TEST_ASSERT_EQUAL_INT(14, won.margin());
  const Small::Position lost(at(0, 0), at(3, 3) | at(3, 2), Mover::kMax);
  TEST_ASSERT_EQUAL_INT(1, lost.score());
  const Small::Position drawn(at(0, 0), at(3, 3), Mover::kMax);
  TEST_ASSERT_EQUAL_INT(8, drawn.score());
  TEST_ASSERT_EQUAL_INT(0, drawn.margin());
}

/// What holds of every position of a game and the one after it.
template <class G>
void check_step(const typename G::Position& before, int move, const typename G::Position& after) {
  const Mover mover = before.mover();
  TEST_ASSERT_EQUAL_INT(before.empty() - 1, after.empty());
  const auto turned = before.discs_of(frugal::opponent_of(mover)) & after.discs_of(mover);
  TEST_ASSERT_TRUE(turned != 0);
  TEST_ASSERT_TRUE((before.discs_of(mover) & ~after.discs_of(mover)) == 0);
  TEST_ASSERT_TRUE(G::can_follow(before.key().bits, after.key().bits));
  TEST_ASSERT_FALSE(G::can_follow(after.key().bits, before.key().bits));
  TEST_ASSERT_TRUE(after.actions(mover) ==
                   (before.actions(mover) | std::uint64_t{1} << before.action(move)));
}

template <class G>
void check_games() {
  Random random(5);
  for (int game = 0; game < 10; ++game) {
    typename G::Position position;
    int plies = 0;
    while (!position.is_over()) {
      const auto before = position;
      const int move = random_move<G>(position, random);
      position.play(move);
      check_step<G>(before, move, position);
      TEST_ASSERT_TRUE(++plies <= G::kMaxPlies);
    }
    TEST_ASSERT_TRUE(position.score() >= 0 && position.score() <= G::kTop);
  }
}

void test_every_disc_turns_others_over_in_whole_games() {
  check_games<Small>();
  check_games<Othello<6>>();
  check_games<Large>();
}

void test_the_colours_share_keys() {
  const auto at = [](int x, int y) { return Othello<6>::Cells::bit_at(x, y); };
  const auto one = at(2, 2) | at(5, 5);
  const auto other = at(2, 3) | at(4, 4);
  using P = Othello<6>::Position;
  TEST_ASSERT_TRUE(P(one, other, Mover::kMax).key().bits == P(other, one, Mover::kMin).key().bits);
  TEST_ASSERT_FALSE(P(one, other, Mover::kMax).key().bits == P(other, one, Mover::kMax).key().bits);
}

void test_playouts_end_with_the_score_of_their_position() {
  for (std::uint32_t seed = 1; seed <= 5; ++seed) {
    Random random(seed);
    Large::Position position;
    const int score = frugal::Uniform::play<Large>(position, random);
    TEST_ASSERT_TRUE(position.is_over());
    TEST_ASSERT_EQUAL_INT(score, position.score());
  }
}

void test_the_second_player_wins_by_ten_on_4x4() {
  frugal::Proof<Small> proof(pool);
  proof.forget();
  proof.start({});
  TEST_ASSERT_TRUE(proof.run(100'000));
  TEST_ASSERT_EQUAL_INT(3, frugal::Bounds<Small::kTop>::pess(proof.bounds()));
  TEST_ASSERT_EQUAL_INT(3, frugal::Bounds<Small::kTop>::opti(proof.bounds()));
}

constexpr int kEmpty = 6;

void test_a_proof_tells_the_exact_score_of_endgames() {
  static frugal::Proof<Large, kEmpty> proof(pool);
  proof.forget();
  Random random(1);
  for (int i = 0; i < 5; ++i) {
    const auto position = random_endgame<Large>(kEmpty, random);
    proof.start(position);
    TEST_ASSERT_TRUE(proof.run(100'000));
    const std::uint32_t exact = frugal::Bounds<Large::kTop>::exactly(
        frugal::seen_by<Large>(position.mover(), exact_score<Large>(position)));
    TEST_ASSERT_EQUAL_HEX32(exact, proof.bounds());
  }
}

void test_a_search_tells_the_exact_score_of_endgames() {
  using Six = Othello<6>;
  static frugal::Search<Six, frugal::ProofRule, frugal::Uniform, frugal::Settings{}> search(pool);
  Random random(2);
  for (int i = 0; i < 5; ++i) {
    const auto position = random_endgame<Six>(kEmpty, random);
    search.set_root(position);
    search.run(20'000);
    TEST_ASSERT_TRUE(search.is_solved());
    const std::uint32_t exact = frugal::Bounds<Six::kTop>::exactly(
        frugal::seen_by<Six>(position.mover(), exact_score<Six>(position)));
    TEST_ASSERT_EQUAL_HEX32(exact, search.root_record().bounds.own());
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_first_moves_are_as_many_as_is_known);
  RUN_TEST(test_a_disc_turns_over_what_it_encloses_in_every_direction);
  RUN_TEST(test_nothing_is_enclosed_around_the_edge);
  RUN_TEST(test_a_player_that_cannot_move_is_skipped);
  RUN_TEST(test_the_winner_gets_the_empty_cells);
  RUN_TEST(test_every_disc_turns_others_over_in_whole_games);
  RUN_TEST(test_the_colours_share_keys);
  RUN_TEST(test_playouts_end_with_the_score_of_their_position);
  RUN_TEST(test_the_second_player_wins_by_ten_on_4x4);
  RUN_TEST(test_a_proof_tells_the_exact_score_of_endgames);
  RUN_TEST(test_a_search_tells_the_exact_score_of_endgames);
  return UNITY_END();
}
