// SPDX-License-Identifier: MIT
/// \file
/// BBC micro:bit V1, schematic V1.3B, sheet 5: the console, which the interface chip carries to
/// USB, two buttons to ground, and 25 lights, wired as three rows of nine columns.
#pragma once

#include <array>

#include "chip.hpp"
#include "direct_keys.hpp"
#include "multiplexed.hpp"
#include "wiring.hpp"

namespace frugal::hal {

inline constexpr std::array<Crossing, 25> kMicrobitLights{{
    {0, 0}, {1, 3}, {0, 1}, {1, 4}, {0, 2},  //
    {2, 3}, {2, 4}, {2, 5}, {2, 6}, {2, 7},  //
    {1, 1}, {0, 8}, {1, 2}, {2, 8}, {1, 0},  //
    {0, 7}, {0, 6}, {0, 5}, {0, 4}, {0, 3},  //
    {2, 2}, {1, 6}, {2, 0}, {1, 5}, {2, 1},
}};

struct Board : NoParts {
  using Console = Uart<Pin<24>, Pin<25>>;
  using Buttons = DirectKeys<Active::kLow, Pin<17>, Pin<26>>;
  using Rows = PinGroup<Pin<13>, Pin<14>, Pin<15>>;
  using Columns =
      PinGroup<Pin<4>, Pin<5>, Pin<6>, Pin<7>, Pin<8>, Pin<9>, Pin<10>, Pin<11>, Pin<12>>;
  using Grid = Multiplexed<LightTimer, Rows, Columns, 5, 5, kMicrobitLights>;
};

}  // namespace frugal::hal
