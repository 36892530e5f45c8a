// SPDX-License-Identifier: MIT
/// \file
/// STM32 VL Discovery: the user's button on PA0, which it pulls up, and two LEDs on PC8 (blue) and
/// PC9 (green). ST's user manual UM0919, chapter 4. QEMU has no pins: the button is never down
/// there.
#include "board.hpp"

#include "chip.hpp"
#include "frugal/hal/buttons.hpp"
#include "frugal/hal/lights.hpp"

namespace frugal::hal {

void board_start() {
  chip_start();
  uart_start();
  set_bits(kWake, kWakePortA | kWakePortC);
  change_bits(PortC::kSettingsHigh, 0xFF, 0x22);  // outputs, slow
}

std::uint32_t buttons_down() { return read_register(PortA::kIn) & 1; }

void show_leds(std::uint32_t on) {
  const std::uint32_t lit = on & 3;
  write_register(PortC::kSetAndReset, lit << 8 | (3 ^ lit) << 24);
}

}  // namespace frugal::hal
