// SPDX-License-Identifier: MIT
//
// For a board whose shape has none.
#include "frugal/hal/sound.hpp"

namespace frugal::hal {

void sound_tone(std::uint32_t) {}

}  // namespace frugal::hal
