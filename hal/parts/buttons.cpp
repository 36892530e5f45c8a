// SPDX-License-Identifier: MIT
#include "frugal/hal/buttons.hpp"

#include "board.hpp"
#include "frugal/hal/board_shape.hpp"

namespace frugal::hal {
namespace {

static_assert(Board::Buttons::kButtons == kBoardShape.buttons,
              "board.hpp wires another number of buttons than FRUGAL_BUTTONS of board.cmake names");

const struct Start {
  Start() { Board::Buttons::start(); }
} start;

}  // namespace

std::uint32_t buttons_down() { return Board::Buttons::down(); }

}  // namespace frugal::hal
