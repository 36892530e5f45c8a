// SPDX-License-Identifier: MIT
//
// Pins of the RP2040 on a model: levels, pulls and functions; and which pins a part of the chip may
// have, against the data sheet's table 2.19.2.
#include <unity.h>

#include <string_view>

#include "blocks.hpp"
#include "direct_keys.hpp"
#include "pin.hpp"
#include "pin_functions.hpp"
#include "rp2040_pins.hpp"

using namespace frugal::hal;

namespace {

Rp2040Resets resets;
Rp2040Pins pins{resets};

using Bank = PinBank0;
using Group = PinGroup<Pin<29>, Pin<0>, Pin<16>>;

// Of each pin: the UART and its T(ransmitter) or R(eceiver), where it has one; the I2C unit and its
// D(ata) or C(lock).
constexpr std::string_view kUarts[] = {"0T", "0R", "",   "",   "1T", "1R", "",   "",   "1T", "1R",
                                       "",   "",   "0T", "0R", "",   "",   "0T", "0R", "",   "",
                                       "1T", "1R", "",   "",   "1T", "1R", "",   "",   "0T", "0R"};
constexpr std::string_view kI2cs[] = {"0D", "0C", "1D", "1C", "0D", "0C", "1D", "1C", "0D", "0C",
                                      "1D", "1C", "0D", "0C", "1D", "1C", "0D", "0C", "1D", "1C",
                                      "0D", "0C", "1D", "1C", "0D", "0C", "1D", "1C", "0D", "0C"};

constexpr bool is(std::string_view what, unsigned unit, char line) {
  return what.size() == 2 && what[0] == static_cast<char>('0' + unit) && what[1] == line;
}

constexpr bool units_have_the_pins_of_the_table() {
  for (unsigned unit = 0; unit < 3; ++unit) {
    for (unsigned first = 0; first < 30; ++first) {
      for (unsigned second = 0; second < 30; ++second) {
        const bool uart = is(kUarts[first], unit, 'T') && is(kUarts[second], unit, 'R');
        const bool i2c = is(kI2cs[first], unit, 'D') && is(kI2cs[second], unit, 'C');
        if (uart_has_pins(unit, first, second) != uart) return false;
        if (i2c_has_pins(unit, first, second) != i2c) return false;
      }
    }
  }
  return true;
}
static_assert(units_have_the_pins_of_the_table());

void test_outputs_have_the_levels_that_are_written() {
  Group::make_outputs();
  for (std::uint32_t levels = 0; levels < 8; ++levels) {
    Group::write(levels);
    TEST_ASSERT_EQUAL_HEX32((levels & 1) << 29 | (levels >> 1 & 1) | (levels >> 2 & 1) << 16,
                            pins.levels());
    TEST_ASSERT_EQUAL_HEX32(levels, Group::levels());
  }
}

void test_a_group_leaves_other_pins_alone() {
  Bank::make_outputs((1u << 30) - 1);
  Bank::write((1u << 30) - 1, 0x15555555);
  pins.writes = 0;
  Group::write(0);
  TEST_ASSERT_EQUAL_HEX32(0x15555555 & ~(1u << 29 | 1u | 1u << 16), pins.levels());
  TEST_ASSERT_EQUAL(2, pins.writes);
}

void test_outputs_and_inputs_are_those_of_the_mask_only() {
  Bank::make_outputs(1u << 7 | 1u << 8);
  Bank::make_inputs(1u << 8, Pull::kUp);
  TEST_ASSERT_EQUAL_HEX32(1u << 7, pins.outputs());
  for (unsigned pin = 0; pin < Rp2040Pins::kPins; ++pin) {
    const bool is_meant = pin == 7 || pin == 8;
    TEST_ASSERT_EQUAL(is_meant ? Rp2040Pins::kSio : Rp2040Pins::kNoFunction, pins.function(pin));
  }
}

void test_a_pull_decides_where_nothing_drives() {
  Bank::make_inputs(1u << 3, Pull::kUp);
  Bank::make_inputs(1u << 4, Pull::kDown);
  TEST_ASSERT_EQUAL_HEX32(1u << 3, Bank::levels() & (1u << 3 | 1u << 4));
  pins.driven_low = 1u << 3;
  pins.driven_high = 1u << 4;
  TEST_ASSERT_EQUAL_HEX32(1u << 4, Bank::levels() & (1u << 3 | 1u << 4));
}

void test_keys_are_down_where_the_pin_is_low() {
  using Keys = DirectKeys<Active::kLow, Pin<13>, Pin<14>, Pin<15>>;
  Keys::start();
  TEST_ASSERT_EQUAL_HEX32(0, Keys::down());
  pins.driven_low = 1u << 14;
  TEST_ASSERT_EQUAL_HEX32(0b010, Keys::down());
}

void test_a_pin_has_the_function_and_the_pull_that_it_is_given() {
  Pin<20>::connect(PinFunction::kI2c, Pull::kUp);
  TEST_ASSERT_EQUAL(3, pins.function(20));
  TEST_ASSERT_TRUE(pins.is_pulled_up(20));
  Pin<20>::connect(PinFunction::kPwm);
  TEST_ASSERT_EQUAL(4, pins.function(20));
  TEST_ASSERT_FALSE(pins.is_pulled_up(20) || pins.is_pulled_down(20));
}

}  // namespace

namespace frugal::hal {
std::uint32_t read_register(std::uint32_t address) { return read_of(address, resets, pins); }
void write_register(std::uint32_t address, std::uint32_t value) {
  write_of(address, value, resets, pins);
}
}  // namespace frugal::hal

void setUp() {
  resets = {};
  pins = Rp2040Pins{resets};
}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_outputs_have_the_levels_that_are_written);
  RUN_TEST(test_a_group_leaves_other_pins_alone);
  RUN_TEST(test_outputs_and_inputs_are_those_of_the_mask_only);
  RUN_TEST(test_a_pull_decides_where_nothing_drives);
  RUN_TEST(test_keys_are_down_where_the_pin_is_low);
  RUN_TEST(test_a_pin_has_the_function_and_the_pull_that_it_is_given);
  return UNITY_END();
}
