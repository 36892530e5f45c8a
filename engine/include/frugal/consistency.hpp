// SPDX-License-Identifier: MIT
/// \file
/// Makes any rule find the best move in the end, however it was tuned.
///
/// Berthier, Doghmen and Teytaud (2010), algorithm 2: where the mean of a position, as its mover
/// sees it, is below a threshold, a random move is simulated in place of the best-scored one:
///
///     if W/N < threshold then draw a move at random else arg max of the rule's scores
///
/// W and N are the sums of w and n over the moves. So a move that a rule never tries by itself is
/// tried once the others have brought the mean below the threshold, and only then: the tree need
/// not be visited whole (frugality). With wins and losses any threshold inside (0, 1) makes the
/// rule consistent; the authors' is 0.3. With draws it must lie between the value of the best move
/// and that of the next one. Inside the position's own [pess, opti] it is rescaled, so that it
/// keeps its meaning once a draw is sure or a win is out of reach:
///
///     threshold' = pess + threshold * (opti - pess)
///
/// The authors say that any threshold will do. But while a position wanders, its mean is that of
/// its moves: 1/k if only one of k moves wins. With a threshold above that the position wanders for
/// ever, and the losing side's mean stays too high (games/timing/timing.hpp with three ways to
/// wait: 0.25 is below 0.3). With kEvery = 2, where only every other simulation wanders, this does
/// not happen: the better half of the simulations alone lifts the mean of a won position to a half.
#pragma once

#include <cstdint>

#include "frugal/random.hpp"
#include "frugal/rule.hpp"

namespace frugal {

/// The rule wanders in one of kEvery simulations through the position; 1: the paper's algorithm.
template <class Rule, int kThreshold = 30, std::uint32_t kEvery = 1>
struct Consistent : Rule {
  static_assert(kThreshold > 0 && kThreshold < 100, "a threshold in hundredths, inside (0, 1)");
  static_assert(kEvery >= 1, "a number of simulations");

  /// Whether to draw a random move here, from W, N and the bounds.
  static constexpr bool wanders(std::uint32_t sum, std::uint32_t visits, int pess, int opti) {
    if (kEvery > 1 && visits % kEvery != 0) return false;
    const auto wanted = static_cast<std::uint32_t>(100 * pess + kThreshold * (opti - pess));
    return sum * 100 < wanted * visits;
  }
};

/// A rule that may ask for a random move.
template <class Rule>
concept Wanders = requires {
  Rule::wanders(0u, 0u, 0, 0);
};

/// Whether the rule takes a random move in a position whose moves have these statistics together.
template <Wanders Rule>
bool wanders(const EdgeStatistics& total, int pess, int opti) {
  return total.visits > 0 && Rule::wanders(total.sum, total.visits, pess, opti);
}

}  // namespace frugal
