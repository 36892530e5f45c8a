// SPDX-License-Identifier: MIT
/// \file
/// For a board whose shape has none.
#include "frugal/hal/lights.hpp"

namespace frugal::hal {

void show_matrix(std::span<const std::uint8_t>) {}

}  // namespace frugal::hal
