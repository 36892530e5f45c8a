// SPDX-License-Identifier: MIT
/// \file
/// ARM's watchdog SP805, as several makers build it in. It counts down twice: the first time it
/// asks for an interrupt, which restarts the board and leaves a note that it was hanging; if
/// interrupts are not served either, the second time it resets the chip itself. Registers: ARM DDI
/// 0270B, chapter 3.
#pragma once

#include "register.hpp"

namespace frugal::hal {

template <std::uint32_t kBase>
struct WatchdogSp805 {
  static constexpr std::uint32_t kLoad = kBase, kControl = kBase + 0x008, kClear = kBase + 0x00C;
  static constexpr std::uint32_t kLock = kBase + 0xC00, kKey = 0x1ACCE551;

  static void start(std::uint32_t ticks) {
    write_register(kLock, kKey);
    write_register(kLoad, ticks);
    write_register(kControl, 3);  // interrupt and reset
    write_register(kLock, 0);
  }

  static void feed() {
    write_register(kLock, kKey);
    write_register(kClear, 0);  // any value: starts from the load again
    write_register(kLock, 0);
  }
};

}  // namespace frugal::hal
