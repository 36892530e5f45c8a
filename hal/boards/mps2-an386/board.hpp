// SPDX-License-Identifier: MIT
/// \file
/// ARM MPS2 with AN386: two LEDs beside the FPGA.
#pragma once

#include "chip.hpp"
#include "single_leds.hpp"
#include "wiring.hpp"

namespace frugal::hal {

struct Board : NoParts {
  using Console = Uart0;
  using Leds = SingleLeds<Led<0>, Led<1>>;
};

}  // namespace frugal::hal
