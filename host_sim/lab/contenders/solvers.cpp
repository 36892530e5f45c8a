// SPDX-License-Identifier: MIT
/// \file
/// What is done with bounds, from nothing to deep cuts.
#include "lab/contenders/contenders.hpp"

namespace frugal::lab {
namespace {

template <Solver kSolver>
Contender with_solver(const char* name) {
  return contender<DefaultRule, DefaultPlayout, Settings{.solver = kSolver}>(name);
}

}  // namespace

Contenders solver_contenders() {
  return {
      with_solver<Solver::kNone>("no-solver"),
      with_solver<Solver::kPlain>("plain"),
      with_solver<Solver::kCuts>("cuts"),
      with_solver<Solver::kDeepCuts>("deep-cuts"),
  };
}

}  // namespace frugal::lab
