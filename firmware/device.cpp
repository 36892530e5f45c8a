// SPDX-License-Identifier: MIT
/// \file
/// Image `device`: Connect Four with the buttons and lights that the board has.
///
/// The lights decide which size of the game it plays, or its board.cmake
/// (app/connect/game_for.hpp). After a panic, or a restart by the watchdog, it shows a sign and
/// continues the game.
#include <cstddef>
#include <cstdint>

#include "app/common/panic_note.hpp"
#include "app/connect/device.hpp"
#include "app/connect/game_for.hpp"
#include "frugal/hal/board_shape.hpp"
#include "frugal/hal/process.hpp"

namespace {

constexpr auto kShape = frugal::hal::kBoardShape;
using Game = frugal::app::connect::GameFor<kShape>;

alignas(4) std::byte pool[kShape.pool_bytes];

}  // namespace

void frugal::hal::after_panic() { frugal::app::restart_with_note(); }

int main() {
  frugal::app::show_panic_of_before<kShape>(pool);
  static frugal::app::connect::Device<Game, kShape> device(pool);
  frugal::app::run(device);
}
