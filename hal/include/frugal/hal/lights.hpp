// SPDX-License-Identifier: MIT
/// \file
/// What a board shows: a matrix of lights with brightness, a few single lights, or a picture. A
/// board has what its shape says (shape.hpp); the other functions do nothing.
///
/// None of them waits for the display longer than it takes to hand the frame over.
#pragma once

#include <cstdint>
#include <span>

namespace frugal::hal {

/// How bright a light of the matrix is: kDark, kDim, kMedium, kBright.
inline constexpr std::uint8_t kDark = 0;
inline constexpr std::uint8_t kDim = 1;     ///< differs from dark and bright on every board
inline constexpr std::uint8_t kMedium = 2;  ///< a board may show it as dim or as bright
inline constexpr std::uint8_t kBright = 3;  ///< the brightest

/// Shows the whole matrix, row by row from the top left, until the next frame; an interrupt keeps
/// it alight.
void show_matrix(std::span<const std::uint8_t> brightness);

/// Turns the single lights on and off: bit i is light i.
void show_leds(std::uint32_t on);

/// Shows whole rows of the picture, from this one on. A byte is two pixels of 16 greys, the left
/// one in its upper half.
void show_picture(std::span<const std::uint8_t> pixels, std::uint32_t first_row = 0);

}  // namespace frugal::hal
