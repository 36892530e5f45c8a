// SPDX-License-Identifier: MIT
/// \file
/// Instructions executed, for benches. The emulator ties time to instructions, so a timer of the
/// chip counts them once its rate is known; the first call finds it with a run of nops.
/// The resolution is one tick, 20 to 63 instructions on our boards. On a real board a "nop's time"
/// is the unit instead, and figures are only comparable with each other.
#pragma once

#include <cstdint>

namespace frugal::hal {

/// Instructions since the first call. Takes a timer for itself, SysTick where there is one. On a
/// chip whose clock is the same timer, an image that also calls now_ms() does not link.
std::uint64_t instructions();

}  // namespace frugal::hal
