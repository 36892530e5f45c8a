// SPDX-License-Identifier: MIT
/// \file
/// Single lights that have a pin each, and are on while it is high.
#pragma once

#include <cstdint>

#include "pins.hpp"

namespace frugal::hal {

template <IsPin... LedPins>
struct SingleLeds {
  using Group = PinGroup<LedPins...>;
  using Pins = typename Group::List;
  static constexpr unsigned kLeds = Group::kSize;

  static void start() { Group::make_outputs(); }
  static void show(std::uint32_t on) { Group::write(on); }
};

}  // namespace frugal::hal
