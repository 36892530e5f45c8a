// SPDX-License-Identifier: MIT
/// \file
/// The signs of a matrix, 5 x 5 lights each: faces, the menu's values, digits, the cross of a
/// panic. A larger matrix shows them in its middle.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace frugal::app {

/// Five rows of five lights; the top left one is the highest of 25 bits.
using Sign = std::uint32_t;

namespace signs {
// clang-format off
inline constexpr Sign kSmile  = 0b01010'01010'00000'10001'01110;
inline constexpr Sign kSad    = 0b01010'01010'00000'01110'10001;
inline constexpr Sign kCross  = 0b10001'01010'00100'01010'10001;
inline constexpr Sign kPlay   = 0b01000'01100'01110'01100'01000;
inline constexpr Sign kPerson = 0b00010'00111'00010'00101'00101;
inline constexpr Sign kChip   = 0b00101'00111'00101'00111'00101;
inline constexpr Sign kYes    = 0b00000'00001'00010'00101'00010;
inline constexpr Sign kNo     = 0b00000'00101'00010'00101'00000;
inline constexpr std::array<Sign, 7> kDigits{
    0b00111'00101'00101'00101'00111, 0b00010'00110'00010'00010'00111,
    0b00111'00001'00111'00100'00111, 0b00111'00001'00111'00001'00111,
    0b00101'00101'00111'00001'00001, 0b00111'00100'00111'00001'00111,
    0b00111'00100'00111'00101'00111};
// clang-format on
}  // namespace signs

inline constexpr int kSignSide = 5;

/// Where a sign lies in a frame, row by row from the top left, of so many columns and rows.
template <int kColumns, int kRows>
struct SignPlace {
  static_assert(kColumns >= kSignSide && kRows >= kSignSide,
                "A matrix needs five columns and five rows of lights: so large are the signs that "
                "it shows. See FRUGAL_GRID in board.cmake.");
  static constexpr int kLeft = (kColumns - kSignSide) / 2;
  static constexpr int kTop = (kRows - kSignSide) / 2;

  static constexpr std::size_t light(int column, int row) {
    return static_cast<std::size_t>((kTop + row) * kColumns + kLeft + column);
  }

  static void put(std::span<std::uint8_t> frame, Sign sign, std::uint8_t brightness) {
    for (int i = 0; i < kSignSide * kSignSide; ++i) {
      if ((sign >> (kSignSide * kSignSide - 1 - i) & 1u) == 0) continue;
      frame[light(i % kSignSide, i / kSignSide)] = brightness;
    }
  }
};

}  // namespace frugal::app
