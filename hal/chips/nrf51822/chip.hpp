// SPDX-License-Identifier: MIT
/// \file
/// Nordic nRF51822. Chapters are those of the nRF51 Series Reference Manual, version 3.0.1.
#pragma once

#include "pins.hpp"
#include "register.hpp"

namespace frugal::hal {

/// The pins, chapter 14: all in one port.
struct Port {
  static std::uint32_t levels() { return read_register(kIn); }
  static void write(std::uint32_t mask, std::uint32_t levels) {
    write_register(kClear, mask & ~levels);
    write_register(kSet, levels);
  }
  static void make_outputs(std::uint32_t mask) { write_register(kMakeOutput, mask); }
  static void make_inputs(std::uint32_t mask, Pull pull) {
    constexpr std::uint32_t kPulls[] = {0, 3u << 2, 1u << 2};
    for (unsigned pin = 0; pin < 32; ++pin) {
      if (mask >> pin & 1) write_register(settings(pin), kPulls[static_cast<unsigned>(pull)]);
    }
  }

  static constexpr std::uint32_t kSet = 0x50000508, kClear = 0x5000050C, kIn = 0x50000510;
  static constexpr std::uint32_t kMakeOutput = 0x50000518;
  static constexpr std::uint32_t settings(unsigned pin) { return 0x50000700 + 4 * pin; }
  static constexpr std::uint32_t kInputPulledUp = 3u << 2, kOutput = 3;
};

template <unsigned kNumber>
struct Pin {
  using Bank = Port;
  static constexpr unsigned kBit = kNumber;
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

  static void acknowledge() { write_register(kCompared, 0); }
};

/// From the internal oscillator to the crystal: a UART needs its precision.
void chip_start();

/// Calls light_next_row() every so many microseconds: TIMER2.
struct LightTimer {
  static void start(std::uint32_t period_us);
  static void pause();
  static void resume();
};

/// The console: 115,200 baud, both directions; no interrupts yet.
void uart_start(unsigned transmit_pin, unsigned receive_pin);

template <class Transmit, class Receive>
struct Uart {
  using Pins = PinList<Transmit, Receive>;
  static void start() { uart_start(Transmit::kBit, Receive::kBit); }
};

}  // namespace frugal::hal
