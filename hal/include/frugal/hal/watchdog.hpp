// SPDX-License-Identifier: MIT
/// \file
/// Restarts the board if the program hangs.
#pragma once

namespace frugal::hal {

/// From now on the board restarts if the watchdog is not fed for two seconds. Nothing stops it; on
/// the nRF51 it survives even a restart by software, so the next image must feed it, or power must
/// be cut.
void watchdog_start();

/// Gives the program two more seconds.
void watchdog_feed();

}  // namespace frugal::hal
