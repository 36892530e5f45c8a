// SPDX-License-Identifier: MIT
//
// tournament.hpp: many games between two players, in pairs that share an opening.
//
// Pairs count in the order of their numbers, whatever order they are finished in: so a match that
// a test stops early has the same result on every machine and with any number of threads, as long
// as the players have.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "arena/elo.hpp"
#include "arena/referee.hpp"

namespace frugal::arena {

struct Plan {
  cli::Board board;
  std::uint32_t games;  // an odd number is rounded up
  std::uint32_t opening_plies;
  std::uint32_t seed;
  unsigned threads;
  std::optional<Sprt> sprt;
};

/// A game that a player lost by failing.
struct Failure {
  std::uint32_t game;
  int culprit;
  std::string words;
};

struct Score {
  std::uint32_t wins = 0;  // of the first player
  std::uint32_t draws = 0;
  std::uint32_t losses = 0;
  PairCounts pairs{};
  std::vector<Failure> failures;
  Verdict verdict = Verdict::kOpen;

  std::uint32_t games() const { return wins + draws + losses; }
};

/// Told the score so far, by one thread at a time.
using OnPair = std::function<void(const Score&)>;

Score play(const Plan& plan, const std::array<MakePlayer, 2>& make, const OnPair& on_pair);

}  // namespace frugal::arena
