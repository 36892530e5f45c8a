// SPDX-License-Identifier: MIT
/// \file
/// Sleep that lasts: for a machine that was left alone.
#pragma once

namespace frugal::hal {

/// Sleeps until a button is down, as deep as the chip can, and does not let the watchdog bite. The
/// clock may stand still and the console may be deaf meanwhile; the RAM keeps what it has. It may
/// also return without a press: the caller looks, and calls again. The caller turns the lights off
/// and the sound before; a frame that is still on its way is sent.
void sleep_until_pressed();

}  // namespace frugal::hal
