// SPDX-License-Identifier: MIT
/// \file
/// What an image with lights does after a panic, or a restart by the watchdog: it starts anew, and
/// shows a sign (panic_sign.hpp). A word that start-up does not clear tells it of the panic.
///
///   void frugal::hal::after_panic() { frugal::app::restart_with_note(); }
///
///   int main() {
///     frugal::app::show_panic_of_before<kShape>(pool);
///     static Device device(pool);
///     frugal::app::run(device);
///   }
///
/// Memory: a word.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "app/common/panic_sign.hpp"
#include "frugal/hal/process.hpp"
#include "frugal/hal/shape.hpp"
#include "frugal/hal/watchdog.hpp"

namespace frugal::app {

inline constexpr std::uint32_t kPanicked = 0x50414E49;
[[gnu::section(".noinit")]] inline volatile std::uint32_t panic_note;

[[noreturn]] inline void restart_with_note() {
  panic_note = kPanicked;
  hal::restart();
}

template <hal::Shape kShape>
[[gnu::always_inline]] inline void show_panic_of_before(std::span<std::byte> scratch) {
  if (panic_note == kPanicked || hal::was_hanging()) show_panic<kShape>(scratch);
  panic_note = 0;
}

/// The loop of main: it ends with the power. It is a part of main, like the function above, so that
/// the compiler knows that it runs once.
template <class Device>
[[noreturn, gnu::always_inline]] inline void run(Device& device) {
  hal::watchdog_start();
  for (;;) {
    hal::watchdog_feed();
    device.step();
  }
}

}  // namespace frugal::app
