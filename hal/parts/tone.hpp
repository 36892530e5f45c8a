// SPDX-License-Identifier: MIT
/// \file
/// A buzzer or a small loudspeaker on a PWM pin: a square wave, so a passive one; an active one
/// only knows its own tone.
#pragma once

#include <cstdint>

#include "pins.hpp"

namespace frugal::hal {

template <class Pwm>
struct Tone {
  using Pins = typename Pwm::Pins;

  static void start() { Pwm::start(); }

  static void sound(std::uint32_t hertz) {
    if (hertz == 0) {
      Pwm::stop();
    } else {
      Pwm::square(hertz);
    }
  }
};

}  // namespace frugal::hal
