// SPDX-License-Identifier: MIT
/// \file
/// Raspberry Pi Pico in a cabinet: seven keys to ground, one above each column, a matrix of 8x8
/// WS2812, a passive buzzer, and the console on the pins of the Pico's first UART.
#pragma once

#include "direct_keys.hpp"
#include "pixel_wire.hpp"
#include "pwm.hpp"
#include "tone.hpp"
#include "uart_pins.hpp"
#include "usb.hpp"
#include "wiring.hpp"
#include "ws2812.hpp"

namespace frugal::hal {

struct Board : NoParts {
  using Console = Uart<0, Pin<0>, Pin<1>>;
  using Usb = UsbSerial;
  using Buttons = DirectKeys<Active::kLow, Pin<2>, Pin<3>, Pin<4>, Pin<5>, Pin<6>, Pin<7>, Pin<8>>;
  using Grid = Ws2812<PixelWire<Pin<28>>, 8, 8, 400>;
  using Sound = Tone<Pwm<Pin<16>>>;
};

}  // namespace frugal::hal
