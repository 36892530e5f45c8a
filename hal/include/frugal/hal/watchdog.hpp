// SPDX-License-Identifier: MIT
/// \file
/// Restarts the board if the program hangs.
#pragma once

namespace frugal::hal {

// From now on the board restarts if it is not fed for two seconds. Can't be stopped.
void watchdog_start();
void watchdog_feed();

}  // namespace frugal::hal
