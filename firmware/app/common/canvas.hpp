// SPDX-License-Identifier: MIT
/// \file
/// A picture of 16 greys, two pixels a byte, with functions that draw points, boxes, shapes 8
/// pixels wide, and text. They leave out what lies outside of the picture.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "app/common/font.hpp"

namespace frugal::app {

template <int kWidth, int kHeight>
class Canvas {
 public:
  static constexpr std::uint8_t kWhite = 15;

  void clear() { bytes_.fill(0); }
  std::span<const std::uint8_t> bytes() const { return bytes_; }

  void point(int x, int y, std::uint8_t grey) {
    if (x < 0 || x >= kWidth || y < 0 || y >= kHeight) return;
    std::uint8_t& byte = bytes_[static_cast<std::size_t>((y * kWidth + x) / 2)];
    byte =
        static_cast<std::uint8_t>((x & 1) != 0 ? (byte & 0xf0) | grey : (byte & 0x0f) | grey << 4);
  }

  void fill(int left, int top, int width, int height, std::uint8_t grey) {
    for (int y = top; y < top + height; ++y) {
      for (int x = left; x < left + width; ++x) point(x, y, grey);
    }
  }

  void frame(int left, int top, int width, int height, std::uint8_t grey) {
    fill(left, top, width, 1, grey);
    fill(left, top + height - 1, width, 1, grey);
    fill(left, top, 1, height, grey);
    fill(left + width - 1, top, 1, height, grey);
  }

  /// Draws a shape, a byte a row; the highest bit is the left pixel.
  void shape(int left, int top, std::span<const std::uint8_t> rows, std::uint8_t grey) {
    for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
      for (int x = 0; x < 8; ++x) {
        if ((rows[static_cast<std::size_t>(y)] >> (7 - x) & 1) != 0) point(left + x, top + y, grey);
      }
    }
  }

  /// Draws a text. Each pixel of a letter is `scale` pixels wide and high.
  void text(int left, int top, std::string_view text, std::uint8_t grey, int scale = 1) {
    for (const char character : text) {
      letter(left, top, glyph_of(character), grey, scale);
      left += kGlyphStep * scale;
    }
  }

 private:
  void letter(int left, int top, std::uint32_t glyph, std::uint8_t grey, int scale) {
    for (int i = 0; i < kGlyphWidth * kGlyphHeight; ++i) {
      if ((glyph >> (kGlyphWidth * kGlyphHeight - 1 - i) & 1u) == 0) continue;
      fill(left + i % kGlyphWidth * scale, top + i / kGlyphWidth * scale, scale, scale, grey);
    }
  }

  std::array<std::uint8_t, kWidth * kHeight / 2> bytes_{};
};

}  // namespace frugal::app
