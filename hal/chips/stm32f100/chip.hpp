// SPDX-License-Identifier: MIT
/// \file
/// STM32F100. Chapters are those of ST's reference manual RM0041.
#pragma once

#include <cstdint>

namespace frugal::hal {

inline constexpr std::uint32_t kClockHz = FRUGAL_CLOCK_MHZ * 1'000'000;  ///< chip.cmake

/// Chapter 6: which peripherals of bus APB2 are awake.
inline constexpr std::uint32_t kWake = 0x40021018;
inline constexpr std::uint32_t kWakePortA = 1u << 2, kWakePortC = 1u << 4, kWakeUsart1 = 1u << 14;

/// The pins of a port, chapter 7; four bits of settings a pin, the upper eight pins in
/// kSettingsHigh.
template <std::uint32_t kBase>
struct Port {
  static constexpr std::uint32_t kSettings = kBase, kSettingsHigh = kBase + 4;
  static constexpr std::uint32_t kIn = kBase + 8, kSetAndReset = kBase + 16;
};
using PortA = Port<0x40010800>;
using PortC = Port<0x40011000>;

/// From the internal oscillator, on which the chip starts, to 24 MHz.
void chip_start();

/// The console: 115,200 baud, both directions; no interrupts yet.
void uart_start();

}  // namespace frugal::hal
