// SPDX-License-Identifier: MIT
/// \file
/// I2C as the only controller on its bus, sending only. Data sheet, chapter 4.3 (a DW_apb_i2c).
///
/// A device that does not answer ends a write at once. A bus that stands still, as with a line held
/// low, ends it when twice its time has gone, and the block starts anew.
#pragma once

#include <cstdint>
#include <span>

#include "chip.hpp"
#include "pin.hpp"
#include "pin_functions.hpp"

namespace frugal::hal {

template <unsigned kUnit, class DataPin, class ClockPin>
class I2c {
  static_assert(i2c_has_pins(kUnit, DataPin::kBit, ClockPin::kBit),
                "the unit has other pins: chapter 2.19.2");

 public:
  using Pins = PinList<DataPin, ClockPin>;

  static void start(std::uint32_t hertz) {
    hertz_ = hertz;
    set_bits_at_once(Blocks::kReset, kBlock);
    Blocks::release(kBlock);
    write_register(kEnable, 0);
    write_register(kControl, kController | kFast | kRestarts | kNoTarget);
    const std::uint32_t period = (kClockHz + hertz - 1) / hertz, low = period * 3 / 5;
    write_register(kHighCount, period - low);
    write_register(kLowCount, low);
    write_register(kSpikes, low / 16);
    write_register(kHold, kClockHz / 10'000'000 * 3 + 1);  // 300 ns
    DataPin::connect(PinFunction::kI2c, Pull::kUp);
    ClockPin::connect(PinFunction::kI2c, Pull::kUp);
  }

  /// Waits until the bytes are sent. False: the device did not acknowledge them all.
  static bool write(std::uint8_t address, std::span<const std::uint8_t> bytes) {
    const auto bits = static_cast<std::uint32_t>(9 * (bytes.size() + 1));
    const std::uint32_t begun = MicrosecondTimer::now();
    const std::uint32_t patience_us = bits * (2'000'000 / hertz_ + 1) + 1000;
    write_register(kEnable, 0);
    write_register(kTarget, address);
    write_register(kEnable, 1);
    read_register(kClearRefused);  // of the write before
    read_register(kClearStopped);  // or of a device that was just plugged in
    for (std::size_t sent = 0; !has_stopped();) {
      if (sent < bytes.size() && (read_register(kState) & kRoom) && !is_refused()) {
        const bool is_last = sent + 1 == bytes.size();
        write_register(kData, bytes[sent++] | (is_last ? kStop : 0));
      }
      if (MicrosecondTimer::now() - begun > patience_us) {
        start(hertz_);
        return false;
      }
    }
    return !is_refused();
  }

 private:
  static constexpr std::uint32_t kBase = 0x40044000 + 0x4000 * kUnit;
  static constexpr std::uint32_t kBlock = Blocks::kI2c0 << kUnit;
  static constexpr std::uint32_t kControl = kBase, kTarget = kBase + 0x04, kData = kBase + 0x10;
  static constexpr std::uint32_t kHighCount = kBase + 0x1C, kLowCount = kBase + 0x20;
  static constexpr std::uint32_t kEvents = kBase + 0x34, kClearRefused = kBase + 0x54;
  static constexpr std::uint32_t kClearStopped = kBase + 0x60, kEnable = kBase + 0x6C;
  static constexpr std::uint32_t kState = kBase + 0x70, kHold = kBase + 0x7C;
  static constexpr std::uint32_t kSpikes = kBase + 0xA0;
  static constexpr std::uint32_t kController = 1, kFast = 2u << 1, kRestarts = 1u << 5;
  static constexpr std::uint32_t kNoTarget = 1u << 6;
  static constexpr std::uint32_t kRoom = 1u << 1, kStop = 1u << 9;
  static constexpr std::uint32_t kRefused = 1u << 6, kStopped = 1u << 9;

  // A write that is refused ends with a stop as well, and the block drops what it still has.
  static bool is_refused() { return read_register(kEvents) & kRefused; }
  static bool has_stopped() { return read_register(kEvents) & kStopped; }

  static inline std::uint32_t hertz_;
};

}  // namespace frugal::hal
