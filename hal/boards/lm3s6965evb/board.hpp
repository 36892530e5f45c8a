// SPDX-License-Identifier: MIT
/// \file
/// Stellaris LM3S6965 evaluation board: five keys to ground, an LED, an OLED panel. Evaluation
/// board user's manual, chapter 2. PC6 switches the panel's supply. PD0 deselects the memory card
/// on the board, and selects the panel in the emulator.
#pragma once

#include "chip.hpp"
#include "direct_keys.hpp"
#include "single_leds.hpp"
#include "ssd0323.hpp"
#include "wiring.hpp"

namespace frugal::hal {

struct Board : NoParts {
  using Console = Uart0;
  using Buttons =
      DirectKeys<Active::kLow, Pin<'E', 2>, Pin<'E', 3>, Pin<'E', 0>, Pin<'E', 1>, Pin<'F', 1>>;
  using Leds = SingleLeds<Pin<'F', 0>>;
  using Picture = Ssd0323<Ssi0, Pin<'C', 7>, Pin<'C', 6>, Pin<'D', 0>>;
};

}  // namespace frugal::hal
