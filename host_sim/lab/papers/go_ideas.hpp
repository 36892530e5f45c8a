// SPDX-License-Identifier: MIT
/// \file
/// What an idea is worth in Go: games 9x9 of a search with it against the same search
/// without it, as the texts have them, their figure beside ours. Pairs of games begin with the same
/// two random moves.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "lab/contenders/go.hpp"
#include "lab/lab_options.hpp"

namespace frugal::lab {

/// An idea, and what the text tells of it.
struct GoIdea {
  const char* name;
  const char* words;
  double paper_percent;  ///< 0: the text has no such match
  double paper_error;
  std::uint32_t paper_playouts;
  /// A player with it, and one without.
  std::array<std::function<std::unique_ptr<match::GamePlayer>(const GoSetup&)>, 2> players;
};

/// The options: lab.playouts 0 means the text's number.
void add_idea_options(CLI::App& command, LabOptions& lab);

/// What stands above the table: of what, in lines that end, and what the players have in common.
void print_ideas_title(const LabOptions& lab, const std::string& of_what);

/// Plays lab.games and prints a row of the table.
void play_idea(const LabOptions& lab, const GoIdea& idea);

}  // namespace frugal::lab
