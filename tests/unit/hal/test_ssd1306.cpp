// SPDX-License-Identifier: MIT
//
// The OLED against a model of its controller (SSD1306 data sheet, revision 1.1, chapters 8 and 10),
// which acknowledges its own address only, takes the commands it knows with all their bytes, and
// fails the test at any other.
#include "ssd1306.hpp"

#include <unity.h>

#include <array>
#include <vector>

using namespace frugal::hal;

namespace {

class Controller {
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

Controller controller;

struct ModelI2c {
  using Pins = PinList<>;
  static void start(std::uint32_t hertz) { TEST_ASSERT_LESS_OR_EQUAL(400'000, hertz); }
  static bool write(std::uint8_t address, std::span<const std::uint8_t> bytes) {
    return controller.take(address, bytes);
  }
};

using Display = Ssd1306<ModelI2c>;
using Picture = std::array<std::uint8_t, 64 * 64>;  // two pixels a byte

Picture noise(std::uint32_t seed) {
  Picture picture;
  for (std::uint8_t& pair : picture) {
    seed = seed * 1664525 + 1013904223;
    pair = static_cast<std::uint8_t>(seed >> 24);
  }
  return picture;
}

unsigned grey(const Picture& picture, unsigned x, unsigned y) {
  const std::uint8_t pair = picture[y * 64 + x / 2];
  return x % 2 == 0 ? pair >> 4 : pair & 0xF;
}

void expect_shown(const Picture& picture) {
  TEST_ASSERT_TRUE(controller.is_on());
  for (unsigned y = 0; y < 64; ++y) {
    for (unsigned x = 0; x < 128; ++x) {
      TEST_ASSERT_EQUAL(grey(picture, x, y) >= 6, controller.is_lit(x, y));
    }
  }
}

void test_a_pixel_is_lit_unless_it_is_dark() {
  const Picture picture = noise(1);
  Display::show(picture, 0);
  expect_shown(picture);
}

void test_a_band_changes_its_own_rows_only() {
  Picture picture = noise(2);
  Display::show(picture, 0);
  const Picture other = noise(3);
  for (unsigned i = 24 * 64; i < 40 * 64; ++i) picture[i] = other[i];
  Display::show(std::span(picture).subspan(24 * 64, 16 * 64), 24);
  expect_shown(picture);
}

void test_a_display_that_is_plugged_in_late_is_turned_on() {
  controller.is_plugged_in = false;
  const Picture picture = noise(4);
  Display::show(picture, 0);
  TEST_ASSERT_FALSE(controller.is_on());
  controller.is_plugged_in = true;
  Display::show(picture, 0);
  expect_shown(picture);
}

void test_a_display_that_lost_its_supply_is_turned_on_again() {
  const Picture picture = noise(5);
  Display::show(picture, 0);
  controller = {};
  controller.is_plugged_in = false;
  Display::show(picture, 0);
  controller.is_plugged_in = true;
  Display::show(picture, 0);
  expect_shown(picture);
}

}  // namespace

void setUp() {
  controller = {};
  Display::start();
}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_pixel_is_lit_unless_it_is_dark);
  RUN_TEST(test_a_band_changes_its_own_rows_only);
  RUN_TEST(test_a_display_that_is_plugged_in_late_is_turned_on);
  RUN_TEST(test_a_display_that_lost_its_supply_is_turned_on_again);
  return UNITY_END();
}
