// SPDX-License-Identifier: MIT
//
// Gestures: presses, long presses, repeats and two buttons at once, told from levels that bounce.
#include "app/common/gestures.hpp"

#include <unity.h>

#include <cstdint>

#include "frugal/random.hpp"

namespace {

using frugal::app::ButtonEvent;
using frugal::app::Gesture;
using Gestures = frugal::app::Gestures<5>;

/// Fingers on buttons: counts the gestures that were told, by kind.
struct Fingers {
  Gestures gestures;
  std::uint32_t now_ms = 1000;
  int told[5] = {};
  ButtonEvent last{};

  void hold(std::uint32_t levels, std::uint32_t ms) {
    for (std::uint32_t i = 0; i < ms; ++i) {
      gestures.update(levels, ++now_ms);
      while (gestures.next(last)) ++told[static_cast<int>(last.gesture)];
    }
  }
  int count(Gesture gesture) const { return told[static_cast<int>(gesture)]; }
  int all() const { return told[0] + told[1] + told[2] + told[3] + told[4]; }
};

/// With all buttons up for long enough to count.
Fingers ready() {
  Fingers fingers;
  fingers.hold(0, 30);
  return fingers;
}

void test_a_short_press_is_down_and_then_press() {
  Fingers fingers = ready();
  fingers.hold(4, 60);
  TEST_ASSERT_EQUAL_INT(1, fingers.count(Gesture::kDown));
  TEST_ASSERT_EQUAL_INT(0, fingers.count(Gesture::kPress));
  fingers.hold(0, 30);
  TEST_ASSERT_EQUAL_INT(1, fingers.count(Gesture::kPress));
  TEST_ASSERT_EQUAL_INT(2, fingers.all());
  TEST_ASSERT_EQUAL_INT(2, fingers.last.button);
}

/// The program is busy for 16 ms at a time; a glitch is seen once.
void test_one_reading_after_a_late_loop_is_no_press() {
  Fingers fingers = ready();
  for (const std::uint32_t levels : {0u, 4u, 0u, 0u, 4u, 0u}) {
    fingers.now_ms += 15;
    fingers.hold(levels, 1);
  }
  TEST_ASSERT_EQUAL_INT(0, fingers.all());
}

void test_two_readings_after_late_loops_are_a_press() {
  Fingers fingers = ready();
  for (const std::uint32_t levels : {4u, 4u}) {
    fingers.now_ms += 15;
    fingers.hold(levels, 1);
  }
  TEST_ASSERT_EQUAL_INT(1, fingers.count(Gesture::kDown));
}

void test_down_is_told_within_eight_milliseconds() {
  Fingers fingers = ready();
  fingers.hold(1, 8);
  TEST_ASSERT_EQUAL_INT(1, fingers.count(Gesture::kDown));
}

void test_a_long_press_is_no_press_and_repeats_while_it_is_held() {
  Fingers fingers = ready();
  fingers.hold(1, 560);
  TEST_ASSERT_EQUAL_INT(0, fingers.count(Gesture::kLong));
  fingers.hold(1, 60);
  TEST_ASSERT_EQUAL_INT(1, fingers.count(Gesture::kLong));
  fingers.hold(1, 1200);
  TEST_ASSERT_INT_WITHIN(1, 10, fingers.count(Gesture::kRepeat));
  fingers.hold(0, 30);
  TEST_ASSERT_EQUAL_INT(0, fingers.count(Gesture::kPress));
}

void test_two_buttons_at_once_are_told_once_and_nothing_else_until_all_are_up() {
  Fingers fingers = ready();
  fingers.hold(1, 20);
  fingers.hold(3, 5000);
  fingers.hold(2, 2000);
  fingers.hold(3, 2000);
  fingers.hold(0, 30);
  TEST_ASSERT_EQUAL_INT(1, fingers.count(Gesture::kDown));
  TEST_ASSERT_EQUAL_INT(1, fingers.count(Gesture::kTogether));
  TEST_ASSERT_EQUAL_INT(2, fingers.all());
  fingers.hold(1, 30);
  fingers.hold(0, 30);
  TEST_ASSERT_EQUAL_INT(1, fingers.count(Gesture::kPress));
}

void test_what_is_down_at_start_up_does_not_count_until_it_was_up() {
  Fingers fingers;
  fingers.hold(31, 3000);
  fingers.hold(0, 30);
  TEST_ASSERT_EQUAL_INT(0, fingers.all());
  fingers.hold(8, 30);
  TEST_ASSERT_EQUAL_INT(1, fingers.count(Gesture::kDown));
}

void test_a_button_stuck_from_the_start_does_not_spoil_the_others() {
  Fingers fingers;
  fingers.hold(16, 3000);
  fingers.hold(17, 30);
  fingers.hold(16, 30);
  TEST_ASSERT_EQUAL_INT(1, fingers.count(Gesture::kPress));
  TEST_ASSERT_EQUAL_INT(0, fingers.count(Gesture::kTogether));
}

void test_what_is_ignored_counts_again_when_it_was_let_go() {
  Fingers fingers = ready();
  fingers.hold(1, 20);
  fingers.gestures.ignore_what_is_down();
  fingers.hold(1, 2000);
  fingers.hold(0, 30);
  TEST_ASSERT_EQUAL_INT(1, fingers.all());
  fingers.hold(1, 20);
  fingers.hold(0, 30);
  TEST_ASSERT_EQUAL_INT(3, fingers.all());
}

void test_a_bouncing_press_is_one_press() {
  frugal::Random random(7);
  for (int round = 0; round < 200; ++round) {
    Fingers fingers = ready();
    for (int i = 0; i < 12; ++i) fingers.hold(random.below(2) != 0 ? 1 : 0, 1);
    fingers.hold(1, 50);
    for (int i = 0; i < 12; ++i) {
      fingers.hold(0, 1);
      fingers.hold(random.below(2) != 0 ? 1 : 0, 1);
    }
    fingers.hold(0, 50);
    // A switch that is quiet for six milliseconds between bounces is pressed twice, not more.
    TEST_ASSERT_TRUE(fingers.count(Gesture::kPress) >= 1 && fingers.count(Gesture::kPress) <= 2);
    TEST_ASSERT_EQUAL_INT(fingers.count(Gesture::kDown), fingers.count(Gesture::kPress));
  }
}

void test_a_level_that_never_lasts_is_no_press() {
  Fingers fingers = ready();
  for (int i = 0; i < 2000; ++i) fingers.hold(i % 4 < 2 ? 0 : 1, 1);
  TEST_ASSERT_EQUAL_INT(0, fingers.all());
}

void test_the_queue_survives_mashing_that_is_not_read() {
  Gestures gestures;
  frugal::Random random(3);
  for (std::uint32_t now = 0; now < 100000; ++now) {
    gestures.update(now / 16 % 2 == 0 ? random.next() : 0, now);
  }
  ButtonEvent event;
  int waiting = 0;
  while (gestures.next(event)) {
    ++waiting;
    TEST_ASSERT_TRUE(event.button < 5);
  }
  TEST_ASSERT_TRUE(waiting <= 8);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_short_press_is_down_and_then_press);
  RUN_TEST(test_one_reading_after_a_late_loop_is_no_press);
  RUN_TEST(test_two_readings_after_late_loops_are_a_press);
  RUN_TEST(test_down_is_told_within_eight_milliseconds);
  RUN_TEST(test_a_long_press_is_no_press_and_repeats_while_it_is_held);
  RUN_TEST(test_two_buttons_at_once_are_told_once_and_nothing_else_until_all_are_up);
  RUN_TEST(test_what_is_down_at_start_up_does_not_count_until_it_was_up);
  RUN_TEST(test_a_button_stuck_from_the_start_does_not_spoil_the_others);
  RUN_TEST(test_what_is_ignored_counts_again_when_it_was_let_go);
  RUN_TEST(test_a_bouncing_press_is_one_press);
  RUN_TEST(test_a_level_that_never_lasts_is_no_press);
  RUN_TEST(test_the_queue_survives_mashing_that_is_not_read);
  return UNITY_END();
}
