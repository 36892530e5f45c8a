// SPDX-License-Identifier: MIT
//
// A passive buzzer on GP16.
#include "frugal/hal/sound.hpp"

#include "pwm.hpp"

namespace frugal::hal {
namespace {

using Buzzer = Pwm<Pin<16>>;

const struct Start {
  Start() { Buzzer::start(); }
} start;

}  // namespace

void sound_tone(std::uint32_t hertz) {
  if (hertz == 0) {
    Buzzer::stop();
  } else {
    Buzzer::square(hertz);
  }
}

}  // namespace frugal::hal
