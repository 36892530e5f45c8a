// SPDX-License-Identifier: MIT
/// \file
/// Stellaris LM3S6965. Chapters are those of its data sheet (Texas Instruments, SPMS009).
#pragma once

#include <cstdint>

namespace frugal::hal {

inline constexpr std::uint32_t kClockHz = FRUGAL_CLOCK_MHZ * 1'000'000;  ///< chip.cmake

/// Run-mode clock gating, chapter 5: which peripherals are awake.
inline constexpr std::uint32_t kWakeWatchdog = 0x400FE100;
inline constexpr std::uint32_t kWakeSerial = 0x400FE104;  ///< bit 0: UART0, bit 4: SSI0
inline constexpr std::uint32_t kWakePorts = 0x400FE108;   ///< bit 0: port A, bit 1: port B, ...

/// The pins of a port, chapter 8. The address of its data says which pins a read or write touches.
template <std::uint32_t kBase>
struct Port {
  static constexpr std::uint32_t data(std::uint32_t pins) { return kBase + (pins << 2); }
  static constexpr std::uint32_t kOutput = kBase + 0x400, kAlternate = kBase + 0x420;
  static constexpr std::uint32_t kPullUp = kBase + 0x510, kDigital = kBase + 0x51C;
};
using PortA = Port<0x40004000>;
using PortC = Port<0x40006000>;
using PortD = Port<0x40007000>;
using PortE = Port<0x40024000>;
using PortF = Port<0x40025000>;

/// From the internal oscillator, on which the chip starts, to 50 MHz.
void chip_start();

/// The console: 115,200 baud, both directions; no interrupts yet.
void uart_start();

}  // namespace frugal::hal
