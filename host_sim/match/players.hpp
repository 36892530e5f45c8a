// SPDX-License-Identifier: MIT
/// \file
/// The players of a match, as people type them:
///
///     uct50                          settings of ours, by the name that ./frugal tune has for them
///     default,playouts=500,bytes=8k  the same with simulations and memory of their own
///     "gnugo --mode gtp"             with a blank or a slash in it: a command line that speaks GTP
#pragma once

#include <string>

#include "match/game.hpp"

namespace frugal::match {

/// A maker of players. The game has to outlive them; a program may take so many seconds for an
/// answer. Throws std::invalid_argument, whose text tells what would be right.
MakePlayer player_of(const std::string& text, const Game& game, const Budget& budget,
                     std::uint32_t seconds);

/// The same of a program only.
MakePlayer program_of(const std::string& command, const Game& game, std::uint32_t seconds);

}  // namespace frugal::match
