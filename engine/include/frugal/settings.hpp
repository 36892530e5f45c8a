// SPDX-License-Identifier: MIT
/// \file
/// What a search does with bounds, how its pool makes room, and the variants of the papers. All of
/// it is known at compile time: what is off costs nothing.
#pragma once

#include <cstdint>

namespace frugal {

/// What the search does with bounds. All but the last are the papers' programs.
enum class Solver : std::uint8_t {
  kNone,      ///< no bounds: plain MCTS
  kPlain,     ///< bounds are propagated, solved moves are not chosen again
  kCuts,      ///< and moves that can't beat what the position has are cut
  kDeepCuts,  ///< and those that can't beat what an ancestor has
};

/// Which record makes room for a new one (pool.hpp).
enum class Recycling : std::uint8_t {
  kForPlay,   ///< the one with the fewest visits
  kForProof,  ///< a solved one; else the one that was not used for the longest time
};

/// The settings of a search, one constant for each.
struct Settings {
  /// What bounds are used for.
  Solver solver = Solver::kDeepCuts;
  /// Ask the game for facts about new positions, and for forced replies.
  bool facts = true;
  /// Prove new records to this depth.
  int prover_depth = 0;
  /// Q' = Q + gamma * pess + delta * opti (Cazenave and Saffidine 2010, section 3.4), in
  /// hundredths.
  int gamma = 0;
  /// See gamma.
  int delta = 0;
  /// If above 0: gamma and delta fade with the visits n of the move, as RAVE's values do, by the
  /// factor K / (K + n) with this K (the paper's outlook, section 6).
  std::uint32_t bias_fades_at = 0;
  /// A score that is backed up is kept within the bounds of every move that it passes (the same).
  bool clamps_scores = false;
  /// Among untried moves, and among moves of the same score, one at random, not the game's first.
  bool shuffle = false;
  /// A position gets a record when its move was tried this often before.
  std::uint32_t expand_after = 1;
  /// Which record makes room for a new one.
  Recycling recycling = Recycling::kForPlay;
};

}  // namespace frugal
