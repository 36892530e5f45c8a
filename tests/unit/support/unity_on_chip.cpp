// SPDX-License-Identifier: MIT
//
// Unity's way out of a chip: the console of the board.
#include "frugal/hal/console.hpp"

extern "C" void frugal_unity_put(int character) {
  frugal::hal::console_put(static_cast<char>(character));
}
