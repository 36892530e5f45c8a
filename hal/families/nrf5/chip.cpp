// SPDX-License-Identifier: MIT
/// \file
/// The 16 MHz crystal. Reference Manual, chapter 13. If it does not begin, the chip stays on its
/// own oscillator of 16 MHz. The error of that is some per cent, which may be too much for a
/// console.
#include "chip.hpp"

namespace frugal::hal {

void chip_start() {
  write_register(0x40000000, 1);                                 // start the crystal's oscillator
  [[maybe_unused]] const bool runs = await_bits(0x40000100, 1);  // and run on it
}

}  // namespace frugal::hal
