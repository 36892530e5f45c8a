// SPDX-License-Identifier: MIT
/// \file
/// The clock of chips that have the SysTick timer: a tick each millisecond of the core's clock.
/// ticks.cpp takes the same timer; an image uses one or the other.
#include "chip.hpp"
#include "frugal/hal/time.hpp"
#include "interrupts.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kControl = 0xE000E010, kReload = 0xE000E014, kCurrent = 0xE000E018;
constexpr std::uint32_t kEnabledWithInterruptOnCoreClock = 7;

volatile std::uint32_t milliseconds;

const struct Start {
  Start() {
    write_register(kReload, kClockHz / 1000 - 1);
    write_register(kCurrent, 0);
    write_register(kControl, kEnabledWithInterruptOnCoreClock);
  }
} start;

}  // namespace

extern "C" void systick_handler() { milliseconds = milliseconds + 1; }

std::uint32_t now_ms() { return milliseconds; }
void idle() { wait_for_interrupt(); }

}  // namespace frugal::hal
