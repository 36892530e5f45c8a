// SPDX-License-Identifier: MIT
/// \file
/// What the tests of the race share: expected scores as fractions, and searches against
/// them.
#pragma once

#include <unity.h>

#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/choice.hpp"
#include "frugal/games/race/race.hpp"
#include "frugal/playout.hpp"
#include "frugal/search.hpp"
#include "support/lots.hpp"

/// A race, and the number that makes integers of its values: each turn is one throw at most.
template <int kTrack, int kTurns>
struct ExactRace : frugal::Race<kTrack, kTurns> {
  static constexpr std::int64_t kScale = power_of_12(2 * kTurns);
};

using SmallRace = ExactRace<4, 2>;

/// The same for random play, which divides by the number of moves as well.
inline constexpr std::int64_t kRandomScale = power_of_12(4) * 81;

template <class G>
std::int64_t score_at_random(const typename G::Position& position) {
  if (position.is_over()) return position.score() * kRandomScale;
  std::int64_t sum = 0;
  int weights = 0;
  for (int move = 0; move < G::kMoves; ++move) {
    typename G::Position next = position;
    const int weight = position.is_chance() ? position.weight(move) : 1;
    if (weight == 0) continue;
    next.play(move);
    sum += score_at_random<G>(next) * weight;
    weights += weight;
  }
  return sum / weights;
}

/// After so many simulations: the mean of the best move is its expected score, within thousandths
/// of a point, and it is as good as any, within the same.
template <class G, frugal::Settings kSettings, class Rule = frugal::Uct<50>>
void check_means(std::span<std::byte> bytes, std::uint32_t simulations, int thousandths,
                 typename G::Position start = {}) {
  frugal::Search<G, Rule, frugal::Uniform, kSettings> search(bytes, 3);
  search.set_root(start);
  search.run(simulations);
  const int move = frugal::best_move(search);
  const auto in_thousandths = [](std::int64_t expected) {
    return static_cast<int>(expected * 1000 / G::kScale);
  };
  typename G::Position next = start;
  next.play(move);
  const int value = in_thousandths(expected_score<G>(start));
  TEST_ASSERT_INT_WITHIN(thousandths, value, in_thousandths(expected_score<G>(next)));
  if (search.is_solved()) return;
  const auto& record = search.root_record();
  for (int slot = 0; slot < G::kMoves; ++slot) {
    if (search.root_move(slot) != move || record.visits(slot) == 0) continue;
    const auto mean = static_cast<int>(1000 * record.sum(slot) / record.visits(slot));
    const int seen = start.mover() == frugal::Mover::kMax ? value : 1000 * G::kTop - value;
    TEST_ASSERT_INT_WITHIN(thousandths, seen, mean);
  }
}
