// SPDX-License-Identifier: MIT
//
// The alarm of pico-sdk's way around erratum RP2040-E5: chips before B2 wait for a still bus after
// its reset, which on a hub with other devices does not come; for a millisecond they are shown one,
// by way of GP15 (data sheet, chapter 2.19.2, function 8). TIMER's alarm 2, interrupt 2.
#include "chip.hpp"
#include "interrupts.hpp"
#include "usb.hpp"

namespace frugal::hal {
namespace {

constexpr unsigned kInterrupt = 2;
constexpr std::uint32_t kAlarm2 = 1u << 2, kAlarm2Time = MicrosecondTimer::kAlarm0 + 8;

using Callback = std::int64_t (*)(int id, void* data);
Callback when_due;  // nothing: no alarm is set

void set_alarm(std::uint32_t microseconds) {
  write_register(kAlarm2Time, MicrosecondTimer::now() + microseconds);
}

}  // namespace

// The two that follow are declared in tinyusb/, for C.
extern "C" int add_alarm_in_ms(std::uint32_t ms, Callback callback, void*, bool) {
  when_due = callback;
  set_bits_at_once(MicrosecondTimer::kInterruptOn, kAlarm2);
  enable_interrupt<kInterrupt>();
  set_alarm(1000 * ms);
  return 0;
}

extern "C" void busy_wait_us(std::uint64_t) {}

extern "C" void irq_2() {
  write_register(MicrosecondTimer::kAcknowledge, kAlarm2);
  const Callback callback = when_due;
  when_due = nullptr;
  const std::int64_t again_us = callback(0, nullptr);  // which may have set the next one
  if (again_us > 0) {
    when_due = callback;
    set_alarm(static_cast<std::uint32_t>(again_us));
  }
}

bool usb_is_being_reset() { return when_due != nullptr; }

}  // namespace frugal::hal
