// SPDX-License-Identifier: MIT
/// \file
/// Sleep that lasts: for a machine that was left alone.
#pragma once

namespace frugal::hal {

/// Sleeps until a button is down, as deep as the chip can. The clock may stand still and the
/// console may be deaf meanwhile; the RAM keeps what it has. The caller turns the lights off
/// before.
void sleep_until_pressed();

}  // namespace frugal::hal
