// SPDX-License-Identifier: MIT
//
// TIMER2, interrupt 10, for lights that are lit row by row.
#include "chip.hpp"
#include "interrupts.hpp"
#include "standstill.hpp"

namespace frugal::hal {
namespace {

using RowTimer = Timer<0x4000A000>;
constexpr unsigned kInterrupt = 10;

}  // namespace

void LightTimer::start(std::uint32_t period_us) {
  enable_interrupt<kInterrupt>();
  RowTimer::start(period_us);
}
void LightTimer::pause() { disable_interrupt<kInterrupt>(); }
void LightTimer::resume() { enable_interrupt<kInterrupt>(); }

extern "C" void irq_10() {
  RowTimer::acknowledge();
  light_next_row();
}

}  // namespace frugal::hal
