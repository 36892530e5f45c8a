// SPDX-License-Identifier: MIT
/// \file
/// The two UARTs, each a PL011 on pins of its own; interrupts 20 and 21. Data sheet, chapter 4.2.
/// Only the chip keeps to the time of a byte: the emulator's UART sends at once.
#pragma once

#include "chip.hpp"
#include "pin.hpp"
#include "pin_functions.hpp"
#include "uart_pl011.hpp"

namespace frugal::hal {

template <unsigned kUnit, class SendPin, class ReceivePin>
struct Uart : UartPl011<0x40034000 + 0x4000 * kUnit, kClockHz> {
  static_assert(uart_has_pins(kUnit, SendPin::kBit, ReceivePin::kBit),
                "the unit has other pins: chapter 2.19.2");
  using Base = UartPl011<0x40034000 + 0x4000 * kUnit, kClockHz>;
  using Pins = PinList<SendPin, ReceivePin>;
  static constexpr unsigned kInterrupt = 20 + kUnit;

  /// The console: 115,200 baud, both directions; no interrupts yet.
  static void start() {
    Blocks::release(Blocks::kUart0 << kUnit);
    Base::start();
    SendPin::connect(PinFunction::kUart);
    ReceivePin::connect(PinFunction::kUart, Pull::kUp);
  }
};

}  // namespace frugal::hal
