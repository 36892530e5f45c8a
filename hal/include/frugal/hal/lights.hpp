// SPDX-License-Identifier: MIT
/// \file
/// What a board shows: a matrix of lights with brightness, a few single lights, or a picture. A
/// board has what its shape says (shape.hpp); the functions of what it has not do nothing.
///
/// None of them waits for the display longer than it takes to hand the frame over.
#pragma once

#include <cstdint>
#include <span>

namespace frugal::hal {

// How bright a light of the matrix is. A board may show more than one of these alike, but dark, dim
// and bright are always three.
inline constexpr std::uint8_t kDark = 0;
inline constexpr std::uint8_t kDim = 1;
inline constexpr std::uint8_t kMedium = 2;
inline constexpr std::uint8_t kBright = 3;

// The whole matrix, row by row from the top left. Stays until the next frame; an interrupt keeps it
// alight.
void show_matrix(std::span<const std::uint8_t> brightness);

// Single lights: bit i is light i.
void show_leds(std::uint32_t on);

// Whole rows of the picture, from this one on, each from the left, two pixels of 16 greys a byte,
// the left one in the upper half.
void show_picture(std::span<const std::uint8_t> pixels, std::uint32_t first_row = 0);

}  // namespace frugal::hal
