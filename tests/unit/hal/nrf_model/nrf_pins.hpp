// SPDX-License-Identifier: MIT
/// \file
/// The two ports of the nRF52833: Product Specification 1.5, chapter 6.8 (GPIO). P1 has ten pins.
#pragma once

#include <unity.h>

#include <array>
#include <cstdint>

namespace frugal::hal {

class NrfPort {
 public:
  constexpr NrfPort(std::uint32_t base, std::uint32_t pins) : base_(base), pins_(pins) {
    settings_.fill(kInputOff);
  }

  std::uint32_t driven_high = 0, driven_low = 0;  // by what hangs on the pins
  unsigned sets = 0, clears = 0, reads = 0;       // accesses

  bool has(std::uint32_t address) const { return address - base_ - 0x500 < 0x280; }

  std::uint32_t read(std::uint32_t address) {
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0x510, address - base_, "not read by a driver");
    ++reads;
    return seen();
  }

  void write(std::uint32_t address, std::uint32_t value) {
    const std::uint32_t offset = address - base_;
    if (offset >= 0x700) return set_up((offset - 0x700) / 4, value);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0, value & ~pins_, "the port has no such pin");
    if (offset == 0x508) {
      ++sets;
      levels_ |= value;
    } else if (offset == 0x50C) {
      ++clears;
      levels_ &= ~value;
    } else {
      TEST_ASSERT_EQUAL_HEX32_MESSAGE(0x518, offset, "it has an effect on pins that are not meant");
      outputs_ |= value;
    }
  }

  std::uint32_t outputs() const { return outputs_; }
  std::uint32_t levels() const { return levels_; }
  bool is_output(unsigned pin) const { return outputs_ >> pin & 1; }
  bool is_high(unsigned pin) const { return levels_ >> pin & 1; }
  bool is_pulled_up_input(unsigned pin) const {
    return !is_output(pin) && settings_[pin] == kPulledUp;
  }

 private:
  static constexpr std::uint32_t kInputOff = 1u << 1, kPulledUp = 3u << 2, kPulledDown = 1u << 2;

  void set_up(std::uint32_t pin, std::uint32_t value) {
    TEST_ASSERT_TRUE_MESSAGE(pins_ >> pin & 1, "the port has no such pin");
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0, value & ~0xFu, "no driver needs these settings");
    TEST_ASSERT_NOT_EQUAL_MESSAGE(2u << 2, value & 3u << 2, "a reserved pull");
    outputs_ = (outputs_ & ~(1u << pin)) | (value & 1) << pin;
    settings_[pin] = value & ~1u;
  }

  /// What is read: 0 where the input is off, as it is after reset.
  std::uint32_t seen() const {
    std::uint32_t seen = 0;
    for (unsigned pin = 0; pin < settings_.size(); ++pin) {
      const std::uint32_t bit = 1u << pin;
      if ((settings_[pin] & kInputOff) != 0) continue;
      const bool is_driven = ((driven_high | driven_low | outputs_) & bit) != 0;
      TEST_ASSERT_TRUE_MESSAGE(is_driven || settings_[pin] != 0, "an input floats");
      const std::uint32_t pulled = settings_[pin] == kPulledUp ? bit : 0;
      const std::uint32_t level =
          (outputs_ & bit) != 0 ? levels_ : (driven_high | pulled) & ~driven_low;
      seen |= level & bit;
    }
    return seen;
  }

  std::uint32_t base_, pins_, outputs_ = 0, levels_ = 0;
  std::array<std::uint32_t, 32> settings_{};
};

class NrfPins {
 public:
  NrfPort p0{0x50000000, ~0u}, p1{0x50000300, 0x3FF};

  bool has(std::uint32_t address) const { return p0.has(address) || p1.has(address); }
  std::uint32_t read(std::uint32_t address) {
    return p0.has(address) ? p0.read(address) : p1.read(address);
  }
  void write(std::uint32_t address, std::uint32_t value) {
    p0.has(address) ? p0.write(address, value) : p1.write(address, value);
  }

  /// The pin as a peripheral's PSEL register names it.
  NrfPort& port_of(std::uint32_t select) {
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0, select & ~0x3Fu, "no pin is connected");
    return select < 32 ? p0 : p1;
  }
};

}  // namespace frugal::hal
