// SPDX-License-Identifier: MIT
/// \file
/// The sign that the lights show for a second after a panic or a restart by the watchdog: a cross
/// on a grid or a picture, all single lights on.
///
/// The board shows it after the restart. During the panic interrupts are off, and a grid that an
/// interrupt keeps alight would stay dark.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <span>

#include "app/common/canvas.hpp"
#include "app/common/signs.hpp"
#include "frugal/hal/lights.hpp"
#include "frugal/hal/shape.hpp"
#include "frugal/hal/time.hpp"

namespace frugal::app {

inline constexpr std::uint32_t kPanicSignMs = 1000;

template <hal::Shape kShape>
void show_cross_on_grid() {
  std::array<hal::Light, kShape.grid_columns * kShape.grid_rows> frame{};
  SignPlace<kShape.grid_columns, kShape.grid_rows>::put(frame, signs::kCross, hal::Light::kAlarm);
  hal::show_grid(frame);
}

/// The scratch is the search's pool, which is not in use before the search starts.
template <hal::Shape kShape>
void draw_panic(std::span<std::byte> scratch) {
  using Picture = Canvas<kShape.picture_width, kShape.picture_height>;
  static_assert(sizeof(Picture) <= kShape.pool_bytes);
  Picture& canvas = *new (scratch.data()) Picture;
  canvas.text(10, 14, "X", 15, 5);
  canvas.text(44, 16, "PANIC", 15, 2);
  canvas.text(44, 36, "STARTED ANEW", 11);
  hal::show_picture(canvas.bytes());
}

template <hal::Shape kShape>
void show_panic([[maybe_unused]] std::span<std::byte> scratch) {
  if constexpr (kShape.has_grid()) show_cross_on_grid<kShape>();
  if constexpr (kShape.has_picture()) draw_panic<kShape>(scratch);
  if constexpr (kShape.leds > 0) hal::show_leds((1u << kShape.leds) - 1);
  for (const std::uint32_t start = hal::now_ms(); hal::now_ms() - start < kPanicSignMs;) {
    hal::idle();
  }
  if constexpr (kShape.leds > 0) hal::show_leds(0);
}

}  // namespace frugal::app
