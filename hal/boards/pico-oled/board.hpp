// SPDX-License-Identifier: MIT
/// \file
/// Raspberry Pi Pico with the OLED that every shop sells, on the pins of its first I2C, five keys
/// to ground, a passive buzzer, and the console on the pins of the Pico's first UART.
#pragma once

#include "direct_keys.hpp"
#include "i2c.hpp"
#include "pwm.hpp"
#include "ssd1306.hpp"
#include "tone.hpp"
#include "uart_pins.hpp"
#include "usb.hpp"
#include "wiring.hpp"

namespace frugal::hal {

struct Board : NoParts {
  using Console = Uart<0, Pin<0>, Pin<1>>;
  using Usb = UsbSerial;
  using Buttons = DirectKeys<Active::kLow, Pin<11>, Pin<12>, Pin<13>, Pin<14>, Pin<15>>;
  using Picture = Ssd1306<I2c<0, Pin<4>, Pin<5>>>;
  using Sound = Tone<Pwm<Pin<16>>>;
};

}  // namespace frugal::hal
