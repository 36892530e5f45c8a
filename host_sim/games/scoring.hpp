// SPDX-License-Identifier: MIT
/// \file
/// Exact scores, of the side to move: below 0 for a loss, 0 for a draw. In Connect Four they are as
/// Pons writes them, how many discs the winner has left when it wins, plus one; in Othello how many
/// discs the winner has more, with the empty cells.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "games/engine.hpp"

namespace frugal::cli {

inline int score_at_least(const KnownValue& value) {
  return value.step * (value.at_least - value.top / 2);
}
inline int score_at_most(const KnownValue& value) {
  return value.step * (value.at_most - value.top / 2);
}

/// How many moves the game lasts after `plies` of them on a board of so many cells.
constexpr int moves_to_end(int cells, int plies, int score) {
  if (score == 0) return cells - plies;
  const int distance = score > 0 ? score : -score;
  const bool first_wins = (plies % 2 == 0) == (score > 0);
  const int left =
      first_wins ? (cells + 1) / 2 : cells / 2;  // of the winner, before its first disc
  const int discs = left + 1 - distance;         // of the winner, with the last one
  return 2 * discs - (first_wins ? 1 : 0) - plies;
}

/// Runs an engine that has been started, at most so far, and tells of it now and then. Returns how
/// much work that was.
std::uint32_t run_up_to(Engine& engine, std::uint32_t limit,
                        const std::function<void(std::uint32_t)>& tell);

}  // namespace frugal::cli
