// SPDX-License-Identifier: MIT
/// \file
/// STM32 VL Discovery: the user's button, which pulls PA0 up, and two LEDs, blue and green. ST's
/// user manual UM0919, chapter 4. QEMU has no pins: the button is never down there.
#pragma once

#include "chip.hpp"
#include "direct_keys.hpp"
#include "single_leds.hpp"
#include "wiring.hpp"

namespace frugal::hal {

struct Board : NoParts {
  using Console = Usart1;
  using Buttons = DirectKeys<Active::kHigh, Pin<'A', 0>>;
  using Leds = SingleLeds<Pin<'C', 8>, Pin<'C', 9>>;
};

}  // namespace frugal::hal
