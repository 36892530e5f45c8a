// SPDX-License-Identifier: MIT
//
// The rules of the seki problems in both forms, against a slow account of them and against each
// other; what a glance tells, by brute force; and small problems of the paper's table 2, proved by
// the search on every chip.
#include "frugal/games/seki/seki.hpp"

#include <unity.h>

#include <cstddef>
#include <cstdint>

#include "frugal/defaults.hpp"
#include "support/dice.hpp"
#include "support/searches.hpp"
#include "support/seki_board.hpp"

namespace {

using frugal::Mover;
using frugal::Random;
using frugal::Seki;
using frugal::SekiPoints;
using independent::check_proofs;
using independent::for_each_seki;
using independent::SekiBoard;

/// For the pool of every search here.
std::byte bytes[2048];

/// The move of the counted form that a point stands for.
template <int kOutside, int kShared>
int counted(int point, Mover mover) {
  using S = Seki<>;
  if (point == SekiPoints<kOutside, kShared>::kPass) return S::kPass;
  if (point >= kOutside && point < kOutside + kShared) return S::kShare;
  return (point < kOutside) == (mover == Mover::kMax) ? S::kAttack : S::kFill;
}

/// A problem in all three forms, moved together.
template <int kOutside, int kShared>
struct Trio {
  using P = SekiPoints<kOutside, kShared>;
  using S = Seki<kOutside, kShared>;
  SekiBoard<kOutside, kShared> board;
  typename P::Position points;
  typename S::Position counts;

  Trio(int max, int min, int shared)
      : board(max, min, shared), points(max, min, shared), counts(max, min, shared) {}

  void play(int move) {
    counts.play(counted<kOutside, kShared>(move, points.mover()));
    points.play(move);
    board.play(move);
  }

  void check() const {
    TEST_ASSERT_EQUAL_INT(board.is_over, points.is_over());
    TEST_ASSERT_EQUAL_INT(board.is_over, counts.is_over());
    if (board.is_over) {
      TEST_ASSERT_EQUAL_INT(board.score(), points.score());
      TEST_ASSERT_EQUAL_INT(board.score(), counts.score());
      return;
    }
    const Mover mover = board.mover == 'x' ? Mover::kMax : Mover::kMin;
    TEST_ASSERT_TRUE(mover == points.mover() && mover == counts.mover());
    TEST_ASSERT_EQUAL_INT(board.liberties('x'), counts.liberties(Mover::kMax));
    TEST_ASSERT_EQUAL_INT(board.liberties('o'), counts.liberties(Mover::kMin));
    check_moves(mover);
  }

  void check_moves(Mover mover) const {
    const auto of_points = points.facts();
    const auto of_counts = counts.facts();
    TEST_ASSERT_EQUAL_HEX32(of_points.bounds, of_counts.bounds);
    std::uint32_t legal = 0;
    for (int move = 0; move < P::kMoves; ++move) {
      const bool is_legal = board.is_legal(move);
      TEST_ASSERT_EQUAL_INT(is_legal, points.is_legal(move));
      if (!is_legal) continue;
      const int kind = counted<kOutside, kShared>(move, mover);
      legal |= 1u << kind;
      TEST_ASSERT_EQUAL_INT(P::has(of_points.lost, move), S::has(of_counts.lost, kind));
    }
    for (int kind = 0; kind < S::kMoves; ++kind) {
      TEST_ASSERT_EQUAL_INT(legal >> kind & 1u, counts.is_legal(kind));
    }
  }
};

template <int kOutside, int kShared>
void check_random_games(int games) {
  Random random(6);
  for (int i = 0; i < games; ++i) {
    const int shared = random.below(kShared + 1);
    Trio<kOutside, kShared> trio(1 + random.below(kOutside), 1 + random.below(kOutside), shared);
    int plies = 0;
    for (trio.check(); !trio.board.is_over; trio.check()) {
      int move = random.below(SekiPoints<kOutside, kShared>::kMoves);
      while (!trio.board.is_legal(move)) move = random.below(SekiPoints<kOutside, kShared>::kMoves);
      trio.play(move);
      ++plies;
    }
    TEST_ASSERT_TRUE((plies <= Seki<kOutside, kShared>::kMaxPlies));
  }
}

void test_both_forms_agree_with_a_slow_account_of_the_rules() {
  check_random_games<6, 2>(60);
  check_random_games<8, 2>(20);
  check_random_games<2, 2>(40);
  check_random_games<1, 1>(40);
  check_random_games<8, 4>(20);
}

template <int kOutside, int kShared, int kEyes>
void check_random_games_with_eyes(int games) {
  using G = SekiPoints<kOutside, kShared, kEyes>;
  Random random(7);
  for (int i = 0; i < games; ++i) {
    const int max = 1 + random.below(kOutside);
    const int min = 1 + random.below(kOutside);
    SekiBoard<kOutside, kShared, kEyes> board(max, min);
    typename G::Position position(max, min);
    int plies = 0;
    for (; !board.is_over; ++plies) {
      TEST_ASSERT_FALSE(position.is_over());
      int move = 0;
      int seen = 0;
      for (int any = 0; any < G::kMoves; ++any) {
        TEST_ASSERT_EQUAL_INT(board.is_legal(any), position.is_legal(any));
        if (board.is_legal(any) && random.below(++seen) == 0) move = any;
      }
      board.play(move);
      position.play(move);
    }
    TEST_ASSERT_TRUE(position.is_over());
    TEST_ASSERT_EQUAL_INT(board.score(), position.score());
    TEST_ASSERT_TRUE((plies <= G::kMaxPlies));
  }
}

void test_eyes_are_filled_by_their_owner_and_are_no_liberties() {
  check_random_games_with_eyes<6, 2, 1>(30);
  check_random_games_with_eyes<2, 2, 2>(30);
  check_random_games_with_eyes<8, 4, 2>(10);
  using P = SekiPoints<2, 2, 1>;
  TEST_ASSERT_EQUAL_HEX32(0b0'00'11'11'0u, P::Position().liberties(Mover::kMin));
  TEST_ASSERT_EQUAL_HEX32(0b0'11'11'00'0u, P::Position().liberties(Mover::kMax));
  TEST_ASSERT_EQUAL_HEX32(1u, P::eyes_of(Mover::kMin));
  TEST_ASSERT_EQUAL_HEX32(1u << (P::kPoints - 1), P::eyes_of(Mover::kMax));
}

void test_a_position_starts_as_it_is_told() {
  using P = SekiPoints<>;
  TEST_ASSERT_TRUE(Seki<>::Position().key().bits == Seki<>::Position(6, 6, 2, false).key().bits);
  TEST_ASSERT_TRUE(P::Position().key().bits == P::Position(6, 6, 2, false).key().bits);
  Seki<>::Position counts(3, 4, 1, true);
  TEST_ASSERT_EQUAL_INT(4, counts.liberties(Mover::kMax));
  TEST_ASSERT_EQUAL_INT(5, counts.liberties(Mover::kMin));
  counts.play(Seki<>::kPass);
  TEST_ASSERT_TRUE(counts.is_over() && counts.score() == 1);
  P::Position points(3, 4, 1, true);
  points.play(P::kPass);
  TEST_ASSERT_TRUE(points.is_over() && points.score() == 1);
}

void test_counted_positions_share_a_key_with_changed_colours() {
  using S = Seki<>;
  S::Position a(3, 4);
  a.play(S::kAttack);  // Min to move: 3 of its own, 3 of Max
  S::Position b(3, 4);
  b.play(S::kFill);  // Min to move: 4 of its own, 2 of Max
  TEST_ASSERT_TRUE(a.key().bits == S::Position(3, 3).key().bits);
  TEST_ASSERT_TRUE(b.key().bits == S::Position(4, 2).key().bits);
  TEST_ASSERT_FALSE(a.key().bits == b.key().bits);
  TEST_ASSERT_FALSE(S::Position(3, 3, 2, true).key().bits == a.key().bits);
  TEST_ASSERT_TRUE((Seki<8, 4>::Position(8, 8, 4, true).key().bits >> Seki<8, 4>::kKeyBits) == 0);
}

void test_points_tell_apart_stones_and_movers_and_passes() {
  using P = SekiPoints<>;
  const auto key = [](int first, int second, int third) {
    P::Position position;
    for (const int move : {first, second, third}) position.play(move);
    TEST_ASSERT_TRUE(position.key().bits >> P::kKeyBits == 0);
    TEST_ASSERT_EQUAL_INT(position.mover() == Mover::kMin, position.key().mirrored);
    return position.key().bits;
  };
  TEST_ASSERT_TRUE(key(0, 1, 2) == key(2, 1, 0));
  TEST_ASSERT_FALSE(key(0, 1, 2) == key(0, 2, 1));                // stones of another colour
  TEST_ASSERT_FALSE(key(0, 1, 2) == key(0, 1, 3));                // on another point
  TEST_ASSERT_FALSE(key(0, P::kPass, 1) == key(0, 1, P::kPass));  // a pass just now
  P::Position passed;
  passed.play(P::kPass);
  TEST_ASSERT_FALSE(passed.key().bits == P::Position(6, 6, 2, true).key().bits);  // another mover
}

void test_points_start_with_the_opponents_liberties() {
  using P = SekiPoints<3, 2>;
  constexpr int kOfMax[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  constexpr int kOfMin[] = {7, 6, 5, 4, 3, 2, 1, 0, 8};
  for (int slot = 0; slot < P::kMoves; ++slot) {
    TEST_ASSERT_EQUAL_INT(kOfMax[slot], P::move_of(slot, false));
    TEST_ASSERT_EQUAL_INT(kOfMin[slot], P::move_of(slot, true));
  }
  TEST_ASSERT_EQUAL_HEX32(7u, P::outside_of(Mover::kMin));
  TEST_ASSERT_EQUAL_HEX32(7u << 5, P::outside_of(Mover::kMax));
}

void test_what_a_glance_tells_is_true() {
  for (int max = 1; max <= 2; ++max) {
    for (int min = 1; min <= 2; ++min) {
      for (const bool passed : {false, true}) {
        check_facts<Seki<>>({max, min, 2, passed});
        check_facts<Seki<>>({max, min, 3, passed});
      }
    }
  }
  check_facts<SekiPoints<1, 2>>({});
}

void test_brute_force_finds_the_published_values() {
  for_each_seki(2, [](int max, int min, int value, const char* name) {
    TEST_ASSERT_EQUAL_INT_MESSAGE(value, exact_score<Seki<>>({max, min}), name);
  });
}

inline constexpr frugal::Settings kFactsForProof{.recycling = frugal::Recycling::kForProof};

void test_the_search_proves_the_published_values() {
  check_proofs<Seki<>, kFactsForProof>(bytes, 6, 1000);
  check_proofs<Seki<>, kCutsForProof>(bytes, 3, 1000);
  check_proofs<SekiPoints<2>, kFactsForProof>(bytes, 2, 2000);
  check_proofs<SekiPoints<1>, kCutsForProof>(bytes, 1, 2000);
}

void test_whole_games_are_legal() {
  frugal::Search<Strict<SekiPoints<3>>, frugal::DefaultRule, frugal::Uniform> search(bytes);
  Noise noise(bytes, 5);
  play_game(search, 30, noise, "points");
  frugal::Search<Strict<Seki<>>, frugal::DefaultRule, frugal::Uniform> counted_search(bytes);
  play_game(counted_search, 30, noise, "counted");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_both_forms_agree_with_a_slow_account_of_the_rules);
  RUN_TEST(test_eyes_are_filled_by_their_owner_and_are_no_liberties);
  RUN_TEST(test_a_position_starts_as_it_is_told);
  RUN_TEST(test_counted_positions_share_a_key_with_changed_colours);
  RUN_TEST(test_points_tell_apart_stones_and_movers_and_passes);
  RUN_TEST(test_points_start_with_the_opponents_liberties);
  RUN_TEST(test_what_a_glance_tells_is_true);
  RUN_TEST(test_brute_force_finds_the_published_values);
  RUN_TEST(test_the_search_proves_the_published_values);
  RUN_TEST(test_whole_games_are_legal);
  return UNITY_END();
}
