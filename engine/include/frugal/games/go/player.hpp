// SPDX-License-Identifier: MIT
/// \file
/// What a search of Go uses if nothing else is said. Matches decided (docs/results/go.md).
#pragma once

#include "frugal/games/go/mogo.hpp"
#include "frugal/games/go/wide.hpp"
#include "frugal/rules/rave_puct.hpp"
#include "frugal/wide_search.hpp"

namespace frugal {

using GoRule = RavePuct<60, 1000>;

template <WideGame G>
using GoPlayer = WideSearch<G, GoRule, MogoPlayout<>>;

}  // namespace frugal
