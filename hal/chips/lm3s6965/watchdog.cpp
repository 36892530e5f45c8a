// SPDX-License-Identifier: MIT
/// \file
/// The watchdog, an SP805 on the core's clock; interrupt 18. Data sheet, chapter 10; the cause of a
/// reset: RESC, chapter 5.
#include "frugal/hal/watchdog.hpp"

#include "chip.hpp"
#include "frugal/hal/process.hpp"
#include "hang.hpp"
#include "interrupts.hpp"
#include "watchdog_sp805.hpp"

namespace frugal::hal {
namespace {

using Watchdog = WatchdogSp805<0x40000000>;
constexpr std::uint32_t kResetCause = 0x400FE05C, kByWatchdog = 1u << 3;
constexpr unsigned kInterrupt = 18;

bool take_cause() {
  const bool noted = take_note_of_hang();
  const bool hardware = read_register(kResetCause) & kByWatchdog;
  write_register(kResetCause, 0);  // it would stay until power is cut
  return noted || hardware;
}

const bool hung = take_cause();

}  // namespace

extern "C" void irq_18() { restart_hanging(); }

bool was_hanging() { return hung; }

void watchdog_start() {
  set_bits(kWakeWatchdog, 1u << 3);
  enable_interrupt<kInterrupt>();
  Watchdog::start(2 * kClockHz);
}

void watchdog_feed() { Watchdog::feed(); }

}  // namespace frugal::hal
