// SPDX-License-Identifier: MIT
/// \file
/// What each meaning of a light looks like: in colour, or in three brightnesses. Here and not in
/// the parts, so that the simulator shows what the board shows.
///
/// The two players are amber and blue, which people with any colour vision tell apart; amber is
/// also three times as bright, and the views let the engine's discs wink, so that grey is enough.
#pragma once

#include <array>
#include <cstdint>

#include "frugal/hal/lights.hpp"

namespace frugal::hal {

/// Shares of full power, 0 to 255, as an eye sees a lit WS2812; no gamma is applied.
struct Colour {
  std::uint8_t red;    ///< 0 to 255
  std::uint8_t green;  ///< 0 to 255
  std::uint8_t blue;   ///< 0 to 255
};

/// The colour of each meaning.
inline constexpr std::array<Colour, kMeanings> kColours{{
    {0, 0, 0},        // dark
    {255, 120, 0},    // yours: amber
    {0, 30, 255},     // mine: blue
    {255, 190, 70},   // yours, won
    {70, 110, 255},   // mine, won
    {90, 90, 90},     // cursor
    {20, 20, 20},     // landing
    {0, 200, 60},     // hint
    {110, 0, 160},    // busy
    {180, 180, 180},  // sign
    {0, 150, 110},    // value
    {10, 0, 18},      // frame
    {255, 0, 0},      // alarm
    {0, 5, 50},       // mine, pale
}};

/// Of lights of one colour.
inline constexpr std::uint8_t kDim = 1;
inline constexpr std::uint8_t kMedium = 2;  ///< between dim and bright
inline constexpr std::uint8_t kBright = 3;  ///< the brightest

/// The brightness of each meaning.
inline constexpr std::array<std::uint8_t, kMeanings> kBrightnesses{
    0,        // dark
    kBright,  // yours
    kDim,     // mine
    kBright,  // yours, won
    kBright,  // mine, won
    kMedium,  // cursor
    kMedium,  // landing
    kMedium,  // hint
    kMedium,  // busy
    kBright,  // sign
    kMedium,  // value
    0,        // frame
    kBright,  // alarm
    kDim,     // mine, pale
};

/// The colour of a light.
constexpr Colour colour_of(Light light) { return kColours[static_cast<std::size_t>(light)]; }
/// The brightness of a light.
constexpr std::uint8_t brightness_of(Light light) {
  return kBrightnesses[static_cast<std::size_t>(light)];
}

}  // namespace frugal::hal
