// SPDX-License-Identifier: MIT
/// \file
/// A Cortex-M4 with ARM's Cortex-M System Design Kit (CMSDK) around it, in an FPGA. Peripherals:
/// ARM DDI 0479; what is where: Application Note AN386.
#pragma once

#include <cstdint>

#include "pins.hpp"
#include "register.hpp"

namespace frugal::hal {

inline constexpr std::uint32_t kClockHz = FRUGAL_CLOCK_MHZ * 1'000'000;  ///< chip.cmake

/// The LEDs beside the FPGA (Application Note AN386, chapter 4.4): always outputs.
struct FpgaLeds {
  static constexpr std::uint32_t kLeds = 0x40028000;
  static std::uint32_t levels() { return read_register(kLeds); }
  static void write(std::uint32_t mask, std::uint32_t levels) { change_bits(kLeds, mask, levels); }
  static void make_inputs(std::uint32_t, Pull) {}
  static void make_outputs(std::uint32_t) {}
};

template <unsigned kNumber>
struct Led {
  using Bank = FpgaLeds;
  static constexpr unsigned kBit = kNumber;
};

/// The console: 115,200 baud, both directions; no interrupts yet.
void uart_start();
struct Uart0 {
  using Pins = PinList<>;  // its pins have no other use
  static void start() { uart_start(); }
};

inline void chip_start() {}  // the FPGA has its clock from the board

}  // namespace frugal::hal
