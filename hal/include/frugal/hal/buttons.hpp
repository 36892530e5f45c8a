// SPDX-License-Identifier: MIT
/// \file
/// The board's buttons as they are: raw levels, which may bounce. Portable code decides what a
/// press is (app/common/gestures.hpp), so it is the same on every board.
#pragma once

#include <cstdint>

namespace frugal::hal {

/// Bit i: button i is down. The shape tells how many buttons there are, and the role of each.
std::uint32_t buttons_down();

}  // namespace frugal::hal
