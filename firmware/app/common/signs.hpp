// SPDX-License-Identifier: MIT
/// \file
/// The signs of a grid, 5 x 5 lights each: faces, the menu's items and values, digits, the cross of
/// a panic. A larger grid shows them in its middle.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/hal/lights.hpp"

namespace frugal::app {

/// Five rows of five lights; the top left one is the highest of 25 bits.
using Sign = std::uint32_t;

/// Seven rows of eight lights in the same way: a face to be seen from afar, on grids of colours.
using Face = std::uint64_t;

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
inline constexpr Sign kTick   = 0b00000'00001'00010'10100'01000;
inline constexpr Sign kNote   = 0b00110'00101'00100'01100'01100;
inline constexpr Sign kNoNote = 0b00101'00010'00101'01000'01000;
inline constexpr Sign kSun    = 0b10101'01110'11111'01110'10101;
inline constexpr Sign kStairs = 0b00001'00011'00111'01111'11111;
inline constexpr Sign kFlag   = 0b11110'11111'11110'10000'10000;
inline constexpr Sign kPeople = 0b01010'11111'01010'11011'11011;
inline constexpr Sign kGlass  = 0b11111'01110'00100'01110'11111;
inline constexpr Sign kPause  = 0b01010'01010'01010'01010'01010;
inline constexpr Sign kSkip   = 0b10100'01010'00101'01010'10100;
inline constexpr Sign kEquals = 0b00000'11111'00000'11111'00000;
inline constexpr std::array<Sign, 7> kDigits{
    0b00111'00101'00101'00101'00111, 0b00010'00110'00010'00010'00111,
    0b00111'00001'00111'00100'00111, 0b00111'00001'00111'00001'00111,
    0b00101'00101'00111'00001'00001, 0b00111'00100'00111'00001'00111,
    0b00111'00100'00111'00101'00111};

inline constexpr Face kLargeSmile =
    0b01100110'01100110'00000000'10000001'11000011'01111110'00111100;
inline constexpr Face kLargeSad =
    0b01100110'01100110'00000000'00111100'01111110'11000011'10000001;
// clang-format on
}  // namespace signs

inline constexpr int kSignSide = 5;
inline constexpr int kFaceColumns = 8, kFaceRows = 7;

/// Where signs lie in a frame, row by row from the top left, of so many columns and rows.
template <int kColumns, int kRows>
class SignPlace {
  static_assert(kColumns >= kSignSide && kRows >= kSignSide,
                "A grid needs five columns and five rows of lights: so large are the signs that it "
                "shows. See FRUGAL_GRID in board.cmake.");

 public:
  /// In the middle, or so many columns to the right of it.
  template <int kAside = 0>
  static void put(std::span<hal::Light> frame, Sign sign, hal::Light light) {
    put_bits<kSignSide, kSignSide, kAside>(frame, sign, light);
  }
  static void put_face(std::span<hal::Light> frame, Face face, hal::Light light) {
    put_bits<kFaceColumns, kFaceRows, 0>(frame, face, light);
  }

 private:
  template <int kAcross, int kDown, int kAside, class Bits>
  [[gnu::noinline]] static void put_bits(std::span<hal::Light> frame, Bits bits, hal::Light light) {
    constexpr int kFirst = (kRows - kDown) / 2 * kColumns + (kColumns - kAcross) / 2 + kAside;
    for (int i = kAcross * kDown - 1; i >= 0; --i, bits >>= 1) {
      if ((bits & 1u) == 0) continue;
      const int place = kAcross == kColumns ? i : i / kAcross * kColumns + i % kAcross;
      frame[static_cast<std::size_t>(kFirst + place)] = light;
    }
  }
};

}  // namespace frugal::app
