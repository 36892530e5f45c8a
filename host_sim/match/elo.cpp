// SPDX-License-Identifier: MIT
#include "match/elo.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace frugal::match {
namespace {

constexpr double kZ = 1.96;
constexpr double kWrong = 0.05;
/// Outcomes that were not seen yet count as so many, so that none is taken for impossible.
constexpr double kUnseen = 1e-3;

double value_of(std::size_t i) { return static_cast<double>(i) / 4; }

double pairs_in(const PairCounts& counts) {
  double pairs = 0;
  for (const auto count : counts) pairs += count;
  return pairs;
}

using Shares = std::array<double, 5>;

/// The likeliest distribution with this mean is p[i] / (1 + x (s[i] - mean)); here is x, the root
/// of a function that falls between two poles.
double tilt(const Shares& p, double mean) {
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  for (int step = 0; step < 100; ++step) {
    const double x = (low + high) / 2;
    double sum = 0;
    for (std::size_t i = 0; i < p.size(); ++i) {
      sum += p[i] * (value_of(i) - mean) / (1 + x * (value_of(i) - mean));
    }
    (sum > 0 ? low : high) = x;
  }
  return (low + high) / 2;
}

}  // namespace

double elo_of(double score) {
  if (score <= 0) return -std::numeric_limits<double>::infinity();
  if (score >= 1) return std::numeric_limits<double>::infinity();
  return 400 * std::log10(score / (1 - score));
}

double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

Strength strength_of(const PairCounts& counts) {
  const double n = pairs_in(counts);
  if (n == 0) return {};
  double mean = 0;
  double squares = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) mean += counts[i] * value_of(i) / n;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    squares += counts[i] * std::pow(value_of(i) - mean, 2);
  }
  const double variance = n > 1 ? squares / (n - 1) : 0.25;
  const double z2 = kZ * kZ / n;
  const double middle = (mean + z2 / 2) / (1 + z2);
  const double half = kZ * std::sqrt(variance / n + z2 / (4 * n)) / (1 + z2);
  return {mean, std::sqrt(variance / n), elo_of(mean), elo_of(std::max(0.0, middle - half)),
          elo_of(std::min(1.0, middle + half))};
}

double Sprt::log_ratio(const PairCounts& counts) const {
  Shares p{};
  double n = 0;
  for (std::size_t i = 0; i < p.size(); ++i) n += p[i] = counts[i] == 0 ? kUnseen : counts[i];
  for (double& each : p) each /= n;
  const double mean0 = score_of(elo0);
  const double mean1 = score_of(elo1);
  const double x0 = tilt(p, mean0);
  const double x1 = tilt(p, mean1);
  double sum = 0;
  for (std::size_t i = 0; i < p.size(); ++i) {
    sum += p[i] * std::log((1 + x0 * (value_of(i) - mean0)) / (1 + x1 * (value_of(i) - mean1)));
  }
  return n * sum;
}

Verdict Sprt::verdict(const PairCounts& counts) const {
  const double bound = std::log((1 - kWrong) / kWrong);
  const double ratio = pairs_in(counts) == 0 ? 0 : log_ratio(counts);
  return ratio >= bound ? Verdict::kStronger : ratio <= -bound ? Verdict::kWeaker : Verdict::kOpen;
}

}  // namespace frugal::match
