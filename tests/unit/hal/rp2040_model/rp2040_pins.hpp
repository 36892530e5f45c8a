// SPDX-License-Identifier: MIT
/// \file
/// The 30 pins of the RP2040: data sheet, chapters 2.19 (functions, pads) and 2.3.1.2 (SIO).
#pragma once

#include <unity.h>

#include <array>
#include <cstdint>

#include "rp2040_resets.hpp"

namespace frugal::hal {

class Rp2040Pins {
 public:
  static constexpr unsigned kPins = 30;
  static constexpr std::uint32_t kNoFunction = 31, kSio = 5;

  explicit Rp2040Pins(Rp2040Resets& resets) : resets_(&resets) {
    functions_.fill(kNoFunction);
    pads_.fill(0x56);
  }

  std::uint32_t driven_high = 0, driven_low = 0;  // by what hangs on the pins
  unsigned writes = 0;                            // of levels

  bool has(std::uint32_t address) const {
    return is_function(address) || is_pad(address) || address >> 8 == 0xD00000;
  }

  std::uint32_t read(std::uint32_t address) {
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0xD0000004, address, "not read by a driver");
    std::uint32_t levels = 0;
    for (unsigned pin = 0; pin < kPins; ++pin) levels |= std::uint32_t{level_of(pin)} << pin;
    return levels;
  }

  void write(std::uint32_t address, std::uint32_t value) {
    if (is_function(address)) return choose(address, value);
    if (is_pad(address)) return set_up((address - 0x4001C004) / 4, value);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0, value >> kPins, "there is no such pin");
    switch (address) {
      case 0xD0000014:
        ++writes;
        levels_ |= value;
        return;
      case 0xD0000018:
        ++writes;
        levels_ &= ~value;
        return;
      case 0xD0000024:
        outputs_ |= value;
        return;
      default:
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(0xD0000028, address, "it would change other pins");
        outputs_ &= ~value;
    }
  }

  std::uint32_t function(unsigned pin) const { return functions_[pin]; }
  bool is_pulled_up(unsigned pin) const { return pads_[pin] >> 3 & 1; }
  bool is_pulled_down(unsigned pin) const { return pads_[pin] >> 2 & 1; }
  std::uint32_t outputs() const { return outputs_; }
  std::uint32_t levels() const { return levels_; }

 private:
  static bool is_function(std::uint32_t address) { return address >> 8 == 0x400140; }
  static bool is_pad(std::uint32_t address) { return address >> 8 == 0x4001C0; }

  void choose(std::uint32_t address, std::uint32_t value) {
    resets_->expect_released(Rp2040Resets::kIoBank0);
    const std::uint32_t at = address - 0x40014000;
    TEST_ASSERT_TRUE_MESSAGE(at % 8 == 4 && at / 8 < kPins, "no pin's control register");
    TEST_ASSERT_TRUE_MESSAGE((value >= 1 && value <= 9) || value == kNoFunction, "no function");
    functions_[at / 8] = value;
  }

  void set_up(std::uint32_t pin, std::uint32_t value) {
    resets_->expect_released(Rp2040Resets::kPadsBank0);
    TEST_ASSERT_LESS_THAN_MESSAGE(kPins, pin, "no pin's pad");
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0, value & ~0x7Fu, "output off, or reserved bits");
    TEST_ASSERT_TRUE_MESSAGE(value >> 6 & 1, "the input is off");
    TEST_ASSERT_NOT_EQUAL_MESSAGE(3u << 2, value & 3u << 2, "both pulls");
    pads_[pin] = value;
  }

  bool level_of(unsigned pin) const {
    const std::uint32_t bit = 1u << pin;
    if (functions_[pin] == kSio && (outputs_ & bit) != 0) return (levels_ & bit) != 0;
    if (((driven_high | driven_low) & bit) != 0) return (driven_high & bit) != 0;
    TEST_ASSERT_TRUE_MESSAGE(is_pulled_up(pin) || is_pulled_down(pin), "an input floats");
    return is_pulled_up(pin);
  }

  Rp2040Resets* resets_;
  std::array<std::uint32_t, kPins> functions_, pads_;
  std::uint32_t outputs_ = 0, levels_ = 0;
};

}  // namespace frugal::hal
