// SPDX-License-Identifier: MIT
//
// What a board's own file defines, apart from the functions of frugal/hal/: console_put.
#pragma once

#include "register.hpp"

namespace frugal::hal {

// Clocks, pins and the console, before constructors and main run.
void board_start();

}  // namespace frugal::hal
