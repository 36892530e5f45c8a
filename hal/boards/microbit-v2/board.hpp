// SPDX-License-Identifier: MIT
/// \file
/// BBC micro:bit V2, schematic V2.00: the console, which the interface chip carries to USB, two
/// buttons to ground, 25 lights, a row of pins each way, and a loudspeaker.
#pragma once

#include <array>

#include "chip.hpp"
#include "direct_keys.hpp"
#include "multiplexed.hpp"
#include "tone.hpp"
#include "wiring.hpp"

namespace frugal::hal {

struct Board : NoParts {
  using Console = Uart<Pin<6>, Pin<8, 1>>;
  using Buttons = DirectKeys<Active::kLow, Pin<14>, Pin<23>>;
  using Rows = PinGroup<Pin<21>, Pin<22>, Pin<15>, Pin<24>, Pin<19>>;
  using Columns = PinGroup<Pin<28>, Pin<11>, Pin<31>, Pin<5, 1>, Pin<30>>;
  using Grid = Multiplexed<LightTimer, Rows, Columns, 5, 5, crossings_in_order<5, 5>()>;
  using Sound = Tone<Pwm<Pin<0>>>;
};

}  // namespace frugal::hal
