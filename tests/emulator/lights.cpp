// SPDX-License-Identifier: MIT
//
// Shows patterns on all lights that the board has: a digit on the console chooses one, and comes
// back when it is shown. Light i of the grid has a meaning of brightness (i + digit) mod 4; pixel
// (x, y) of the picture the grey (x + 2 y + digit) mod 16; light i of the single ones is bit i of
// the digit.
#include <algorithm>
#include <array>

#include "frugal/hal/board_shape.hpp"
#include "frugal/hal/console.hpp"
#include "frugal/hal/lights.hpp"
#include "frugal/hal/process.hpp"
#include "frugal/hal/time.hpp"

using namespace frugal::hal;

namespace {

constexpr Shape kShape = kBoardShape;
std::array<Light, kShape.grid_columns * kShape.grid_rows> grid;
std::array<std::uint8_t, kShape.picture_width * kShape.picture_height / 2> picture;

std::uint8_t grey(std::size_t pixel, unsigned digit) {
  constexpr std::size_t kWidth = std::max<std::size_t>(kShape.picture_width, 1);
  const std::size_t x = pixel % kWidth, y = pixel / kWidth;
  return static_cast<std::uint8_t>((x + 2 * y + digit) % 16);
}

void show(unsigned digit) {
  if constexpr (kShape.has_grid()) {
    constexpr std::array kMeanings{Light::kDark, Light::kMine, Light::kValue, Light::kYours};
    for (std::size_t i = 0; i < grid.size(); ++i) grid[i] = kMeanings[(i + digit) % 4];
    show_grid(grid);
  }
  if constexpr (kShape.has_picture()) {
    for (std::size_t i = 0; i < picture.size(); ++i) {
      picture[i] = static_cast<std::uint8_t>(grey(2 * i, digit) << 4 | grey(2 * i + 1, digit));
    }
    show_picture(picture);
  }
  show_leds(digit);
}

}  // namespace

void frugal::hal::after_panic() { restart(); }

int main() {
  console_write("ready\n");
  for (;;) {
    const int byte = console_get();
    if (byte >= '0' && byte <= '9') {
      show(static_cast<unsigned>(byte - '0'));
      console_put(static_cast<char>(byte));
    }
    if (byte == '!') panic("on purpose");
    idle();
  }
}
