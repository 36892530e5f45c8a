// SPDX-License-Identifier: MIT
/// \file
/// PWM0 of the nRF52833, its first channel, counting up: Product Specification 1.5, chapter 6.17.
///
/// A period has as many ticks as COUNTERTOP says. A value from RAM has the compare value in its
/// lower 15 bits; with bit 15 the pin is high until the counter comes there, without it from then
/// on. A sequence that is started while the generator runs takes over at the end of the period.
/// While nothing is generated, the pin has the level that GPIO gives it.
#pragma once

#include <unity.h>

#include <cstdint>

#include "nrf_pins.hpp"

namespace frugal::hal {

class NrfPwm {
 public:
  /// ram: the half-word that EasyDMA reads there.
  constexpr NrfPwm(NrfPins& pins, std::uint16_t (*ram)(std::uint32_t)) : pins_(&pins), ram_(ram) {}

  bool has(std::uint32_t address) const { return address >> 12 == kBase >> 12; }

  std::uint32_t read(std::uint32_t address) {
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(kBase + 0x104, address, "not read by a driver");
    return stopped_;
  }

  void write(std::uint32_t address, std::uint32_t value) {
    switch (address - kBase) {
      case 0x004:
        return stop(value);
      case 0x008:
        return start(value);
      case 0x104:
        TEST_ASSERT_EQUAL(0, value);
        stopped_ = false;
        return;
      case 0x500:
        return enable(value);
      case 0x508:
        TEST_ASSERT_TRUE_MESSAGE(value >= 3 && value <= 32767, "no legal top");
        next_top_ = value;
        return;
      case 0x50C:
        TEST_ASSERT_FALSE_MESSAGE(runs_, "the prescaler changes while it runs");
        TEST_ASSERT_LESS_OR_EQUAL(7, value);
        prescaler_ = value;
        return;
      case 0x520:
        TEST_ASSERT_EQUAL_MESSAGE(0, value % 2, "a half-word is not aligned");
        values_ = value;
        return;
      case 0x524:
        TEST_ASSERT_TRUE_MESSAGE(value >= 1 && value <= 32767, "no legal length");
        length_ = value;
        return;
      default:
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(kBase + 0x560, address, "not written by a driver");
        TEST_ASSERT_FALSE_MESSAGE(is_enabled_, "the pin changes while it is enabled");
        select_ = value;
    }
  }

  void pass_a_tick() {
    if (!runs_ || ++counter_ < top_) return;
    counter_ = 0;
    if (stops_) {
      runs_ = stops_ = false;
      stopped_ = true;
    }
    if (starts_) load();
  }

  bool is_high() const {
    if (!runs_) return pins_->port_of(select_).is_high(select_ % 32);
    const bool is_first = counter_ < (value_ & 0x7FFFu);
    return is_first == (value_ >> 15 != 0);
  }

  std::uint32_t ticks_a_second() const { return 16'000'000u >> prescaler_; }

 private:
  static constexpr std::uint32_t kBase = 0x4001C000;

  void enable(std::uint32_t value) {
    TEST_ASSERT_EQUAL(1, value);
    const NrfPort& port = pins_->port_of(select_);
    TEST_ASSERT_TRUE_MESSAGE(port.is_output(select_ % 32), "GPIO has the pin as an input");
    TEST_ASSERT_FALSE_MESSAGE(port.is_high(select_ % 32), "GPIO has the pin high");
    is_enabled_ = true;
  }

  void start(std::uint32_t value) {
    TEST_ASSERT_EQUAL(1, value);
    TEST_ASSERT_TRUE_MESSAGE(is_enabled_, "it is not enabled");
    TEST_ASSERT_TRUE_MESSAGE(length_ > 0, "the sequence is empty");
    TEST_ASSERT_FALSE_MESSAGE(stops_, "it is still stopping");
    starts_ = true;
    if (!runs_) load();
  }

  void stop(std::uint32_t value) {
    TEST_ASSERT_EQUAL(1, value);
    TEST_ASSERT_TRUE_MESSAGE(is_enabled_, "it is not enabled");
    if (runs_) stops_ = true;
    starts_ = false;
  }

  void load() {
    value_ = ram_(values_);
    top_ = next_top_;
    runs_ = true;
    starts_ = false;
  }

  NrfPins* pins_;
  std::uint16_t (*ram_)(std::uint32_t);
  bool is_enabled_ = false, runs_ = false, starts_ = false, stops_ = false, stopped_ = false;
  std::uint32_t select_ = ~0u, prescaler_ = 0, values_ = 0, length_ = 0;
  std::uint32_t next_top_ = 0x3FF, top_ = 0x3FF, counter_ = 0;
  std::uint16_t value_ = 0;
};

}  // namespace frugal::hal
