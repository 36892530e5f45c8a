// SPDX-License-Identifier: MIT
//
// A reset of the whole chip, asked for by software: the watchdog is told to bite at once. Data
// sheet, chapter 4.7; what it resets: chapter 2.13. AIRCR, which other chips use, resets the core
// alone.
#include "chip.hpp"
#include "frugal/hal/process.hpp"

namespace frugal::hal {

void restart() {
  write_register(WatchdogRegisters::kSelect, WatchdogRegisters::kAllButOscillators);
  set_bits_at_once(WatchdogRegisters::kControl, WatchdogRegisters::kTrigger);
  for (;;) {  // it takes a few cycles
  }
}

}  // namespace frugal::hal
