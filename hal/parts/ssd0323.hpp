// SPDX-License-Identifier: MIT
/// \file
/// An OLED panel of 16 greys on SPI, whose controller is an SSD0323 or an SSD1329 (Solomon
/// Systech), which both know the commands used here. The panel has 128 x 96 pixels; 128 x 64 are
/// the picture, the rest is dark. At 3.6 MHz (4 MHz is the most it takes) a frame needs 9 ms.
#pragma once

#include <cstdint>
#include <span>

#include "wiring.hpp"

namespace frugal::hal {

/// `DataPin` tells data from commands, the other pins stay high: the
/// supply's switch is one of them. `Spi` selects the panel.
template <class Spi, IsPin DataPin, IsPin... HighPins>
class Ssd0323 {
  using Lines = PinGroup<DataPin, HighPins...>;
  static constexpr std::uint32_t kData = Lines::kAll, kCommand = kData & ~1u;
  static constexpr std::uint32_t kBytesInRow = 128 / 2, kPanelRows = 96;

 public:
  using Pins = typename Joined<typename Spi::Pins, typename Lines::List>::List;
  static constexpr unsigned kWidth = 128, kHeight = 64;

  /// The panel's memory holds noise after power-on.
  static void start() {
    static constexpr std::uint8_t kChooseAll[] = {0x15, 0, kBytesInRow - 1,
                                                  0x75, 0, kPanelRows - 1};
    static constexpr std::uint8_t kStartCommands[] = {
        0xAE,                  // off
        0xA8, kPanelRows - 1,  // so many lines are driven
        0x81, 0xB7,            // contrast
        0xA0, 0x52,            // the upper half of a byte is left; lines are interleaved
        0xA1, 0,               // the first line is the first
        0xA2, 0,               // and nothing is shifted
        0xA4,                  // not inverted
        0xB1, 0x11,            // phases of a line
        0xB2, 0x23,            // its length
        0xB3, 0xE2,            // its clock
        0xBC, 0x3F,            // voltage before a pixel is driven
        0xAF,                  // on
    };
    Lines::make_outputs();
    Lines::write(kCommand);
    Spi::start();
    send_commands(kChooseAll);
    for (std::uint32_t i = 0; i < kBytesInRow * kPanelRows; ++i) Spi::send(0);
    send_commands(kStartCommands);
  }

  static void show(std::span<const std::uint8_t> pixels, std::uint32_t first_row) {
    const std::uint8_t choose_rows[] = {
        0x15, 0, kBytesInRow - 1, 0x75, static_cast<std::uint8_t>(first_row), kHeight - 1};
    send_commands(choose_rows);
    for (const std::uint8_t pair : pixels) Spi::send(pair);
  }

 private:
  /// The data line must not change before the last byte is out.
  static void choose(std::uint32_t lines) {
    Spi::wait_until_sent();
    Lines::write(lines);
  }

  static void send_commands(std::span<const std::uint8_t> commands) {
    choose(kCommand);
    for (const std::uint8_t command : commands) Spi::send(command);
    choose(kData);
  }
};

}  // namespace frugal::hal
