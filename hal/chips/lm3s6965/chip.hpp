// SPDX-License-Identifier: MIT
/// \file
/// Stellaris LM3S6965. Chapters are those of its data sheet (Texas Instruments, SPMS009).
#pragma once

#include <cstdint>

#include "pins.hpp"
#include "register.hpp"

namespace frugal::hal {

inline constexpr std::uint32_t kClockHz = FRUGAL_CLOCK_MHZ * 1'000'000;  ///< chip.cmake

/// Run-mode clock gating, chapter 5: which peripherals are awake.
inline constexpr std::uint32_t kWakeWatchdog = 0x400FE100;
inline constexpr std::uint32_t kWakeSerial = 0x400FE104;  ///< bit 0: UART0, bit 4: SSI0
inline constexpr std::uint32_t kWakePorts = 0x400FE108;   ///< bit 0: port A, bit 1: port B, ...

/// The pins of a port, chapter 8. The address of its data says which pins a read or write touches.
template <char kName>
struct Port {
  static constexpr unsigned kNumber = kName - 'A';
  static constexpr std::uint32_t kBase =
      kNumber < 4 ? 0x40004000 + kNumber * 0x1000 : 0x40024000 + (kNumber - 4) * 0x1000;

  static std::uint32_t levels() { return read_register(data(0xFF)); }
  static void write(std::uint32_t mask, std::uint32_t levels) {
    write_register(data(mask), levels);
  }
  static void make_inputs(std::uint32_t mask, Pull pull) {
    wake();
    if (pull == Pull::kUp) set_bits(kPullUp, mask);
    if (pull == Pull::kDown) set_bits(kPullDown, mask);
    set_bits(kDigital, mask);
  }
  static void make_outputs(std::uint32_t mask) {
    wake();
    set_bits(kOutput, mask);
    set_bits(kDigital, mask);
  }
  static void wake() {
    set_bits(kWakePorts, 1u << kNumber);
    read_register(kWakePorts);  // a port takes three cycles to wake
  }

  static constexpr std::uint32_t data(std::uint32_t pins) { return kBase + (pins << 2); }
  static constexpr std::uint32_t kOutput = kBase + 0x400, kAlternate = kBase + 0x420;
  static constexpr std::uint32_t kPullUp = kBase + 0x510, kPullDown = kBase + 0x514;
  static constexpr std::uint32_t kDigital = kBase + 0x51C;
};
using PortA = Port<'A'>;

template <char kPort, unsigned kNumber>
struct Pin {
  using Bank = Port<kPort>;
  static constexpr unsigned kBit = kNumber;
};

/// From the internal oscillator, on which the chip starts, to 50 MHz.
void chip_start();

/// UART0, the console: 115,200 baud, both directions; no interrupts yet.
void uart_start();
struct Uart0 {
  using Pins = PinList<Pin<'A', 0>, Pin<'A', 1>>;
  static void start() { uart_start(); }
};

/// SSI0, chapter 13, at 3.6 MHz. It selects what it talks to by its frame signal.
struct Ssi0 {
  using Pins = PinList<Pin<'A', 2>, Pin<'A', 3>, Pin<'A', 5>>;  // clock, frame, data
  static void start();
  static void send(std::uint8_t byte);
  static void wait_until_sent();
};

}  // namespace frugal::hal
