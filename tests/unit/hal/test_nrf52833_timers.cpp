// SPDX-License-Identifier: MIT
//
// The crystal, and what counts on it, of the nRF52833: the clock (TIMER1), the lights' rows
// (TIMER2) and the ticks (TIMER0). Product Specification 1.5, chapters 5.4 (CLOCK) and 6.28.
#include <unity.h>

#include "blocks.hpp"
#include "chip.hpp"
#include "frugal/hal/time.hpp"
#include "interrupts.hpp"
#include "nrf_timer.hpp"
#include "standstill.hpp"
#include "ticks.hpp"

using namespace frugal::hal;

extern "C" void irq_9();
extern "C" void irq_10();

namespace {

/// HFXO begins a while after it was told to.
struct Crystal {
  bool is_dead = false, is_started = false;
  unsigned polls = 0;

  bool has(std::uint32_t address) const { return address >> 12 == 0x40000; }
  std::uint32_t read(std::uint32_t address) {
    TEST_ASSERT_EQUAL_HEX32(0x40000100, address);
    TEST_ASSERT_TRUE_MESSAGE(is_started, "it was never told to start");
    return !is_dead && ++polls > 1000;
  }
  void write(std::uint32_t address, std::uint32_t value) {
    TEST_ASSERT_EQUAL_HEX32(0x40000000, address);
    TEST_ASSERT_EQUAL(1, value);
    is_started = true;
  }
};

// The clock starts itself before main().
constinit Crystal crystal;
constinit NrfTimer timer0{0x40008000}, timer1{0x40009000}, timer2{0x4000A000};
unsigned rows;

template <unsigned kNumber>
void serve(NrfTimer& timer, void (*handler)()) {
  if (!timer.asks_for_interrupt() || !(enabled_interrupts >> kNumber & 1)) return;
  handler();
  TEST_ASSERT_FALSE_MESSAGE(timer.asks_for_interrupt(), "the event is not cleared");
  TEST_ASSERT_TRUE_MESSAGE(timer.is_settled(), "the interrupt may come twice");
}

void pass_us(std::uint32_t microseconds) {
  for (std::uint32_t left = 16 * microseconds; left > 0; --left) {
    timer0.pass_a_tick();
    timer1.pass_a_tick();
    timer2.pass_a_tick();
    serve<9>(timer1, irq_9);
    serve<10>(timer2, irq_10);
  }
}

void test_the_clock_counts_milliseconds() {
  const std::uint32_t begun = now_ms();
  pass_us(999);
  TEST_ASSERT_EQUAL(begun, now_ms());
  pass_us(1);
  TEST_ASSERT_EQUAL(begun + 1, now_ms());
  pass_us(500'000);
  TEST_ASSERT_EQUAL(begun + 501, now_ms());
}

void test_rows_are_lit_one_after_the_other_until_a_pause() {
  LightTimer::start(125);
  pass_us(125 * 40);
  TEST_ASSERT_EQUAL(40, rows);
  LightTimer::pause();
  pass_us(125 * 40);
  TEST_ASSERT_EQUAL(40, rows);
  LightTimer::resume();
  pass_us(125 * 40);
  TEST_ASSERT_GREATER_OR_EQUAL(80, rows);
}

void test_ticks_are_those_of_16_mhz() {
  start_counting();
  const std::uint64_t begun = ticks();
  pass_us(10'000);
  TEST_ASSERT_EQUAL_UINT64(160'000, ticks() - begun);
}

void test_the_chip_waits_for_the_crystal() {
  crystal = {};
  chip_start();
  TEST_ASSERT_EQUAL(1001, crystal.polls);
}

void test_a_dead_crystal_is_not_waited_for_for_ever() {
  crystal = {.is_dead = true};
  chip_start();
  TEST_ASSERT_TRUE(crystal.is_started);
}

}  // namespace

namespace frugal::hal {
std::uint32_t read_register(std::uint32_t address) {
  return read_of(address, crystal, timer0, timer1, timer2);
}
void write_register(std::uint32_t address, std::uint32_t value) {
  write_of(address, value, crystal, timer0, timer1, timer2);
}
void light_next_row() { ++rows; }
}  // namespace frugal::hal

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_clock_counts_milliseconds);
  RUN_TEST(test_rows_are_lit_one_after_the_other_until_a_pause);
  RUN_TEST(test_ticks_are_those_of_16_mhz);
  RUN_TEST(test_the_chip_waits_for_the_crystal);
  RUN_TEST(test_a_dead_crystal_is_not_waited_for_for_ever);
  return UNITY_END();
}
