// SPDX-License-Identifier: MIT
/// \file
/// For a board whose shape has none.
#include "frugal/hal/buttons.hpp"

namespace frugal::hal {

std::uint32_t buttons_down() { return 0; }

}  // namespace frugal::hal
