// SPDX-License-Identifier: MIT
//
// Deep sleep: the core on the crystal's 12 MHz, the PLL off, all clocks gated but TIMER's and the
// watchdog's; 50 times a second the core wakes and looks at the buttons. Data sheet,
// chapters 2.11.2 (SLEEP) and 2.11.1 (gates). The second core sleeps deep since the start, in the
// boot ROM.
//
// While a PC is at the USB port and awake, there is no deep sleep: the PC gives the power, and may
// speak at any time. A PC that sleeps, or is not there, sees the plug pulled until the core wakes.
//
// DORMANT, chapter 2.11.3, takes less, but stops the crystal until a pin changes: what goes wrong
// there leaves a board that only a power cut wakes, and nobody has tried it. Nobody has tried this
// on the chip either; the emulator has the clocks and the alarm, but no gates.
#include "frugal/hal/sleep.hpp"

#include "chip.hpp"
#include "clock.hpp"
#include "frugal/hal/buttons.hpp"
#include "frugal/hal/time.hpp"
#include "frugal/hal/watchdog.hpp"
#include "interrupts.hpp"
#include "usb.hpp"

namespace frugal::hal {
namespace {

constexpr unsigned kInterrupt = 1;
constexpr std::uint32_t kAlarm1 = 1u << 1, kAlarm1Time = MicrosecondTimer::kAlarm0 + 4;
constexpr std::uint32_t kNapMicroseconds = 20'000;

constexpr std::uint32_t kClocksAsleep0 = 0x400080A8, kClocksAsleep1 = 0x400080AC;
constexpr std::uint32_t kTimerAndWatchdog = 1u << 5 | 1u << 12;
constexpr std::uint32_t kAllClocks = ~0u;

constexpr std::uint32_t kSystemControl = 0xE000ED10, kSleepDeep = 1u << 2;

void nap() {
  write_register(kAlarm1Time, MicrosecondTimer::now() + kNapMicroseconds);
  wait_for_interrupt();
}

/// A frame on its way to the lights needs the clock that it began with: on a slower one its pulses
/// would be ten times as long, which lights take for white. This is long enough for 300 lights.
void wait_for_lights() {
  constexpr std::uint32_t kFrameMilliseconds = 10;
  for (const std::uint32_t start = now_ms(); now_ms() - start < kFrameMilliseconds;) idle();
}

}  // namespace

extern "C" void irq_1() { write_register(MicrosecondTimer::kAcknowledge, kAlarm1); }

void sleep_until_pressed() {
  if (usb_pull && !usb_pull()) return idle();
  wait_for_lights();
  enable_interrupt<kInterrupt>();
  write_register(MicrosecondTimer::kInterruptOn, kAlarm1);
  slow_down();
  write_register(kClocksAsleep0, 0);
  write_register(kClocksAsleep1, kTimerAndWatchdog);
  write_register(kSystemControl, kSleepDeep);
  while (buttons_down() == 0) {
    watchdog_feed();
    nap();
  }
  write_register(kSystemControl, 0);
  write_register(kClocksAsleep0, kAllClocks);
  write_register(kClocksAsleep1, kAllClocks);
  speed_up();
  resume_clock();
  if (usb_plug) usb_plug();
}

}  // namespace frugal::hal
