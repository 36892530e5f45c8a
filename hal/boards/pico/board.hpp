// SPDX-License-Identifier: MIT
/// \file
/// Raspberry Pi Pico on a breadboard: three keys to ground, a matrix of 8x8 WS2812, a passive
/// buzzer, and the console on the pins of the Pico's first UART and on its USB port.
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
  using Buttons = DirectKeys<Active::kLow, Pin<13>, Pin<14>, Pin<15>>;
  using Grid = Ws2812<PixelWire<Pin<28>>, 8, 8, 400>;
  using Sound = Tone<Pwm<Pin<16>>>;
};

}  // namespace frugal::hal
