// SPDX-License-Identifier: MIT
/// \file
/// Capitals, digits and a few signs, 4 by 6 pixels. A row is a hexadecimal digit, from the
/// top, so that they can be read here:
///
///     A = 699F99      .XX.
///                     X..X
///                     X..X
///                     XXXX
///                     X..X
///                     X..X
#pragma once

#include <array>
#include <cstdint>

namespace frugal::app {

inline constexpr int kGlyphWidth = 4;
inline constexpr int kGlyphHeight = 6;
inline constexpr int kGlyphStep = 5;

// clang-format off
inline constexpr std::array<std::uint32_t, 26> kLetters{
    0x699F99, 0xE9E99E, 0x698896, 0xE9999E, 0xF8E88F, 0xF8E888, 0x698B97, 0x99F999, 0x722227,
    0x311196, 0x9ACA99, 0x88888F, 0x9FF999, 0x9DDBB9, 0x699996, 0xE99E88, 0x6999B7, 0xE99EA9,
    0x786196, 0xF22222, 0x999996, 0x999966, 0x999FF9, 0x996699, 0x555222, 0xF1248F};
inline constexpr std::array<std::uint32_t, 10> kNumerals{
    0x69BD96, 0x262227, 0x69124F, 0xF16196, 0x359F11, 0xF8E196, 0x68E996, 0xF12444, 0x696996,
    0x699716};
// clang-format on

constexpr std::uint32_t glyph_of(char character) {
  if (character >= 'A' && character <= 'Z') {
    return kLetters[static_cast<std::size_t>(character - 'A')];
  }
  if (character >= '0' && character <= '9') {
    return kNumerals[static_cast<std::size_t>(character - '0')];
  }
  switch (character) {
    case '!':
      return 0x222202;
    case '>':
      return 0x842480 << 0;
    case '<':
      return 0x124210;
    case '-':
      return 0x00F000;
    case '.':
      return 0x000066;
    case ':':
      return 0x066066;
    case '+':
      return 0x027200;
    default:
      return 0;
  }
}

}  // namespace frugal::app
