// SPDX-License-Identifier: MIT
/// \file
/// What a board's own file defines, apart from the functions of frugal/hal/ for what it has.
#pragma once

#include "register.hpp"

namespace frugal::hal {

/// Clocks, the console and pins, before constructors and main run.
void board_start();

}  // namespace frugal::hal
