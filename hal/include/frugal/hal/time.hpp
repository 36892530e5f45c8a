// SPDX-License-Identifier: MIT
/// \file
/// The board's clock, and how to wait without burning the battery.
#pragma once

#include <cstdint>

namespace frugal::hal {

// Since start-up, in milliseconds; never goes back, wraps after 49 days. Differences of two are
// right beyond the wrap.
std::uint32_t now_ms();

// Sleeps until an interrupt. The clock's comes at least every few milliseconds, so that a program
// which looks at everything after each sleep misses nothing.
void idle();

}  // namespace frugal::hal
