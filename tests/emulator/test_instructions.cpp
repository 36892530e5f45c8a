// SPDX-License-Identifier: MIT
//
// The counter of instructions that benches on the chip rely on, against loops of known length.
#include <unity.h>

#include <cstdint>

#include "frugal/hal/instructions.hpp"
#include "frugal/hal/process.hpp"

namespace {

// Two instructions a round, of which the branch takes two cycles.
#ifdef FRUGAL_CYCLES_A_MICROSECOND
constexpr std::uint32_t kRound = 3, kRoundsToWrap = 20'000'000;
#else
constexpr std::uint32_t kRound = 2, kRoundsToWrap = 700'000'000;
#endif
void run_rounds(std::uint32_t rounds) {
  asm volatile(
      ".syntax unified\n"
      "1: subs %0, #1\n"
      "bne 1b\n"
      : "+l"(rounds)
      :
      : "cc");
}

void expect_counted(std::uint32_t rounds, std::uint32_t tolerance) {
  const std::uint64_t before = frugal::hal::instructions();
  run_rounds(rounds);
  const auto counted = static_cast<std::uint32_t>(frugal::hal::instructions() - before);
  TEST_ASSERT_UINT32_WITHIN(tolerance, kRound * rounds, counted);
}

void test_instructions_are_counted() { expect_counted(1'000'000, 500); }

void test_count_goes_on_when_the_timer_wraps() {  // after 2^24 cycles, or 0.7 to 1.3 thousand
                                                  // million
  expect_counted(kRoundsToWrap, 50'000);
}

void test_painted_stack_shows_its_depth() {
  const std::size_t used = frugal::hal::stack_used_bytes();
  TEST_ASSERT_GREATER_THAN_UINT32(64, used);
  TEST_ASSERT_LESS_THAN_UINT32(1024, used);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  frugal::hal::instructions();  // finds the rate
  RUN_TEST(test_instructions_are_counted);
  RUN_TEST(test_count_goes_on_when_the_timer_wraps);
  RUN_TEST(test_painted_stack_shows_its_depth);
  return UNITY_END();
}
