// SPDX-License-Identifier: MIT
/// \file
/// Simulations, all moves as first, and an exploration in which each move has its share of the
/// strengths.
///
///     score = (1 - beta) w/n + beta w'/r' + C H sqrt(N) / (1 + n)
///     beta = r' / (r' + n + r' n / K)
///
///     w'/r'   its all-moves-as-first value, with kEven simulations more of which half are won
///     H       its share of the strengths (candidates.hpp)
///
/// beta is that of Gelly and Silver (2011), "Monte-Carlo tree search and rapid action value
/// estimation", with K = 1 / 4b^2. The last term is that of Rosin (2011), "Multi-armed bandits with
/// episode context", in AlphaGo's form: a strong move gets its share of the simulations before it
/// has shown anything. mogo.hpp has MoGo's C / log(2 + n) in its place.
///
/// Cost: two divisions a move.
#pragma once

#include <cstdint>

#include "frugal/candidates.hpp"
#include "frugal/fixed.hpp"
#include "frugal/rule.hpp"

namespace frugal {

/// C in hundredths, K and kEven in simulations.
template <std::uint32_t kHundredths, std::uint32_t kK, std::uint32_t kEven = 10>
struct RavePuct {
  static_assert(kHundredths <= 120 && kK >= 1 && kK <= 1u << 15 && kEven >= 1 && kEven <= 100);
  static constexpr bool kUntriedFirst = false;
  static constexpr bool kNeedsAmaf = true;
  static constexpr bool kNeedsStrength = true;
  static constexpr int kAmafTables = 8;
  static constexpr int kMostTop = 2;

  struct Prepared {
    std::uint32_t explore_q8;  ///< C sqrt(N), times the best score
    std::uint32_t top;
  };

  static constexpr Prepared prepare(const NodeStatistics& node) {
    const auto top = static_cast<std::uint32_t>(node.top);
    return {top * kHundredths * fixed::sqrt_q8(node.visits) / 100, top};
  }

  static constexpr std::int32_t score(const Prepared& prepared, const Candidate& move) {
    const std::uint32_t n = move.visits;
    const std::uint32_t r = move.amaf.visits + kEven;
    const std::uint32_t beta = fixed::mean_q15(r, r + n + r * n / kK);
    const std::uint32_t online = n == 0 ? 0 : fixed::mean_q15(move.sum, n);
    const std::uint32_t later = fixed::mean_q15(move.amaf.sum + kEven * prepared.top / 2, r);
    const std::int32_t more = fixed::part_q15(static_cast<std::int32_t>(later - online), beta);
    const std::uint32_t explore = (prepared.explore_q8 * move.prior_q15 >> 8) / (n + 1);
    return static_cast<std::int32_t>(online + static_cast<std::uint32_t>(more) + explore);
  }
};

}  // namespace frugal
