// SPDX-License-Identifier: MIT
/// \file
/// Kitronik ZIP96 for the Raspberry Pi Pico, of which the maker's library tells the pins: six keys,
/// which connect their pins to the supply, 12x8 WS2812 and a buzzer. The keys A and B have the pins
/// of the Pico's first UART, so the console is on the second one. The vibration motor (GP4) is not
/// used: the pin stays as the reset leaves it, pulled down.
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
  using Console = Uart<1, Pin<8>, Pin<9>>;
  using Usb = UsbSerial;
  using Buttons = DirectKeys<Active::kHigh, Pin<13>, Pin<15>, Pin<14>, Pin<12>, Pin<1>, Pin<2>>;
  using Grid = Ws2812<PixelWire<Pin<7>>, 12, 8, 400>;
  using Sound = Tone<Pwm<Pin<5>>>;
};

}  // namespace frugal::hal
