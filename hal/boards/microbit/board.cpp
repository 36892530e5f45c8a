// SPDX-License-Identifier: MIT
/// \file
/// BBC micro:bit V1: the console, which the interface chip carries to USB, and two buttons that
/// pull their pins down. Schematic V1.3B, sheet 5. The lights: matrix.cpp.
#include "board.hpp"

#include "chip.hpp"
#include "frugal/hal/buttons.hpp"

namespace frugal::hal {
namespace {

constexpr unsigned kTransmitPin = 24, kReceivePin = 25;
constexpr unsigned kButtonA = 17, kButtonB = 26;

}  // namespace

void board_start() {
  chip_start();
  uart_start(kTransmitPin, kReceivePin);
  write_register(Pins::settings(kButtonA), Pins::kInputPulledUp);
  write_register(Pins::settings(kButtonB), Pins::kInputPulledUp);
}

std::uint32_t buttons_down() {
  const std::uint32_t released = read_register(Pins::kIn);
  return (~released >> kButtonA & 1) | (~released >> kButtonB & 1) << 1;
}

}  // namespace frugal::hal
