// SPDX-License-Identifier: MIT
/// \file
/// The micro:bit's 25 lights, wired as three rows of nine columns: a light is on while its row's
/// pin is high and its column's is low (schematic V1.3B, sheet 5).
///
/// TIMER2, interrupt 10, lights one row after the other for 250 us each: three rows in eight
/// rounds, and again after 6 ms, too often for a flicker to be seen. A bright light is on in all
/// eight rounds, a medium one in three, a dim one in one. 20 bytes of RAM; the interrupt takes some
/// 40 instructions.
#include <iterator>

#include "chip.hpp"
#include "frugal/hal/lights.hpp"
#include "interrupts.hpp"
#include "standstill.hpp"

namespace frugal::hal {
namespace {

using RowTimer = Timer<0x4000A000>;
constexpr unsigned kInterrupt = 10;
constexpr std::uint32_t kRowMicroseconds = 250;

constexpr unsigned kFirstColumnPin = 4, kFirstRowPin = 13;
constexpr unsigned kRows = 3, kColumns = 9;
constexpr std::uint32_t kAllColumns = (1u << kColumns) - 1;
constexpr std::uint32_t kAllRows = (1u << kRows) - 1;

/// Where each light is, line by line from the top left.
struct Place {
  std::uint8_t row, column;
};
constexpr Place kPlaces[] = {
    {0, 0}, {1, 3}, {0, 1}, {1, 4}, {0, 2},  //
    {2, 3}, {2, 4}, {2, 5}, {2, 6}, {2, 7},  //
    {1, 1}, {0, 8}, {1, 2}, {2, 8}, {1, 0},  //
    {0, 7}, {0, 6}, {0, 5}, {0, 4}, {0, 3},  //
    {2, 2}, {1, 6}, {2, 0}, {1, 5}, {2, 1},
};

/// The least brightness that is on in each round, and the columns of each row that have it.
constexpr std::uint8_t kLeast[] = {kDim,    kBright, kMedium, kBright,
                                   kBright, kMedium, kBright, kBright};
std::uint16_t lit_columns[kBright][kRows];
std::uint8_t row, round;

void light_next_row() {
  RowTimer::acknowledge();
  if (++row == kRows) {
    row = 0;
    round = (round + 1) % std::size(kLeast);
  }
  const std::uint32_t dark_columns = kAllColumns & ~lit_columns[kLeast[round] - 1][row];
  write_register(Pins::kClear, kAllRows << kFirstRowPin | kAllColumns << kFirstColumnPin);
  write_register(Pins::kSet, 1u << row << kFirstRowPin | dark_columns << kFirstColumnPin);
}

const struct Start {
  Start() {
    write_register(Pins::kMakeOutput, kAllColumns << kFirstColumnPin | kAllRows << kFirstRowPin);
    enable_interrupt<kInterrupt>();
    RowTimer::start(kRowMicroseconds);
  }
} start;

}  // namespace

extern "C" void irq_10() { light_next_row(); }

/// A row that is alight when the chip stands still would stay alight.
void lights_pause() {
  disable_interrupt<kInterrupt>();
  write_register(Pins::kClear, kAllRows << kFirstRowPin);
}
void lights_resume() { enable_interrupt<kInterrupt>(); }

void show_matrix(std::span<const std::uint8_t> brightness) {
  std::uint16_t next[kBright][kRows] = {};
  for (std::size_t i = 0; i < std::size(kPlaces) && i < brightness.size(); ++i) {
    const Place place = kPlaces[i];
    for (unsigned least = kDim; least <= brightness[i] && least <= kBright; ++least) {
      next[least - 1][place.row] |= static_cast<std::uint16_t>(1u << place.column);
    }
  }
  const Uninterrupted section;
  __builtin_memcpy(lit_columns, next, sizeof next);
}

}  // namespace frugal::hal
