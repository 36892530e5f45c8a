// SPDX-License-Identifier: MIT
/// \file
/// The 30 pins, all in one bank. Data sheet, chapter 2.19 (functions, pads) and 2.3.1.2 (levels, by
/// SIO).
#pragma once

#include <cstdint>

#include "chip.hpp"
#include "pins.hpp"

namespace frugal::hal {

/// Who has a pin, chapter 2.19.2.
enum class PinFunction : std::uint32_t { kUart = 2, kI2c = 3, kPwm = 4, kSio = 5, kPio0 = 6 };

struct PinBank0 {
  static constexpr unsigned kPins = 30;
  static constexpr std::uint32_t kIn = 0xD0000004, kSet = 0xD0000014, kClear = 0xD0000018;
  static constexpr std::uint32_t kMakeOutput = 0xD0000024, kMakeInput = 0xD0000028;

  static std::uint32_t levels() { return read_register(kIn); }

  static void write(std::uint32_t mask, std::uint32_t levels) {
    write_register(kSet, mask & levels);
    write_register(kClear, mask & ~levels);
  }

  static void make_inputs(std::uint32_t mask, Pull pull) {
    write_register(kMakeInput, mask);
    connect_all(mask, PinFunction::kSio, pull);
  }

  static void make_outputs(std::uint32_t mask) {
    connect_all(mask, PinFunction::kSio, Pull::kNone);
    write_register(kMakeOutput, mask);
  }

  /// The pad: input on, Schmitt trigger, 4 mA.
  static void connect(unsigned pin, PinFunction function, Pull pull) {
    constexpr std::uint32_t kPlain = 1u << 6 | 1u << 4 | 1u << 1;
    constexpr std::uint32_t kPullUp = 1u << 3, kPullDown = 1u << 2;
    const std::uint32_t pulled = pull == Pull::kUp ? kPullUp : pull == Pull::kDown ? kPullDown : 0;
    write_register(0x4001C004 + 4 * pin, kPlain | pulled);
    write_register(0x40014004 + 8 * pin, static_cast<std::uint32_t>(function));
  }

 private:
  static void connect_all(std::uint32_t mask, PinFunction function, Pull pull) {
    for (unsigned pin = 0; pin < kPins; ++pin) {
      if (mask >> pin & 1) connect(pin, function, pull);
    }
  }
};

/// The pin that the Pico calls GP0, GP1 and so on.
template <unsigned kNumber>
struct Pin {
  static_assert(kNumber < PinBank0::kPins, "the chip has the pins 0 to 29");
  using Bank = PinBank0;
  static constexpr unsigned kBit = kNumber;

  static void connect(PinFunction function, Pull pull = Pull::kNone) {
    Bank::connect(kNumber, function, pull);
  }
};

}  // namespace frugal::hal
