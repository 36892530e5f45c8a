// SPDX-License-Identifier: MIT
//
// PWM0, which takes its compare value from RAM. Product Specification, chapter 6.17. A sequence of
// one value is played once; the generator goes on with it until it is stopped, and then the pin is
// low.
#include "chip.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kPwm = 0x4001C000;
constexpr std::uint32_t kStop = kPwm + 0x004, kStartSequence = kPwm + 0x008;
constexpr std::uint32_t kEnable = kPwm + 0x500, kTop = kPwm + 0x508, kPrescaler = kPwm + 0x50C;
constexpr std::uint32_t kSequence = kPwm + 0x520, kLength = kPwm + 0x524;
constexpr std::uint32_t kOutPin = kPwm + 0x560;
constexpr std::uint32_t kBy16 = 4, kTicksInSecond = 1'000'000;  // 16 MHz / 2^4
constexpr std::uint32_t kLeastTop = 3, kMostTop = 0x7FFF;

std::uint16_t compare;  // high from the start of a period on, until the counter comes here

}  // namespace

void pwm_start(unsigned pin) {
  write_register(kOutPin, pin);
  write_register(kEnable, 1);
  write_register(kPrescaler, kBy16);
  write_register(kSequence, static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(&compare)));
  write_register(kLength, 1);
}

void pwm_square(std::uint32_t hertz) {
  std::uint32_t top = kTicksInSecond / hertz;
  if (top < kLeastTop) top = kLeastTop;
  if (top > kMostTop) top = kMostTop;
  compare = static_cast<std::uint16_t>(top / 2);
  write_register(kTop, top);
  write_register(kStartSequence, 1);
}

void pwm_stop() { write_register(kStop, 1); }

}  // namespace frugal::hal
