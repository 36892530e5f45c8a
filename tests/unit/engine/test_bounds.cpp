// SPDX-License-Identifier: MIT
//
// Bounds against plain intervals [pess, opti] of integers, unary for scores of one to eight steps
// and as numbers for more; rows of them for few and many moves against an array of intervals, under
// random operations. Random facts are kept consistent by a hidden true value for each move.
#include <unity.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "frugal/bounds.hpp"
#include "frugal/random.hpp"

namespace {

using frugal::Bounds;
using frugal::BoundsRow;
using frugal::Random;

struct Interval {
  int pess;
  int opti;

  Interval tightened(Interval other) const {
    return {std::max(pess, other.pess), std::min(opti, other.opti)};
  }
};

template <int kTop>
std::uint32_t bits_of(Interval interval) {
  using B = Bounds<kTop>;
  return B::tightened(B::at_least(interval.pess), B::at_most(interval.opti));
}

template <int kTop>
void check_equal(Interval expected, std::uint32_t bounds) {
  TEST_ASSERT_EQUAL_INT(expected.pess, Bounds<kTop>::pess(bounds));
  TEST_ASSERT_EQUAL_INT(expected.opti, Bounds<kTop>::opti(bounds));
}

template <int kTop, class Visit>
void for_each_interval(Visit visit) {
  for (int pess = 0; pess <= kTop; ++pess) {
    for (int opti = pess; opti <= kTop; ++opti) visit(Interval{pess, opti});
  }
}

template <class Test>
void with_every_top(Test test) {
  test(std::integral_constant<int, 1>{});
  test(std::integral_constant<int, 2>{});
  test(std::integral_constant<int, 3>{});
  test(std::integral_constant<int, 5>{});
  test(std::integral_constant<int, 8>{});
  test(std::integral_constant<int, 15>{});
  test(std::integral_constant<int, 16>{});
  test(std::integral_constant<int, 42>{});
  test(std::integral_constant<int, 128>{});
}

template <int kTop>
Interval random_interval(Random& random) {
  const int pess = random.below(kTop + 1);
  return {pess, pess + random.below(kTop + 1 - pess)};
}

void test_bounds_hold_any_interval() {
  with_every_top([](auto top_constant) {
    constexpr int kTop = top_constant;
    using B = Bounds<kTop>;
    for_each_interval<kTop>([](Interval interval) {
      const std::uint32_t bounds = bits_of<kTop>(interval);
      check_equal<kTop>(interval, bounds);
      TEST_ASSERT_EQUAL_INT(interval.pess == interval.opti, B::is_solved(bounds));
      TEST_ASSERT_EQUAL_HEX32(0, bounds & ~B::kSlot);
    });
    check_equal<kTop>({0, kTop}, B::kUnknown);
    check_equal<kTop>({0, 0}, B::kLost);
    check_equal<kTop>({kTop, kTop}, B::kWon);
    for (int score = 0; score <= kTop; ++score) {
      check_equal<kTop>({score, kTop}, B::at_least(score));
      check_equal<kTop>({0, score}, B::at_most(score));
      check_equal<kTop>({score, score}, B::exactly(score));
    }
  });
}

void test_to_change_sides_turns_the_interval_round() {
  with_every_top([](auto top_constant) {
    constexpr int kTop = top_constant;
    for_each_interval<kTop>([](Interval interval) {
      const std::uint32_t bounds = bits_of<kTop>(interval);
      const std::uint32_t theirs = Bounds<kTop>::seen_by_opponent(bounds);
      check_equal<kTop>({kTop - interval.opti, kTop - interval.pess}, theirs);
      TEST_ASSERT_EQUAL_HEX32(bounds, Bounds<kTop>::seen_by_opponent(theirs));
    });
  });
}

void test_to_tighten_keeps_what_both_say() {
  with_every_top([](auto top_constant) {
    constexpr int kTop = top_constant;
    using B = Bounds<kTop>;
    Random random(kTop);
    for (int round = 0; round < 1000; ++round) {
      const Interval a = random_interval<kTop>(random);
      const Interval b = random_interval<kTop>(random);
      const Interval both = a.tightened(b);
      if (both.pess > both.opti) continue;  // they contradict each other
      check_equal<kTop>(both, B::tightened(bits_of<kTop>(a), bits_of<kTop>(b)));
    }
  });
}

void test_unary_bounds_are_tightened_by_or() {
  using B = Bounds<2>;
  TEST_ASSERT_EQUAL_HEX32(B::exactly(1), B::at_least(1) | B::at_most(1));
  TEST_ASSERT_EQUAL_HEX32(B::kWon, B::at_least(1) | B::kWon);
}

void test_a_position_has_the_best_of_its_moves() {
  with_every_top([](auto top_constant) {
    constexpr int kTop = top_constant;
    using B = Bounds<kTop>;
    Random random(kTop);
    for (int round = 0; round < 300; ++round) {
      Interval best{0, 0};
      std::uint32_t least = B::kUnknown;
      std::uint32_t most = B::kLost;
      for (int move = random.below(5); move >= 0; --move) {
        const Interval seen = random_interval<kTop>(random);
        best = {std::max(best.pess, seen.pess), std::max(best.opti, seen.opti)};
        least = B::raised(least, bits_of<kTop>(seen));
        most = B::joined(most, bits_of<kTop>(seen));
        check_equal<kTop>({best.pess, kTop}, least);
      }
      check_equal<kTop>(best, B::tightened(least, most));
    }
  });
}

/// Bits that no bounds have: scores stay on the scale, and a row's answers are those of its scores.
void test_noise_stays_on_the_scale() {
  with_every_top([](auto top_constant) {
    constexpr int kTop = top_constant;
    using B = Bounds<kTop>;
    Random random(kTop);
    for (int round = 0; round < 1000; ++round) {
      const std::uint32_t noise = random.next();
      TEST_ASSERT_TRUE(B::pess(noise) >= 0 && B::pess(noise) <= kTop);
      TEST_ASSERT_TRUE(B::opti(noise) >= 0 && B::opti(noise) <= kTop);
      TEST_ASSERT_EQUAL_HEX32(0, B::seen_by_opponent(noise) & ~B::kSlot);
    }
  });
}

void test_contradicting_bounds_count_as_solved() {
  with_every_top([](auto top_constant) {
    constexpr int kTop = top_constant;
    using B = Bounds<kTop>;
    TEST_ASSERT_TRUE(B::is_solved(B::tightened(B::kWon, B::kLost)));
    TEST_ASSERT_TRUE(B::is_solved(B::tightened(B::at_least(kTop), B::at_most(kTop - 1))));
  });
}

template <int kTop, int kMoves>
class RowTest {
  using B = Bounds<kTop>;
  using Row = BoundsRow<kTop, kMoves>;

 public:
  void run() {
    for (int round = 0; round < 40; ++round) {
      start();
      for (int i = 0; i < 6; ++i) {
        tighten_some_moves();
        check_cuts();
        row_.join_moves();
        model_own_ = model_own_.tightened(joined());
        check();
      }
    }
  }

 private:
  Row row_ = Row::all_lost();
  std::array<Interval, kMoves> model_{};
  std::array<int, kMoves> true_values_{};
  Interval model_own_{};
  Random random_{kTop * 100 + kMoves};

  /// Some moves are legal; the others stay lost.
  void start() {
    row_ = Row::all_lost();
    model_own_ = {0, kTop};
    check_equal<kTop>(model_own_, row_.own());
    for (int move = 0; move < kMoves; ++move) {
      check_equal<kTop>({0, 0}, row_.of_move(move));
      const bool is_legal = random_.below(4) != 0;
      model_[move] = {0, is_legal ? kTop : 0};
      true_values_[move] = is_legal ? random_.below(kTop + 1) : 0;
      if (is_legal) row_.set_move(move, B::kUnknown);
    }
  }

  void tighten_some_moves() {
    for (int i = 0; i <= kMoves / 3; ++i) {
      const int move = random_.below(kMoves);
      const int value = true_values_[move];
      const Interval fact{random_.below(value + 1), value + random_.below(kTop - value + 1)};
      const Interval before = model_[move];
      model_[move] = before.tightened(fact);
      const bool is_new = before.pess != model_[move].pess || before.opti != model_[move].opti;
      TEST_ASSERT_EQUAL_INT(is_new, row_.tighten_move(move, bits_of<kTop>(fact)));
      TEST_ASSERT_FALSE(row_.tighten_move(move, bits_of<kTop>(fact)));
    }
  }

  Interval joined() const {
    Interval best{0, 0};
    for (const Interval& move : model_) {
      best = {std::max(best.pess, move.pess), std::max(best.opti, move.opti)};
    }
    return best;
  }

  void check() const {
    check_equal<kTop>(model_own_, row_.own());
    for (int move = 0; move < kMoves; ++move) check_equal<kTop>(model_[move], row_.of_move(move));
  }

  void check_cuts() const {
    for (int sure = 0; sure < kTop; ++sure) {
      typename Row::Walk walk(row_, Row::cut_at(sure));
      const bool any = walk.any_is_cut();
      bool some = false;
      for (int move = 0; move < kMoves; ++move) {
        TEST_ASSERT_EQUAL_INT(model_[move].opti <= sure, walk.next_is_cut());
        some = some || model_[move].opti <= sure;
      }
      TEST_ASSERT_EQUAL_INT(some, any);
    }
    typename Row::Walk uncut(row_, 0);
    TEST_ASSERT_FALSE(uncut.any_is_cut());
    for (int move = 0; move < kMoves; ++move) TEST_ASSERT_FALSE(uncut.next_is_cut());
  }
};

void test_rows_are_arrays_of_intervals() {
  with_every_top([](auto top) {
    RowTest<top, 1>().run();
    RowTest<top, 7>().run();
    RowTest<top, 8>().run();
    RowTest<top, 31>().run();
  });
}

void test_own_bounds_are_apart_from_those_of_the_moves() {
  using B = Bounds<2>;
  auto row = BoundsRow<2, 7>::all_lost();
  for (int move = 0; move < 7; ++move) row.set_move(move, B::kUnknown);
  row.tighten_own(B::at_least(1));
  row.join_moves();
  check_equal<2>({1, 2}, row.own());
  row.tighten_own(B::at_most(1));
  check_equal<2>({1, 1}, row.own());
  row.forget_own();
  check_equal<2>({0, 2}, row.own());
  for (int move = 0; move < 7; ++move) check_equal<2>({0, 2}, row.of_move(move));
}

void test_a_move_can_be_set_anew() {
  using B = Bounds<2>;
  auto row = BoundsRow<2, 31>::all_lost();
  row.set_move(30, B::kWon);
  row.set_move(30, B::at_most(1));
  check_equal<2>({0, 1}, row.of_move(30));
  check_equal<2>({0, 0}, row.of_move(29));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_bounds_hold_any_interval);
  RUN_TEST(test_to_change_sides_turns_the_interval_round);
  RUN_TEST(test_to_tighten_keeps_what_both_say);
  RUN_TEST(test_unary_bounds_are_tightened_by_or);
  RUN_TEST(test_a_position_has_the_best_of_its_moves);
  RUN_TEST(test_noise_stays_on_the_scale);
  RUN_TEST(test_contradicting_bounds_count_as_solved);
  RUN_TEST(test_rows_are_arrays_of_intervals);
  RUN_TEST(test_own_bounds_are_apart_from_those_of_the_moves);
  RUN_TEST(test_a_move_can_be_set_anew);
  return UNITY_END();
}
