// SPDX-License-Identifier: MIT
/// \file
/// Many games between two players, in pairs that share an opening.
///
/// Pairs count in the order of their numbers, whatever order they are finished in: so a match that
/// a test stops early has the same result on every machine and with any number of threads, as long
/// as the players have.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "match/elo.hpp"
#include "match/referee.hpp"

namespace frugal::match {

struct Plan {
  const Game& game;
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
  std::map<std::string, std::uint32_t> decided_by;  // games, where there is something to tell
  std::uint32_t won_by_beginners = 0;
  std::array<double, 2> seconds{};        // that the players thought
  std::array<std::uint32_t, 2> chosen{};  // moves of theirs
  Verdict verdict = Verdict::kOpen;

  std::uint32_t games() const { return wins + draws + losses; }
  double seconds_a_move(std::size_t player) const {
    return chosen[player] == 0 ? 0 : seconds[player] / chosen[player];
  }
};

/// How to make those who take part; the judge may be left out. Each thread has its own.
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
