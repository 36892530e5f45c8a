// SPDX-License-Identifier: MIT
/// \file
/// Selection rules. A rule turns the statistics of a move into a score; the search plays the move
/// with the highest one.
///
/// A rule is a struct of static functions:
///
///   kUntriedFirst         whether moves never tried come before all others
///   prepare(node)         what is computed once for a position: an integer
///   score(prepared, edge) the score of a move, in Q15 units of one point: kTop points are a win
///
/// candidates.hpp lists what else a rule may ask for; rules/ holds the rules that do.
///
/// The symbols, as the search counts them, seen by the player to move:
///
///   N  node.visits   simulations through the position
///   m  node.above    the mean score of the position, counted by the move that led to it: a sum and
///                    a number of visits, for rules that say kNeedsMean
///   n  edge.visits   simulations through the move
///   w  edge.sum      the sum of their scores, kTop a win: w / n runs from 0 to kTop
///
/// Where the papers write scores from 0 to 1, everything here is kTop times as large.
#pragma once

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstdint>

#include "frugal/fixed.hpp"
#include "frugal/random.hpp"

namespace frugal {

struct EdgeStatistics {
  std::uint32_t visits;
  std::uint32_t sum;
};

struct NodeStatistics {
  std::uint32_t visits;
  int top;
  EdgeStatistics above{0, 0};
};

/// UCT (Kocsis and Szepesvari 2006):  w/n + C sqrt(ln N / n),  C in hundredths.
template <int kHundredths>
struct Uct {
  static constexpr bool kUntriedFirst = true;
  static constexpr std::uint32_t kConstantQ12 = (kHundredths * 4096u + 50) / 100;
  static_assert(kHundredths >= 0 && kHundredths <= 200, "C is at most 2");
  /// With a higher kTop the second term would not fit 32 bits.
  static constexpr int kMostTop = kHundredths > 0 ? 800 / kHundredths : 15;

  [[gnu::always_inline]] static constexpr std::uint32_t prepare(const NodeStatistics& node) {
    return (kConstantQ12 * fixed::sqrt_log_q12(node.visits) >> 12) *
           static_cast<std::uint32_t>(node.top);
  }
  [[gnu::always_inline]] static constexpr std::int32_t score(std::uint32_t explore_q12,
                                                             const EdgeStatistics& edge) {
    return static_cast<std::int32_t>(fixed::mean_and_bonus_q15(edge.sum, edge.visits, explore_q12));
  }
};

/// UCT with first-play urgency (Gelly and Wang 2006): a move never tried counts as one that has
/// this score, in hundredths of a win. Other moves are scored as by UCT.
template <int kHundredths, int kUrgency>
struct UctWithUrgency {
  static constexpr bool kUntriedFirst = false;
  static constexpr int kMostTop = Uct<kHundredths>::kMostTop;

  struct Prepared {
    std::uint32_t explore_q12;
    std::int32_t urgency_q15;
  };
  [[gnu::always_inline]] static constexpr Prepared prepare(const NodeStatistics& node) {
    return {
        Uct<kHundredths>::prepare(node),
        static_cast<std::int32_t>(kUrgency * static_cast<int>(fixed::kOneQ15) / 100) * node.top};
  }
  [[gnu::always_inline]] static constexpr std::int32_t score(const Prepared& prepared,
                                                             const EdgeStatistics& edge) {
    if (edge.visits == 0) return prepared.urgency_q15;
    return Uct<kHundredths>::score(prepared.explore_q12, edge);
  }
};

/// The regularized mean (Berthier, Doghmen and Teytaud 2010, Eq. 14):  (w + K) / (n + 2K). It is
/// consistent without an exploration term: no score is ever 0. It need not visit every move.
template <int kK>
struct Mean {
  static_assert(kK >= 1, "K > 0 is what makes the rule consistent");
  static constexpr bool kUntriedFirst = false;

  [[gnu::always_inline]] static constexpr std::uint32_t prepare(const NodeStatistics& node) {
    return static_cast<std::uint32_t>(kK * node.top);
  }
  [[gnu::always_inline]] static constexpr std::int32_t score(std::uint32_t bonus,
                                                             const EdgeStatistics& edge) {
    return static_cast<std::int32_t>(fixed::mean_q15(edge.sum + bonus, edge.visits + 2 * kK));
  }
};

/// The mean of the scores of a move, and of K simulations more that score what is hoped for:
///
///     (w + K h) / (n + K),   h = m + (1 - m) (a + b log2 N)
///
/// h is the position's own mean, plus a share of what that lacks to the best score. The share grows
/// with the logarithm of N; a and b are in 64ths. There is no other exploration, and no move has to
/// be tried.
///
/// Frugal: where the mean nears the best score, h nears the mean, and moves never tried stay so.
/// Consistent, with draws as well: while the mean stays below the best score, h stays above the
/// mean, so that no move stays untried, and a worse one is tried again as N grows, like log N.
/// After 32,767 visits the counters are halved, so that a seldom tried move is worth a try again.
template <int kK, int kShare, int kGrowth>
struct Hope {
  static_assert(kShare >= 0 && kGrowth >= 0);
  static_assert(kShare + 16 * kGrowth <= 64, "h would be above the best score");
  static constexpr bool kUntriedFirst = false;
  static constexpr bool kNeedsMean = true;

  [[gnu::always_inline]] static constexpr std::uint32_t prepare(const NodeStatistics& node) {
    const std::uint32_t best = static_cast<std::uint32_t>(node.top) * fixed::kOneQ15;
    // Only noise in the pool has a mean above the best score.
    const std::uint32_t mean = std::min(fixed::mean_q15(node.above.sum, node.above.visits), best);
    const auto share = static_cast<std::uint32_t>(kShare + kGrowth * std::bit_width(node.visits));
    return mean + ((best - mean) * share >> 6);
  }
  [[gnu::always_inline]] static constexpr std::int32_t score(std::uint32_t hope_q15,
                                                             const EdgeStatistics& edge) {
    return static_cast<std::int32_t>(fixed::mean_with_q15<kK>(edge.sum, edge.visits, hope_q15));
  }
};

/// A rule that needs the results of the games in which a move was played at any time (history.hpp).
template <class Rule>
concept NeedsHistory = Rule::kNeedsHistory;

/// A rule that needs a position's mean.
template <class Rule>
concept NeedsMean = Rule::kNeedsMean;

/// A rule that now and then takes a random move in place of the best one.
template <class Rule>
concept Strays = requires(Random& random) {
  { Rule::strays(random) } -> std::same_as<bool>;
};

/// Whether the rule takes a random move now.
template <class Rule>
[[gnu::always_inline]] inline bool strays(Random& random) {
  if constexpr (Strays<Rule>) return Rule::strays(random);
  return false;
}

/// Whether the rule's scores fit their integers with this kTop.
template <class Rule>
constexpr bool fits_top(int top) {
  if constexpr (requires { Rule::kMostTop; }) return top <= Rule::kMostTop;
  return true;
}

}  // namespace frugal
