// SPDX-License-Identifier: MIT
//
// The watchdog of the nRF52833, and what it tells of the reset before: Product Specification 1.5,
// chapters 6.36 (WDT) and 5.3 (RESETREAS).
#include "frugal/hal/watchdog.hpp"

#include <unity.h>

#include "blocks.hpp"
#include "frugal/hal/process.hpp"

using namespace frugal::hal;

namespace {

constexpr std::uint32_t kByWatchdog = 1u << 1, kByPin = 1u << 0;

/// Writing ones clears; it is kept until power is cut.
struct ResetReason {
  std::uint32_t reason = kByWatchdog | kByPin;
  bool has(std::uint32_t address) const { return address == 0x40000400; }
  std::uint32_t read(std::uint32_t) { return reason; }
  void write(std::uint32_t, std::uint32_t ones) { reason &= ~ones; }
};

/// It counts down at 32,768 Hz. What it was started with can't be changed.
struct Watchdog {
  std::uint32_t period = 0xFFFFFFFF, left = 0, settings = 1;
  bool runs = false, has_bitten = false;

  bool has(std::uint32_t address) const { return address >> 12 == 0x40010; }
  std::uint32_t read(std::uint32_t) {
    TEST_FAIL_MESSAGE("not read by a driver");
    return 0;
  }
  void write(std::uint32_t address, std::uint32_t value) {
    if (address == 0x40010600) {
      TEST_ASSERT_EQUAL_HEX32_MESSAGE(0x6E524635, value, "the key is wrong");
      left = period + 1;
      return;
    }
    TEST_ASSERT_FALSE_MESSAGE(runs, "it runs already");
    if (address == 0x40010000) {
      TEST_ASSERT_EQUAL(1, value);
      runs = true;
      left = period + 1;
    } else if (address == 0x40010504) {
      TEST_ASSERT_GREATER_OR_EQUAL(15, value);
      period = value;
    } else {
      TEST_ASSERT_EQUAL_HEX32_MESSAGE(0x4001050C, address, "not written by a driver");
      settings = value;
    }
  }
  void pass_ms(std::uint32_t milliseconds) {
    const auto ticks = static_cast<std::uint32_t>(std::uint64_t{milliseconds} * 32'768 / 1000);
    if (runs && ticks >= left) has_bitten = true;
    left -= ticks;
  }
};

// The reason is asked for before main().
constinit ResetReason reason;
constinit Watchdog watchdog;

void test_it_was_hanging_if_the_watchdog_bit() { TEST_ASSERT_TRUE(was_hanging()); }

void test_the_reason_is_cleared_for_the_next_start() { TEST_ASSERT_EQUAL_HEX32(0, reason.reason); }

void test_it_bites_two_seconds_after_it_was_fed() {
  watchdog_start();
  for (int i = 0; i < 10; ++i) {
    watchdog.pass_ms(1990);
    watchdog_feed();
  }
  TEST_ASSERT_FALSE(watchdog.has_bitten);
  watchdog.pass_ms(2000);
  TEST_ASSERT_TRUE(watchdog.has_bitten);
}

void test_it_runs_while_the_chip_sleeps_and_not_under_a_debugger() {
  TEST_ASSERT_EQUAL_HEX32(1, watchdog.settings);
}

}  // namespace

namespace frugal::hal {
std::uint32_t read_register(std::uint32_t address) { return read_of(address, reason, watchdog); }
void write_register(std::uint32_t address, std::uint32_t value) {
  write_of(address, value, reason, watchdog);
}
}  // namespace frugal::hal

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_it_was_hanging_if_the_watchdog_bit);
  RUN_TEST(test_the_reason_is_cleared_for_the_next_start);
  RUN_TEST(test_it_bites_two_seconds_after_it_was_fed);
  RUN_TEST(test_it_runs_while_the_chip_sleeps_and_not_under_a_debugger);
  return UNITY_END();
}
