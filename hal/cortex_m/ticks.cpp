// SPDX-License-Identifier: MIT
/// \file
/// SysTick as a counter. It has 24 bits and counts down; its interrupt counts how often it reached
/// 0.
#include "ticks.hpp"

#include "register.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kControl = 0xE000E010, kReload = 0xE000E014, kCurrent = 0xE000E018;
constexpr std::uint32_t kInterruptState = 0xE000ED04;
constexpr std::uint32_t kEnabledWithInterruptOnCoreClock = 7;
constexpr std::uint32_t kSysTickPending = 1u << 26;
constexpr std::uint32_t kPeriod = 1u << 24;

volatile std::uint32_t wraps;

}  // namespace

extern "C" void systick_handler() { wraps = wraps + 1; }

void start_counting() {
  write_register(kReload, kPeriod - 1);
  write_register(kCurrent, 0);
  write_register(kControl, kEnabledWithInterruptOnCoreClock);
  while (read_register(kCurrent) == 0) {  // it loads the period on its first tick
  }
}

std::uint64_t ticks() {
  std::uint32_t seen_wraps, current;
  do {
    seen_wraps = wraps;
    current = read_register(kCurrent);
    if (read_register(kInterruptState) & kSysTickPending) {  // interrupts off, and it just wrapped
      ++seen_wraps;
      current = read_register(kCurrent);
      break;
    }
  } while (seen_wraps != wraps);
  return static_cast<std::uint64_t>(seen_wraps) * kPeriod + ((kPeriod - current) & (kPeriod - 1));
}

}  // namespace frugal::hal
