// SPDX-License-Identifier: MIT
/// \file
/// The board's one voice.
#pragma once

#include <cstdint>

namespace frugal::hal {

/// Sounds a tone of this frequency until the next call; 0 is silence. Returns at once: a timer of
/// the chip makes the tone.
void sound_tone(std::uint32_t hertz);

}  // namespace frugal::hal
