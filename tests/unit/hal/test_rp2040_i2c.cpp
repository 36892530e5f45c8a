// SPDX-License-Identifier: MIT
//
// The RP2040's I2C on a model of its unit, with an OLED on the bus.
#include "i2c.hpp"

#include <unity.h>

#include <optional>
#include <vector>

#include "blocks.hpp"
#include "rp2040_i2c.hpp"
#include "ssd1306.hpp"
#include "ssd1306_model.hpp"

using namespace frugal::hal;

namespace {

/// The display on the bus: it is given whole transfers.
struct Device {
  Ssd1306Model display;
  std::vector<std::uint8_t> bytes;
  std::size_t takes_at_most = 1000;
  unsigned transfers = 0;

  bool takes_address(std::uint32_t address) const {
    return address == 0x3C && display.is_plugged_in;
  }
  bool takes(std::uint8_t byte) {
    if (bytes.size() == takes_at_most) return false;
    bytes.push_back(byte);
    return true;
  }
  void end() {
    if (takes_at_most == 1000 && bytes.size() > 1) display.take(0x3C, bytes);
    transfers += !bytes.empty();
    bytes.clear();
  }
};

Rp2040Resets resets;
Rp2040Pins pins{resets};
Rp2040Timer timer;
Device device;
std::optional<Rp2040I2c<Device>> unit;

using Bus = I2c<0, Pin<4>, Pin<5>>;
using Oled = Ssd1306<Bus>;

void begin(unsigned number, unsigned data_pin, unsigned clock_pin) {
  resets = {};
  pins = Rp2040Pins{resets};
  timer = {};
  device = {};
  unit.emplace(number, data_pin, clock_pin, resets, pins, timer, device);
}

/// A hundred bytes: commands, each of which says that the picture is not inverted.
const std::vector<std::uint8_t> kBytes = [] {
  std::vector<std::uint8_t> bytes(100, 0xA6);
  bytes[0] = 0;
  return bytes;
}();

/// Nine bits a byte, and the address, of 3 us: twice that, and a millisecond.
std::uint64_t most_nanoseconds(std::size_t bytes) { return 2 * 9 * (bytes + 1) * 3000 + 1'100'000; }

void test_a_whole_picture_arrives() {
  const Picture picture = noise(1);
  Oled::show(picture, 0);
  expect_shown(device.display, picture);
}

void test_the_other_unit_works_on_its_own_pins() {
  begin(1, 26, 27);
  using Other = Ssd1306<I2c<1, Pin<26>, Pin<27>>>;
  Other::start();
  const Picture picture = noise(2);
  Other::show(picture, 0);
  expect_shown(device.display, picture);
}

void test_a_transfer_ends_with_its_last_byte() {
  TEST_ASSERT_TRUE(Bus::write(0x3C, kBytes));
  TEST_ASSERT_EQUAL(1, device.transfers);
  TEST_ASSERT_TRUE(unit->is_idle());
}

void test_a_device_that_is_not_there_ends_a_write_at_once() {
  device.display.is_plugged_in = false;
  const std::uint64_t begun = timer.nanoseconds;
  TEST_ASSERT_FALSE(Bus::write(0x3C, kBytes));
  TEST_ASSERT_LESS_THAN(100'000, timer.nanoseconds - begun);
  device.display.is_plugged_in = true;
  TEST_ASSERT_TRUE(Bus::write(0x3C, kBytes));
}

void test_a_byte_that_is_refused_ends_the_write() {
  for (const std::size_t taken : {0u, 1u, 15u, 16u, 99u}) {
    device.takes_at_most = taken;
    TEST_ASSERT_FALSE(Bus::write(0x3C, kBytes));
    TEST_ASSERT_TRUE(unit->is_idle());
    device.takes_at_most = 1000;
    TEST_ASSERT_TRUE(Bus::write(0x3C, kBytes));
  }
}

void test_a_bus_that_is_stuck_ends_a_write_in_time_and_recovers() {
  const Picture picture = noise(3);
  unit->is_stuck = true;
  const std::uint64_t begun = timer.nanoseconds;
  TEST_ASSERT_FALSE(Bus::write(0x3C, kBytes));
  TEST_ASSERT_LESS_THAN(most_nanoseconds(kBytes.size()), timer.nanoseconds - begun);
  unit->is_stuck = false;
  device.bytes.clear();
  Oled::show(picture, 0);
  expect_shown(device.display, picture);
}

void test_a_stop_that_was_heard_before_ends_no_write() {
  unit->hear_foreign_stop();
  TEST_ASSERT_TRUE(Bus::write(0x3C, kBytes));
  TEST_ASSERT_EQUAL_MESSAGE(1, device.transfers, "nothing was sent");
}

void test_the_timer_may_wrap_meanwhile() {
  begin(0, 4, 5);
  timer.nanoseconds = ((std::uint64_t{1} << 32) - 500) * 1000;
  Oled::start();
  TEST_ASSERT_TRUE(Bus::write(0x3C, kBytes));
}

}  // namespace

namespace frugal::hal {
std::uint32_t read_register(std::uint32_t address) {
  return read_of(address, resets, pins, timer, *unit);
}
void write_register(std::uint32_t address, std::uint32_t value) {
  write_of(address, value, resets, pins, timer, *unit);
}
}  // namespace frugal::hal

void setUp() {
  begin(0, 4, 5);
  Oled::start();
}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_whole_picture_arrives);
  RUN_TEST(test_the_other_unit_works_on_its_own_pins);
  RUN_TEST(test_a_transfer_ends_with_its_last_byte);
  RUN_TEST(test_a_device_that_is_not_there_ends_a_write_at_once);
  RUN_TEST(test_a_byte_that_is_refused_ends_the_write);
  RUN_TEST(test_a_bus_that_is_stuck_ends_a_write_in_time_and_recovers);
  RUN_TEST(test_a_stop_that_was_heard_before_ends_no_write);
  RUN_TEST(test_the_timer_may_wrap_meanwhile);
  return UNITY_END();
}
