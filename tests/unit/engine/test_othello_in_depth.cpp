// SPDX-License-Identifier: MIT
//
// Othello against rules that share no code with the engine (oracle/othello_rules.hpp): whole games,
// counts of games, and exact scores of endgames by proof and by tree. For the host.
#include <unity.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "frugal/bounds.hpp"
#include "frugal/defaults.hpp"
#include "frugal/games/othello/othello.hpp"
#include "frugal/proof.hpp"
#include "frugal/random.hpp"
#include "oracle/othello_rules.hpp"
#include "support/othello.hpp"
#include "support/searches.hpp"

namespace {

using frugal::Mover;
using frugal::Othello;
using frugal::Random;
using frugal::oracle::PlainOthello;

/// A game by both rules.
template <class G>
struct Both {
  typename G::Position position;
  PlainOthello plain{G::kWidth};

  void play(int move) {
    position.play(move);
    plain.play(G::cell_of(move));
    if (plain.moves().empty() && !plain.is_over()) plain.play(PlainOthello::kPass);
  }
};

template <class G>
void check_same(const Both<G>& both) {
  const auto& [position, plain] = both;
  std::vector<int> cells;
  for (int cell = 0; cell < G::kCells; ++cell) {
    if ((position.moves() >> cell & 1u) != 0) cells.push_back(cell);
    const auto bit = typename G::Set{1} << cell;
    const char disc = plain.discs()[static_cast<std::size_t>(cell)];
    TEST_ASSERT_EQUAL((position.discs_of(Mover::kMax) & bit) != 0, disc == PlainOthello::kBlack);
    TEST_ASSERT_EQUAL((position.discs_of(Mover::kMin) & bit) != 0, disc == PlainOthello::kWhite);
  }
  TEST_ASSERT_EQUAL(plain.is_over(), position.is_over());
  TEST_ASSERT_EQUAL_INT(plain.empty(), position.empty());
  if (plain.is_over()) {
    TEST_ASSERT_EQUAL_INT(plain.score(), position.score());
  } else {
    TEST_ASSERT_TRUE(cells == plain.moves());
    TEST_ASSERT_EQUAL(plain.mover() == PlainOthello::kBlack, position.mover() == Mover::kMax);
  }
}

template <class G>
void check_random_games(int games) {
  Random random(7);
  for (int game = 0; game < games; ++game) {
    Both<G> both;
    check_same(both);
    while (!both.position.is_over()) {
      both.play(random_move<G>(both.position, random));
      check_same(both);
    }
  }
}

void test_whole_games_are_as_the_plain_rules_have_them() {
  check_random_games<Othello<4>>(300);
  check_random_games<Othello<6>>(100);
  check_random_games<Othello<8>>(100);
}

void test_the_games_of_nine_plies_are_as_many_as_is_known() {
  constexpr std::uint32_t kKnown[] = {1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288};
  for (int plies = 1; plies <= 9; ++plies) {
    TEST_ASSERT_EQUAL_UINT32(kKnown[plies], perft<Othello<8>>({}, plies));
  }
  for (int plies = 1; plies <= 7; ++plies) {
    TEST_ASSERT_EQUAL_UINT64(kKnown[plies], frugal::oracle::perft(PlainOthello(8), plies));
  }
}

/// So many random endgames, each with its value to the mover by trying all moves.
template <class G, class Check>
void for_each_endgame(int count, int empty, Check check) {
  Random random(3);
  for (int i = 0; i < count;) {
    Both<G> both;
    while (!both.position.is_over() && both.position.empty() > empty) {
      both.play(random_move<G>(both.position, random));
    }
    if (both.position.is_over()) continue;
    const int value = frugal::oracle::value_of(both.plain);
    check(both.position, frugal::seen_by<G>(both.position.mover(), value));
    ++i;
  }
}

template <class G>
void check_proofs(int count, int empty, std::size_t bytes) {
  std::vector<std::byte> table(bytes);
  frugal::Proof<G> proof(table);
  proof.forget();
  for_each_endgame<G>(count, empty, [&](const typename G::Position& position, int value) {
    proof.start(position);
    TEST_ASSERT_TRUE(proof.run(10'000'000));
    TEST_ASSERT_EQUAL_HEX32(frugal::Bounds<G::kTop>::exactly(value), proof.bounds());
  });
}

void test_a_proof_tells_the_exact_score_of_1000_endgames_with_ten_empty_cells() {
  check_proofs<Othello<8>>(1000, 10, 65536);
}

void test_a_proof_in_next_to_no_bytes_tells_exact_scores() {
  check_proofs<Othello<8>>(100, 7, 100);
  check_proofs<Othello<6>>(100, 9, 1000);
}

template <class G, frugal::Settings kSettings>
void check_trees(int count, int empty, const char* what) {
  std::vector<std::byte> pool(1 << 20);
  frugal::Search<G, frugal::ProofRule, frugal::Uniform, kSettings> search(pool);
  for_each_endgame<G>(count, empty, [&](const typename G::Position& position, int value) {
    search.set_root(position);
    search.clear();
    search.run(1'000'000);
    TEST_ASSERT_TRUE_MESSAGE(search.is_solved(), what);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(frugal::Bounds<G::kTop>::exactly(value),
                                    search.root_record().bounds.own(), what);
  });
}

void test_a_tree_tells_exact_scores_with_every_solver() {
  for_each_solver([]<frugal::Settings kSettings>(const char* what) {
    check_trees<Othello<8>, kSettings>(20, 6, what);
  });
  check_trees<Othello<8>, frugal::kForProof>(50, 8, "our settings to prove");
  check_trees<Othello<6>, frugal::kForPlay>(50, 8, "our settings to play");
}

/// Number 40 of the field's end game suite, FFO: 20 empty cells, black wins by 38 with A2.
void test_a_known_endgame_with_20_empty_cells_is_won_by_38() {
  using G = Othello<8>;
  const std::string board = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------";
  G::Set black = 0;
  G::Set white = 0;
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    if (board[cell] == 'X') black |= G::Set{1} << cell;
    if (board[cell] == 'O') white |= G::Set{1} << cell;
  }
  std::vector<std::byte> table(1 << 22);
  frugal::Proof<G, 20> proof(table);
  proof.forget();
  proof.start(G::Position(black, white, Mover::kMax));
  TEST_ASSERT_TRUE(proof.run(100'000'000));
  TEST_ASSERT_EQUAL_HEX32(frugal::Bounds<G::kTop>::exactly(32 + 38 / 2), proof.bounds());
  constexpr int kA2 = 8;
  for (int move = 0; move < G::kMoves; ++move) {
    const bool is_best = frugal::Bounds<G::kTop>::pess(proof.bounds_of(move)) == 32 + 38 / 2;
    TEST_ASSERT_EQUAL(G::cell_of(move) == kA2, is_best);
  }
}

/// Both sides keep the value to the end, by a proof of every move.
void test_4x4_ends_with_eleven_discs_to_three() {
  using G = Othello<4>;
  std::vector<std::byte> table(65536);
  frugal::Proof<G> proof(table);
  proof.forget();
  Both<G> both;
  while (!both.position.is_over()) {
    proof.start(both.position);
    TEST_ASSERT_TRUE(proof.run(1'000'000));
    TEST_ASSERT_EQUAL_HEX32(
        frugal::Bounds<G::kTop>::exactly(frugal::seen_by<G>(both.position.mover(), 3)),
        proof.bounds());
    int best = 0;
    while (frugal::Bounds<G::kTop>::pess(proof.bounds_of(best)) <
           frugal::Bounds<G::kTop>::pess(proof.bounds())) {
      ++best;
    }
    both.play(best);
  }
  const std::string discs = both.plain.discs();
  TEST_ASSERT_EQUAL_INT(3, std::count(discs.begin(), discs.end(), PlainOthello::kBlack));
  TEST_ASSERT_EQUAL_INT(11, std::count(discs.begin(), discs.end(), PlainOthello::kWhite));
  TEST_ASSERT_EQUAL_INT(3, frugal::oracle::value_of(PlainOthello(4)));
}

template <class G>
void check_keys_of_random_games() {
  Random random(9);
  std::set<std::pair<std::string, std::string>> seen;
  for (int game = 0; game < 300; ++game) {
    Both<G> both;
    while (!both.position.is_over()) {
      both.play(random_move<G>(both.position, random));
      std::string key;
      for (int word = 0; word < 4; ++word) {
        key += std::to_string(frugal::key_word(both.position.key().bits, word)) + " ";
      }
      std::string discs = both.plain.discs();
      if (both.position.mover() == Mover::kMin) {
        for (char& disc : discs) disc = disc == 'X' ? 'O' : disc == 'O' ? 'X' : disc;
      }
      seen.emplace(key, discs);
    }
  }
  std::set<std::string> keys;
  std::set<std::string> boards;
  for (const auto& [key, discs] : seen) {
    keys.insert(key);
    boards.insert(discs);
  }
  TEST_ASSERT_EQUAL_size_t(boards.size(), keys.size());
  TEST_ASSERT_EQUAL_size_t(boards.size(), seen.size());
}

void test_a_key_stands_for_one_board_as_its_mover_sees_it() {
  check_keys_of_random_games<Othello<4>>();
  check_keys_of_random_games<Othello<6>>();
  check_keys_of_random_games<Othello<8>>();
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_whole_games_are_as_the_plain_rules_have_them);
  RUN_TEST(test_the_games_of_nine_plies_are_as_many_as_is_known);
  RUN_TEST(test_a_proof_tells_the_exact_score_of_1000_endgames_with_ten_empty_cells);
  RUN_TEST(test_a_proof_in_next_to_no_bytes_tells_exact_scores);
  RUN_TEST(test_a_tree_tells_exact_scores_with_every_solver);
  RUN_TEST(test_a_known_endgame_with_20_empty_cells_is_won_by_38);
  RUN_TEST(test_4x4_ends_with_eleven_discs_to_three);
  RUN_TEST(test_a_key_stands_for_one_board_as_its_mover_sees_it);
  return UNITY_END();
}
