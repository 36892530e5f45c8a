// SPDX-License-Identifier: MIT
//
// The clock, against instructions: in QEMU one takes a nanosecond, in an emulator of the chip's
// cycles what it takes on a Cortex-M0+. And idling: it must sleep, and wake up with the clock.
#include <unity.h>

#include <cstdint>

#include "frugal/hal/time.hpp"

namespace {

using frugal::hal::now_ms;

// 16 instructions a round, of which the branch takes two cycles.
#ifdef FRUGAL_CYCLES_A_MICROSECOND
constexpr std::uint32_t kRoundsAMillisecond = FRUGAL_CYCLES_A_MICROSECOND * 1000 / 17;
#else
constexpr std::uint32_t kRoundsAMillisecond = 1'000'000 / 16;
#endif
void run_rounds(std::uint32_t rounds) {
  asm volatile(
      ".syntax unified\n"
      "1: .rept 14\n nop\n .endr\n"
      "subs %0, #1\n"
      "bne 1b\n"
      : "+l"(rounds)
      :
      : "cc");
}

std::uint32_t next_ms() {
  const std::uint32_t before = now_ms();
  while (now_ms() == before) {
  }
  return now_ms();
}

void expect_milliseconds(std::uint32_t expected, std::uint32_t tolerance) {
  const std::uint32_t start = next_ms();
  run_rounds(expected * kRoundsAMillisecond);
  TEST_ASSERT_UINT32_WITHIN(tolerance, expected, now_ms() - start);
}

void test_clock_counts_milliseconds() { expect_milliseconds(20, 1); }
void test_clock_stays_right_for_a_second() { expect_milliseconds(1000, 3); }

void test_idle_wakes_up_with_the_clock() {
  std::uint32_t times = 0;
  for (const std::uint32_t start = next_ms(); now_ms() - start < 100; ++times) frugal::hal::idle();
  TEST_ASSERT_UINT32_WITHIN(2, 100, times);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_clock_counts_milliseconds);
  RUN_TEST(test_clock_stays_right_for_a_second);
  RUN_TEST(test_idle_wakes_up_with_the_clock);
  return UNITY_END();
}
