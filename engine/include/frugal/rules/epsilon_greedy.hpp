// SPDX-License-Identifier: MIT
/// \file
/// Any rule, but now and then a random move.
///
/// Berthier, Doghmen and Teytaud (2010), section 3: "in each node, with probability e, select a
/// node randomly and uniformly instead of using the score". With a constant e that is not
/// consistent, whatever the rule: as long as moves are drawn at random, a position is valued as if
/// its players went on to err (games/trap/trap.hpp is the paper's counter-example). The rule is
/// here to show that, not to play well.
#pragma once

#include "frugal/random.hpp"
#include "frugal/rule.hpp"

namespace frugal {

/// e in hundredths, over the plain mean w/n or another rule.
template <int kHundredths, class Rule = Uct<0>>
struct EpsilonGreedy : Rule {
  static_assert(kHundredths >= 0 && kHundredths <= 100, "a chance in hundredths");

  static bool strays(Random& random) { return random.below(100) < kHundredths; }
};

}  // namespace frugal
