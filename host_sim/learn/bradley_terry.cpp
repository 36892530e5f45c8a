// SPDX-License-Identifier: MIT
#include "learn/bradley_terry.hpp"

#include <algorithm>
#include <cmath>

namespace frugal::learn {

BradleyTerry::BradleyTerry(std::span<const int> sizes_of_groups) : groups_(sizes_of_groups.size()) {
  std::size_t count = 0;
  for (const int size : sizes_of_groups) {
    firsts_.push_back(count);
    count += static_cast<std::size_t>(size);
  }
  firsts_.push_back(count);
  wins_.assign(count, 0);
  strengths_.assign(count, 1);
  shares_.assign(count, 0);
}

void BradleyTerry::add(std::span<const std::uint16_t> teams, int winner) {
  const Competition competition{products_.size(), teams.size() / groups_,
                                products_.size() + static_cast<std::size_t>(winner)};
  competitions_.push_back(competition);
  features_.insert(features_.end(), teams.begin(), teams.end());
  for (std::size_t i = 0; i < competition.count; ++i) {
    double product = 1;
    for (const std::uint16_t f : teams.subspan(i * groups_, groups_)) {
      if (f != kNone) product *= strengths_[f];
    }
    products_.push_back(product);
  }
  for (std::size_t group = 0; group < groups_; ++group) {
    const std::uint16_t f = feature(competition.winner, group);
    if (f != kNone) ++wins_[f];
  }
}

void BradleyTerry::fit(double precision) {
  double before = -HUGE_VAL;
  for (double now = evidence(); now - before >= precision; now = evidence()) {
    before = now;
    for (std::size_t group = 0; group < groups_; ++group) {
      step(group, firsts_[group], firsts_[group + 1]);
    }
  }
}

double BradleyTerry::total_of(const Competition& competition) const {
  double total = 0;
  for (std::size_t i = 0; i < competition.count; ++i) total += products_[competition.first + i];
  return total;
}

/// shares_[i] becomes the sum of g_i C_ij / E_j, and then what g_i is multiplied by.
void BradleyTerry::step(std::size_t group, std::size_t first, std::size_t end) {
  std::fill(shares_.begin(), shares_.end(), 0);
  for (const Competition& competition : competitions_) {
    const double total = total_of(competition);
    for (std::size_t team = competition.first; team < competition.first + competition.count;
         ++team) {
      const std::uint16_t f = feature(team, group);
      if (f != kNone) shares_[f] += products_[team] / total;
    }
  }
  for (std::size_t f = first; f < end; ++f) {
    const double strength = strengths_[f];
    strengths_[f] = (wins_[f] + 1) / (shares_[f] / strength + 2 / (strength + 1));
    shares_[f] = strengths_[f] / strength;
  }
  for (std::size_t team = 0; team < products_.size(); ++team) {
    const std::uint16_t f = feature(team, group);
    if (f != kNone) products_[team] *= shares_[f];
  }
}

double BradleyTerry::evidence() const {
  double sum = 0;
  for (const Competition& competition : competitions_) {
    sum += std::log(products_[competition.winner] / total_of(competition));
  }
  return competitions_.empty() ? 0 : sum / static_cast<double>(competitions_.size());
}

}  // namespace frugal::learn
