// SPDX-License-Identifier: MIT
//
// What a proof remembers: in a table of any size, also one that grows as it fills, what is kept is
// what was stored, and forgetting leaves nothing.
#include "frugal/proof_table.hpp"

#include <unity.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "frugal/games/connect/connect.hpp"
#include "frugal/games/connect/exact.hpp"
#include "frugal/random.hpp"

namespace {

using frugal::Bounds;
using frugal::Connect;
using frugal::ExactConnect;
using frugal::ProofTable;
using frugal::Random;

/// A number below the top that a key stands for, as bounds.
template <class G>
std::uint32_t bounds_for(std::uint64_t key) {
  return Bounds<G::kTop>::at_least(1 + static_cast<int>(key % (G::kTop - 1)));
}

std::uint64_t random_key(Random& random, int bits) {
  std::uint64_t key = 0;
  for (int i = 0; i < 4; ++i) key = key << 16 | random.next();
  const std::uint64_t mask = bits < 64 ? (std::uint64_t{1} << bits) - 1 : ~std::uint64_t{0};
  return (key & mask) | 1;
}

template <class G>
void check_table(std::size_t size, int keys, int at_least) {
  std::vector<std::byte> bytes(size, std::byte{0xff});
  ProofTable<G> table(bytes);
  table.clear();
  Random writing(7);
  for (int i = 0; i < keys; ++i) {
    const std::uint64_t key = random_key(writing, G::kKeyBits);
    table.store(key, bounds_for<G>(key), static_cast<std::uint32_t>(i % 1000));
  }
  Random reading(7);
  int kept = 0;
  for (int i = 0; i < keys; ++i) {
    const std::uint64_t key = random_key(reading, G::kKeyBits);
    const std::uint32_t bounds = table.bounds_of(key);
    if (bounds == Bounds<G::kTop>::kUnknown) continue;
    TEST_ASSERT_EQUAL_HEX32(bounds_for<G>(key), bounds);
    ++kept;
  }
  TEST_ASSERT_TRUE(kept >= at_least);

  table.clear();
  Random again(7);
  for (int i = 0; i < keys; ++i) {
    TEST_ASSERT_EQUAL_HEX32(0, table.bounds_of(random_key(again, G::kKeyBits)));
  }
}

/// Entries of two words and of three, of three outcomes and of many.
void test_what_a_small_table_keeps_is_what_was_stored() {
  check_table<Connect<7, 6, 4>>(4096, 1000, 256);
  check_table<ExactConnect<7, 6, 4>>(4096, 1000, 256);
  check_table<ExactConnect<8, 7, 4>>(4096, 1000, 128);
  check_table<ExactConnect<4, 4, 4>>(4096, 1000, 128);
}

/// Sizes that double evenly, and one that does not.
void test_a_table_that_grows_keeps_half() {
  check_table<Connect<7, 6, 4>>(std::size_t{4} << 20, 200000, 100000);
  check_table<ExactConnect<7, 6, 4>>(std::size_t{4} << 20, 200000, 100000);
  check_table<ExactConnect<7, 6, 4>>(3999999, 200000, 100000);
  check_table<ExactConnect<8, 7, 4>>(std::size_t{8} << 20, 200000, 100000);
}

void test_a_table_without_bytes_keeps_nothing() {
  check_table<ExactConnect<7, 6, 4>>(0, 10, 0);
  check_table<ExactConnect<7, 6, 4>>(15, 10, 0);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_what_a_small_table_keeps_is_what_was_stored);
  RUN_TEST(test_a_table_that_grows_keeps_half);
  RUN_TEST(test_a_table_without_bytes_keeps_nothing);
  return UNITY_END();
}
