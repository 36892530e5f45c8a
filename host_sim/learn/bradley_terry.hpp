// SPDX-License-Identifier: MIT
//
// bradley_terry.hpp: strengths of features, learned from which of several teams won, again and
// again (Coulom, "Computing Elo ratings of move patterns in the game of Go", 2007). A team's
// strength is the product of its features', and it wins by its share of all teams' strengths.
//
// Minorization-maximization (Hunter 2004): with all other strengths as they are, that of feature i
// becomes
//
//     g_i = (W_i + 1) / (sum over competitions j of C_ij / E_j + 2 / (g_i + 1))
//
// W_i: how often a team with i has won; E_j: the strength of all teams of j together; C_ij: of its
// teams with i, that of their other features. 1 and 2 / (g_i + 1) are a game won and one lost
// against strength 1, so that a feature that was never seen keeps 1. A team has at most one feature
// of each group, so that a whole group takes this step at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace frugal::learn {

class BradleyTerry {
 public:
  static constexpr std::uint16_t kNone = 0xffff;

  /// The groups, by how many features each has; features are numbered through all of them.
  explicit BradleyTerry(std::span<const int> sizes_of_groups);

  /// Teams as many features as there are groups, one after the other, kNone where a team has none.
  void add(std::span<const std::uint16_t> teams, int winner);

  std::size_t competitions() const { return competitions_.size(); }

  /// Steps for all groups, until that changes the mean log-evidence by less than that.
  void fit(double precision = 1e-4);

  double strength(int feature) const { return strengths_[static_cast<std::size_t>(feature)]; }
  /// The mean logarithm of the winners' shares.
  double evidence() const;

 private:
  struct Competition {
    std::size_t first;
    std::size_t count;
    std::size_t winner;
  };

  std::uint16_t feature(std::size_t team, std::size_t group) const {
    return features_[team * groups_ + group];
  }
  void step(std::size_t group, std::size_t first, std::size_t end);
  double total_of(const Competition& competition) const;

  std::size_t groups_;
  std::vector<std::size_t> firsts_;  // of each group, and the end of the last
  std::vector<Competition> competitions_;
  std::vector<std::uint16_t> features_;
  std::vector<double> products_;  // of each team
  std::vector<double> wins_;
  std::vector<double> strengths_;
  std::vector<double> shares_;
};

}  // namespace frugal::learn
