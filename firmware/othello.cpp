// SPDX-License-Identifier: MIT
/// \file
/// Image `othello`: Othello on 8x8, with the buttons and lights of a board whose lights hold the
/// game, and by the Go Text Protocol on the console of every board.
///
/// The pool takes what the board allows, but no more than a board of 128 KB would. After a panic,
/// or a restart by the watchdog, it shows a sign, if it plays on lights, and the game is empty.
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "app/common/panic_note.hpp"
#include "app/othello/device.hpp"
#include "frugal/games/othello/othello.hpp"
#include "frugal/hal/board_shape.hpp"
#include "frugal/hal/process.hpp"

namespace {

constexpr auto kShape = frugal::hal::kBoardShape;
constexpr bool kHasTable = frugal::app::othello::has_table<frugal::Othello<8>>(kShape);
constexpr std::uint32_t kMostPoolBytes = 112 * 1024;

alignas(4) std::byte pool[std::min(kShape.pool_bytes, kMostPoolBytes)];

}  // namespace

void frugal::hal::after_panic() {
  if constexpr (kHasTable) app::restart_with_note();
  restart();
}

int main() {
  if constexpr (kHasTable) frugal::app::show_panic_of_before<kShape>(pool);
  static frugal::app::othello::Device<frugal::Othello<8>, kShape> device(pool);
  frugal::app::run(device);
}
