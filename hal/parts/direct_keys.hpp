// SPDX-License-Identifier: MIT
/// \file
/// Keys that have a pin each, and connect it to ground or to the supply when they are down.
#pragma once

#include <cstdint>

#include "pins.hpp"

namespace frugal::hal {

/// A key that is down gives its pin the active level. The chip pulls the pin to the other level,
/// which costs nothing where the board does so too.
template <Active kActive, IsPin... KeyPins>
struct DirectKeys {
  using Group = PinGroup<KeyPins...>;
  using Pins = typename Group::List;
  static constexpr unsigned kButtons = Group::kSize;

  static void start() { Group::make_inputs(kActive == Active::kLow ? Pull::kUp : Pull::kDown); }

  /// Bit i: key i is down.
  static std::uint32_t down() {
    return kActive == Active::kLow ? ~Group::levels() & Group::kAll : Group::levels();
  }
};

}  // namespace frugal::hal
