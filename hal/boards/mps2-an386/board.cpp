// SPDX-License-Identifier: MIT
/// \file
/// ARM MPS2 with AN386: two LEDs beside the FPGA (Application Note AN386, chapter 4.4).
#include "board.hpp"

#include "chip.hpp"
#include "frugal/hal/lights.hpp"

namespace frugal::hal {

void board_start() { uart_start(); }

void show_leds(std::uint32_t on) { write_register(0x40028000, on); }

}  // namespace frugal::hal
