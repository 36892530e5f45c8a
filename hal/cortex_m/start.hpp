// SPDX-License-Identifier: MIT
/// \file
/// What runs first on a board.
#pragma once

namespace frugal::hal {

/// Clocks and the console, before constructors and main run (parts/start.cpp). Every other part
/// starts itself in the images that have it.
void board_start();

}  // namespace frugal::hal
