// SPDX-License-Identifier: MIT
//
// Groups of pins, keys and single lights, on model banks of pins.
#include <unity.h>

#include "app/common/gestures.hpp"
#include "direct_keys.hpp"
#include "pins_model.hpp"
#include "single_leds.hpp"
#include "wiring.hpp"

using namespace frugal::hal;

namespace {

using A = ModelBank<'A'>;
using B = ModelBank<'B'>;
using Run = PinGroup<Pin<'A', 4>, Pin<'A', 5>, Pin<'A', 6>>;
using Scattered = PinGroup<Pin<'A', 9>, Pin<'B', 2>, Pin<'A', 1>, Pin<'B', 31>>;

void test_each_pin_of_a_group_has_its_own_bit() {
  constexpr std::uint32_t kExpectedA[] = {1u << 9, 0, 1u << 1, 0};
  constexpr std::uint32_t kExpectedB[] = {0, 1u << 2, 0, 1u << 31};
  for (unsigned i = 0; i < 4; ++i) {
    TEST_ASSERT_EQUAL_HEX32(kExpectedA[i], Scattered::spread<A>(1u << i));
    TEST_ASSERT_EQUAL_HEX32(kExpectedB[i], Scattered::spread<B>(1u << i));
    TEST_ASSERT_EQUAL_HEX32(1u << (4 + i % 3), Run::spread<A>(1u << i % 3));
  }
  TEST_ASSERT_EQUAL_HEX32(1u << 9 | 1u << 1, Scattered::mask<A>());
}

void test_what_is_written_to_a_group_is_read_back() {
  Scattered::make_outputs();
  for (std::uint32_t levels = 0; levels < 16; ++levels) {
    Scattered::write(levels);
    TEST_ASSERT_EQUAL_HEX32(levels, Scattered::levels());
  }
}

void test_a_group_touches_each_bank_once() {
  Scattered::make_outputs();
  Scattered::write(0xF);
  Scattered::levels();
  TEST_ASSERT_EQUAL(1, A::writes);
  TEST_ASSERT_EQUAL(1, B::writes);
  TEST_ASSERT_EQUAL(1, A::reads);
  TEST_ASSERT_EQUAL(1, B::reads);
}

void test_a_group_leaves_other_pins_alone() {
  A::make_outputs(~0u);
  A::driven = ~0u;
  Run::write(0);
  TEST_ASSERT_EQUAL_HEX32(~0u & ~(7u << 4), A::driven);
}

void test_keys_to_ground_are_down_where_the_pin_is_low() {
  using Keys = DirectKeys<Active::kLow, Pin<'A', 13>, Pin<'B', 0>, Pin<'A', 2>>;
  Keys::start();
  TEST_ASSERT_EQUAL_HEX32(0, Keys::down());
  A::pressed_to_ground = 1u << 2;
  TEST_ASSERT_EQUAL_HEX32(4, Keys::down());
  B::pressed_to_ground = 1;
  TEST_ASSERT_EQUAL_HEX32(6, Keys::down());
  A::pressed_to_ground |= 1u << 13;
  TEST_ASSERT_EQUAL_HEX32(7, Keys::down());
}

void test_keys_to_the_supply_are_down_where_the_pin_is_high() {
  using Keys = DirectKeys<Active::kHigh, Pin<'A', 13>, Pin<'A', 15>>;
  Keys::start();
  TEST_ASSERT_EQUAL_HEX32(0, Keys::down());
  A::pressed_to_supply = 1u << 15;
  TEST_ASSERT_EQUAL_HEX32(2, Keys::down());
}

/// A contact that bounces for 5 ms when it closes, and again when it opens.
bool is_closed(std::uint32_t ms) {
  static std::uint32_t noise = 1;
  noise = noise * 1664525 + 1013904223;
  const bool bounces = (ms >= 100 && ms < 105) || (ms >= 200 && ms < 205);
  return bounces ? noise >> 31 != 0 : ms >= 100 && ms < 200;
}

void test_a_bouncing_key_is_one_press() {
  using Keys = DirectKeys<Active::kLow, Pin<'A', 3>>;
  Keys::start();
  frugal::app::Gestures<1> gestures;
  int told[5] = {};
  for (std::uint32_t ms = 0; ms < 300; ++ms) {
    A::pressed_to_ground = is_closed(ms) ? 1u << 3 : 0;
    gestures.update(Keys::down(), 1000 + ms);
    for (frugal::app::ButtonEvent event; gestures.next(event);) {
      ++told[static_cast<int>(event.gesture)];
    }
  }
  TEST_ASSERT_EQUAL(1, told[static_cast<int>(frugal::app::Gesture::kDown)]);
  TEST_ASSERT_EQUAL(1, told[static_cast<int>(frugal::app::Gesture::kPress)]);
}

void test_leds_are_on_where_their_bit_is_set() {
  using Leds = SingleLeds<Pin<'A', 8>, Pin<'A', 9>, Pin<'B', 3>>;
  Leds::start();
  Leds::show(0b101);
  TEST_ASSERT_EQUAL_HEX32(1u << 8, A::driven);
  TEST_ASSERT_EQUAL_HEX32(1u << 3, B::driven);
  Leds::show(0b010);
  TEST_ASSERT_EQUAL_HEX32(1u << 9, A::driven);
  TEST_ASSERT_EQUAL_HEX32(0, B::driven);
}

template <class... Pins>
constexpr std::size_t count(PinList<Pins...>) {
  return sizeof...(Pins);
}

void test_a_board_has_the_pins_of_its_parts() {
  struct Board : NoParts {
    using Buttons = DirectKeys<Active::kLow, Pin<'B', 7>, Pin<'B', 8>>;
    using Leds = SingleLeds<Pin<'A', 7>>;
  };
  TEST_ASSERT_EQUAL(3, count(PinsOf<Board>{}));
  TEST_ASSERT_EQUAL(0, count(PinsOf<NoParts>{}));
  static_assert(each_is_used_once(PinsOf<Board>{}));
}

}  // namespace

void setUp() { reset_pins(); }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_each_pin_of_a_group_has_its_own_bit);
  RUN_TEST(test_what_is_written_to_a_group_is_read_back);
  RUN_TEST(test_a_group_touches_each_bank_once);
  RUN_TEST(test_a_group_leaves_other_pins_alone);
  RUN_TEST(test_keys_to_ground_are_down_where_the_pin_is_low);
  RUN_TEST(test_keys_to_the_supply_are_down_where_the_pin_is_high);
  RUN_TEST(test_a_bouncing_key_is_one_press);
  RUN_TEST(test_leds_are_on_where_their_bit_is_set);
  RUN_TEST(test_a_board_has_the_pins_of_its_parts);
  return UNITY_END();
}
