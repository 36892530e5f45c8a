// SPDX-License-Identifier: MIT
/// \file
/// The OLED of 128 x 64 pixels that every shop sells, on I2C: SSD1306 (Solomon Systech, data sheet
/// revision 1.1). It has no greys: a pixel is lit unless it is
/// black or the darkest of the picture's greys, which only sets off what is brighter.
///
/// Its memory has eight pages of 8 rows, a byte a column with the top row in the lowest bit. The
/// picture's bands of rows (app/connect/picture_view.hpp) are whole pages. A page is 130 bytes on
/// the bus, 2.9 ms at 400 kHz. A display that does not acknowledge is asked again with the next
/// page, so it may be plugged in late.
///
/// Memory: a page on the stack, and one byte.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "pins.hpp"

namespace frugal::hal {

template <class I2c, std::uint8_t kAddress = 0x3C>
class Ssd1306 {
  static constexpr std::uint8_t kCommands = 0x00, kPixels = 0x40;  // what the bytes that follow are
  static constexpr unsigned kPageRows = 8, kLeastLit = 6;

 public:
  using Pins = typename I2c::Pins;
  static constexpr unsigned kWidth = 128, kHeight = 64;

  static void start() {
    I2c::start(400'000);
    is_on_ = false;
  }

  /// Two pixels of 16 greys a byte; whole pages.
  static void show(std::span<const std::uint8_t> pixels, std::uint32_t first_row) {
    constexpr std::size_t kBytes = std::size_t{kPageRows} * kWidth / 2;
    if (!is_on_ && !turn_on()) return;
    for (std::uint32_t page = first_row / kPageRows; pixels.size() >= kBytes; ++page) {
      is_on_ = show_page(pixels.first(kBytes), static_cast<std::uint8_t>(page)) && is_on_;
      pixels = pixels.subspan(kBytes);
    }
  }

 private:
  /// The start of the data sheet's chapter 15, for the usual panel.
  static bool turn_on() {
    static constexpr std::uint8_t kStart[] = {
        kCommands,
        0xAE,             // off
        0xD5,      0x80,  // its clock
        0xA8,      63,    // 64 lines
        0xD3,      0,     // not shifted
        0x40,             // the first line is the first
        0x8D,      0x14,  // charge pump on
        0x20,      2,     // a page at a time
        0xA1,      0xC8,  // the connector is above: columns and lines are turned
        0xDA,      0x12,  // alternate lines
        0x81,      0x7F,  // contrast
        0xD9,      0xF1, 0xDB, 0x40, 0xA4, 0xA6,  // what is in memory, not inverted
        0xAF,                                     // on
    };
    is_on_ = I2c::write(kAddress, kStart);
    return is_on_;
  }

  static bool show_page(std::span<const std::uint8_t> pixels, std::uint8_t page) {
    const std::uint8_t choose[] = {kCommands, static_cast<std::uint8_t>(0xB0 | page), 0x00, 0x10};
    std::array<std::uint8_t, 1 + kWidth> bytes{kPixels};
    for (unsigned row = 0; row < kPageRows; ++row) {
      for (unsigned x = 0; x < kWidth; ++x) {
        const std::uint8_t pair = pixels[(row * kWidth + x) / 2];
        const unsigned grey = x % 2 == 0 ? pair >> 4 : pair & 0xF;
        if (grey >= kLeastLit) bytes[1 + x] |= static_cast<std::uint8_t>(1u << row);
      }
    }
    return I2c::write(kAddress, choose) && I2c::write(kAddress, bytes);
  }

  static inline bool is_on_;
};

}  // namespace frugal::hal
