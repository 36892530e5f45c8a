// SPDX-License-Identifier: MIT
/// \file
/// Random openings of games in which a move can win at once.
#pragma once

#include <cstdint>

#include "match/game.hpp"

namespace frugal::match {

/// So many random moves, each drawn from `choices` numbers, after which the game goes on, the mover
/// can't win at once, and some move does not let the opponent win at once. Fewer moves where no
/// such opening is found.
Moves quiet_opening(const Game& game, int choices, int plies, std::uint32_t seed);

}  // namespace frugal::match
