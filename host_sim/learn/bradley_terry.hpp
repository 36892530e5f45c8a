// SPDX-License-Identifier: MIT
/// \file
/// Strengths of features, learned from which of several teams won, again and
/// again (Coulom, "Computing Elo ratings of move patterns in the game of Go", 2007). A team's
/// strength is the product of its features', and it wins by its share of all teams' strengths.
///
/// Minorization-maximization (Hunter 2004): with all other strengths as they are, that of feature i
/// becomes
///
///     g_i = (W_i + 1) / (sum over competitions j of C_ij / E_j + 2 / (g_i + 1))
///
/// W_i: how often a team with i has won; E_j: the strength of all teams of j together; C_ij: of its
/// teams with i, that of their other features. 1 and 2 / (g_i + 1) are a game won and one lost
/// against strength 1, so that a feature that was never seen keeps 1. A team has at most one
/// feature of each group, so that a whole group takes this step at once.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace frugal::learn {

class BradleyTerry {
 public:
  static constexpr std::uint16_t kNone = 0xffff;

  /// The groups, by how many features each has; features are numbered through all of them.
  explicit BradleyTerry(std::span<const int> sizes_of_groups) : groups_(sizes_of_groups.size()) {
    std::size_t count = 0;
    for (const int size : sizes_of_groups) {
      firsts_.push_back(count);
      count += static_cast<std::size_t>(size);
    }
    firsts_.push_back(count);
    wins_.assign(count, 0);
    shares_.assign(count, 0);
    strengths_.assign(count, 1);
  }

  /// Teams of as many features as there are groups, one after the other, kNone where a team has
  /// none, and which of the teams won. All before fit().
  void add(std::span<const std::uint16_t> teams, int winner) {
    const std::size_t first = products_.size();
    const std::size_t count = teams.size() / groups_;
    competitions_.push_back({first, first + count, first + static_cast<std::size_t>(winner)});
    features_.insert(features_.end(), teams.begin(), teams.end());
    products_.resize(first + count, 1);
    for (std::size_t group = 0; group < groups_; ++group) {
      const std::uint16_t feature = feature_of(first + static_cast<std::size_t>(winner), group);
      if (feature != kNone) ++wins_[feature];
    }
  }

  std::size_t competitions() const { return competitions_.size(); }

  /// Steps, until a round of all groups changes the mean log-evidence by less than that.
  void fit(double precision = 1e-5) {
    double before = -HUGE_VAL;
    for (double now = evidence(); now - before >= precision; now = evidence()) {
      before = now;
      for (std::size_t group = 0; group < groups_; ++group) step(group);
    }
  }

  double strength(int feature) const { return strengths_[static_cast<std::size_t>(feature)]; }

  /// The mean logarithm of the winners' shares.
  double evidence() const {
    double sum = 0;
    for (const Competition& competition : competitions_) {
      sum += std::log(products_[competition.winner] / total_of(competition));
    }
    return competitions_.empty() ? 0 : sum / static_cast<double>(competitions_.size());
  }

 private:
  struct Competition {
    std::size_t first;
    std::size_t end;
    std::size_t winner;
  };

  std::uint16_t feature_of(std::size_t team, std::size_t group) const {
    return features_[team * groups_ + group];
  }

  double total_of(const Competition& competition) const {
    double total = 0;
    for (std::size_t i = competition.first; i < competition.end; ++i) total += products_[i];
    return total;
  }

  void step(std::size_t group) {
    add_up_shares(group);
    for (std::size_t i = firsts_[group]; i < firsts_[group + 1]; ++i) {
      const double before = strengths_[i];
      strengths_[i] = (wins_[i] + 1) / (shares_[i] / before + 2 / (before + 1));
      shares_[i] = strengths_[i] / before;
    }
    for (std::size_t team = 0; team < products_.size(); ++team) {
      const std::uint16_t feature = feature_of(team, group);
      if (feature != kNone) products_[team] *= shares_[feature];
    }
  }

  /// shares_[i] = sum over j of g_i C_ij / E_j
  void add_up_shares(std::size_t group) {
    std::fill(shares_.begin(), shares_.end(), 0);
    for (const Competition& competition : competitions_) {
      const double total = total_of(competition);
      for (std::size_t team = competition.first; team < competition.end; ++team) {
        const std::uint16_t feature = feature_of(team, group);
        if (feature != kNone) shares_[feature] += products_[team] / total;
      }
    }
  }

  std::size_t groups_;
  std::vector<std::size_t> firsts_;  ///< of each group, and the end of the last
  std::vector<Competition> competitions_;
  std::vector<std::uint16_t> features_;
  std::vector<double> products_;  ///< of each team
  std::vector<double> wins_;
  std::vector<double> shares_;
  std::vector<double> strengths_;
};

}  // namespace frugal::learn
