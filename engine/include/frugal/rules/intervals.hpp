// SPDX-License-Identifier: MIT
/// \file
/// The choice by confidence intervals of Whitaker (2011).
///
/// With the mean v_i = w/n of each move and its upper bound (Eq. 1)
///
///     UCB_i = v_i + C sqrt(ln N / n_i)
///
/// the text lists four steps. "For all i != j" stands behind both conditions and fits neither to
/// the letter (all pairs at once?). Here they are read as
///
///   2. if there is an i with v_i > UCB_j for every j != i, play i: surely the best
///   3. drop every i with UCB_i < v_j for some j: surely not the best
///   4. else draw one of the rest, each with a chance in proportion to its v_i
///
/// So step 2 is what step 3 leads to when all but one are dropped, and both are one test: UCB_i
/// against the highest mean. The best move is never dropped, as its bound is not below its own
/// mean. If all the rest have lost every game, the weights are all 0, and each has the same chance.
///
/// Before it chooses, the paper plays g = 10 random games from each new position. Here a move with
/// fewer visits than g comes first. With g = 1 a move that loses its first game never comes back,
/// as its weight is 0. The paper's C is 0.2; its v_i counts a draw as a loss, this one as half a
/// win.
#pragma once

#include <algorithm>
#include <cstdint>

#include "frugal/candidates.hpp"
#include "frugal/fixed.hpp"
#include "frugal/rule.hpp"

namespace frugal {

/// C in hundredths, and g.
template <int kHundredths, std::uint32_t kGames = 10>
struct Intervals {
  static constexpr bool kUntriedFirst = true;
  static constexpr int kMostTop = Uct<kHundredths>::kMostTop;

  static int pick(const NodeStatistics& node, CandidateMoves moves, Random& random) {
    for (int i = 0; const Candidate& move : moves) {
      if (move.visits < kGames) return i;
      ++i;
    }
    const std::uint32_t explore_q12 = Uct<kHundredths>::prepare(node);
    std::uint32_t highest = 0;
    for (const Candidate& move : moves) highest = std::max(highest, mean(move));
    return drawn_by_weight(
        static_cast<int>(moves.size()),
        [&](int i) { return upper(explore_q12, moves[i]) < highest ? 0 : mean(moves[i]); }, random);
  }

 private:
  static std::uint32_t mean(const EdgeStatistics& edge) {
    return fixed::mean_q15(edge.sum, edge.visits);
  }
  static std::uint32_t upper(std::uint32_t explore_q12, const EdgeStatistics& edge) {
    return static_cast<std::uint32_t>(Uct<kHundredths>::score(explore_q12, edge));
  }
};

}  // namespace frugal
