// SPDX-License-Identifier: MIT
/// \file
/// A square wave on a pin, by the PWM slice that has it. Data sheet, chapter 4.5. Pins 16 apart
/// share a slice and a channel, pins 2k and 2k + 1 a slice: a board takes one pin of a slice for
/// this.
#pragma once

#include <cstdint>

#include "chip.hpp"
#include "pin.hpp"

namespace frugal::hal {

template <class WavePin>
class Pwm {
 public:
  using Pins = PinList<WavePin>;

  static void start() {
    Blocks::release(Blocks::kPwm);
    stop();
    write_register(kControl, 1);
    WavePin::connect(PinFunction::kPwm);
  }

  /// From 8 Hz on. The wave counts up to 65,536 at most, of the chip's clock divided by a whole
  /// number.
  static void square(std::uint32_t hertz) {
    const std::uint32_t divider = kClockHz / (hertz << 16) + 1;
    const std::uint32_t period = kClockHz / (hertz * divider);
    write_register(kDivider, divider << 4);
    write_register(kTop, period - 1);
    write_register(kCompare, period / 2 << kShift);
  }

  static void stop() { write_register(kCompare, 0); }

 private:
  static constexpr std::uint32_t kSlice = 0x40050000 + 0x14 * (WavePin::kBit / 2 % 8);
  static constexpr std::uint32_t kControl = kSlice, kDivider = kSlice + 0x04;
  static constexpr std::uint32_t kCompare = kSlice + 0x0C, kTop = kSlice + 0x10;
  static constexpr unsigned kShift = WavePin::kBit % 2 * 16;  // channel B has the upper half
};

}  // namespace frugal::hal
