// SPDX-License-Identifier: MIT
/// \file
/// The watchdog, on the chip's own 32,768 Hz oscillator, which it starts itself. It runs on while
/// the chip sleeps, and stops while a debugger holds it. Once started, it survives a reset by
/// software: an image that never feeds it, such as bench, is restarted every two seconds where a
/// device's image ran before, until power is cut. Reference Manual, chapter 24; the cause of a
/// reset: RESETREAS, chapter 12. QEMU has neither.
#include "frugal/hal/watchdog.hpp"

#include "frugal/hal/process.hpp"
#include "register.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kWatchdog = 0x40010000;
constexpr std::uint32_t kStart = kWatchdog, kPeriod = kWatchdog + 0x504;
constexpr std::uint32_t kConfiguration = kWatchdog + 0x50C, kFeed = kWatchdog + 0x600;
constexpr std::uint32_t kWhileAsleep = 1, kFeedKey = 0x6E524635;
constexpr std::uint32_t kResetCause = 0x40000400, kByWatchdog = 1u << 1;

bool take_cause() {
  const std::uint32_t cause = read_register(kResetCause);
  write_register(kResetCause, cause);  // ones clear; it would stay until power is cut
  return cause & kByWatchdog;
}

const bool hung = take_cause();

}  // namespace

bool was_hanging() { return hung; }

/// After reset it listens to the first of its eight feed registers, and to no other.
void watchdog_start() {
  write_register(kConfiguration, kWhileAsleep);
  write_register(kPeriod, 2 * 32'768 - 1);
  write_register(kStart, 1);
}

void watchdog_feed() { write_register(kFeed, kFeedKey); }

}  // namespace frugal::hal
