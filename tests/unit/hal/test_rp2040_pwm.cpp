// SPDX-License-Identifier: MIT
//
// The square wave of the RP2040, on a model of its PWM slices.
#include <unity.h>

#include <cmath>
#include <utility>

#include "blocks.hpp"
#include "pwm.hpp"
#include "rp2040_pins.hpp"
#include "rp2040_pwm.hpp"
#include "tone.hpp"

using namespace frugal::hal;

namespace {

Rp2040Resets resets;
Rp2040Pins pins{resets};
Rp2040Pwm pwm{resets};

using Buzzer = Tone<Pwm<Pin<16>>>;  // slice 0, channel A

void begin() {
  resets = {};
  pins = Rp2040Pins{resets};
  pwm = Rp2040Pwm{resets};
}

// Data sheet, table 4.5.2: GPIO 0 to 15; those from 16 on are the same again.
constexpr char kSlices[] = "0A0B1A1B2A2B3A3B4A4B5A5B6A6B7A7B";

template <unsigned kPin>
void expect_a_tone_on_its_own_channel() {
  begin();
  using Sound = Tone<Pwm<Pin<kPin>>>;
  Sound::start();
  TEST_ASSERT_EQUAL(4, pins.function(kPin));
  TEST_ASSERT_EQUAL(0, pwm.sounding());
  Sound::sound(440);
  pwm.end_period();
  const char* at = kSlices + kPin % 16 * 2;
  const Rp2040Pwm::Wave wave = pwm.wave(static_cast<unsigned>(at[0] - '0'), at[1]);
  TEST_ASSERT_TRUE(std::abs(wave.hertz / 440 - 1) < 0.01);
  TEST_ASSERT_TRUE(std::abs(wave.share_high - 0.5) < 0.01);
  TEST_ASSERT_EQUAL_MESSAGE(1, pwm.sounding(), "the slice's other channel sounds too");
}

void test_every_pin_sounds_on_its_slice_and_channel() {
  []<std::size_t... kPins>(std::index_sequence<kPins...>) {
    (expect_a_tone_on_its_own_channel<kPins>(), ...);
  }
  (std::make_index_sequence<Rp2040Pins::kPins>());
}

void test_frequencies_from_8_hz_to_20_khz_are_right_to_a_hundredth() {
  for (std::uint32_t hertz = 8; hertz <= 20'000; ++hertz) {
    Buzzer::sound(hertz);
    pwm.end_period();
    const Rp2040Pwm::Wave wave = pwm.wave(0, 'A');
    TEST_ASSERT_TRUE(std::abs(wave.hertz / hertz - 1) < 0.01);
    TEST_ASSERT_TRUE(std::abs(wave.share_high - 0.5) < 0.01);
  }
}

void test_silence_is_a_low_pin_after_a_period() {
  Buzzer::sound(440);
  pwm.end_period();
  Buzzer::sound(0);
  pwm.end_period();
  TEST_ASSERT_EQUAL(0, pwm.sounding());
}

void test_a_start_after_a_tone_is_silent() {
  Buzzer::sound(440);
  pwm.end_period();
  Buzzer::start();
  pwm.end_period();
  TEST_ASSERT_EQUAL(0, pwm.sounding());
}

/// After each access to a register.
void expect_silence() {
  if (pins.function(16) == 4) TEST_ASSERT_EQUAL_MESSAGE(0, pwm.sounding(), "a glitch");
}
void (*look)() = nullptr;

void test_a_start_and_silence_make_no_glitch() {
  begin();
  look = expect_silence;
  Buzzer::start();
  pwm.end_period();
  Buzzer::sound(0);
  pwm.end_period();
  expect_silence();
}

}  // namespace

namespace frugal::hal {
std::uint32_t read_register(std::uint32_t address) { return read_of(address, resets, pins, pwm); }
void write_register(std::uint32_t address, std::uint32_t value) {
  write_of(address, value, resets, pins, pwm);
  if (look) look();
}
}  // namespace frugal::hal

void setUp() {
  begin();
  Buzzer::start();
}
void tearDown() { look = nullptr; }

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_every_pin_sounds_on_its_slice_and_channel);
  RUN_TEST(test_frequencies_from_8_hz_to_20_khz_are_right_to_a_hundredth);
  RUN_TEST(test_silence_is_a_low_pin_after_a_period);
  RUN_TEST(test_a_start_after_a_tone_is_silent);
  RUN_TEST(test_a_start_and_silence_make_no_glitch);
  return UNITY_END();
}
