// SPDX-License-Identifier: MIT
//
// What the build itself must provide before any other test means something: integers as the engine
// expects them, constructors that run before main, and a console to report on.
#include <unity.h>

#include <cstdint>

namespace {

int answer() { return 42; }
const int kConstructedBeforeMain = answer();
int in_data = 7;
int in_bss;

void test_signed_shift_right_keeps_the_sign() {
  volatile std::int32_t minus_eight = -8;
  TEST_ASSERT_EQUAL_INT32(-2, minus_eight >> 2);
}

void test_64_bit_values_are_compared_whole() {
  volatile std::uint64_t one = 1;
  TEST_ASSERT_EQUAL_HEX64(0x0001000000000000u, one << 48);
}

void test_memory_is_initialised_before_main() {
  TEST_ASSERT_EQUAL_INT(42, kConstructedBeforeMain);
  TEST_ASSERT_EQUAL_INT(7, in_data);
  TEST_ASSERT_EQUAL_INT(0, in_bss);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_signed_shift_right_keeps_the_sign);
  RUN_TEST(test_64_bit_values_are_compared_whole);
  RUN_TEST(test_memory_is_initialised_before_main);
  return UNITY_END();
}
