// SPDX-License-Identifier: MIT
/// \file
/// Lights at the crossings of rows and columns of pins: a light is on while its row is high and its
/// column is low. One row is alight at a time, for 250 us, or 125 us if there are more than four.
/// Eight rounds over all rows are a period of 8 ms at most, which no eye sees. A bright light is on
/// in all eight rounds, a medium one in three, a dim one in one.
///
/// The board says where each light is, line by line from the top left. A timer of the chip calls
/// light_next_row() (LightTimer, in chip.hpp).
///
/// Memory: six bytes a row, and two. The interrupt takes some 70 instructions on a
/// Cortex-M0.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>

#include "frugal/hal/palette.hpp"
#include "interrupts.hpp"
#include "wiring.hpp"

namespace frugal::hal {

/// Where a light is.
struct Crossing {
  std::uint8_t row, column;
};

/// Where each light is at the crossing of its own row and column.
template <unsigned kWidth, unsigned kHeight>
constexpr auto crossings_in_order() {
  std::array<Crossing, std::size_t{kWidth} * kHeight> crossings;
  for (std::size_t i = 0; i < crossings.size(); ++i) {
    crossings[i] = {static_cast<std::uint8_t>(i / kWidth), static_cast<std::uint8_t>(i % kWidth)};
  }
  return crossings;
}

template <class LightTimer, class Rows, class Columns, unsigned kWidth, unsigned kHeight,
          std::array<Crossing, std::size_t{kWidth} * kHeight> kCrossings>
class Multiplexed {
 public:
  using Pins = typename Joined<typename Rows::List, typename Columns::List>::List;
  static constexpr unsigned kGridColumns = kWidth, kGridRows = kHeight;
  static constexpr bool kHasColours = false;
  static constexpr std::uint32_t kRowMicroseconds = Rows::kSize > 4 ? 125 : 250;
  static_assert(Rows::kSize <= 8 && Columns::kSize <= 16, "such a grid would flicker");

  static void start() {
    Columns::make_outputs();
    Rows::make_outputs();
    LightTimer::start(kRowMicroseconds);
  }

  static void set_brightness(std::uint8_t) {}

  static bool show(std::span<const Light> lights) {
    std::uint16_t next[kBright][Rows::kSize] = {};
    for (std::size_t i = 0; i < kCrossings.size() && i < lights.size(); ++i) {
      const Crossing at = kCrossings[i];
      for (unsigned least = kDim; least <= brightness_of(lights[i]); ++least) {
        next[least - 1][at.row] |= static_cast<std::uint16_t>(1u << at.column);
      }
    }
    const Uninterrupted section;
    __builtin_memcpy(lit_columns, next, sizeof next);
    return true;
  }

  /// While the chip stands still, a row that is alight would stay alight.
  static void pause() {
    LightTimer::pause();
    Rows::write(0);
  }
  static void resume() { LightTimer::resume(); }

  static void light_next_row() {
    if (++row == Rows::kSize) {
      row = 0;
      round = (round + 1) % std::size(kLeast);
    }
    const std::uint32_t dark = Columns::kAll & ~lit_columns[kLeast[round] - 1][row];
    Rows::write(0);
    Columns::write(dark);
    Rows::write(1u << row);
  }

 private:
  /// The least brightness that is on in each round.
  static constexpr std::uint8_t kLeast[] = {kDim,    kBright, kMedium, kBright,
                                            kBright, kMedium, kBright, kBright};
  /// The columns of each row that have so much brightness.
  static inline std::uint16_t lit_columns[kBright][Rows::kSize];
  static inline std::uint8_t row, round;
};

}  // namespace frugal::hal
