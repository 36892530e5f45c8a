// SPDX-License-Identifier: MIT
//
// No light goes on more than three times a second, whatever the device does: that is the limit for
// photosensitive people.
#include <unity.h>

#include <cstdint>
#include <memory>

#include "support/device_driver.hpp"
#include "support/eyes.hpp"

namespace {

using frugal::app::connect::Mode;
using frugal::sim::board;
using frugal::sim::Command;

/// Two single lights, and a button for a hint, which no board has both.
constexpr frugal::hal::Shape kHintsByLeds{
    .buttons = 2,
    .roles = {frugal::hal::Role::kRight, frugal::hal::Role::kDrop},
    .leds = 2,
    .pool_bytes = 4096};

constexpr frugal::hal::Shape kColours{
    .buttons = 3,
    .roles = {frugal::hal::Role::kLeft, frugal::hal::Role::kDrop, frugal::hal::Role::kRight},
    .grid_columns = 16,
    .grid_rows = 10,
    .has_colours = true,
    .has_sound = true,
    .pool_bytes = 8192};

template <frugal::hal::Shape kShape>
void watch(Hands<kShape>& hands, Mode mode) {
  Eyes eyes;
  hands.simulation.run_ms(100);  // a press is answered by a flash of its own
  eyes.forget();
  for (const std::uint64_t end = board().now_us + 4'000'000; board().now_us < end;) {
    if (hands.mode() != mode) return;
    hands.simulation.step();
    eyes.look();
  }
}

template <frugal::hal::Shape kShape>
void check_flashes(const char* name) {
  const auto owned = std::make_unique<Hands<kShape>>(name);
  Hands<kShape>& hands = *owned;
  watch(hands, Mode::kMenu);
  hands.set(5, "you");
  hands.wait();
  hands.drop_here();
  TEST_ASSERT_TRUE(hands.simulation.run_until([&] { return hands.mode() == Mode::kThinking; }));
  watch(hands, Mode::kThinking);
  hands.wait();
  watch(hands, Mode::kTurn);
  if (const auto hint = frugal::sim::Keys(kShape).press_for(Command::kHint)) {
    hands.give(Command::kHint);
    TEST_ASSERT_TRUE(hands.simulation.run_until([&] { return hands.device().hint() >= 0; }));
    watch(hands, Mode::kTurn);
  }
  hands.set(1, "two");
  for (int i = 0; i < 7; ++i) {
    hands.wait();
    hands.drop(i % 2);
  }
  TEST_ASSERT_TRUE(hands.simulation.run_until([&] { return hands.mode() == Mode::kOver; }));
  watch(hands, Mode::kOver);
}

void test_no_light_of_a_grid_flashes_more_than_three_times_a_second() {
  check_flashes<frugal::sim::shape_of("microbit")>("microbit");
}
void test_no_light_of_colours_flashes_more_than_three_times_a_second() {
  check_flashes<kColours>("microbit");
}
void test_no_single_light_flashes_more_than_three_times_a_second() {
  check_flashes<frugal::sim::shape_of("stm32vldiscovery")>("stm32vldiscovery");
  check_flashes<kHintsByLeds>("stm32vldiscovery");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_no_light_of_a_grid_flashes_more_than_three_times_a_second);
  RUN_TEST(test_no_light_of_colours_flashes_more_than_three_times_a_second);
  RUN_TEST(test_no_single_light_flashes_more_than_three_times_a_second);
  return UNITY_END();
}
