// SPDX-License-Identifier: MIT
/// \file
/// The games that matches are played at.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "games/known.hpp"
#include "match/game.hpp"
#include "oracle/go_rules.hpp"

namespace frugal::match {

/// What people may choose of Go.
struct GoOptions {
  int komi_halves = 14;
  oracle::KoRule ko = oracle::KoRule::kSimple;
};

std::unique_ptr<Game> make_connect(const cli::Board& board);
std::unique_ptr<Game> make_go(int size, const GoOptions& options);
std::unique_ptr<Game> make_any(const cli::KnownGame& known);

/// A game of the table by its name, or Go on a board of any other size. Throws
/// std::invalid_argument, whose text tells what is wrong with the name, and what would be right, or
/// what the game lacks for a match.
std::unique_ptr<Game> game_of(std::string_view name, const GoOptions& options = {});

/// There are no such settings: what would be right.
[[noreturn]] void refuse_settings(const std::string& name, const Game& game);

}  // namespace frugal::match
