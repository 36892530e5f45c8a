// SPDX-License-Identifier: MIT
/// \file
/// What a matrix of 5 x 5 lights says with one picture: faces, the signs of the menu,
/// digits, the cross of a panic.
#pragma once

#include <array>
#include <cstdint>

namespace frugal::app {

/// Five rows of five lights, the top left one is the highest of 25 bits.
using Sign = std::uint32_t;

namespace signs {
// clang-format off
inline constexpr Sign kSmile  = 0b01010'01010'00000'10001'01110;
inline constexpr Sign kSad    = 0b01010'01010'00000'01110'10001;
inline constexpr Sign kChequer = 0b10101'01010'10101'01010'10101;
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

}  // namespace frugal::app
