// SPDX-License-Identifier: MIT
/// \file
/// The score of MoGo (Chaslot, Fiter, Hoock, Rimmel and Teytaud 2009, formula 1): online, transient
/// and offline knowledge, and progressive unpruning.
///
///     score = alpha p + beta p' + (gamma + C / log(2 + n)) H
///
///     p   w/n                                         what simulations of the move brought
///     p'  its all-moves-as-first value (amaf.hpp)     what they brought if it was played at all
///     H   its share of the strengths (candidates.hpp) how strong it looks
///
/// The text gives alpha + beta + gamma = 1, gamma near c2 / r with r the simulations behind p', and
/// the order in which they dominate: first H, then p', at last p. The table of beta is missing from
/// the copy that was read; here beta is that of Gelly and Silver's MC-RAVE. To hold for r = 0 and n
/// = 0 as well, the formulas are read as
///
///     gamma = c2 / (c2 + r)
///     beta  = (1 - gamma) r / (r + n + c1 r n)
///     alpha = (1 - gamma) - beta
///
/// c1 is a power of two, 2^-kShift. There is no term sqrt(log N / n): the paper found its best
/// factor to be 0 beside C / log(2 + n).
///
/// Cost: that of strengths and of all-moves-as-first statistics, and a division a move.
#pragma once

#include <algorithm>
#include <cstdint>

#include "frugal/candidates.hpp"
#include "frugal/fixed.hpp"
#include "frugal/rule.hpp"

namespace frugal {

/// C in hundredths, c2 in simulations, c1 = 2^-kShift.
template <std::uint32_t kHundredths, std::uint32_t kC2, int kShift, int kTables = 8>
struct Mogo {
  static_assert(kHundredths <= 100 && kC2 >= 1 && kC2 < 1u << 15 && kShift >= 0 && kShift < 31);
  static constexpr bool kUntriedFirst = false;
  static constexpr bool kNeedsAmaf = true;
  static constexpr bool kNeedsStrength = true;
  static constexpr int kAmafTables = kTables;
  static constexpr int kMostTop = 8;

  static constexpr std::int32_t prepare(const NodeStatistics& node) { return node.top; }

  static constexpr std::int32_t score(std::int32_t top, const Candidate& move) {
    const std::uint32_t n = move.visits;
    const std::uint32_t r = move.amaf.visits;
    const std::uint32_t gamma = fixed::mean_q15(kC2, kC2 + r);
    const std::uint32_t rest = gamma < fixed::kOneQ15 ? fixed::kOneQ15 - gamma : 0;
    const std::uint32_t beta =
        r == 0 ? 0 : part(rest, fixed::mean_q15(r, r + n + (r * n >> kShift)));
    const std::uint32_t alpha = n == 0 || beta > rest ? 0 : rest - beta;
    const std::int32_t online = n == 0 ? 0 : mean(top, move);
    const std::int32_t transient = r == 0 ? 0 : mean(top, move.amaf);
    const std::int32_t offline = static_cast<std::int32_t>(move.prior_q15) * top;
    return fixed::part_q15(online, alpha) + fixed::part_q15(transient, beta) +
           fixed::part_q15(offline, gamma + unpruning(n));
  }

  /// C / log(2 + n) in Q15.
  static constexpr std::uint32_t unpruning(std::uint32_t n) {
    const std::uint32_t root_q12 = fixed::sqrt_log_q12(2 + n);
    const std::uint32_t log_q12 = root_q12 * root_q12 >> 12;
    return (kHundredths * fixed::kOneQ15 / 100 << 12) / log_q12;
  }

 private:
  /// Noise in a record may make it anything.
  static constexpr std::int32_t mean(std::int32_t top, const EdgeStatistics& edge) {
    const std::uint32_t most = static_cast<std::uint32_t>(top) * fixed::kOneQ15;
    return static_cast<std::int32_t>(std::min(fixed::mean_q15(edge.sum, edge.visits), most));
  }
  static constexpr std::uint32_t part(std::uint32_t value_q15, std::uint32_t part_q15) {
    return value_q15 * part_q15 >> 15;
  }
};

}  // namespace frugal
