// SPDX-License-Identifier: MIT
//
// The square wave of the nRF52833 on a model of its PWM0, tick by tick.
#include "../../../hal/chips/nrf52833/pwm.cpp"

#include <unity.h>

#include <cmath>

#include "app/common/melody.hpp"
#include "blocks.hpp"
#include "nrf_pwm.hpp"
#include "tone.hpp"

using namespace frugal::hal;

namespace {

std::uint16_t word_in_ram(std::uint32_t address) {
  const auto only = static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(&compare));
  TEST_ASSERT_EQUAL_HEX32_MESSAGE(only, address, "nothing of the driver's lies there");
  return compare;
}

NrfPins pins;
NrfPwm pwm{pins, word_in_ram};

using Speaker = Tone<Pwm<Pin<0>>>;  // the micro:bit V2

template <class Sound>
void begin() {
  pins = {};
  pwm = {pins, word_in_ram};
  Sound::start();
}

struct Heard {
  std::uint32_t rises = 0, high = 0, ticks = 0;
  double hertz() const { return 1.0 * rises * pwm.ticks_a_second() / ticks; }
};

/// From now on, for so long.
Heard hear(std::uint32_t milliseconds) {
  Heard heard;
  heard.ticks = pwm.ticks_a_second() / 1000 * milliseconds;
  for (std::uint32_t left = heard.ticks; left > 0; --left) {
    const bool was_high = pwm.is_high();
    pwm.pass_a_tick();
    heard.rises += pwm.is_high() && !was_high;
    heard.high += pwm.is_high();
  }
  return heard;
}

void end_period() { hear(33); }  // the longest has 32,767 us

void expect_tone(std::uint32_t hertz) {
  const Heard heard = hear(2000);
  TEST_ASSERT_TRUE(std::abs(heard.hertz() / hertz - 1) < 0.01);
  TEST_ASSERT_TRUE_MESSAGE(std::abs(2.0 * heard.high / heard.ticks - 1) < 0.02, "not square");
}

void test_it_is_silent_until_a_tone_is_wanted() {
  TEST_ASSERT_EQUAL(0, hear(100).high);
  Speaker::sound(0);
  TEST_ASSERT_EQUAL(0, hear(100).high);
}

void test_every_note_of_the_tunes_has_its_frequency() {
  for (const std::uint8_t note : frugal::app::notes::kTunes) {
    const std::uint32_t hertz = frugal::app::notes::hertz_of(note);
    Speaker::sound(hertz);
    end_period();
    if (hertz > 0) expect_tone(hertz);
  }
}

void test_other_frequencies_are_right_to_a_hundredth() {
  for (std::uint32_t hertz = 31; hertz < 20'000; hertz = hertz * 5 / 4 + 1) {
    Speaker::sound(hertz);
    end_period();
    expect_tone(hertz);
  }
}

void test_what_can_not_be_heard_is_taken_too() {
  for (const std::uint32_t hertz : {1u, 30u, 300'000u, 1'000'000u, ~0u}) {
    Speaker::sound(hertz);
    end_period();
    TEST_ASSERT_GREATER_THAN(0, hear(100).rises);
  }
}

void test_silence_is_a_low_pin_at_the_latest_after_a_period() {
  for (const std::uint32_t hertz : {31u, 523u, 3952u}) {
    Speaker::sound(hertz);
    hear(100);
    Speaker::sound(0);
    end_period();
    TEST_ASSERT_EQUAL(0, hear(1000).high);
  }
}

void test_a_tone_may_follow_silence_at_once() {
  Speaker::sound(523);
  hear(100);
  Speaker::sound(0);
  Speaker::sound(659);
  end_period();
  expect_tone(659);
}

void test_silence_may_follow_a_tone_at_once() {
  Speaker::sound(523);
  hear(100);
  Speaker::sound(659);
  Speaker::sound(0);
  end_period();
  TEST_ASSERT_EQUAL(0, hear(100).high);
}

void test_a_pin_of_the_second_port_sounds() {
  begin<Tone<Pwm<Pin<9, 1>>>>();
  TEST_ASSERT_EQUAL_HEX32(1u << 9, pins.p1.outputs());
  Speaker::sound(880);
  end_period();
  expect_tone(880);
}

}  // namespace

namespace frugal::hal {
std::uint32_t read_register(std::uint32_t address) { return read_of(address, pins, pwm); }
void write_register(std::uint32_t address, std::uint32_t value) {
  write_of(address, value, pins, pwm);
}
}  // namespace frugal::hal

void setUp() { begin<Speaker>(); }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_it_is_silent_until_a_tone_is_wanted);
  RUN_TEST(test_every_note_of_the_tunes_has_its_frequency);
  RUN_TEST(test_other_frequencies_are_right_to_a_hundredth);
  RUN_TEST(test_what_can_not_be_heard_is_taken_too);
  RUN_TEST(test_silence_is_a_low_pin_at_the_latest_after_a_period);
  RUN_TEST(test_a_tone_may_follow_silence_at_once);
  RUN_TEST(test_silence_may_follow_a_tone_at_once);
  RUN_TEST(test_a_pin_of_the_second_port_sounds);
  return UNITY_END();
}
