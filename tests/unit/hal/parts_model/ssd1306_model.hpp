// SPDX-License-Identifier: MIT
/// \file
/// A display with an SSD1306 (data sheet, revision 1.1, chapters 8 and 10), which acknowledges its
/// own address only, takes the commands it knows with all their bytes, and fails the test at any
/// other; and pictures for it.
#pragma once

#include <unity.h>

#include <array>
#include <cstdint>
#include <span>

namespace frugal::hal {

class Ssd1306Model {
 public:
  bool is_plugged_in = true;

  bool take(std::uint8_t address, std::span<const std::uint8_t> bytes) {
    if (!is_plugged_in || address != 0x3C) return false;
    TEST_ASSERT_GREATER_THAN(1, bytes.size());
    if (bytes[0] == 0x40) {
      for (const std::uint8_t byte : bytes.subspan(1)) write(byte);
    } else {
      TEST_ASSERT_EQUAL_HEX8_MESSAGE(0x00, bytes[0], "neither commands nor pixels");
      run(bytes.subspan(1));
    }
    return true;
  }

  bool is_lit(unsigned x, unsigned y) const { return memory_[y / 8][x] >> y % 8 & 1; }
  bool is_on() const { return is_on_ && has_pump_ && lines_ == 64; }

 private:
  void write(std::uint8_t byte) {
    TEST_ASSERT_LESS_THAN_MESSAGE(128, column_, "more pixels than the page has");
    memory_[page_][column_++] = byte;
  }

  /// How many bytes follow a command.
  static unsigned operands_of(std::uint8_t command) {
    switch (command) {
      case 0x20:
      case 0x81:
      case 0x8D:
      case 0xA8:
      case 0xD3:
      case 0xD5:
      case 0xD9:
      case 0xDA:
      case 0xDB:
        return 1;
      default:
        return 0;
    }
  }

  void run(std::span<const std::uint8_t> commands) {
    for (std::size_t i = 0; i < commands.size();) {
      const std::uint8_t command = commands[i];
      const unsigned operands = operands_of(command);
      TEST_ASSERT_LESS_THAN_MESSAGE(commands.size(), i + operands, "a command is cut short");
      obey(command, operands > 0 ? commands[i + 1] : 0);
      i += 1 + operands;
    }
  }

  void obey(std::uint8_t command, std::uint8_t operand) {
    if ((command & 0xF8) == 0xB0)
      page_ = command & 7;
    else if (command < 0x10)
      column_ = (column_ & 0xF0u) | command;
    else if (command < 0x20)
      column_ = (column_ & 0x0Fu) | (command & 0xFu) << 4;
    else if (command == 0x20)
      TEST_ASSERT_EQUAL_MESSAGE(2, operand, "not a page at a time");
    else if (command == 0x8D)
      has_pump_ = operand == 0x14;
    else if (command == 0xA8)
      lines_ = operand + 1u;
    else if (command == 0xAE || command == 0xAF)
      is_on_ = command == 0xAF;
    else
      TEST_ASSERT_TRUE_MESSAGE(operands_of(command) == 1 || command == 0x40 || command == 0xA1 ||
                                   command == 0xA4 || command == 0xA6 || command == 0xC8,
                               "no command of this controller");
  }

  std::array<std::array<std::uint8_t, 128>, 8> memory_{};
  unsigned page_ = 0, column_ = 0, lines_ = 0;
  bool is_on_ = false, has_pump_ = false;
};

using Picture = std::array<std::uint8_t, 64 * 64>;  // two pixels a byte

inline Picture noise(std::uint32_t seed) {
  Picture picture;
  for (std::uint8_t& pair : picture) {
    seed = seed * 1664525 + 1013904223;
    pair = static_cast<std::uint8_t>(seed >> 24);
  }
  return picture;
}

inline unsigned grey(const Picture& picture, unsigned x, unsigned y) {
  const std::uint8_t pair = picture[y * 64 + x / 2];
  return x % 2 == 0 ? pair >> 4 : pair & 0xF;
}

inline void expect_shown(const Ssd1306Model& display, const Picture& picture) {
  TEST_ASSERT_TRUE(display.is_on());
  for (unsigned y = 0; y < 64; ++y) {
    for (unsigned x = 0; x < 128; ++x) {
      TEST_ASSERT_EQUAL(grey(picture, x, y) >= 6, display.is_lit(x, y));
    }
  }
}

}  // namespace frugal::hal
