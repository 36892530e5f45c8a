// SPDX-License-Identifier: MIT
//
// Tells on the console which buttons are down, each time that it changes.
#include "frugal/hal/buttons.hpp"

#include <algorithm>

#include "frugal/hal/board_shape.hpp"
#include "frugal/hal/console.hpp"
#include "frugal/hal/time.hpp"

using namespace frugal::hal;

int main() {
  constexpr int kDigits = std::max<int>(kBoardShape.buttons, 1);
  for (std::uint32_t before = ~0u;;) {
    const std::uint32_t now = buttons_down();
    if (now != before) {
      console_write("down ");
      for (int bit = kDigits - 1; bit >= 0; --bit) console_put(now >> bit & 1 ? '1' : '0');
      console_put('\n');
      before = now;
    }
    idle();
  }
}
