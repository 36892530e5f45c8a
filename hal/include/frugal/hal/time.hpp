// SPDX-License-Identifier: MIT
/// \file
/// The board's clock, and how to wait without burning the battery.
#pragma once

#include <cstdint>

namespace frugal::hal {

/// Milliseconds since start-up. It never goes back, and wraps after 49 days; the difference of two
/// times is right even then.
std::uint32_t now_ms();

/// Sleeps until an interrupt. That of the clock comes every few milliseconds at least, so a program
/// that looks at everything after each sleep misses nothing.
void idle();

}  // namespace frugal::hal
