// SPDX-License-Identifier: MIT
/// \file
/// Any rule, but moves that look weak to the game score below all others at first.
///
/// Berthier, Doghmen and Teytaud (2010), section 3, "negative heuristics": MoGo's score "can in
/// fact, when patterns and expert rules agree against a move, be negative". Such a move is never
/// tried, even if it is good, while any other scores above 0. The paper gives no formula. With H
/// the move's share of the strengths of all moves that may be chosen, this is a progressive bias
/// against a move:
///
///     score(m) - W / (n + 1)    if H(m) < L,    score(m)    else
///
/// The rule is here to show that this is not consistent (games/timing/timing.hpp has the move), and
/// that Consistent makes it so; it is not here to play well. Cost: that of the strengths.
#pragma once

#include <cstdint>

#include "frugal/candidates.hpp"
#include "frugal/fixed.hpp"
#include "frugal/rule.hpp"

namespace frugal {

/// W in hundredths of a win, L in hundredths.
template <class Rule, int kHundredths = 100, int kLeast = 10>
struct Distrust : Rule {
  static_assert(!Rule::kUntriedFirst, "a rule that tries every move first trusts them all");
  static_assert(kHundredths >= 0 && kHundredths <= 200 && kLeast >= 0 && kLeast <= 100);
  static constexpr bool kNeedsStrength = true;
  static constexpr std::uint32_t kLeastQ15 = kLeast * fixed::kOneQ15 / 100;

  struct Prepared {
    decltype(Rule::prepare(NodeStatistics{})) rule;
    std::int32_t weight_q15;  ///< W kTop
  };
  static constexpr Prepared prepare(const NodeStatistics& node) {
    constexpr auto kWeightQ15 = static_cast<std::int32_t>(kHundredths * fixed::kOneQ15 / 100);
    return {Rule::prepare(node), kWeightQ15 * node.top};
  }
  static constexpr std::int32_t score(const Prepared& prepared, const Candidate& move) {
    const std::int32_t score = Rule::score(prepared.rule, move);
    if (move.prior_q15 >= kLeastQ15) return score;
    return score - prepared.weight_q15 / static_cast<std::int32_t>(move.visits + 1);
  }
};

}  // namespace frugal
