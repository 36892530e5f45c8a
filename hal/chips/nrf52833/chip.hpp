// SPDX-License-Identifier: MIT
/// \file
/// Nordic nRF52833, Product Specification version 1.5: what the nRF51 does not have.
#pragma once

#include "nrf5.hpp"

namespace frugal::hal {

inline constexpr std::uint32_t kClockHz = FRUGAL_CLOCK_MHZ * 1'000'000;  // chip.cmake

/// A square wave by PWM0.
void pwm_start(unsigned pin);
void pwm_square(std::uint32_t hertz);
void pwm_stop();

template <class OutPin>
struct Pwm {
  using Pins = PinList<OutPin>;
  static void start() {
    OutPin::Bank::write(1u << OutPin::kBit, 0);
    OutPin::Bank::make_outputs(1u << OutPin::kBit);
    pwm_start(OutPin::kSelect);
  }
  static void square(std::uint32_t hertz) { pwm_square(hertz); }
  static void stop() { pwm_stop(); }
};

}  // namespace frugal::hal
