// SPDX-License-Identifier: MIT
/// \file
/// What Nordic's nRF51 and nRF52 have in common: the same peripherals at the same addresses, the
/// pins, timers, UART, watchdog and flash controller among them. Chapters are those of the nRF51
/// Series Reference Manual, version 3.0.1.
#pragma once

#include "pins.hpp"
#include "register.hpp"

namespace frugal::hal {

/// The pins, chapter 14. The nRF51 has one port; those of the nRF52 that have a second one have it
/// 300h further on.
template <unsigned kNumber>
struct Port {
  static constexpr std::uint32_t kBase = 0x50000000 + 0x300 * kNumber;
  static constexpr std::uint32_t kSet = kBase + 0x508, kClear = kBase + 0x50C, kIn = kBase + 0x510;
  static constexpr std::uint32_t kMakeOutput = kBase + 0x518, kSettings = kBase + 0x700;
  static constexpr std::uint32_t kInputPulledUp = 3u << 2, kOutput = 3;

  static std::uint32_t levels() { return read_register(kIn); }
  static void write(std::uint32_t mask, std::uint32_t levels) {
    write_register(kClear, mask & ~levels);
    write_register(kSet, levels);
  }
  static void make_outputs(std::uint32_t mask) { write_register(kMakeOutput, mask); }
  static void make_inputs(std::uint32_t mask, Pull pull) {
    constexpr std::uint32_t kPulls[] = {0, 3u << 2, 1u << 2};
    for (std::uint32_t pin = kSettings; mask != 0; mask >>= 1, pin += 4) {
      if ((mask & 1) != 0) write_register(pin, kPulls[static_cast<unsigned>(pull)]);
    }
  }
};

/// Whether there is such a pin: a chip with a second port has ten in it (nRF52833 Product
/// Specification, chapter 7.1).
constexpr bool has_pin(unsigned number, unsigned port) {
  return port == 0 ? number < 32 : port == 1 && number < 10;
}

/// Pin<17> is P0.17, Pin<8, 1> is P1.08.
template <unsigned kNumber, unsigned kPort = 0>
struct Pin {
  static_assert(has_pin(kNumber, kPort), "the chip has P0.00 to P0.31 and at most P1.00 to P1.09");
  using Bank = Port<kPort>;
  static constexpr unsigned kBit = kNumber;
  static constexpr unsigned kSelect = 32 * kPort + kNumber;  // as peripherals call it
  static constexpr std::uint32_t kSettings = Bank::kSettings + 4 * kNumber;
};

/// A timer, chapter 18, that interrupts every so many microseconds.
template <std::uint32_t kBase>
struct Timer {
  static constexpr std::uint32_t kStart = kBase, kCompared = kBase + 0x140;
  static constexpr std::uint32_t kShortcuts = kBase + 0x200, kInterruptSet = kBase + 0x304;
  static constexpr std::uint32_t kPrescaler = kBase + 0x510, kCompare = kBase + 0x540;

  static void start(std::uint32_t period_us) {
    write_register(kPrescaler, 4);  // 16 MHz / 2^4
    write_register(kCompare, period_us);
    write_register(kShortcuts, 1);  // begins anew when it has come there
    write_register(kInterruptSet, 1u << 16);
    write_register(kStart, 1);
  }

  /// On an nRF52 a cleared event lingers for up to four cycles of the core, and with it the
  /// interrupt, which could come twice, unless a register is read: Product Specification of the
  /// nRF52833, chapter 6.1. The nRF51's core is as slow as its peripherals.
  static void acknowledge() {
    write_register(kCompared, 0);
    if constexpr (FRUGAL_CLOCK_MHZ > 16) read_register(kCompared);
  }
};

/// From the internal oscillator to the crystal: a UART needs its precision.
void chip_start();

/// Calls light_next_row() every so many microseconds: TIMER2.
struct LightTimer {
  static void start(std::uint32_t period_us);
  static void pause();
  static void resume();
};

/// UART0 on pins as peripherals call them, the console: 115,200 baud, both directions; no
/// interrupts yet.
void uart_start(unsigned transmit_pin, unsigned receive_pin);

template <class Transmit, class Receive>
struct Uart {
  using Pins = PinList<Transmit, Receive>;
  static void start() {
    using Port = typename Transmit::Bank;
    write_register(Port::kSet, 1u << Transmit::kBit);
    write_register(Transmit::kSettings, Port::kOutput);
    write_register(Receive::kSettings, Port::kInputPulledUp);
    uart_start(Transmit::kSelect, Receive::kSelect);
  }
};

}  // namespace frugal::hal
