// SPDX-License-Identifier: MIT
/// \file
/// What a board shows: a grid of lights, a few single lights, or a picture. A board has what its
/// shape says (shape.hpp); the other functions do nothing.
///
/// None of them waits for the display longer than it takes to hand the frame over.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace frugal::hal {

/// What a light of the grid means. The part that has the lights knows a colour, or a brightness,
/// for each meaning: its palette. So a program does not depend on which lights there are.
enum class Light : std::uint8_t {
  kDark,      ///< off
  kYours,     ///< a disc of the person, or of the first of two persons
  kMine,      ///< a disc of the engine, or of the second person
  kYoursWon,  ///< a disc of the person in the line that won
  kMineWon,   ///< a disc of the engine there
  kCursor,    ///< above the column that is chosen; where there are colours, that is a disc
  kLanding,   ///< where a disc would land
  kHint,      ///< where to drop, says the engine
  kBusy,      ///< how far the engine is
  kSign,      ///< a digit, a face, a sign
  kValue,     ///< what the menu would change
  kFrame,     ///< the edge of the game's board, where there are lights to spare
  kAlarm,     ///< a panic
  kMinePale,  ///< the second light of a disc of kMine, where a disc has two: it differs by shape
};
/// How many meanings there are.
inline constexpr std::size_t kMeanings = static_cast<std::size_t>(Light::kMinePale) + 1;

/// Shows the whole grid, row by row from the top left, until the next frame. False: the lights are
/// still busy with the frame before, and a later call shows this one.
bool show_grid(std::span<const Light> lights);

/// The highest brightness.
inline constexpr std::uint8_t kBrightest = 5;
/// Says how bright the grid is, from 1 to kBrightest. It counts from the next frame on; a part with
/// one brightness only ignores it.
void set_brightness(std::uint8_t brightness);

/// Turns the single lights on and off: bit i is light i.
void show_leds(std::uint32_t on);

/// Shows whole rows of the picture, from this one on. A byte is two pixels of 16 greys, the left
/// one in its upper half. A display of fewer greys shows the nearest of its own.
void show_picture(std::span<const std::uint8_t> pixels, std::uint32_t first_row = 0);

}  // namespace frugal::hal
