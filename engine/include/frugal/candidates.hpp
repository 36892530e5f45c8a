// SPDX-License-Identifier: MIT
/// \file
/// The moves of a position, for rules that ask for more than a move's own statistics.
///
/// A rule of rule.hpp scores a move by its n and w. Some of the papers' rules look further. A rule
/// says what it asks for by its members:
///
///   kNeedsAmaf, kAmafTables    how games went in which the move was played at any time (amaf.hpp),
///                              and how many tables that may take
///   kNeedsStrength             how strong each move looks to the game (HasStrengths in game.hpp)
///   width(visits)              how many moves are looked at, the strongest first
///   pick(node, moves, random)  which of the moves, seen all at once; in place of score()
///
/// For such a rule the search gathers the moves that are not cut in one array on the stack. For all
/// other rules nothing of this is compiled.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <span>

#include "frugal/fixed.hpp"
#include "frugal/random.hpp"
#include "frugal/rule.hpp"

namespace frugal {

/// A move that may be chosen, and what is known of it.
struct Candidate : EdgeStatistics {
  int slot = 0;
  std::int32_t bias = 0;        ///< what its bounds add to its score
  EdgeStatistics amaf{0, 0};    ///< if the rule needs all-moves-as-first statistics
  std::uint32_t strength = 0;   ///< if the rule needs strengths
  std::uint32_t prior_q15 = 0;  ///< its share of the strengths of all candidates
};

using CandidateMoves = std::span<const Candidate>;

template <class Rule>
concept NeedsAmaf = Rule::kNeedsAmaf && Rule::kAmafTables >
0;

template <class Rule>
concept NeedsStrength = Rule::kNeedsStrength;

template <class Rule>
concept Widens = requires {
  { Rule::width(0u) } -> std::same_as<int>;
};

/// pick() returns the place of its choice among the moves.
template <class Rule>
concept Picks = requires(const NodeStatistics& node, CandidateMoves moves, Random& random) {
  { Rule::pick(node, moves, random) } -> std::same_as<int>;
};

/// Whether a rule needs its moves gathered.
template <class Rule>
inline constexpr bool kAsksMore =
    NeedsAmaf<Rule> || NeedsStrength<Rule> || Widens<Rule> || Picks<Rule>;

/// One of `count` places, each with a chance that is its weight's share. If all weights are 0, each
/// has the same chance. The sum of the weights must fit 32 bits.
template <class WeightOf>
int drawn_by_weight(int count, WeightOf weight_of, Random& random) {
  std::uint32_t total = 0;
  for (int i = 0; i < count; ++i) total += weight_of(i);
  int shift = 0;
  while ((total >> shift) > 0xffffu) ++shift;
  int sum = 0;
  for (int i = 0; i < count; ++i) sum += static_cast<int>(weight_of(i) >> shift);
  if (sum == 0) return random.below(count);
  int left = random.below(sum);
  int place = 0;
  while ((left -= static_cast<int>(weight_of(place) >> shift)) >= 0) ++place;
  return place;
}

/// Up to kMost moves, from which a rule chooses. kShuffle: of several equally good moves, a random
/// one.
template <class Rule, int kMost, bool kShuffle>
class Candidates {
 public:
  Candidate& add(int slot, const EdgeStatistics& edge) {
    moves_[count_] = Candidate{edge, slot};
    return moves_[count_++];
  }

  /// The slot of the move to try next, -1 if there is none.
  int choose(const NodeStatistics& node, Random& random) {
    if (count_ == 0) return -1;
    if constexpr (NeedsStrength<Rule>) order();
    if constexpr (Widens<Rule>) count_ = std::min(count_, Rule::width(node.visits));
    if constexpr (Rule::kUntriedFirst) {
      const int untried = best(random, [](const Candidate& move) { return move.visits == 0; });
      if (moves_[untried].visits == 0) return moves_[untried].slot;
    }
    if constexpr (Picks<Rule>) {
      return moves_[Rule::pick(node, moves(), random)].slot;
    } else {
      const auto prepared = Rule::prepare(node);
      return moves_[best(random,
                         [&](const Candidate& move) {
                           const auto score =
                               static_cast<std::uint32_t>(Rule::score(prepared, move));
                           return static_cast<std::int32_t>(score +
                                                            static_cast<std::uint32_t>(move.bias));
                         })]
          .slot;
    }
  }

 private:
  CandidateMoves moves() const { return {moves_.data(), static_cast<std::size_t>(count_)}; }

  /// The place of the move with the highest value; of equal ones the first, or with kShuffle a
  /// random one.
  template <class ValueOf>
  int best(Random& random, ValueOf value_of) const {
    int best = 0;
    int ties = 1;
    auto highest = value_of(moves_[0]);
    for (int i = 1; i < count_; ++i) {
      const auto value = value_of(moves_[i]);
      const bool is_tie = kShuffle && value == highest;
      ties = value > highest ? 1 : ties + (is_tie ? 1 : 0);
      if (value > highest || (is_tie && random.below(ties) == 0)) best = i;
      highest = std::max(highest, value);
    }
    return best;
  }

  /// Sorts by strength, the strongest first, equal ones in the order they had; and sets each one's
  /// share of all strength.
  void order() {
    std::uint32_t total = 0;
    for (int i = 0; i < count_; ++i) {
      const Candidate move = moves_[i];
      total += move.strength;
      int place = i;
      for (; place > 0 && moves_[place - 1].strength < move.strength; --place) {
        moves_[place] = moves_[place - 1];
      }
      moves_[place] = move;
    }
    for (int i = 0; i < count_; ++i) {
      moves_[i].prior_q15 = total > 0 ? fixed::mean_q15(moves_[i].strength, total) : 0;
    }
  }

  std::array<Candidate, kMost> moves_;
  int count_ = 0;
};

}  // namespace frugal
