// SPDX-License-Identifier: MIT
/// \file
/// A rule's score plus a bonus for moves that look strong to the game, which counts for less the
/// more often the move was tried (Chaslot, Winands, Uiterwijk, van den Herik and Bouzy 2007;
/// "progressive bias" in the papers on MoGo and on consistency):
///
///     score(m) + W H(m) / (n + 1)
///
/// H is the move's share of the strengths of all moves that may be chosen, which is the chance that
/// Bradley and Terry's model gives it; W is in hundredths of a win. Where the rule takes untried
/// moves first, the strongest of them is first.
///
/// Cost: the strengths, at each visit of each position on the path, and a division a move.
#pragma once

#include <cstdint>

#include "frugal/candidates.hpp"
#include "frugal/fixed.hpp"
#include "frugal/rule.hpp"

namespace frugal {

template <class Rule, std::uint32_t kHundredths>
struct ProgressiveBias : Rule {
  static_assert(kHundredths <= 10000, "W is at most 100 wins");
  static constexpr bool kNeedsStrength = true;

  struct Prepared {
    decltype(Rule::prepare(NodeStatistics{})) rule;
    std::uint32_t weight;  ///< W kTop, in hundredths
  };
  static constexpr Prepared prepare(const NodeStatistics& node) {
    return {Rule::prepare(node), kHundredths * static_cast<std::uint32_t>(node.top)};
  }
  static constexpr std::int32_t score(const Prepared& prepared, const Candidate& move) {
    const std::uint32_t bias = move.prior_q15 / 16 * prepared.weight / 100 * 16;
    const auto score = static_cast<std::uint32_t>(Rule::score(prepared.rule, move));
    return static_cast<std::int32_t>(score + bias / (move.visits + 1));
  }
};

}  // namespace frugal
