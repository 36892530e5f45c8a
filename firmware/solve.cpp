// SPDX-License-Identifier: MIT
/// \file
/// Image `solve`: the board proves by itself who wins Connect Four.
///
/// It begins with the empty board and has no book. The table of its proof takes 192 KB. After a
/// panic, or a restart by the watchdog, it shows a sign and goes on with what its store has.
#include <cstddef>
#include <cstdint>

#include "app/common/panic_note.hpp"
#include "app/solve/device.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/hal/board_shape.hpp"
#include "frugal/hal/process.hpp"

namespace {

constexpr auto kShape = frugal::hal::kBoardShape;

alignas(8) std::byte table[192 * 1024];

}  // namespace

void frugal::hal::after_panic() { frugal::app::restart_with_note(); }

int main() {
  frugal::app::show_panic_of_before<kShape>(table);
  static frugal::app::solve::Device<frugal::Connect<7, 6, 4>, kShape> device(table);
  frugal::app::run(device);
}
