// SPDX-License-Identifier: MIT
/// \file
/// One game between two players who are not trusted. Who fails loses the game.
#pragma once

#include <array>
#include <string>

#include "match/game.hpp"

namespace frugal::match {

/// How a game ended.
struct Outcome {
  int points = 0;      // of the first player: 2 a win, 1 a draw
  int culprit = -1;    // who failed: 0 or 1; -1: nobody
  std::string fault;   // how
  std::string result;  // as a record has it: "B+R"
  std::string by;      // what decided it; empty for the game's own rules
  Moves moves;
  std::array<double, 2> seconds{};  // that the players thought
  std::array<int, 2> chosen{};      // moves of theirs, those of the opening left out
};

/// `beginner`, 0 or 1, moves first from the start. The opening was played by both. Throws Fault if
/// the judge fails.
Outcome play_game(const Game& game, const Seats& seats, unsigned beginner, const Moves& opening);

}  // namespace frugal::match
