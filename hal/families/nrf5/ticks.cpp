// SPDX-License-Identifier: MIT
/// \file
/// TIMER0 as a counter of 32 bits, at the core's 16 MHz: this chip has no SysTick. Reference
/// Manual, chapter 18. It wraps after 268 seconds, and must be read more often than that.
#include "ticks.hpp"

#include "register.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kTimer = 0x40008000;
constexpr std::uint32_t kStart = kTimer, kCapture = kTimer + 0x040;
constexpr std::uint32_t kWidth = kTimer + 0x508, kPrescaler = kTimer + 0x510;
constexpr std::uint32_t kCaptured = kTimer + 0x540;
constexpr std::uint32_t k32Bits = 3;

std::uint64_t counted;

}  // namespace

void start_counting() {
  write_register(kWidth, k32Bits);
  write_register(kPrescaler, 0);
  write_register(kStart, 1);
}

std::uint64_t ticks() {
  write_register(kCapture, 1);
  const std::uint32_t since = read_register(kCaptured) - static_cast<std::uint32_t>(counted);
  counted += since;
  return counted;
}

}  // namespace frugal::hal
