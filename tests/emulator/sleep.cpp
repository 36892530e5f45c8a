// SPDX-License-Identifier: MIT
//
// Turns the lights off and sleeps deep until a button is down, each time that the console says so,
// for longer than the watchdog waits; then clock and console must be as before.
#include "frugal/hal/sleep.hpp"

#include <array>

#include "frugal/hal/board_shape.hpp"
#include "frugal/hal/console.hpp"
#include "frugal/hal/lights.hpp"
#include "frugal/hal/time.hpp"
#include "frugal/hal/watchdog.hpp"

using namespace frugal::hal;

namespace {

// By the clock, which the watchdog would not let stand still.
void feed_for_ms(std::uint32_t duration_ms) {
  for (const std::uint32_t start = now_ms(); now_ms() - start < duration_ms; idle()) {
    watchdog_feed();
  }
}

using Frame = std::array<Light, std::size_t{kBoardShape.grid_columns} * kBoardShape.grid_rows>;

void light_up() {
  Frame frame;
  frame.fill(Light::kYours);
  show_grid(frame);
}

}  // namespace

int main() {
  watchdog_start();
  console_write("ready\n");
  for (;;) {
    const int byte = console_get();
    if (byte == 's') {
      light_up();
      feed_for_ms(100);
      console_write("asleep\n");
      show_grid(Frame{});  // on its way while the chip falls asleep
      sleep_until_pressed();
      console_write("awake\n");
      feed_for_ms(100);
      console_write("still here\n");
    }
    watchdog_feed();
    idle();
  }
}
