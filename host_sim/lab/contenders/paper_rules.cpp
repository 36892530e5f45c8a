// SPDX-License-Identifier: MIT
/// \file
/// The rules of the papers in frugal/rules.
#include "frugal/consistency.hpp"
#include "frugal/rules/epsilon_greedy.hpp"
#include "frugal/rules/intervals.hpp"
#include "frugal/rules/mogo.hpp"
#include "frugal/rules/objective.hpp"
#include "frugal/rules/progressive_bias.hpp"
#include "frugal/rules/rave.hpp"
#include "frugal/rules/widening.hpp"
#include "lab/contenders/contenders.hpp"

namespace frugal::lab {

Contenders paper_rule_contenders() {
  return {
      contender<EpsilonGreedy<10>>("epsilon10"),
      contender<EpsilonGreedy<20>>("epsilon20"),
      contender<EpsilonGreedy<10, Uct<50>>>("epsilon10-uct50"),
      contender<Consistent<EpsilonGreedy<10>>>("consistent-epsilon10"),
      contender<Intervals<20, 1>>("intervals20-1"),
      contender<Intervals<20>>("intervals20"),
      contender<Intervals<60, 1>>("intervals60-1"),
      contender<Consistent<Intervals<20, 1>>>("consistent-intervals20-1"),
      contender<Objective<>>("objective"),
      contender<Objective<1>>("objective-least1"),
      contender<Objective<5>>("objective-least5"),
      contender<Consistent<Objective<>>>("consistent-objective"),
      contender<Rave<16>>("rave16"),
      contender<Rave<50>>("rave50"),
      contender<Rave<200>>("rave200"),
      contender<Rave<500>>("rave500"),
      contender<Rave<1500>>("rave1500"),
      contender<Rave<200, 10>>("rave200-least10"),
      contender<Rave<50, 10>>("rave50-least10"),
      contender<Rave<50, 10, 16>>("rave50-least10-16-tables"),
      contender<Rave<50, 10>, Uniform>("rave50-least10-uniform"),
      contender<Consistent<Rave<50>>>("consistent-rave50"),
      contender<Consistent<Rave<200>>>("consistent-rave200"),
      contender<Consistent<Rave<200>, 30, 2>>("consistent2-rave200"),
      contender<Mogo<20, 10, 5>>("mogo"),
      contender<Mogo<0, 10, 5>>("mogo-c0"),
      contender<Mogo<20, 10, 9>>("mogo-c1-512"),
      contender<ProgressiveBias<Uct<50>, 50>>("bias50"),
      contender<ProgressiveBias<Uct<50>, 200>>("bias200"),
      contender<ProgressiveBias<Uct<50>, 800>>("bias800"),
      contender<Widening<Uct<50>, 140>>("widening140"),
      contender<Widening<Uct<50>, 200>>("widening200"),
      contender<Widening<Uct<50>, 300>>("widening300"),
  };
}

}  // namespace frugal::lab
