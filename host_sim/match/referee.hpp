// SPDX-License-Identifier: MIT
/// \file
/// One game, or a pair of them, between two players that are not trusted: one that fails loses the
/// game.
#pragma once

#include <array>
#include <string>

#include "match/game.hpp"
#include "match/seeds.hpp"

namespace frugal::match {

/// How a game ended.
struct Outcome {
  int points = 0;      ///< of the first player: 2 a win, 1 a draw
  int culprit = -1;    ///< the player that failed, 0 or 1; -1: none
  std::string fault;   ///< how
  std::string result;  ///< as a record has it: "B+R"
  std::string by;      ///< what decided it; empty for the game's own rules
  Moves moves;
  std::array<double, 2> seconds{};  ///< that the players thought
  std::array<int, 2> chosen{};      ///< moves of theirs, those of the opening left out
  Traffic traffic;                  ///< of the first player
};

/// `beginner`, 0 or 1, moves first from the start. The opening was played by both. Throws Fault if
/// the judge fails.
Outcome play_game(const Game& game, const Seats& seats, unsigned beginner, const Moves& opening);

/// Of most matches.
inline constexpr std::uint32_t kOpeningPlies = 4;

/// In the first the first player begins, in the second the other one.
using Pair = std::array<Outcome, 2>;

/// A pair's games begin with the same random moves, and the players change sides: so an opening
/// that favours a side favours neither player. Throws Fault if the judge fails.
Pair play_pair(const Game& game, const Seats& seats, std::uint32_t opening_plies,
               const Seeds& seeds, std::uint32_t number);

}  // namespace frugal::match
