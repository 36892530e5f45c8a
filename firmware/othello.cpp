// SPDX-License-Identifier: MIT
/// \file
/// Image `othello`: Othello on 8x8 by the Go Text Protocol on the console.
///
/// The pool takes what the board allows, but no more than a board of 128 KB would. After a panic,
/// or a restart by the watchdog, the game is empty.
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "app/othello/device.hpp"
#include "frugal/games/othello/othello.hpp"
#include "frugal/hal/board_shape.hpp"
#include "frugal/hal/process.hpp"
#include "frugal/hal/watchdog.hpp"

namespace {

constexpr std::uint32_t kMostPoolBytes = 112 * 1024;

alignas(4) std::byte pool[std::min(frugal::hal::kBoardShape.pool_bytes, kMostPoolBytes)];

}  // namespace

void frugal::hal::after_panic() { restart(); }

int main() {
  static frugal::app::othello::Device<frugal::Othello<8>> device(pool);
  frugal::hal::watchdog_start();
  for (;;) {
    frugal::hal::watchdog_feed();
    device.step();
  }
}
