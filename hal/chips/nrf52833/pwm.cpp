// SPDX-License-Identifier: MIT
//
// PWM0, which takes its compare value from RAM. Product Specification, chapter 6.17. A sequence of
// one value is played once; the generator goes on with it until another sequence is started, which
// takes over at the end of a period.
//
// Silence is a sequence too, with a pin that is never high. The task that stops the generator lets
// it end its period first, and what a start does meanwhile is not specified: a tone right after
// silence would have to wait for that.
#include "chip.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kPwm = 0x4001C000;
constexpr std::uint32_t kStartSequence = kPwm + 0x008;
constexpr std::uint32_t kEnable = kPwm + 0x500, kTop = kPwm + 0x508, kPrescaler = kPwm + 0x50C;
constexpr std::uint32_t kSequence = kPwm + 0x520, kLength = kPwm + 0x524;
constexpr std::uint32_t kOutPin = kPwm + 0x560;
constexpr std::uint32_t kBy16 = 4, kTicksInSecond = 1'000'000;  // 16 MHz / 2^4
constexpr std::uint32_t kLeastTop = 3, kMostTop = 0x7FFF;
constexpr std::uint16_t kHighFirst = 1u << 15;

// Until the counter comes to these lower 15 bits the pin is high. It is read by the generator, and
// must be there before that is started.
volatile std::uint16_t compare;

void play(std::uint32_t high_ticks) {
  compare = static_cast<std::uint16_t>(kHighFirst | high_ticks);
  write_register(kStartSequence, 1);
}

}  // namespace

void pwm_start(unsigned pin) {
  write_register(kOutPin, pin);
  write_register(kEnable, 1);
  write_register(kPrescaler, kBy16);
  write_register(kSequence, static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(&compare)));
  write_register(kLength, 1);
}

void pwm_square(std::uint32_t hertz) {
  std::uint32_t top = (kTicksInSecond + hertz / 2) / hertz;
  if (top < kLeastTop) top = kLeastTop;
  if (top > kMostTop) top = kMostTop;
  write_register(kTop, top);
  play(top / 2);
}

void pwm_stop() { play(0); }

}  // namespace frugal::hal
