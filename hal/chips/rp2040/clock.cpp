// SPDX-License-Identifier: MIT
//
// The clock: an alarm of TIMER each millisecond, interrupt 0. Data sheet, chapter 4.6. TIMER counts
// the crystal's microseconds whatever the core does, so the handler knows how many milliseconds
// have gone, also those in which the flash was erased and no interrupt was served; idle() ends
// right after that.
#include "clock.hpp"

#include "chip.hpp"
#include "frugal/hal/time.hpp"
#include "interrupts.hpp"

namespace frugal::hal {
namespace {

constexpr unsigned kInterrupt = 0;
constexpr std::uint32_t kAlarm0 = 1, kPeriodMicroseconds = 1000;

volatile std::uint32_t milliseconds;
std::uint32_t due;  // when the next millisecond begins

bool is_due() { return static_cast<std::int32_t>(MicrosecondTimer::now() - due) >= 0; }

// The alarm goes off when its time comes, and not if that has passed: it is looked at once more.
void catch_up() {
  do {
    while (is_due()) {
      due += kPeriodMicroseconds;
      milliseconds = milliseconds + 1;
    }
    write_register(MicrosecondTimer::kAlarm0, due);
  } while (is_due());
}

const struct Start {
  Start() {
    enable_interrupt<kInterrupt>();
    resume_clock();
  }
} start;

}  // namespace

extern "C" void irq_0() {
  write_register(MicrosecondTimer::kAcknowledge, kAlarm0);
  catch_up();
}

void resume_clock() {
  const Uninterrupted section;
  due = MicrosecondTimer::now() + kPeriodMicroseconds;
  catch_up();
  write_register(MicrosecondTimer::kInterruptOn, kAlarm0);
}

std::uint32_t now_ms() { return milliseconds; }
void idle() { wait_for_interrupt(); }

}  // namespace frugal::hal
