// SPDX-License-Identifier: MIT
//
// Pins of the nRF52833, on a model of its two ports.
#include <unity.h>

#include "blocks.hpp"
#include "chip.hpp"
#include "direct_keys.hpp"
#include "nrf_pins.hpp"

using namespace frugal::hal;

namespace {

static_assert(has_pin(31, 0) && has_pin(9, 1));
static_assert(!has_pin(32, 0) && !has_pin(10, 1) && !has_pin(0, 2));

NrfPins pins;

// The columns of the micro:bit V2, and two pins that end a port.
using Columns = PinGroup<Pin<28>, Pin<11>, Pin<31>, Pin<5, 1>, Pin<30>>;
using Ends = PinGroup<Pin<9, 1>, Pin<0>, Pin<0, 1>, Pin<31>>;

void test_the_second_port_is_another() {
  Pin<5, 1>::Bank::make_outputs(1u << 5);
  TEST_ASSERT_EQUAL_HEX32(1u << 5, pins.p1.outputs());
  TEST_ASSERT_EQUAL_HEX32(0, pins.p0.outputs());
}

void test_outputs_have_the_levels_that_are_written() {
  Ends::make_outputs();
  for (std::uint32_t levels = 0; levels < 16; ++levels) {
    Ends::write(levels);
    TEST_ASSERT_EQUAL_HEX32((levels & 1) << 9 | (levels >> 2 & 1), pins.p1.levels());
    TEST_ASSERT_EQUAL_HEX32((levels >> 1 & 1) | (levels >> 3 & 1) << 31, pins.p0.levels());
  }
}

void test_a_group_in_both_ports_writes_each_once() {
  Columns::make_outputs();
  Columns::write(0b10101);
  for (const NrfPort& port : {pins.p0, pins.p1}) {
    TEST_ASSERT_EQUAL(1, port.sets);
    TEST_ASSERT_EQUAL(1, port.clears);
  }
}

void test_a_group_leaves_other_pins_alone() {
  Port<0>::make_outputs(~0u);
  Port<1>::make_outputs(0x3FF);
  Port<0>::write(~0u, ~0u);
  Port<1>::write(0x3FF, 0x155);
  Columns::write(0);
  TEST_ASSERT_EQUAL_HEX32(~(1u << 28 | 1u << 11 | 1u << 31 | 1u << 30), pins.p0.levels());
  TEST_ASSERT_EQUAL_HEX32(0x155, pins.p1.levels());
  Columns::write(0b01000);
  TEST_ASSERT_EQUAL_HEX32(0x175, pins.p1.levels());
}

void test_a_pull_decides_where_nothing_drives() {
  Port<1>::make_inputs(1u << 2, Pull::kUp);
  Port<1>::make_inputs(1u << 9, Pull::kDown);
  TEST_ASSERT_EQUAL_HEX32(1u << 2, Port<1>::levels());
  pins.p1.driven_low = 1u << 2;
  pins.p1.driven_high = 1u << 9;
  TEST_ASSERT_EQUAL_HEX32(1u << 9, Port<1>::levels());
}

void test_an_output_becomes_an_input() {
  Port<1>::make_outputs(1u << 4);
  Port<1>::make_inputs(1u << 4, Pull::kUp);
  TEST_ASSERT_EQUAL_HEX32(0, pins.p1.outputs());
  TEST_ASSERT_EQUAL_HEX32(1u << 4, Port<1>::levels());
}

void test_keys_in_both_ports_are_read_with_one_look_at_each() {
  using Keys = DirectKeys<Active::kLow, Pin<14>, Pin<4, 1>, Pin<23>>;
  Keys::start();
  TEST_ASSERT_EQUAL_HEX32(0, Keys::down());
  pins.p1.driven_low = 1u << 4;
  pins.p0.driven_low = 1u << 23;
  pins.p0.reads = pins.p1.reads = 0;
  TEST_ASSERT_EQUAL_HEX32(0b110, Keys::down());
  TEST_ASSERT_EQUAL(1, pins.p0.reads);
  TEST_ASSERT_EQUAL(1, pins.p1.reads);
}

}  // namespace

namespace frugal::hal {
std::uint32_t read_register(std::uint32_t address) { return read_of(address, pins); }
void write_register(std::uint32_t address, std::uint32_t value) { write_of(address, value, pins); }
}  // namespace frugal::hal

void setUp() { pins = {}; }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_second_port_is_another);
  RUN_TEST(test_outputs_have_the_levels_that_are_written);
  RUN_TEST(test_a_group_in_both_ports_writes_each_once);
  RUN_TEST(test_a_group_leaves_other_pins_alone);
  RUN_TEST(test_a_pull_decides_where_nothing_drives);
  RUN_TEST(test_an_output_becomes_an_input);
  RUN_TEST(test_keys_in_both_ports_are_read_with_one_look_at_each);
  return UNITY_END();
}
