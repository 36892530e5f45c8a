// SPDX-License-Identifier: MIT
/// \file
/// Progressive widening: any rule, but only among the moves that look strongest to the game, more
/// of them with every visit (Coulom 2007; Vandermoste's thesis, which has the formula from the Go
/// program Aya):
///
///     T = 1 + log n / log mu
///
/// moves are looked at after n visits of the position: one more each time the visits have grown by
/// the factor mu. Strengths are Bradley and Terry's. A move that is cut is not counted.
///
/// Cost: the strengths, at each visit of each position on the path. The powers of mu are a table.
#pragma once

#include <array>
#include <cstdint>

#include "frugal/candidates.hpp"
#include "frugal/rule.hpp"

namespace frugal {

/// mu in hundredths.
template <class Rule, std::uint32_t kMu>
struct Widening : Rule {
  static_assert(kMu > 105 && kMu <= 10000, "mu is above 1");
  static constexpr bool kNeedsStrength = true;

  /// T, rounded down, for a position with so many visits.
  static constexpr int width(std::uint32_t visits) {
    int powers = 0;
    while (powers < kPowers && kLeast[powers] <= visits) ++powers;
    return 1 + powers;
  }

 private:
  static constexpr int kPowers = 64;
  static constexpr std::uint32_t kNever = 1u << 31;

  /// The least number of visits that is not below mu, mu^2 ...
  static constexpr std::array<std::uint32_t, kPowers> powers_of_mu() {
    std::array<std::uint32_t, kPowers> least{};
    std::uint64_t power_q32 = std::uint64_t{1} << 32;
    for (std::uint32_t& visits : least) {
      const bool fits = power_q32 < std::uint64_t{1} << 49;
      if (fits) power_q32 = power_q32 * kMu / 100;
      visits = fits ? static_cast<std::uint32_t>((power_q32 + 0xffffffffu) >> 32) : kNever;
    }
    return least;
  }
  static constexpr auto kLeast = powers_of_mu();
};

}  // namespace frugal
