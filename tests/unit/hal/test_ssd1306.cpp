// SPDX-License-Identifier: MIT
//
// The OLED against a model of its controller.
#include "ssd1306.hpp"

#include <unity.h>

#include "ssd1306_model.hpp"

using namespace frugal::hal;

namespace {

Ssd1306Model controller;

struct ModelI2c {
  using Pins = PinList<>;
  static void start(std::uint32_t hertz) { TEST_ASSERT_LESS_OR_EQUAL(400'000, hertz); }
  static bool write(std::uint8_t address, std::span<const std::uint8_t> bytes) {
    return controller.take(address, bytes);
  }
};

using Display = Ssd1306<ModelI2c>;

void test_a_pixel_is_lit_unless_it_is_dark() {
  const Picture picture = noise(1);
  Display::show(picture, 0);
  expect_shown(controller, picture);
}

void test_a_band_changes_its_own_rows_only() {
  Picture picture = noise(2);
  Display::show(picture, 0);
  const Picture other = noise(3);
  for (unsigned i = 24 * 64; i < 40 * 64; ++i) picture[i] = other[i];
  Display::show(std::span(picture).subspan(24 * 64, 16 * 64), 24);
  expect_shown(controller, picture);
}

void test_a_display_that_is_plugged_in_late_is_turned_on() {
  controller.is_plugged_in = false;
  const Picture picture = noise(4);
  Display::show(picture, 0);
  TEST_ASSERT_FALSE(controller.is_on());
  controller.is_plugged_in = true;
  Display::show(picture, 0);
  expect_shown(controller, picture);
}

void test_a_display_that_lost_its_supply_is_turned_on_again() {
  const Picture picture = noise(5);
  Display::show(picture, 0);
  controller = {};
  controller.is_plugged_in = false;
  Display::show(picture, 0);
  controller.is_plugged_in = true;
  Display::show(picture, 0);
  expect_shown(controller, picture);
}

}  // namespace

void setUp() {
  controller = {};
  Display::start();
}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_pixel_is_lit_unless_it_is_dark);
  RUN_TEST(test_a_band_changes_its_own_rows_only);
  RUN_TEST(test_a_display_that_is_plugged_in_late_is_turned_on);
  RUN_TEST(test_a_display_that_lost_its_supply_is_turned_on_again);
  return UNITY_END();
}
