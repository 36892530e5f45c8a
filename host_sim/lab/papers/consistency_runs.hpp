// SPDX-License-Identifier: MIT
/// \file
/// Rules against the games in which the text of Berthier, Doghmen and Teytaud
/// (2010), section 3, says that some of them never find the good move. As in their algorithms 1 and
/// 2: no bounds, and the decision is the move with the most visits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace frugal::lab {

/// A run looks at the tree after 100 playouts, 1,000, and so on.
inline constexpr std::size_t kMostLooks = 7;
inline constexpr std::uint32_t kFirstLook = 100;
constexpr std::uint32_t playouts_at(std::size_t look) {
  return look == 0 ? kFirstLook : 10 * playouts_at(look - 1);
}
constexpr std::size_t looks(std::uint32_t playouts) {
  std::size_t count = 0;
  while (count < kMostLooks && playouts_at(count) <= playouts) ++count;
  return count;
}
/// At the third look, after 10,000 playouts, no counter was halved yet (pool.hpp).
inline constexpr std::size_t kLastWithoutForgetting = 2;

struct ConsistencyRun {
  std::array<bool, kMostLooks> found{};  ///< whether the good move has the most visits
  std::size_t children_visited = 0;      ///< ever, as far as a look saw it
  std::uint32_t records = 0;
  std::uint32_t recycled = 0;  ///< 0, or the pool was too small to tell
};

using RunConsistency = ConsistencyRun (*)(std::uint32_t playouts, std::uint32_t seed);

struct ConsistencyGame {
  std::string_view name;
  const char* words;
  std::size_t children;  ///< of all positions that can arise
};
inline constexpr std::size_t kConsistencyGames = 4;
std::span<const ConsistencyGame, kConsistencyGames> consistency_games();

/// How a rule is made consistent: not at all, by algorithm 2, or by that every other time.
enum class Remedy : std::uint8_t { kNone, kAlgorithm2, kEveryOtherTime };
inline constexpr std::array kRemedies{Remedy::kNone, Remedy::kAlgorithm2, Remedy::kEveryOtherTime};

/// A rule, and how to run it on each game with each remedy. Null where a game does not offer what
/// the rule asks for.
struct ConsistencyRule {
  const char* name;
  std::string_view fails_in;  ///< the names of the games in which it fails, says the text
  bool is_curable;            ///< the remedies help against what breaks Eq. 5, not Eq. 4
  std::array<std::array<RunConsistency, kConsistencyGames>, kRemedies.size()> runs;
};
std::span<const ConsistencyRule> consistency_rules();

}  // namespace frugal::lab
