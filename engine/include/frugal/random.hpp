// SPDX-License-Identifier: MIT
/// \file
/// The one source of chance in Frugal.
///
/// A linear congruential generator of 32 bits, with the multiplier and the increment of PCG's
/// 32-bit step (O'Neill 2014). Only the upper 16 bits are handed out: the lower ones of such a
/// generator are poor. A Cortex-M0 makes a number in one multiplication and one addition. The same
/// seed gives the same numbers on every compiler and chip, and so the same search.
#pragma once

#include <cstdint>

namespace frugal {

class Random {
 public:
  explicit constexpr Random(std::uint32_t seed = 1) : state_(scattered(seed)) {}

  /// 16 random bits.
  [[gnu::always_inline]] constexpr std::uint32_t next() {
    state_ = state_ * 747796405u + 2891336453u;
    return state_ >> 16;
  }

  /// A number from 0 to n - 1, for n up to 65536, by a multiplication instead of a division. No
  /// value is more likely than another by more than n / 65536.
  [[gnu::always_inline]] constexpr int below(int n) {
    return static_cast<int>((next() * static_cast<std::uint32_t>(n)) >> 16);
  }

 private:
  /// Neighbouring seeds must not give similar numbers (the finalizer of MurmurHash3, Appleby 2011).
  static constexpr std::uint32_t scattered(std::uint32_t seed) {
    seed = (seed ^ seed >> 16) * 0x85ebca6bu;
    seed = (seed ^ seed >> 13) * 0xc2b2ae35u;
    return seed ^ seed >> 16;
  }

  std::uint32_t state_;
};

}  // namespace frugal
