// SPDX-License-Identifier: MIT
/// \file
/// Where the Pico's console is.
#pragma once

#include "uart_pins.hpp"

namespace frugal::hal {

using Console = Uart<0, Pin<0>, Pin<1>>;

}  // namespace frugal::hal
