// SPDX-License-Identifier: MIT
//
// The image `solve` with a game that takes five seconds: check_solve.py cuts its power.
#include <cstddef>

#include "app/solve/device.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/hal/board_shape.hpp"
#include "frugal/hal/watchdog.hpp"

namespace {

alignas(8) std::byte table[8 * 1024];

}  // namespace

int main() {
  static frugal::app::solve::Device<frugal::Connect<5, 5, 4>, frugal::hal::kBoardShape, 4096>
      device(table);
  frugal::hal::watchdog_start();
  for (;;) {
    frugal::hal::watchdog_feed();
    device.step();
  }
}
