// SPDX-License-Identifier: MIT
/// \file
/// A game of Go as an SGF file (FF[4]), for people to look at.
#pragma once

#include <string>

#include "match/game.hpp"

namespace frugal::match {

/// Moves are those of oracle/go_rules.hpp.
std::string sgf_of(const Record& record, int size, int komi_halves);

/// "7", "6.5", "-0.5"
std::string words_of_halves(int halves);

}  // namespace frugal::match
