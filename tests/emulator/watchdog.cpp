// SPDX-License-Identifier: MIT
//
// The watchdog leaves a program alone that feeds it, restarts one that hangs, within two seconds or
// little more, and tells afterwards; after a restart on purpose it tells nothing.
//
// It hangs without sleeping: a busy emulator wakes late, and the clock would lose ticks.
#include "frugal/hal/watchdog.hpp"
#include "frugal/hal/console.hpp"
#include "frugal/hal/process.hpp"
#include "frugal/hal/time.hpp"

using namespace frugal::hal;

namespace {

enum Phase : std::uint32_t { kHanging = 0x48414E47, kRestarting = 0x52455354 };
[[gnu::section(".noinit")]] volatile std::uint32_t phase, hung_since_ms;

void feed_for_ms(std::uint32_t duration_ms) {
  for (const std::uint32_t start = now_ms(); now_ms() - start < duration_ms; idle())
    watchdog_feed();
}

}  // namespace

int main() {
  if (phase == kHanging) {
    phase = kRestarting;
    if (!was_hanging()) panic("the board restarted, but was not hanging");
    if (hung_since_ms < 1900 || hung_since_ms > 2100)
      panic("the watchdog does not take two seconds");
    restart();
  }
  if (was_hanging()) panic("the board was hanging before it could");
  if (phase == kRestarting) {
    phase = 0;
    console_write("the watchdog bites\n");
    return 0;
  }
  watchdog_start();
  feed_for_ms(3000);
  phase = kHanging;
  for (const std::uint32_t start = now_ms(); now_ms() - start < 6000;) {
    hung_since_ms = now_ms() - start;
  }
  panic("the watchdog does not bite");
}
