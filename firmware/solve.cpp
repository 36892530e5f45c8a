// SPDX-License-Identifier: MIT
/// \file
/// Image `solve`: the board proves by itself who wins Connect Four.
///
/// It begins with the empty board and has no book. The table of its proof takes 192 KB. After a
/// panic, or a restart by the watchdog, it shows a sign and goes on with what its store has.
#include <cstddef>
#include <cstdint>

#include "app/common/panic_sign.hpp"
#include "app/solve/device.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/hal/board_shape.hpp"
#include "frugal/hal/process.hpp"
#include "frugal/hal/watchdog.hpp"

namespace {

constexpr auto kShape = frugal::hal::kBoardShape;

alignas(8) std::byte table[192 * 1024];

/// Start-up does not clear this.
constexpr std::uint32_t kPanicked = 0x50414E49;
[[gnu::section(".noinit")]] volatile std::uint32_t note;

}  // namespace

void frugal::hal::after_panic() {
  note = kPanicked;
  restart();
}

int main() {
  if (note == kPanicked || frugal::hal::was_hanging()) frugal::app::show_panic<kShape>(table);
  note = 0;
  static frugal::app::solve::Device<frugal::Connect<7, 6, 4>, kShape> device(table);
  frugal::hal::watchdog_start();
  for (;;) {
    frugal::hal::watchdog_feed();
    device.step();
  }
}
