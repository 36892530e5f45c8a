// SPDX-License-Identifier: MIT
/// \file
/// 24 MHz, the most that the chip can: half of the internal 8 MHz oscillator, times six. RM0041,
/// chapter 6.3. At this rate the flash needs no wait states. If
/// the PLL does not lock, the chip stays on the oscillator, at a third of the rate.
#include "chip.hpp"

#include "register.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kControl = 0x40021000, kConfiguration = 0x40021004;
constexpr std::uint32_t kPllOn = 1u << 24, kPllLocked = 1u << 25;
constexpr std::uint32_t kTimes6 = 4u << 18, kFromPll = 2, kRunsFromPll = 2u << 2;

}  // namespace

void chip_start() {
  write_register(kConfiguration, kTimes6);
  set_bits(kControl, kPllOn);
  if (!await_bits(kControl, kPllLocked)) return;
  write_register(kConfiguration, kTimes6 | kFromPll);
  [[maybe_unused]] const bool runs = await_bits(kConfiguration, kRunsFromPll);
}

}  // namespace frugal::hal
