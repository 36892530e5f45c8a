// SPDX-License-Identifier: MIT
#include "match/score.hpp"

#include <cmath>

namespace frugal::match {

void Score::add_game(unsigned beginner, const Outcome& outcome) {
  ++(outcome.points == 2 ? wins : outcome.points == 1 ? draws : losses);
  won_by_beginners += outcome.points == (beginner == 0 ? 2 : 0);
  if (!outcome.by.empty()) ++decided_by[outcome.by];
  for (std::size_t player = 0; player < 2; ++player) {
    seconds[player] += outcome.seconds[player];
    chosen[player] += outcome.chosen[player];
  }
  traffic.add(outcome.traffic);
  if (outcome.culprit >= 0) failures.push_back({games(), outcome.culprit, outcome.fault});
}

void Score::add(const Pair& pair) {
  for (unsigned i = 0; i < 2; ++i) add_game(i, pair[i]);
  points.push_back(pair[0].points + pair[1].points);
  ++pairs[static_cast<std::size_t>(points.back())];
}

Percent percent_of(const Score& score) {
  const auto number = static_cast<double>(score.points.size());
  double mean = 0;
  for (const int points : score.points) mean += 25.0 * points / number;
  double squares = 0;
  for (const int points : score.points) squares += std::pow(25.0 * points - mean, 2);
  return {mean, number > 1 ? std::sqrt(squares / (number - 1) / number) : 50.0};
}

}  // namespace frugal::match
