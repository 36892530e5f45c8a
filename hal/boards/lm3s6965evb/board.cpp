// SPDX-License-Identifier: MIT
/// \file
/// Stellaris LM3S6965 evaluation board: five keys that pull PE0 to PE3 and PF1 down, and an LED on
/// PF0. Evaluation board user's manual, chapter 2. The panel: panel.cpp.
#include "board.hpp"

#include "chip.hpp"
#include "frugal/hal/buttons.hpp"
#include "frugal/hal/lights.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kUpAndDown = 1u << 0 | 1u << 1, kLeftAndRight = 1u << 2 | 1u << 3;
constexpr std::uint32_t kDirectionKeys = kUpAndDown | kLeftAndRight;
constexpr std::uint32_t kLed = 1u << 0, kSelectKey = 1u << 1;

void start_keys() {
  write_register(PortE::kPullUp, kDirectionKeys);
  write_register(PortE::kDigital, kDirectionKeys);
  write_register(PortF::kPullUp, kSelectKey);
  write_register(PortF::kDigital, kSelectKey | kLed);
}

}  // namespace

void board_start() {
  chip_start();
  uart_start();
  set_bits(kWakePorts, 1u << 4 | 1u << 5);
  read_register(kWakePorts);  // a port takes three cycles to wake
  write_register(PortF::kOutput, kLed);
  start_keys();
}

/// In the order of board.cmake: left, right, up, down, select.
std::uint32_t buttons_down() {
  const std::uint32_t directions = ~read_register(PortE::data(kDirectionKeys)) & kDirectionKeys;
  const std::uint32_t select = ~read_register(PortF::data(kSelectKey)) & kSelectKey;
  return directions >> 2 | (directions & kUpAndDown) << 2 | select << 3;
}

void show_leds(std::uint32_t on) { write_register(PortF::data(kLed), on & kLed); }

}  // namespace frugal::hal
