// SPDX-License-Identifier: MIT
/// \file
/// Many games between two players, in pairs that share an opening.
///
/// Pairs count in the order of their numbers, whatever order they are finished in: so a match that
/// a test stops early has the same result on every machine and with any number of threads, as long
/// as the players have.
#pragma once

#include <functional>
#include <optional>

#include "match/referee.hpp"
#include "match/score.hpp"

namespace frugal::match {

struct Plan {
  const Game& game;
  std::uint32_t games;  ///< an odd number is rounded up
  std::uint32_t opening_plies;
  Seeds seeds;
  unsigned threads;
  std::optional<Sprt> sprt;
};

/// Makers of the players and the judge, which may be left out. Each thread has its own.
struct Makers {
  std::array<MakePlayer, 2> players;
  MakePlayer judge;
};

/// Both are called by one thread at a time: with the score so far, and with each game that counts
/// (its number from 1, and which player began).
struct Listener {
  std::function<void(const Score&)> on_pair;
  std::function<void(std::uint32_t game, unsigned beginner, const Outcome&)> on_game;
};

/// Throws Fault if the judge fails.
Score play(const Plan& plan, const Makers& makers, const Listener& listener);

}  // namespace frugal::match
