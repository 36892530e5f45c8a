// SPDX-License-Identifier: MIT
#include "frugal/hal/sound.hpp"

#include "board.hpp"

namespace frugal::hal {
namespace {

const struct Start {
  Start() { Board::Sound::start(); }
} start;

}  // namespace

void sound_tone(std::uint32_t hertz) { Board::Sound::sound(hertz); }

}  // namespace frugal::hal
