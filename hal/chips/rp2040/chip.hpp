// SPDX-License-Identifier: MIT
/// \file
/// Raspberry Pi RP2040. Chapters are those of its data sheet.
#pragma once

#include <cstdint>

#include "register.hpp"

namespace frugal::hal {

inline constexpr std::uint32_t kClockHz = FRUGAL_CLOCK_MHZ * 1'000'000;  // chip.cmake
inline constexpr std::uint32_t kCrystalHz = 12'000'000;

/// Chapter 2.1.2: a peripheral's register has aliases whose writes set or clear single bits, which
/// no interrupt can come between. SIO and the core's own registers have none.
inline void set_bits_at_once(std::uint32_t address, std::uint32_t bits) {
  write_register(address + 0x2000, bits);
}
inline void clear_bits_at_once(std::uint32_t address, std::uint32_t bits) {
  write_register(address + 0x3000, bits);
}

/// Chapter 2.14: the parts of the chip that start held in reset. chip_start() releases the pins and
/// the timer.
struct Blocks {
  static constexpr std::uint32_t kReset = 0x4000C000, kReleased = 0x4000C008;
  static constexpr std::uint32_t kDma = 1u << 2, kI2c0 = 1u << 3, kIoBank0 = 1u << 5;
  static constexpr std::uint32_t kIoQspi = 1u << 6, kPadsBank0 = 1u << 8, kPadsQspi = 1u << 9;
  static constexpr std::uint32_t kPio0 = 1u << 10, kPllSystem = 1u << 12, kPllUsb = 1u << 13;
  static constexpr std::uint32_t kPwm = 1u << 14, kSystemSettings = 1u << 18;
  static constexpr std::uint32_t kTimer = 1u << 21, kUart0 = 1u << 22, kUsb = 1u << 24;
  static constexpr std::uint32_t kAll = (1u << 25) - 1;

  static void release(std::uint32_t blocks) {
    clear_bits_at_once(kReset, blocks);
    while ((read_register(kReleased) & blocks) != blocks) {
    }
  }
};

/// The clock of microseconds, chapter 4.6: its lower 32 bits, which wrap after 71 minutes.
struct MicrosecondTimer {
  static constexpr std::uint32_t kAlarm0 = 0x40054010, kDisarm = 0x40054020;
  static constexpr std::uint32_t kNow = 0x40054028, kAcknowledge = 0x40054034;
  static constexpr std::uint32_t kInterruptOn = 0x40054038;

  static std::uint32_t now() { return read_register(kNow); }
};

/// The watchdog's registers that the clocks, the watchdog and a restart share, chapter 4.7.
struct WatchdogRegisters {
  static constexpr std::uint32_t kControl = 0x40058000, kLoad = 0x40058004;
  static constexpr std::uint32_t kReason = 0x40058008, kTick = 0x4005802C;
  static constexpr std::uint32_t kTrigger = 1u << 31, kEnable = 1u << 30;
  /// What a reset by the watchdog resets, chapter 2.13: everything but the two oscillators.
  static constexpr std::uint32_t kSelect = 0x40010008, kAllButOscillators = 0x1FFFC;
};

/// From the ring oscillator, on which the chip starts, to the crystal and 125 MHz. Vectors, pins
/// and the timer.
void chip_start();

/// Chapter 2.15: the core on the crystal's 12 MHz, the PLL off; and back to 125 MHz.
void slow_down();
void speed_up();

}  // namespace frugal::hal
