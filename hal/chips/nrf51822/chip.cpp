// SPDX-License-Identifier: MIT
//
// The 16 MHz crystal. Reference Manual, chapter 13.
#include "chip.hpp"

namespace frugal::hal {

void chip_start() {
  write_register(0x40000000, 1);  // start the crystal's oscillator
  await_bits(0x40000100, 1);      // and run on it
}

}  // namespace frugal::hal
