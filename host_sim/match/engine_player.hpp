// SPDX-License-Identifier: MIT
/// \file
/// Players by the searches that are compiled for every game of the table (games/engine.hpp). Each
/// move is thought about anew: it depends on the position and on the game's seed alone.
#pragma once

#include <string>
#include <vector>

#include "games/known.hpp"
#include "match/game.hpp"

namespace frugal::match {

/// The names of the settings.
std::vector<std::string> engine_settings();

/// A maker of players with these settings. Throws std::invalid_argument, whose text tells what
/// would be right.
MakePlayer engine_player(const cli::KnownGame& known, const std::string& settings,
                         const Budget& budget, const Game& game);

}  // namespace frugal::match
