// SPDX-License-Identifier: MIT
/// \file
/// What a match says of two players' strength, and whether it has said enough.
///
/// The games from one opening are not independent, so pairs of them are counted: a pair's score s
/// is 0, 1/4, 1/2, 3/4 or 1. Elo (1978): a player that is d points stronger scores 1 / (1 +
/// 10^(-d/400)).
///
/// The interval is Wilson's (1927) for a mean m of n pairs with variance v, z = 1.96:
///
///     (m + z^2/2n  +-  z sqrt(v/n + z^2/4n^2)) / (1 + z^2/n)
///
/// which stays sensible where all pairs end alike. The test is the sequential one of Wald (1945) in
/// its generalized form: of the distributions of s with the mean that d0 or d1 points promise, each
/// time the likeliest is taken (Van den Bergh, A practical introduction to the GSPRT).
#pragma once

#include <array>
#include <cstdint>

namespace frugal::match {

/// How many pairs ended with 0 to 4 half games won.
using PairCounts = std::array<std::uint32_t, 5>;

struct Strength {
  double score = 0.5;  ///< the mean of the pairs
  double error = 0.5;  ///< its standard error
  double elo = 0;      ///< infinite if all is won or lost
  double elo_low = 0;  ///< 95 %
  double elo_high = 0;
};

double elo_of(double score);
double score_of(double elo);
Strength strength_of(const PairCounts& counts);

enum class Verdict : std::uint8_t { kOpen, kWeaker, kStronger };

/// Is the first player at most `elo0` points stronger, or at least `elo1`? Each answer is wrong in
/// at most one of twenty matches.
struct Sprt {
  double elo0;
  double elo1;

  /// log of the likelihood of elo1 over that of elo0.
  double log_ratio(const PairCounts& counts) const;
  Verdict verdict(const PairCounts& counts) const;
};

}  // namespace frugal::match
