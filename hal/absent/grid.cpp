// SPDX-License-Identifier: MIT
//
// For a board whose shape has none.
#include "frugal/hal/lights.hpp"

namespace frugal::hal {

void show_grid(std::span<const Light>) {}
void set_brightness(std::uint8_t) {}

}  // namespace frugal::hal
