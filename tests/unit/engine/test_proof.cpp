// SPDX-License-Identifier: MIT
//
// The proof: values that are known come out, whatever the memory and however small the slices; what
// is taken back leaves no trace; noise in the table does no harm beyond a wrong value.
#include "frugal/proof.hpp"

#include <unity.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/bounds.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/games/pegs/pegs.hpp"
#include "support/positions.hpp"

namespace {

using frugal::BitThreats;
using frugal::Connect;
using frugal::Pegs;
using frugal::Proof;
using frugal::Random;
using B = frugal::Bounds<2>;
using Connect4 = Connect<7, 6, 4>;
using Small = Connect<4, 4, 4>;

alignas(8) std::array<std::byte, 2048> bytes;

Proof<Connect4, 30> proof(bytes);

template <class SomeProof, class Position>
std::uint32_t prove(SomeProof& some_proof, const Position& position, std::uint32_t slice = 1000) {
  some_proof.forget();
  some_proof.start(position);
  while (!some_proof.run(slice)) {
  }
  return some_proof.bounds();
}

struct Known {
  const char* columns;
  std::uint32_t bounds;
};
constexpr Known kKnown[] = {
    {"112233", B::kWon},  // a win at once
    {"44553", B::kLost},  // two threats
    {"4455", B::kWon},    // a move that makes two threats
    {"1122334", B::kLost},
    {"367162172125566275264776217155541334433344", B::exactly(1)},
    {"36716217212556627526477621715554133443334", B::exactly(1)},
    {"3671621721255662752647762171", B::kLost},
    {"367162172125566275264776", B::kWon},
};

void test_known_values_are_proven() {
  for (const Known& known : kKnown) {
    const std::uint32_t bounds = prove(proof, from<Connect4>(known.columns));
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(known.bounds, bounds, known.columns);
  }
}

void test_a_move_that_has_the_value_is_told() {
  const auto position = from<Connect4>("4455");
  TEST_ASSERT_EQUAL_HEX32(B::kWon, prove(proof, position));
  TEST_ASSERT_EQUAL_HEX32(B::kWon, proof.bounds_of(2) | proof.bounds_of(5));
  TEST_ASSERT_TRUE(B::pess(proof.bounds_of(0)) == 0);
}

void test_a_column_that_is_full_is_lost() {
  prove(proof, from<Connect4>("444444223355"));
  TEST_ASSERT_EQUAL_HEX32(B::kLost, proof.bounds_of(3));
}

void test_slices_change_nothing() {
  const auto position = from<Connect4>("3671621721255662752");
  const std::uint32_t bounds = prove(proof, position);
  const std::uint32_t visited = proof.visited();
  TEST_ASSERT_TRUE(visited > 100);
  for (const std::uint32_t slice : {1u, 7u, 100u}) {
    TEST_ASSERT_EQUAL_HEX32(bounds, prove(proof, position, slice));
    TEST_ASSERT_EQUAL_UINT32(visited, proof.visited());
  }
}

/// A position's moves are looked at all at once.
void test_a_slice_visits_at_most_a_positions_moves_more_than_asked() {
  proof.forget();
  proof.start(from<Connect4>("3671621721255662752"));
  for (std::uint32_t before = proof.visited(); !proof.run(3); before = proof.visited()) {
    TEST_ASSERT_TRUE(proof.visited() >= before + 3);
    TEST_ASSERT_TRUE(proof.visited() <= before + 3 + Connect4::kMoves);
  }
}

void test_what_is_known_is_not_proven_again() {
  const auto position = from<Connect4>("3671621721255662752");
  prove(proof, position);
  const std::uint32_t visited = proof.visited();
  proof.start(position);
  while (!proof.run(100)) {
  }
  TEST_ASSERT_TRUE(proof.visited() < visited / 4);
}

/// Any memory, and none.
void test_the_value_does_not_depend_on_the_memory() {
  const auto position = from<Connect4>("3671621721255662752");
  const std::uint32_t value = prove(proof, position);
  for (const std::size_t size : {0u, 5u, 16u, 17u, 200u, 1000u}) {
    Proof<Connect4, 30> other({bytes.data() + 1, size});
    TEST_ASSERT_EQUAL_HEX32(value, prove(other, position));
  }
}

/// A proof that may look only a few plies ahead gives up, and what it says is still true.
void test_what_lies_too_deep_is_given_up() {
  Proof<Connect4, 3> shallow(bytes);
  TEST_ASSERT_EQUAL_HEX32(B::kUnknown, prove(shallow, from<Connect4>("")));
  TEST_ASSERT_TRUE(shallow.is_done());
  TEST_ASSERT_EQUAL_HEX32(B::kWon, prove(shallow, from<Connect4>("4455")));
}

/// Max moves always, and there are eight scores.
void test_a_puzzle_is_proven() {
  using Puzzle = Pegs<4>;
  Proof<Puzzle> of_puzzle(bytes);
  using P = frugal::Bounds<Puzzle::kTop>;
  TEST_ASSERT_EQUAL_HEX32(P::exactly(7), prove(of_puzzle, Puzzle::Position(1)));
  TEST_ASSERT_TRUE(P::opti(prove(of_puzzle, Puzzle::Position(0))) < 7);  // a corner
}

/// All that can be asked of a position.
template <class G>
void check_same(const typename G::Position& one, const typename G::Position& other) {
  TEST_ASSERT_EQUAL_HEX64(one.key().bits, other.key().bits);
  TEST_ASSERT_EQUAL_HEX64(one.open_cells(), other.open_cells());
  TEST_ASSERT_EQUAL_INT(one.plies(), other.plies());
  TEST_ASSERT_EQUAL_INT(one.is_over(), other.is_over());
  TEST_ASSERT_EQUAL_HEX64(one.wins(), other.wins());
  TEST_ASSERT_EQUAL_HEX64(one.dangers(), other.dangers());
  TEST_ASSERT_EQUAL_HEX64(one.poisoned(), other.poisoned());
  for (int move = 0; move < G::kMoves; ++move) {
    TEST_ASSERT_EQUAL_INT(one.is_legal(move), other.is_legal(move));
    if (one.is_over() || !one.is_legal(move)) continue;
    TEST_ASSERT_EQUAL_INT(one.strength(move), other.strength(move));
  }
}

template <class G>
void check_taking_back() {
  Random random(3);
  for (int game = 0; game < 5; ++game) {
    random_game<G>(random, [](const Both<G>& both) {
      if (both.board.is_over()) return;
      for (int move = 0; move < G::kMoves; ++move) {
        if (!both.position.is_legal(move)) continue;
        typename G::Position position = both.position;
        const auto undo = position.undo_of(move);
        position.play(move);
        position.take_back(move, undo);
        check_same<G>(both.position, position);
      }
    });
  }
}

void test_a_move_that_is_taken_back_leaves_no_trace() {
  check_taking_back<Connect4>();
  check_taking_back<Connect<7, 6, 4, BitThreats<frugal::ConnectShape<7, 6, 4>>>>();
  check_taking_back<Connect<8, 7, 4>>();
  check_taking_back<Connect<9, 6, 4>>();
  check_taking_back<Small>();
}

/// It always ends, and reads nowhere else.
void test_noise_in_the_table_does_no_harm() {
  Random random(8);
  for (int round = 0; round < 10; ++round) {
    proof.forget();
    proof.start(random_position<Connect4>(random, 24).position);
    for (int slice = 0; slice < 50 && !proof.run(20); ++slice) {
      for (int i = 0; i < 40; ++i) {
        bytes[static_cast<unsigned>(random.below(sizeof bytes))] =
            static_cast<std::byte>(random.below(256));
      }
    }
    while (!proof.run(1000)) {
    }
    TEST_ASSERT_TRUE(proof.is_done());
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_known_values_are_proven);
  RUN_TEST(test_a_move_that_has_the_value_is_told);
  RUN_TEST(test_a_column_that_is_full_is_lost);
  RUN_TEST(test_slices_change_nothing);
  RUN_TEST(test_a_slice_visits_at_most_a_positions_moves_more_than_asked);
  RUN_TEST(test_what_is_known_is_not_proven_again);
  RUN_TEST(test_the_value_does_not_depend_on_the_memory);
  RUN_TEST(test_what_lies_too_deep_is_given_up);
  RUN_TEST(test_a_puzzle_is_proven);
  RUN_TEST(test_a_move_that_is_taken_back_leaves_no_trace);
  RUN_TEST(test_noise_in_the_table_does_no_harm);
  return UNITY_END();
}
