// SPDX-License-Identifier: MIT
/// \file
/// STM32F100. Chapters are those of ST's reference manual RM0041.
#pragma once

#include <cstdint>

#include "pins.hpp"
#include "register.hpp"

namespace frugal::hal {

inline constexpr std::uint32_t kClockHz = FRUGAL_CLOCK_MHZ * 1'000'000;  ///< chip.cmake

/// Chapter 6: which peripherals of bus APB2 are awake.
inline constexpr std::uint32_t kWake = 0x40021018;
inline constexpr std::uint32_t kWakePortA = 1u << 2, kWakeUsart1 = 1u << 14;

/// The pins of a port, chapter 7; four bits of settings a pin, the upper eight pins in
/// kSettingsHigh.
template <char kName>
struct Port {
  static constexpr std::uint32_t kBase = 0x40010800 + 0x400 * (kName - 'A');
  static constexpr std::uint32_t kSettings = kBase, kSettingsHigh = kBase + 4;
  static constexpr std::uint32_t kIn = kBase + 8, kSetAndReset = kBase + 16;
  static constexpr std::uint32_t kSlowOutput = 0x2, kFloatingInput = 0x4, kPulledInput = 0x8;

  static std::uint32_t levels() { return read_register(kIn); }
  static void write(std::uint32_t mask, std::uint32_t levels) {
    write_register(kSetAndReset, levels | (mask & ~levels) << 16);
  }
  static void make_outputs(std::uint32_t mask) { set_up(mask, kSlowOutput); }
  static void make_inputs(std::uint32_t mask, Pull pull) {
    set_up(mask, pull == Pull::kNone ? kFloatingInput : kPulledInput);
    write(mask, pull == Pull::kUp ? mask : 0);
  }

 private:
  static constexpr std::uint32_t nibbles(std::uint32_t mask) {
    std::uint32_t nibbles = 0;
    for (unsigned pin = 0; pin < 8; ++pin) nibbles |= (mask >> pin & 1) << 4 * pin;
    return nibbles;
  }
  [[gnu::always_inline]] static void set_up(std::uint32_t mask, std::uint32_t setting) {
    set_bits(kWake, 1u << (kName - 'A' + 2));
    const std::uint32_t low = nibbles(mask & 0xFF), high = nibbles(mask >> 8);
    if (low != 0) change_bits(kSettings, low * 0xF, low * setting);
    if (high != 0) change_bits(kSettingsHigh, high * 0xF, high * setting);
  }
};
using PortA = Port<'A'>;

template <char kPort, unsigned kNumber>
struct Pin {
  using Bank = Port<kPort>;
  static constexpr unsigned kBit = kNumber;
};

/// From the internal oscillator, on which the chip starts, to 24 MHz.
void chip_start();

/// USART1, the console: 115,200 baud, both directions; no interrupts yet.
void uart_start();
struct Usart1 {
  using Pins = PinList<Pin<'A', 9>, Pin<'A', 10>>;
  static void start() { uart_start(); }
};

}  // namespace frugal::hal
