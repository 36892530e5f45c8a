// SPDX-License-Identifier: MIT
//
// Raspberry Pi Pico on a breadboard: console on GP0 and GP1, keys from GP13, GP14 and GP15 to
// ground.
#include "board.hpp"

#include "console_pins.hpp"
#include "frugal/hal/buttons.hpp"

namespace frugal::hal {
namespace {

using Keys = PinGroup<Pin<13>, Pin<14>, Pin<15>>;  // in the order of board.cmake: left, drop, right

}  // namespace

void board_start() {
  chip_start();
  Console::start();
  Keys::make_inputs(Pull::kUp);
}

std::uint32_t buttons_down() { return ~Keys::levels() & Keys::kAll; }

}  // namespace frugal::hal
