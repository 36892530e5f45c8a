// SPDX-License-Identifier: MIT
//
// The watchdog, on the crystal's microseconds; by erratum RP2040-E1 it counts two for each. It does
// not count while a debugger holds the core. Data sheet, chapter 4.7. Why the chip started, its
// register tells until the next reset; a restart on purpose has a reason of its own.
#include "frugal/hal/watchdog.hpp"

#include "chip.hpp"
#include "frugal/hal/process.hpp"

namespace frugal::hal {
namespace {

using Registers = WatchdogRegisters;
constexpr std::uint32_t kTwoSeconds = 2 * 2'000'000;
constexpr std::uint32_t kPausedByDebugger = 7u << 24;
constexpr std::uint32_t kByTimer = 1;

}  // namespace

bool was_hanging() { return read_register(Registers::kReason) & kByTimer; }

void watchdog_start() {
  write_register(Registers::kSelect, Registers::kAllButOscillators);
  watchdog_feed();
  write_register(Registers::kControl, kPausedByDebugger | Registers::kEnable);
}

void watchdog_feed() { write_register(Registers::kLoad, kTwoSeconds); }

}  // namespace frugal::hal
