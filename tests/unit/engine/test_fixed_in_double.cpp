// SPDX-License-Identifier: MIT
//
// Integer arithmetic against double: the tables of fixed.hpp, and the score of each rule against
// its printed equation, over the whole range that counters can reach. The tolerances are the
// promise. Up to 255 visits the errors come from the tables, above from the lower bits of n and w
// that are dropped. Consistent rules wander exactly below their threshold.
#include <unity.h>

#include <cmath>
#include <cstdint>

#include "frugal/consistency.hpp"
#include "frugal/fixed.hpp"
#include "frugal/rule.hpp"

namespace {

using frugal::Consistent;
using frugal::EdgeStatistics;
using frugal::Hope;
using frugal::Mean;
using frugal::NodeStatistics;
using frugal::Uct;
using frugal::UctWithUrgency;
namespace fixed = frugal::fixed;

constexpr double kQ12 = 4096.0;
constexpr double kQ15 = 32768.0;

void check_within(double tolerance, double expected, double actual, const char* what) {
  TEST_ASSERT_TRUE_MESSAGE(std::abs(actual - expected) <= tolerance, what);
}

void test_reciprocals_and_inverse_roots_are_as_close_as_15_bits_allow() {
  for (std::uint32_t n = 1; n < fixed::kInverses; ++n) {
    const std::uint32_t inverse = fixed::kInverse[n];
    check_within(0.501, kQ15 / n, fixed::reciprocal_of(inverse), "1/n");
    check_within(1.0, kQ15 / std::sqrt(n), fixed::root_of(inverse), "1/sqrt n");
  }
}

void test_roots_of_logarithms_are_exact_to_15_and_then_within_2_percent() {
  for (std::uint64_t n = 1; n < (std::uint64_t{1} << 32); n += 1 + n / 77) {
    const double exact = kQ12 * std::sqrt(std::log(static_cast<double>(n)));
    const double tolerance = n < 16 ? 1.01 : exact * 0.02;
    const auto number = static_cast<std::uint32_t>(n);
    check_within(tolerance, exact, fixed::sqrt_log_q12(number), "sqrt ln n");
  }
}

void test_logarithms_have_their_24_bits() {
  for (std::uint64_t x = std::uint64_t{1} << 24; x < std::uint64_t{1} << 39; x += 1 + x / 99) {
    const double exact = std::log(static_cast<double>(x) / (1 << 24)) * (1 << 24);
    check_within(60.0, exact, static_cast<double>(fixed::natural_log_q24(x)), "ln x");
  }
}

/// Calls visit(N, n, w) for numbers of visits and sums all over the range of the counters.
template <class Visit>
void for_all_statistics(int top, Visit visit) {
  const std::uint32_t limit = top <= 2 ? 32767u : 65535u / static_cast<std::uint32_t>(top);
  for (std::uint32_t n = 1; n <= limit; n += 1 + n / 16) {
    const std::uint32_t most = n * static_cast<std::uint32_t>(top);
    for (std::uint32_t w = 0; w <= most; w += 1 + most / 13) {
      for (std::uint32_t total = n; total <= limit; total += 1 + total / 3) visit(total, n, w);
    }
  }
}

/// Of a score or mean of up to `top` points: half a percent, or two percent of the score and a
/// little above 255 visits.
double tolerance_of(std::uint32_t n, double score, int top) {
  return n < fixed::kInverses ? 0.005 * score + 0.002 * top : 0.02 * score + 0.02 * top;
}

void test_means_are_those_of_the_equation() {
  for (const int top : {1, 2, 5}) {
    for_all_statistics(top, [&](std::uint32_t, std::uint32_t n, std::uint32_t w) {
      const double exact = static_cast<double>(w) / n;
      check_within(tolerance_of(n, exact, top), exact, fixed::mean_q15(w, n) / kQ15, "w/n");
    });
  }
}

template <int kHundredths>
void check_uct(const char* what) {
  using Rule = Uct<kHundredths>;
  for (const int top : {1, 2, 4}) {
    for_all_statistics(top, [&](std::uint32_t total, std::uint32_t n, std::uint32_t w) {
      const double bonus = kHundredths / 100.0 * std::sqrt(std::log(total) / n);
      const double exact = static_cast<double>(w) / n + top * bonus;
      const std::int32_t score = Rule::score(Rule::prepare({total, top}), EdgeStatistics{n, w});
      // The logarithm, too, is within 2 percent only.
      check_within(tolerance_of(n, exact, top) + 0.025 * top * bonus, exact, score / kQ15, what);
    });
  }
}

void test_uct_is_the_mean_plus_c_times_the_root_of_ln_n_by_n() {
  check_uct<0>("C = 0");
  check_uct<5>("C = 0.05");
  check_uct<60>("C = 0.6");
  check_uct<141>("C = 1.41");
  check_uct<200>("C = 2");
}

void test_urgency_stands_for_the_score_of_an_untried_move() {
  using Rule = UctWithUrgency<60, 110>;
  for (const int top : {1, 2, 4}) {
    for (const std::uint32_t total : {1u, 10u, 16000u}) {
      const auto prepared = Rule::prepare({total, top});
      check_within(0.0002, 1.1 * top, Rule::score(prepared, {0, 0}) / kQ15, "urgency");
      const EdgeStatistics edge{3, 2};
      const std::int32_t expected = Uct<60>::score(Uct<60>::prepare({total, top}), edge);
      TEST_ASSERT_EQUAL_INT32(expected, Rule::score(prepared, edge));
    }
  }
}

template <int kK>
void check_mean(const char* what) {
  using Rule = Mean<kK>;
  for (const int top : {1, 2, 5}) {
    for_all_statistics(top, [&](std::uint32_t total, std::uint32_t n, std::uint32_t w) {
      // With scores from 0 to 1 (w + K) / (n + 2K); here w is top times as large.
      const double exact = top * (static_cast<double>(w) / top + kK) / (n + 2.0 * kK);
      const std::int32_t score = Rule::score(Rule::prepare({total, top}), EdgeStatistics{n, w});
      check_within(tolerance_of(n + 2 * kK, exact, top), exact, score / kQ15, what);
      TEST_ASSERT_TRUE_MESSAGE(score > 0, what);
    });
  }
}

void test_the_regularized_mean_is_that_of_the_equation_and_never_zero() {
  check_mean<1>("K = 1");
  check_mean<8>("K = 8");
  check_mean<30>("K = 30");
}

template <int kK>
void check_hope(const char* what) {
  using Rule = Hope<kK, 24, 2>;
  for (const int top : {1, 2, 15}) {
    for_all_statistics(top, [&](std::uint32_t total, std::uint32_t n, std::uint32_t w) {
      for (const std::uint32_t percent : {0u, 30u, 77u, 100u}) {
        const std::uint32_t sum = total * static_cast<std::uint32_t>(top) * percent / 100;
        if (sum > 65535) continue;
        const double mean = static_cast<double>(sum) / total;
        const double share = (24 + 2 * (1 + std::floor(std::log2(total)))) / 64;
        const double hope = mean + (top - mean) * share;
        const double exact = (w + kK * hope) / (n + kK);
        const std::int32_t score = Rule::score(Rule::prepare({total, top, {total, sum}}), {n, w});
        const double tolerance = tolerance_of(total, mean, top) + tolerance_of(n + kK, exact, top);
        check_within(tolerance, exact, score / kQ15, what);
      }
    });
  }
}

void test_hope_is_the_mean_with_simulations_that_bring_a_share_of_what_is_missing() {
  check_hope<4>("K = 4");
  check_hope<8>("K = 8");
  check_hope<16>("K = 16");
}

template <int kThreshold>
void check_threshold(const char* what) {
  using Rule = Consistent<Uct<60>, kThreshold>;
  using Careful = Consistent<Uct<60>, kThreshold, 2>;
  for (std::uint32_t visits = 1; visits <= 120; ++visits) {
    for (std::uint32_t sum = 0; sum <= 3 * visits; ++sum) {
      for (int pess = 0; pess <= 3; ++pess) {
        for (int opti = pess; opti <= 3; ++opti) {
          const double threshold = pess + kThreshold / 100.0 * (opti - pess);
          const double below = threshold - static_cast<double>(sum) / visits;
          // On the threshold is not below it; no other mean is closer than 1/12000.
          const bool expected = below > 1e-5;
          TEST_ASSERT_EQUAL_INT_MESSAGE(expected, Rule::wanders(sum, visits, pess, opti), what);
          TEST_ASSERT_EQUAL_INT_MESSAGE(expected && visits % 2 == 0,
                                        Careful::wanders(sum, visits, pess, opti), what);
        }
      }
    }
  }
}

void test_a_consistent_rule_wanders_exactly_below_its_threshold() {
  check_threshold<1>("0.01");
  check_threshold<30>("0.3");
  check_threshold<50>("0.5");
  check_threshold<99>("0.99");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_reciprocals_and_inverse_roots_are_as_close_as_15_bits_allow);
  RUN_TEST(test_roots_of_logarithms_are_exact_to_15_and_then_within_2_percent);
  RUN_TEST(test_logarithms_have_their_24_bits);
  RUN_TEST(test_means_are_those_of_the_equation);
  RUN_TEST(test_uct_is_the_mean_plus_c_times_the_root_of_ln_n_by_n);
  RUN_TEST(test_urgency_stands_for_the_score_of_an_untried_move);
  RUN_TEST(test_the_regularized_mean_is_that_of_the_equation_and_never_zero);
  RUN_TEST(test_hope_is_the_mean_with_simulations_that_bring_a_share_of_what_is_missing);
  RUN_TEST(test_a_consistent_rule_wanders_exactly_below_its_threshold);
  return UNITY_END();
}
