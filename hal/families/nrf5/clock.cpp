// SPDX-License-Identifier: MIT
/// \file
/// The clock: TIMER1, interrupt 9, every millisecond. This chip has no SysTick, and RTC1, which
/// would need less power, has no milliseconds; where there are lights, the crystal runs anyway.
#include "chip.hpp"
#include "frugal/hal/time.hpp"
#include "interrupts.hpp"

namespace frugal::hal {
namespace {

using ClockTimer = Timer<0x40009000>;
constexpr unsigned kInterrupt = 9;

volatile std::uint32_t milliseconds;

const struct Start {
  Start() {
    enable_interrupt<kInterrupt>();
    ClockTimer::start(1000);
  }
} start;

}  // namespace

extern "C" void irq_9() {
  ClockTimer::acknowledge();
  milliseconds = milliseconds + 1;
}

std::uint32_t now_ms() { return milliseconds; }
void idle() { wait_for_interrupt(); }

}  // namespace frugal::hal
