// SPDX-License-Identifier: MIT
//
// For boards whose lights stay on by themselves: only the wait, by SysTick, which counts even where
// the clock is not running yet.
#include "chip.hpp"
#include "frugal/hal/lights.hpp"
#include "register.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kControl = 0xE000E010, kReload = 0xE000E014, kCurrent = 0xE000E018;
constexpr std::uint32_t kEnabledOnCoreClock = 5, kReachedZero = 1u << 16;

}  // namespace

void hold_lights(std::uint32_t duration_ms) {
  write_register(kReload, kClockHz / 1000 - 1);
  write_register(kCurrent, 0);
  write_register(kControl, kEnabledOnCoreClock);
  for (; duration_ms > 0; --duration_ms) {
    while (!(read_register(kControl) & kReachedZero)) pause();
  }
}

}  // namespace frugal::hal
