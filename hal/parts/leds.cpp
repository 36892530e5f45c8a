// SPDX-License-Identifier: MIT
#include "board.hpp"
#include "frugal/hal/board_shape.hpp"
#include "frugal/hal/lights.hpp"

namespace frugal::hal {
namespace {

static_assert(Board::Leds::kLeds == kBoardShape.leds,
              "board.hpp wires another number of LEDs than FRUGAL_LEDS of board.cmake says");

const struct Start {
  Start() { Board::Leds::start(); }
} start;

}  // namespace

void show_leds(std::uint32_t on) { Board::Leds::show(on); }

}  // namespace frugal::hal
