// SPDX-License-Identifier: MIT
/// \file
/// The two PLLs, chapter 2.18: the crystal's frequency times a factor, divided twice. A PLL has to
/// be released from reset before its first start.
#pragma once

#include "chip.hpp"

namespace frugal::hal {

template <std::uint32_t kBase, std::uint32_t kFactor, std::uint32_t kFirst, std::uint32_t kSecond>
struct Pll {
  static constexpr std::uint64_t kOscillatorHz = std::uint64_t{kCrystalHz} * kFactor;
  static constexpr std::uint64_t kHz = kOscillatorHz / kFirst / kSecond;
  static_assert(kOscillatorHz >= 750'000'000 && kOscillatorHz <= 1'600'000'000 &&
                kFirst >= kSecond);

  static bool start() {
    write_register(kState, 1);  // the crystal's frequency as it is
    write_register(kFeedback, kFactor);
    clear_bits_at_once(kPower, kCoreOff | kOscillatorOff);
    if (!await_bits(kState, kLocked)) return false;
    write_register(kDividers, kFirst << 16 | kSecond << 12);
    clear_bits_at_once(kPower, kDividersOff);
    return true;
  }

  static void stop() { write_register(kPower, kAllOff); }

 private:
  static constexpr std::uint32_t kState = kBase, kPower = kBase + 0x04;
  static constexpr std::uint32_t kFeedback = kBase + 0x08, kDividers = kBase + 0x0C;
  static constexpr std::uint32_t kLocked = 1u << 31;
  static constexpr std::uint32_t kOscillatorOff = 1u << 5, kDividersOff = 1u << 3, kCoreOff = 1;
  static constexpr std::uint32_t kAllOff = 0x2D;
};

}  // namespace frugal::hal
