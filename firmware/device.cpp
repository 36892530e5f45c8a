// SPDX-License-Identifier: MIT
/// \file
/// Image `device`: Connect Four with the buttons and lights that the board has.
///
/// The lights decide which size of the game it plays, or its board.cmake
/// (app/connect/game_for.hpp). After a panic, or a restart by the watchdog, it shows a sign and
/// continues the game.
#include <cstddef>
#include <cstdint>

#include "app/common/panic_sign.hpp"
#include "app/connect/device.hpp"
#include "app/connect/game_for.hpp"
#include "frugal/hal/board_shape.hpp"
#include "frugal/hal/process.hpp"
#include "frugal/hal/watchdog.hpp"

namespace {

constexpr auto kShape = frugal::hal::kBoardShape;
using Game = frugal::app::connect::GameFor<kShape>;

alignas(4) std::byte pool[kShape.pool_bytes];

/// Start-up does not clear this.
constexpr std::uint32_t kPanicked = 0x50414E49;
[[gnu::section(".noinit")]] volatile std::uint32_t note;

}  // namespace

void frugal::hal::after_panic() {
  note = kPanicked;
  restart();
}

int main() {
  if (note == kPanicked || frugal::hal::was_hanging()) frugal::app::show_panic<kShape>(pool);
  note = 0;
  static frugal::app::connect::Device<Game, kShape> device(pool);
  frugal::hal::watchdog_start();
  for (;;) {
    frugal::hal::watchdog_feed();
    device.step();
  }
}
