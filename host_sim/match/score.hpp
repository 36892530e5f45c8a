// SPDX-License-Identifier: MIT
/// \file
/// What the games of a match add up to.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "match/elo.hpp"
#include "match/referee.hpp"

namespace frugal::match {

/// A game that a player lost by failing.
struct Failure {
  std::uint32_t game;
  int culprit;
  std::string words;
};

struct Score {
  std::uint32_t wins = 0;  ///< of the first player
  std::uint32_t draws = 0;
  std::uint32_t losses = 0;
  PairCounts pairs{};
  std::vector<int> points;  ///< of each pair, in their order: 0 to 4 half games
  std::vector<Failure> failures;
  std::map<std::string, std::uint32_t> decided_by;  ///< games, where there is something to tell
  std::uint32_t won_by_beginners = 0;
  std::array<double, 2> seconds{};        ///< that the players thought
  std::array<std::uint32_t, 2> chosen{};  ///< moves of theirs
  Traffic traffic;                        ///< of the first player
  Verdict verdict = Verdict::kOpen;

  /// The next pair.
  void add(const Pair& pair);
  std::uint32_t games() const { return wins + draws + losses; }
  double seconds_a_move(std::size_t player) const {
    return chosen[player] == 0 ? 0 : seconds[player] / chosen[player];
  }

 private:
  void add_game(unsigned beginner, const Outcome& outcome);
};

/// A mean in per cent, and its standard error.
struct Percent {
  double mean;
  double error;
};

/// What the first player reached: a draw is half a win. The error is that of the mean of the pairs,
/// whose two games are not independent.
Percent percent_of(const Score& score);

}  // namespace frugal::match
