// SPDX-License-Identifier: MIT
//
// For a chip that sleeps no deeper than between two turns of a loop.
#include "frugal/hal/buttons.hpp"
#include "frugal/hal/sleep.hpp"
#include "frugal/hal/time.hpp"
#include "frugal/hal/watchdog.hpp"

namespace frugal::hal {

void sleep_until_pressed() {
  while (buttons_down() == 0) {
    watchdog_feed();
    idle();
  }
}

}  // namespace frugal::hal
