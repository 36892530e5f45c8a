// SPDX-License-Identifier: MIT
//
// panic_sign.hpp: what the lights show after a panic: a cross where there is a matrix or a picture,
// all single lights; for about a second. Interrupts are off: nothing here relies on them, nor on
// any variable. A matrix that an interrupt keeps alight stays dark.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <span>

#include "canvas.hpp"
#include "frugal/hal/lights.hpp"
#include "frugal/hal/shape.hpp"
#include "frugal/hal/watchdog.hpp"
#include "matrix_view.hpp"

namespace frugal::app {

/// The scratch is anybody's memory: it is needed no more.
template <hal::Shape kShape>
void show_panic([[maybe_unused]] std::span<std::byte> scratch) {
  if constexpr (kShape.has_matrix()) {
    static std::array<std::uint8_t, kShape.matrix_columns * kShape.matrix_rows> frame;
    for (std::size_t i = 0; i < frame.size(); ++i) {
      frame[i] = (signs::kCross >> (frame.size() - 1 - i) & 1u) != 0 ? hal::kBright : hal::kDark;
    }
    hal::show_matrix(frame);
  }
  if constexpr (kShape.has_picture()) {
    using Picture = Canvas<kShape.picture_width, kShape.picture_height>;
    static_assert(sizeof(Picture) <= kShape.pool_bytes);
    Picture& canvas = *new (scratch.data()) Picture;
    canvas.text(34, 10, "X", 15, 4);
    canvas.text(60, 16, "PANIC", 15, 2);
    canvas.text(30, 44, "STARTING ANEW", 11);
    hal::show_picture(canvas.bytes());
  }
  if constexpr (kShape.leds > 0) hal::show_leds((1u << kShape.leds) - 1);
  hal::watchdog_feed();
  for (std::uint32_t i = 0; i < 4000000; ++i) asm volatile("" ::: "memory");
}

}  // namespace frugal::app
