// SPDX-License-Identifier: MIT
//
// The generator: its sequence is pinned, for every search depends on it; numbers below a limit stay
// below it and are equally likely; neighbouring seeds have nothing to do with each other. The
// pinned numbers were computed from the constants in random.hpp, without this code.
#include "frugal/random.hpp"

#include <unity.h>

#include <cstdint>
#include <initializer_list>

namespace {

using frugal::Random;

struct Sequence {
  std::uint32_t seed;
  std::uint32_t numbers[6];
};

void test_the_sequence_of_a_seed_never_changes() {
  constexpr Sequence kSequences[] = {
      {0, {0xac56, 0x4712, 0x21dd, 0x3463, 0xd67c, 0xb958}},
      {1, {0x29e4, 0x8d58, 0x140c, 0x695e, 0xc4b4, 0x7f3b}},
      {2, {0x5177, 0x24c5, 0xf955, 0x6094, 0xa52e, 0x4379}},
      {0xffffffffu, {0x013f, 0x7ac3, 0xecce, 0xf282, 0x4087, 0x6fa6}},
  };
  for (const Sequence& sequence : kSequences) {
    Random random(sequence.seed);
    for (const std::uint32_t number : sequence.numbers) {
      TEST_ASSERT_EQUAL_HEX32(number, random.next());
    }
  }
  Random random;
  std::uint32_t last = 0;
  for (int i = 0; i < 100000; ++i) last = random.next();
  TEST_ASSERT_EQUAL_HEX32(0x7144, last);
}

void test_a_copy_goes_on_alike() {
  Random random(9);
  random.next();
  Random copy = random;
  for (int i = 0; i < 10; ++i) TEST_ASSERT_EQUAL_HEX32(random.next(), copy.next());
}

void test_a_number_below_a_limit_is_a_share_of_16_random_bits() {
  for (const int limit : {1, 2, 7, 31, 1000, 65536}) {
    Random random(4);
    Random bits(4);
    for (int i = 0; i < 1000; ++i) {
      const int number = random.below(limit);
      TEST_ASSERT_TRUE(number >= 0 && number < limit);
      const std::uint32_t share = bits.next() * static_cast<std::uint32_t>(limit) / 65536u;
      TEST_ASSERT_EQUAL_UINT32(share, number);
    }
  }
}

/// Chi square of these counts against the same chance for all, times the expected count.
std::uint32_t squares_of(const int* counts, int kinds, int expected) {
  std::uint32_t sum = 0;
  for (int i = 0; i < kinds; ++i) {
    const int off = counts[i] - expected;
    sum += static_cast<std::uint32_t>(off * off);
  }
  return sum;
}

void test_columns_and_pairs_of_columns_are_equally_likely() {
  Random random(2010);
  int columns[7] = {};
  int pairs[49] = {};
  int before = 0;
  for (int i = 0; i < 49000; ++i) {
    const int column = random.below(7);
    ++columns[column];
    ++pairs[before * 7 + column];
    before = column;
  }
  // Chi square of 6 and of 48 degrees of freedom: above 22.5 and 84 once in a thousand times.
  TEST_ASSERT_TRUE(squares_of(columns, 7, 7000) < 7000u * 22);
  TEST_ASSERT_TRUE(squares_of(pairs, 49, 1000) < 1000u * 84);
}

void test_neighbouring_seeds_are_not_alike() {
  int counts[16] = {};
  for (std::uint32_t seed = 0; seed < 1600; ++seed) ++counts[Random(seed).below(16)];
  TEST_ASSERT_TRUE(squares_of(counts, 16, 100) < 100u * 38);
  int same = 0;
  for (std::uint32_t seed = 0; seed < 1600; ++seed) {
    Random one(seed);
    Random next(seed + 1);
    for (int i = 0; i < 10; ++i) same += one.below(7) == next.below(7) ? 1 : 0;
  }
  TEST_ASSERT_INT_WITHIN(300, 16000 / 7, same);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_sequence_of_a_seed_never_changes);
  RUN_TEST(test_a_copy_goes_on_alike);
  RUN_TEST(test_a_number_below_a_limit_is_a_share_of_16_random_bits);
  RUN_TEST(test_columns_and_pairs_of_columns_are_equally_likely);
  RUN_TEST(test_neighbouring_seeds_are_not_alike);
  return UNITY_END();
}
