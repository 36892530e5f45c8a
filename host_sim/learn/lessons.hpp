// SPDX-License-Identifier: MIT
/// \file
/// What games of Go teach: in each position the features of every legal move
/// (frugal/games/go/features.hpp), and which of the moves was played.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "frugal/games/go/features.hpp"
#include "learn/bradley_terry.hpp"

namespace frugal::learn {

inline constexpr int kGroups = std::size(GoFeature::kGroups);

inline std::vector<int> sizes_of_groups() {
  std::vector<int> sizes;
  for (const GoGroup& group : GoFeature::kGroups) sizes.push_back(group.count);
  return sizes;
}

/// The moves of one position, kGroups features each.
struct Lesson {
  std::vector<std::uint16_t> teams;
  int played = 0;  ///< which of them

  int count() const { return static_cast<int>(teams.size()) / kGroups; }
};

/// Without the named groups, to measure what they are worth.
template <class G>
Lesson lesson_of(const typename G::Position& position, int played,
                 const std::set<std::string>& without = {}) {
  Lesson lesson;
  const GoFeatures<G> features(position);
  for (int move = 0; move < G::kMoves; ++move) {
    if (!position.is_legal(move)) continue;
    if (move == played) lesson.played = lesson.count();
    std::uint16_t team[kGroups];
    std::fill(std::begin(team), std::end(team), BradleyTerry::kNone);
    int group = 0;
    features.visit(move, [&](int feature) {
      while (feature >= GoFeature::kGroups[group].first + GoFeature::kGroups[group].count) ++group;
      const bool is_left_out = without.contains(GoFeature::kGroups[group].name);
      if (!is_left_out) team[group] = static_cast<std::uint16_t>(feature);
    });
    lesson.teams.insert(lesson.teams.end(), std::begin(team), std::end(team));
  }
  return lesson;
}

}  // namespace frugal::learn
