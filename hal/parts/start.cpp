// SPDX-License-Identifier: MIT
//
// What runs first, and the check of what a board's board.hpp puts together.
#include "start.hpp"

#include "board.hpp"
#include "chip.hpp"
#include "wiring.hpp"

namespace frugal::hal {

static_assert(each_is_used_once(PinsOf<Board>{}));

void board_start() {
  chip_start();
  Board::Console::start();
}

}  // namespace frugal::hal
