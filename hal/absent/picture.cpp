// SPDX-License-Identifier: MIT
/// \file
/// For a board whose shape has none.
#include "frugal/hal/lights.hpp"

namespace frugal::hal {

void show_picture(std::span<const std::uint8_t>, std::uint32_t) {}

}  // namespace frugal::hal
