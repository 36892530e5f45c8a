// SPDX-License-Identifier: MIT
//
// The rules in rules/ against their printed equations in double, over the whole range of the
// counters. Scores are compared with the tolerances of test_host_fixed.cpp, chances by drawing.
#include <unity.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "frugal/candidates.hpp"
#include "frugal/fixed.hpp"
#include "frugal/rule.hpp"
#include "frugal/rules/intervals.hpp"

namespace {

using frugal::Candidate;
using frugal::CandidateMoves;
using frugal::Intervals;
using frugal::NodeStatistics;
using frugal::Random;

constexpr int kTop = 2;

/// Moves that were tried 1 to `most` times, with scores of all kinds.
std::vector<Candidate> random_moves(Random& random, std::uint32_t most) {
  std::vector<Candidate> moves(2 + random.next() % 6);
  for (Candidate& move : moves) {
    move.visits = 1 + random.next() % most;
    move.sum = random.next() % (kTop * move.visits + 1);
  }
  return moves;
}

std::uint32_t visits_of(const std::vector<Candidate>& moves) {
  std::uint32_t visits = 0;
  for (const Candidate& move : moves) visits += move.visits;
  return visits;
}

/// Draws often, and compares how often each move comes up with its chance.
template <class Rule>
void check_chances(const std::vector<Candidate>& moves, const std::vector<double>& weights,
                   const char* what) {
  constexpr int kDraws = 4000;
  double total = 0;
  for (const double weight : weights) total += weight;
  std::vector<int> count(moves.size());
  Random random(visits_of(moves));
  for (int i = 0; i < kDraws; ++i) {
    ++count[Rule::pick({visits_of(moves), kTop}, CandidateMoves(moves), random)];
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const double chance = total > 0 ? weights[i] / total : 1.0 / static_cast<double>(count.size());
    // Five standard deviations, and what the tables round.
    const double tolerance = 5 * std::sqrt(chance * (1 - chance) / kDraws) + 0.02 * chance + 0.001;
    TEST_ASSERT_TRUE_MESSAGE(std::abs(count[i] / double{kDraws} - chance) <= tolerance, what);
  }
}

/// The steps of the text. `close` if an upper bound is so close to the highest mean that rounding
/// decides.
std::vector<double> interval_weights(const std::vector<Candidate>& moves, double c, bool& close) {
  const double log_n = std::log(visits_of(moves));
  std::vector<double> means;
  for (const Candidate& move : moves) means.push_back(move.sum / (kTop * double(move.visits)));
  const double highest = *std::max_element(means.begin(), means.end());
  close = false;
  std::vector<double> weights;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const double upper = means[i] + c * std::sqrt(log_n / moves[i].visits);
    if (std::abs(upper - highest) < 0.03) close = true;
    weights.push_back(upper < highest ? 0 : means[i]);
  }
  return weights;
}

template <int kHundredths>
void check_intervals(std::uint32_t most, const char* what) {
  Random random(kHundredths);
  for (int i = 0; i < 300; ++i) {
    const auto moves = random_moves(random, most);
    bool close = false;
    const auto weights = interval_weights(moves, kHundredths / 100.0, close);
    if (!close) check_chances<Intervals<kHundredths, 1>>(moves, weights, what);
  }
}

void test_intervals_draw_by_the_mean_what_the_bounds_do_not_drop() {
  check_intervals<20>(30, "C = 0.2");
  check_intervals<20>(255, "C = 0.2, many visits");
  check_intervals<200>(50, "C = 2");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_intervals_draw_by_the_mean_what_the_bounds_do_not_drop);
  return UNITY_END();
}
