// SPDX-License-Identifier: MIT
//
// players.hpp: who plays a match, as people type it:
//
//     uct50                          settings of ours, by the name that ./frugal tune has for them
//     default,playouts=500,bytes=8k  the same with simulations and memory of their own
//     "gnugo --mode gtp"             with a blank or a slash in it: a command line that speaks GTP
#pragma once

#include <string>

#include "arena/referee.hpp"
#include "boards.hpp"

namespace frugal::arena {

struct PlayerOptions {
  cli::Board board;
  std::size_t bytes;
  std::uint32_t playouts;
  std::uint32_t seconds;  // for an answer of another program
};

/// A maker of players. Throws std::invalid_argument, whose text tells what would be right; for a
/// command line that can't be run or does not speak GTP, Fault.
MakePlayer player_of(const std::string& text, const PlayerOptions& options);

}  // namespace frugal::arena
