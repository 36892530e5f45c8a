// SPDX-License-Identifier: MIT
//
// The rules in rules/ against their printed equations in double, over the whole range of the
// counters. Scores are compared with the tolerances of test_fixed_in_double.cpp, chances by
// drawing.
#include <unity.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "frugal/candidates.hpp"
#include "frugal/fixed.hpp"
#include "frugal/rule.hpp"
#include "frugal/rules/distrust.hpp"
#include "frugal/rules/hope_by_history.hpp"
#include "frugal/rules/intervals.hpp"
#include "frugal/rules/mogo.hpp"
#include "frugal/rules/objective.hpp"
#include "frugal/rules/progressive_bias.hpp"
#include "frugal/rules/rave.hpp"
#include "frugal/rules/widening.hpp"
#include "frugal/search.hpp"

namespace {

using frugal::Candidate;
using frugal::CandidateMoves;
using frugal::Distrust;
using frugal::HopeByHistory;
using frugal::Intervals;
using frugal::Mean;
using frugal::Mogo;
using frugal::NodeStatistics;
using frugal::Objective;
using frugal::ProgressiveBias;
using frugal::Random;
using frugal::Rave;
using frugal::Uct;
using frugal::Widening;
namespace fixed = frugal::fixed;

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

void test_erfc_is_within_a_thousandth() {
  for (int i = 0; i <= fixed::kErfcSteps; ++i) {
    const double exact = std::erfc(i / 16.0) * fixed::kOneQ15;
    TEST_ASSERT_TRUE(std::abs(fixed::kErfc[i] - exact) <= 1.0);
  }
  for (std::uint32_t x = 0; x < 2000; ++x) {
    const double exact = std::erfc(x / 256.0);
    TEST_ASSERT_TRUE(std::abs(fixed::erfc_q15(x) / 32768.0 - exact) <= 0.001);
  }
}

double exact_urgency(double best, double mean) {
  if (mean >= best) return 1;
  const double deviation = std::sqrt(mean * (1 - mean));
  return deviation > 0 ? std::erfc((best - mean) / (std::sqrt(2.0) * deviation)) : 0;
}

/// In steps of 1/4096 of a win; where the mean nears 0, so does sigma, of which 15 bits are known.
void test_urgency_is_that_of_the_equation() {
  for (std::uint32_t best = 0; best <= 4096; best += 16) {
    for (std::uint32_t mean = 0; mean <= best; ++mean) {
      const double exact = exact_urgency(best / 4096.0, mean / 4096.0);
      const std::uint32_t urgency = Objective<>::urgency_q15(best * 8, mean * 8);
      TEST_ASSERT_TRUE(std::abs(urgency / 32768.0 - exact) <= 0.005);
    }
  }
}

void test_objective_draws_by_fairness() {
  Random random(4);
  for (int i = 0; i < 300; ++i) {
    const auto moves = random_moves(random, 255);
    double best = 0;
    for (const Candidate& move : moves) best = std::max(best, move.sum / (2.0 * move.visits));
    std::vector<double> weights;
    for (const Candidate& move : moves) {
      weights.push_back(exact_urgency(best, move.sum / (2.0 * move.visits)) / move.visits);
    }
    check_chances<Objective<>>(moves, weights, "fairness");
  }
}

/// Calls visit(n, w) all over the range of a counter, n = 0 included.
template <class Visit>
void for_all_counts(int top, Visit visit) {
  const std::uint32_t limit = 65535u / static_cast<std::uint32_t>(std::max(top, 2));
  for (std::uint32_t n = 0; n <= limit; n += 1 + n / 7) {
    const std::uint32_t most = n * static_cast<std::uint32_t>(top);
    for (std::uint32_t w = 0; w <= most; w += 1 + most / 7) visit(n, w);
  }
}

/// What a mean of up to `top` may differ by: as in test_fixed_in_double.cpp.
double tolerance_of(std::uint32_t n, double mean, int top) {
  return n < fixed::kInverses ? 0.005 * mean + 0.002 * top : 0.02 * mean + 0.02 * top;
}

template <std::uint32_t kK, int kLeast>
void check_rave(const char* what) {
  using Rule = Rave<kK, kLeast>;
  for (const int top : {1, 2, 15}) {
    const auto prepared = Rule::prepare({1000, top});
    for_all_counts(top, [&](std::uint32_t n, std::uint32_t w) {
      for_all_counts(top, [&](std::uint32_t rave, std::uint32_t rave_w) {
        const double mean = n > 0 ? w / double(n) : top;
        const double transient = rave > 0 ? rave_w / double(rave) : mean;
        const double floored = std::max(transient, kLeast / 100.0 * top);
        const double beta = kK / (n + double(kK));
        const double exact = (1 - beta) * mean + beta * floored;
        Candidate move{{n, w}};
        move.amaf = {rave, rave_w};
        const double tolerance = tolerance_of(n, mean, top) + tolerance_of(rave, floored, top) +
                                 (n + kK < fixed::kInverses ? 0.005 : 0.02) * top;
        const double score = Rule::score(prepared, move) / double{fixed::kOneQ15};
        TEST_ASSERT_TRUE_MESSAGE(std::abs(score - exact) <= tolerance, what);
      });
    });
  }
}

void test_rave_is_the_mean_and_the_transient_value_in_the_parts_of_the_equation() {
  check_rave<10, 0>("K = 10");
  check_rave<10, 10>("K = 10, at least 0.1");
  check_rave<300, 0>("K = 300");
  check_rave<20000, 10>("K = 20000, at least 0.1");
}

constexpr std::uint32_t kPriors[] = {0, 1000, 9000, 32768};

template <std::uint32_t kHundredths, std::uint32_t kC2, int kShift>
void check_mogo(const char* what) {
  using Rule = Mogo<kHundredths, kC2, kShift>;
  for (const int top : {1, 2, 8}) {
    for_all_counts(top, [&](std::uint32_t n, std::uint32_t w) {
      for_all_counts(top, [&](std::uint32_t r, std::uint32_t rave_w) {
        for (const std::uint32_t prior : kPriors) {
          const double gamma = kC2 / (kC2 + double(r));
          const double beta =
              r == 0 ? 0 : (1 - gamma) * r / (r + n + std::ldexp(double(r) * n, -kShift));
          const double alpha = 1 - gamma - beta;
          const double online = n == 0 ? 0 : w / double(n);
          const double transient = r == 0 ? 0 : rave_w / double(r);
          const double offline = prior / 32768.0 * top;
          const double unpruning = kHundredths / 100.0 / std::log(2.0 + n);
          const double exact = alpha * online + beta * transient + (gamma + unpruning) * offline;
          Candidate move{{n, w}};
          move.amaf = {r, rave_w};
          move.prior_q15 = prior;
          const double score = Rule::score(Rule::prepare({1000, top}), move) / 32768.0;
          // Each factor is within 2 percent, as are the means.
          const double tolerance = tolerance_of(n, online, top) + tolerance_of(r, transient, top) +
                                   0.02 * top + 0.04 * unpruning * offline;
          TEST_ASSERT_TRUE_MESSAGE(std::abs(score - exact) <= tolerance, what);
        }
      });
    });
  }
}

void test_mogo_adds_up_its_three_kinds_of_knowledge() {
  check_mogo<20, 10, 5>("C = 0.2, c2 = 10, c1 = 1/32");
  check_mogo<100, 100, 10>("C = 1, c2 = 100, c1 = 1/1024");
}

void test_progressive_bias_is_the_share_of_strength_by_n_plus_1() {
  using Rule = ProgressiveBias<Uct<50>, 150>;
  for (const int top : {1, 2, 15}) {
    for_all_counts(top, [&](std::uint32_t n, std::uint32_t w) {
      if (n == 0) return;
      for (const std::uint32_t prior : kPriors) {
        Candidate move{{n, w}};
        move.prior_q15 = prior;
        const double without = Uct<50>::score(Uct<50>::prepare({n, top}), move) / 32768.0;
        const double score = Rule::score(Rule::prepare({n, top}), move) / 32768.0;
        const double exact = without + 1.5 * top * (prior / 32768.0) / (n + 1);
        TEST_ASSERT_TRUE(std::abs(score - exact) <= 0.001 * top);
      }
    });
  }
}

void test_distrust_takes_w_by_n_plus_1_from_the_weak() {
  using Rule = Distrust<Mean<8>, 150, 20>;
  for (const int top : {1, 2, 15}) {
    for_all_counts(top, [&](std::uint32_t n, std::uint32_t w) {
      for (const std::uint32_t prior : kPriors) {
        Candidate move{{n, w}};
        move.prior_q15 = prior;
        const double without = Mean<8>::score(Mean<8>::prepare({n, top}), move) / 32768.0;
        const double score = Rule::score(Rule::prepare({n, top}), move) / 32768.0;
        const double exact = without - (prior / 32768.0 < 0.2 ? 1.5 * top / (n + 1) : 0);
        TEST_ASSERT_TRUE(std::abs(score - exact) <= 0.0001 * top);
      }
    });
  }
}

template <std::uint32_t kMu>
void check_width(const char* what) {
  for (std::uint32_t n = 1; n <= 32767; ++n) {
    const double exact = 1 + std::log(n) / std::log(kMu / 100.0);
    // On a power of mu the double may fall to either side.
    const int width = Widening<Uct<50>, kMu>::width(n);
    const bool matches =
        width == static_cast<int>(exact + 1e-9) || width == static_cast<int>(exact - 1e-9);
    TEST_ASSERT_TRUE_MESSAGE(matches, what);
  }
}

void test_the_width_is_that_of_the_equation() {
  check_width<140>("mu = 1.4");
  check_width<200>("mu = 2");
  check_width<1000>("mu = 10");
}

template <int kK, int kShare, int kGrowth>
void check_hope_by_history(const char* what) {
  using Rule = HopeByHistory<kK, kShare, kGrowth>;
  for (const int top : {1, 2, 15}) {
    const std::uint32_t most = static_cast<std::uint32_t>(top) * fixed::kOneQ15;
    for_all_counts(top, [&](std::uint32_t n, std::uint32_t w) {
      for (const std::uint32_t total : {n + 1, 2 * n + 50, 32767u}) {
        const auto prepared = Rule::prepare_with_history({total, top});
        for (const std::uint32_t past : {0u, most / 3, most / 2, most}) {
          const double value = past / 32768.0;
          const double share = (kShare + kGrowth * (1 + std::floor(std::log2(total)))) / 64;
          const double hope = value + (top - value) * share;
          const double exact = (w + kK * hope) / (n + kK);
          const double score = Rule::score(prepared, {n, w}, past) / 32768.0;
          TEST_ASSERT_TRUE_MESSAGE(std::abs(score - exact) <= tolerance_of(n + kK, exact, top),
                                   what);
        }
      }
    });
  }
}

void test_hope_by_history_is_the_mean_with_simulations_that_bring_what_history_hopes() {
  check_hope_by_history<32, 0, 3>("K = 32, 3/64 log2 N");
  check_hope_by_history<16, 8, 2>("K = 16, 8/64 + 2/64 log2 N");
}

/// Against the paper's equation, times K / (K + n).
template <int kGamma, int kDelta, std::uint32_t kFadesAt>
void check_bias(const char* what) {
  constexpr frugal::Settings kSettings{.gamma = kGamma, .delta = kDelta, .bias_fades_at = kFadesAt};
  using B = frugal::Bounds<kTop>;
  for (int pess = 0; pess <= kTop; ++pess) {
    for (int opti = pess; opti <= kTop; ++opti) {
      const std::uint32_t bounds = B::at_least(pess) | B::at_most(opti);
      for (std::uint32_t n = 0; n <= 32767; n += 1 + n / 5) {
        const double fading = kFadesAt == 0 ? 1 : kFadesAt / (kFadesAt + double(n));
        const double exact = (kGamma * pess + kDelta * opti) / 100.0 * fading;
        const double bias = frugal::bias_q15<kSettings, kTop>(bounds, n) / 32768.0;
        TEST_ASSERT_TRUE_MESSAGE(std::abs(bias - exact) <= 0.02 * std::abs(exact) + 0.002, what);
      }
    }
  }
}

void test_gamma_and_delta_fade_as_said() {
  check_bias<20, -10, 0>("they stay");
  check_bias<20, -10, 10>("K = 10");
  check_bias<0, -10, 1000>("K = 1000");
  check_bias<100, 100, 50>("K = 50");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_intervals_draw_by_the_mean_what_the_bounds_do_not_drop);
  RUN_TEST(test_rave_is_the_mean_and_the_transient_value_in_the_parts_of_the_equation);
  RUN_TEST(test_erfc_is_within_a_thousandth);
  RUN_TEST(test_urgency_is_that_of_the_equation);
  RUN_TEST(test_objective_draws_by_fairness);
  RUN_TEST(test_mogo_adds_up_its_three_kinds_of_knowledge);
  RUN_TEST(test_progressive_bias_is_the_share_of_strength_by_n_plus_1);
  RUN_TEST(test_distrust_takes_w_by_n_plus_1_from_the_weak);
  RUN_TEST(test_the_width_is_that_of_the_equation);
  RUN_TEST(test_hope_by_history_is_the_mean_with_simulations_that_bring_what_history_hopes);
  RUN_TEST(test_gamma_and_delta_fade_as_said);
  return UNITY_END();
}
