// SPDX-License-Identifier: MIT
/// \file
/// Eyes that look at the lights of the simulated board, and fail the test if one of them goes on
/// more than three times a second: that is the limit for photosensitive people.
#pragma once

#include <unity.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "frugal/hal/lights.hpp"
#include "frugal/hal/palette.hpp"
#include "simulator/board.hpp"

/// The lights of a board, and when each of them went on, or became twice as bright, as a change of
/// colour may.
class Eyes {
 public:
  void look() {
    const Levels now = levels();
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (now[i] > 0 && now[i] >= 2 * before_[i]) note(i);
    }
    before_ = now;
  }
  /// What blinked before does not count.
  void forget() {
    went_on_us_ = {};
    before_ = levels();
  }

 private:
  static constexpr std::uint64_t kLeastUs = 334'000;
  static constexpr std::size_t kMost = 32 + 160;
  using Levels = std::array<int, kMost>;

  /// Luminances for people; of a light of one colour, that of its full power.
  static int level_of(frugal::hal::Light light) {
    const frugal::hal::Colour colour = frugal::hal::colour_of(light);
    return 21 * colour.red + 72 * colour.green + 7 * colour.blue;
  }
  static Levels levels() {
    Levels levels{};
    for (std::size_t i = 0; i < 32; ++i)
      levels[i] = (frugal::sim::board().leds >> i & 1u) != 0 ? 1 : 0;
    for (std::size_t i = 0; i < frugal::sim::board().grid.size(); ++i)
      levels[32 + i] = level_of(frugal::sim::board().grid[i]);
    return levels;
  }
  void note(std::size_t light) {
    std::uint64_t& last = went_on_us_[light];
    if (last != 0)
      TEST_ASSERT_GREATER_OR_EQUAL_UINT64(kLeastUs, frugal::sim::board().now_us - last);
    last = frugal::sim::board().now_us;
  }

  Levels before_{};
  std::array<std::uint64_t, kMost> went_on_us_{};
};
