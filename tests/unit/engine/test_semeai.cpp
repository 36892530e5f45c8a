// SPDX-License-Identifier: MIT
//
// The semeai: its exact chances against the published table and by following every game; its rules
// against a slow account of them; games played at random, which must win as often as the chances
// say; and what it is worth, by brute force and as the search proves it.
#include "frugal/games/semeai/semeai.hpp"

#include <unity.h>

#include <cstddef>
#include <cstdint>

#include "frugal/defaults.hpp"
#include "frugal/playout.hpp"
#include "support/dice.hpp"

namespace {

using frugal::Random;
using G = frugal::Semeai<>;
namespace semeai = frugal::semeai;

constexpr int kMost = semeai::kMostLiberties;

/// Cazenave and Saffidine 2010, table 1, in hundredths: own liberties down, the opponent's across.
constexpr int kTable1[kMost][kMost] = {
    {100, 0, 0, 0, 0, 0, 0, 0, 0},         {100, 50, 30, 20, 14, 11, 8, 7, 5},
    {100, 70, 50, 37, 29, 23, 18, 15, 13}, {100, 80, 63, 50, 40, 33, 28, 24, 20},
    {100, 86, 71, 60, 50, 42, 36, 31, 27}, {100, 89, 77, 67, 58, 50, 44, 38, 34},
    {100, 92, 82, 72, 64, 56, 50, 45, 40}, {100, 93, 85, 76, 69, 62, 55, 50, 45},
    {100, 95, 87, 80, 73, 66, 60, 55, 50}};

template <class Test>
void for_each_race(int most, Test test) {
  for (int own = 1; own <= most; ++own) {
    for (int others = 1; others <= most; ++others) {
      char what[] = "0 against 0";
      what[0] = static_cast<char>('0' + own);
      what[10] = static_cast<char>('0' + others);
      test(own, others, what);
    }
  }
}

void test_chances_are_those_of_the_published_table() {
  for_each_race(kMost, [](int own, int others, const char* what) {
    const int published = kTable1[own - 1][others - 1];
    TEST_ASSERT_EQUAL_INT_MESSAGE(published, semeai::chance(own, others, 100), what);
  });
}

void test_equal_liberties_are_an_even_chance() {
  TEST_ASSERT_TRUE(semeai::wins(2, 3) == 36 && semeai::games(2, 3) == 120);
  for (int liberties = 2; liberties <= kMost; ++liberties) {
    TEST_ASSERT_TRUE(2 * semeai::wins(liberties, liberties) == semeai::games(liberties, liberties));
  }
}

/// How many of so many games Max wins, as the rules tell: each move is played in an equal part of
/// them.
std::uint64_t wins_by_play(const G::Position& position, std::uint64_t games) {
  if (position.is_over()) return position.score() == G::kTop ? games : 0;
  int legal = 0;
  for (int move = 0; move < G::kMoves; ++move) legal += position.is_legal(move) ? 1 : 0;
  std::uint64_t wins = 0;
  for (int move = 0; move < G::kMoves; ++move) {
    if (!position.is_legal(move)) continue;
    G::Position next = position;
    next.play(move);
    wins += wins_by_play(next, games / static_cast<std::uint64_t>(legal));
  }
  return wins;
}

void test_chances_are_those_of_the_game() {
  for_each_race(3, [](int own, int others, const char* what) {
    const std::uint64_t wins = wins_by_play({own, others}, semeai::games(own, others));
    TEST_ASSERT_TRUE_MESSAGE(wins == semeai::wins(own, others), what);
  });
}

/// (wins - n P)^2 <= 4^2 n P (1 - P), in parts of 1 / 1000 of a game.
bool is_within_four_errors(std::int64_t wins, std::int64_t games, std::int64_t thousandths) {
  const std::int64_t difference = 1000 * wins - games * thousandths;
  return difference * difference <= 16 * games * thousandths * (1000 - thousandths);
}

void test_games_at_random_win_as_often_as_the_chances_say() {
  constexpr int kGames = 300;
  Random random(3);
  for_each_race(kMost, [&](int own, int others, const char* what) {
    int wins = 0;
    for (int i = 0; i < kGames; ++i) {
      G::Position position(own, others);
      wins += frugal::Uniform::play<G>(position, random);
    }
    TEST_ASSERT_TRUE_MESSAGE(is_within_four_errors(wins, kGames, semeai::chance(own, others, 1000)),
                             what);
  });
}

/// The rules told slowly: liberties that are left of Max's and of Min's.
struct Race {
  int left[2];
  int mover = 0;

  bool is_over() const { return left[0] == 0 || left[1] == 0; }
  bool is_legal(int owner) const {
    if (left[owner] == 0) return false;
    if (left[1 - mover] == 1) return owner != mover;
    return owner != mover || left[owner] > 1;
  }
  void play(int owner) {
    --left[owner];
    mover = 1 - mover;
  }
};

void test_rules_agree_with_a_slow_account_of_them() {
  Random random(4);
  for (int game = 0; game < 60; ++game) {
    const int own = 1 + random.below(kMost);
    const int others = 1 + random.below(kMost);
    G::Position position(own, others);
    Race race{{own, others}};
    bool is_filled[G::kMoves] = {};
    while (!position.is_over()) {
      TEST_ASSERT_FALSE(race.is_over());
      TEST_ASSERT_EQUAL_INT(race.mover, frugal::index_of(position.mover()));
      for (int move = 0; move < G::kMoves; ++move) {
        const int owner = move < kMost ? 1 : 0;
        const bool is_there = owner == 1 ? move < others : move < kMost + own;
        const bool is_legal = is_there && !is_filled[move] && race.is_legal(owner);
        TEST_ASSERT_EQUAL_INT(is_legal, position.is_legal(move));
      }
      int move = random.below(G::kMoves);
      while (!position.is_legal(move)) move = random.below(G::kMoves);
      is_filled[move] = true;
      position.play(move);
      race.play(move < kMost ? 1 : 0);
    }
    TEST_ASSERT_TRUE(race.is_over());
    TEST_ASSERT_EQUAL_INT(race.left[0] > 0 ? 1 : 0, position.score());
  }
}

void test_equal_positions_share_a_key_and_no_others() {
  G::Position a(9, 9);
  G::Position b(9, 9);
  for (const int move : {0, 17, 5, 3}) a.play(move);
  for (const int move : {5, 3, 0, 17}) b.play(move);
  TEST_ASSERT_TRUE(a.key().bits == b.key().bits);
  b.play(1);
  a.play(2);
  TEST_ASSERT_FALSE(a.key().bits == b.key().bits);
  TEST_ASSERT_TRUE(a.key().mirrored);
  TEST_ASSERT_TRUE(b.key().bits >> G::kKeyBits == 0);
  TEST_ASSERT_FALSE(G::Position(3, 4).key().bits == G::Position(4, 3).key().bits);
}

void test_moves_start_with_the_opponents_liberties() {
  for (int slot = 0; slot < G::kMoves; ++slot) {
    TEST_ASSERT_EQUAL_INT(slot, G::move_of(slot, false));
    TEST_ASSERT_EQUAL_INT(G::kMoves - 1 - slot, G::move_of(slot, true));
  }
}

void test_the_side_to_move_wins_unless_it_has_fewer_liberties() {
  for_each_race(3, [](int own, int others, const char* what) {
    TEST_ASSERT_EQUAL_INT_MESSAGE(own >= others ? 1 : 0, exact_score<G>({own, others}), what);
  });
}

void test_the_search_proves_the_semeai() {
  using Small = frugal::Semeai<4>;
  static std::byte bytes[2048];
  frugal::Search<Small, frugal::ProofRule, frugal::Uniform, frugal::kForProof> search(bytes);
  for_each_race(4, [&](int own, int others, const char* what) {
    search.set_root({own, others});
    search.clear();
    search.run(3000);
    const std::uint32_t won = frugal::Bounds<1>::exactly(own >= others ? 1 : 0);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(won, search.root_record().bounds.own(), what);
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_chances_are_those_of_the_published_table);
  RUN_TEST(test_equal_liberties_are_an_even_chance);
  RUN_TEST(test_chances_are_those_of_the_game);
  RUN_TEST(test_games_at_random_win_as_often_as_the_chances_say);
  RUN_TEST(test_rules_agree_with_a_slow_account_of_them);
  RUN_TEST(test_equal_positions_share_a_key_and_no_others);
  RUN_TEST(test_moves_start_with_the_opponents_liberties);
  RUN_TEST(test_the_side_to_move_wins_unless_it_has_fewer_liberties);
  RUN_TEST(test_the_search_proves_the_semeai);
  return UNITY_END();
}
