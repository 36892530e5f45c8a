// SPDX-License-Identifier: MIT
/// \file
/// MC-RAVE: a move's mean and its all-moves-as-first value in one score.
///
/// With n and w as always, V = w/n, and V' the mean score of the simulations in which the move's
/// action was taken at any time (amaf.hpp), Vandermoste's thesis has
///
///     (1 - beta) V + beta V'
///
/// and says of beta only that it falls from 1 to 0 with the visits. Berthier, Doghmen and Teytaud
/// (2010), Eq. 13, give the formula, and a remedy:
///
///     beta = K / (n + K),   so the score is  n/(n + K) V + K/(n + K) V'
///     V' replaced by max(V', 0.1)
///
/// Without the remedy a move whose V' is 0 is never tried while any other scores above 0, and the
/// rule is not consistent. Where V' is not known, V stands for it. A move of which neither is known
/// counts as won.
#pragma once

#include <algorithm>
#include <cstdint>

#include "frugal/candidates.hpp"
#include "frugal/fixed.hpp"
#include "frugal/rule.hpp"

namespace frugal {

/// K in visits; the least V' in hundredths of a win, 0 for none.
template <std::uint32_t kK, int kLeast = 0, int kTables = 8>
struct Rave {
  static_assert(kK >= 1 && kK <= 1u << 15, "K is a number of visits");
  static constexpr bool kUntriedFirst = false;
  static constexpr bool kNeedsAmaf = true;
  static constexpr int kAmafTables = kTables;

  struct Prepared {
    std::uint32_t most_q15;
    std::uint32_t least_q15;
  };
  static constexpr Prepared prepare(const NodeStatistics& node) {
    const std::uint32_t most = static_cast<std::uint32_t>(node.top) * fixed::kOneQ15;
    return {most, most * static_cast<std::uint32_t>(kLeast) / 100};
  }

  static constexpr std::int32_t score(const Prepared& prepared, const Candidate& move) {
    const std::uint32_t transient = std::max(prepared.least_q15, amaf_value(prepared, move));
    if (move.visits == 0) return static_cast<std::int32_t>(transient);
    const auto mean = static_cast<std::int32_t>(mean_q15(prepared, move));
    const std::uint32_t beta = fixed::mean_q15(kK, move.visits + kK);
    return mean + fixed::part_q15(static_cast<std::int32_t>(transient) - mean, beta);
  }

 private:
  /// Noise in a record may make it anything.
  static constexpr std::uint32_t mean_q15(const Prepared& prepared, const EdgeStatistics& edge) {
    return std::min(fixed::mean_q15(edge.sum, edge.visits), prepared.most_q15);
  }
  static constexpr std::uint32_t amaf_value(const Prepared& prepared, const Candidate& move) {
    if (move.amaf.visits > 0) return mean_q15(prepared, move.amaf);
    return move.visits > 0 ? mean_q15(prepared, move) : prepared.most_q15;
  }
};

}  // namespace frugal
