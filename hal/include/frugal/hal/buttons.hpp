// SPDX-License-Identifier: MIT
/// \file
/// The board's buttons as they are: raw levels, that may bounce. What a press is, portable code
/// decides (firmware/), so that it is the same on every board.
#pragma once

#include <cstdint>

namespace frugal::hal {

// Bit i: button i is down. Which buttons there are, and in which order, shape.hpp tells.
std::uint32_t buttons_down();

}  // namespace frugal::hal
