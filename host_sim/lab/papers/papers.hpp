// SPDX-License-Identifier: MIT
/// \file
/// The papers' results that can be run again. Each is one file, NAME.cpp, which defines
/// `declare_NAME`, and two lines here: its declaration, and its row of the table.
#pragma once

#include "commands/subcommands.hpp"

namespace frugal::lab {

cli::Declare declare_connect3;
cli::Declare declare_consistency;
cli::Declare declare_match;
cli::Declare declare_mogo;
cli::Declare declare_outcomes;
cli::Declare declare_rules;
cli::Declare declare_seki;
cli::Declare declare_semeai;
cli::Declare declare_table6;

/// In the order of ./frugal paper.
// clang-format off
inline constexpr cli::Subcommand kPapers[] = {
    {"semeai", "The chance to win a race of liberties at random (Cazenave, Saffidine 2010)", declare_semeai},
    {"seki", "Values of seki problems, playouts to solve them (Cazenave, Saffidine 2010)", declare_seki},
    {"table6", "Playouts to solve small boards (Cazenave, Saffidine 2010)", declare_table6},
    {"outcomes", "What cuts gain where games have more outcomes (the same)", declare_outcomes},
    {"match", "Games with cuts against games without (Cazenave, Saffidine 2010)", declare_match},
    {"consistency", "Which rules find the good move in the end (Berthier and others 2010)", declare_consistency},
    {"connect3", "Games of Connect Three against a random player (Whitaker 2011)", declare_connect3},
    {"mogo", "What each of MoGo's ideas is worth in Go (Chaslot and others 2009)", declare_mogo},
    {"rules", "The rules of all the papers against each other", declare_rules},
};
// clang-format on

}  // namespace frugal::lab
