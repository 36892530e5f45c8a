// SPDX-License-Identifier: MIT
/// \file
/// The independent watchdog, on its own oscillator of about 40 kHz (30 to 60): its two seconds
/// are 1.3 to 2.7. RM0041, chapter 18; the cause of a reset: RCC_CSR, chapter 6.3.10. QEMU has
/// neither.
#include "frugal/hal/watchdog.hpp"

#include "frugal/hal/process.hpp"
#include "register.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kKey = 0x40003000, kPrescaler = 0x40003004, kReload = 0x40003008;
constexpr std::uint32_t kStart = 0xCCCC, kUnlock = 0x5555, kFeed = 0xAAAA;
constexpr std::uint32_t kBy32 = 3;
constexpr std::uint32_t kResetCause = 0x40021024, kByWatchdog = 1u << 29, kForget = 1u << 24;

bool take_cause() {
  const bool found = read_register(kResetCause) & kByWatchdog;
  set_bits(kResetCause, kForget);  // it would stay until power is cut
  return found;
}

const bool hung = take_cause();

}  // namespace

bool was_hanging() { return hung; }

void watchdog_start() {
  write_register(kKey, kStart);
  write_register(kKey, kUnlock);
  write_register(kPrescaler, kBy32);
  write_register(kReload, 2 * 40'000 / 32);
}

void watchdog_feed() { write_register(kKey, kFeed); }

}  // namespace frugal::hal
