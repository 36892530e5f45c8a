// SPDX-License-Identifier: MIT
/// \file
/// All moves as first, in two bytes an action.
///
/// For each player and action: how the games from the root end in which the player takes the
/// action, at whatever time. amaf.hpp counts that for some positions, with their simulations. Here
/// it is one running average for each player and action, for the root alone:
///
///     average += (score - average) / 64
///
/// Half of its weight lies on the last 44 games with that action, so that it follows what the
/// search has come to play. There are no counts, so no divisions, and no table to look for. It is
/// the value from which a move that was never tried starts (rules/hope_by_history.hpp).
///
/// Memory: 256 bytes.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "frugal/amaf.hpp"
#include "frugal/game.hpp"
#include "frugal/rule.hpp"

namespace frugal {

template <HasActions G>
class History {
 public:
  using Played = Telling<G>;

  /// Nothing is known of any action: half of the best score.
  void clear() {
    for (auto& player : averages_) player.fill(kBest / 2);
  }

  /// A simulation from the root has ended in this position, with this score, as Max sees it.
  void learn(const typename G::Position& root, const typename G::Position& end, int score) {
    for (const Mover mover : {Mover::kMax, Mover::kMin}) {
      learn(averages_[index_of(mover)], end.actions(mover) & ~root.actions(mover),
            kBest * seen_by<G>(mover, score) / G::kTop);
    }
  }

  /// Of each action of a player, from 0 to 65535.
  [[gnu::always_inline]] const auto& averages(Mover mover) const {
    return averages_[index_of(mover)];
  }
  /// In Q15 of a point, from 0 to kTop, like the scores of the rules.
  [[gnu::always_inline]] std::uint32_t of(Mover mover, int action) const {
    const std::uint32_t average = averages_[index_of(mover)][action];
    if constexpr (G::kTop % 2 == 0) {
      return average * (G::kTop / 2);
    } else {
      return average * G::kTop / 2;
    }
  }

 private:
  static constexpr int kBest = 65535;
  static constexpr int kWindow = 6;
  using Averages = std::array<std::uint16_t, 64>;

  [[gnu::always_inline]] static void learn(std::uint16_t& average, int score) {
    const int old = average;
    average = static_cast<std::uint16_t>(old + ((score - old) >> kWindow));
  }

  static void learn(Averages& averages, std::uint64_t taken, int score) {
    if constexpr (kNarrowMachine) {
      learn_half(averages.data(), static_cast<std::uint32_t>(taken), score);
      learn_half(averages.data() + 32, static_cast<std::uint32_t>(taken >> 32), score);
    } else {
      for (; taken != 0; taken &= taken - 1) learn(averages[std::countr_zero(taken)], score);
    }
  }

  /// Byte by byte, as a Cortex-M0 can't look for the next bit, and where columns are bytes most of
  /// their upper bits are 0.
  static void learn_half(std::uint16_t* averages, std::uint32_t taken, int score) {
    for (; taken != 0; taken >>= 8, averages += 8) {
      std::uint16_t* average = averages;
      for (std::uint32_t left = taken & 0xffu; left != 0; left >>= 1, ++average) {
        if ((left & 1u) != 0) learn(*average, score);
      }
    }
  }

  std::array<Averages, 2> averages_;
};

/// For rules that need none: nothing is kept, nothing is done.
template <Game G>
struct NoHistory {
  static void clear() {}
  static void learn(const typename G::Position&, const typename G::Position&, int) {}
};

/// How a rule scores the moves of a position: by their own statistics.
template <class G, class Rule>
class Scoring {
 public:
  Scoring(const auto&, const typename G::Position&, bool) {}

  [[gnu::always_inline]] static auto prepare(const NodeStatistics& node) {
    return Rule::prepare(node);
  }
  [[gnu::always_inline]] static std::int32_t score(const auto& prepared, const EdgeStatistics& edge,
                                                   int) {
    return Rule::score(prepared, edge);
  }
};

/// For a rule that needs history, also by how games ended in which the position's mover made the
/// move at any time.
template <HasActions G, NeedsHistory Rule>
class Scoring<G, Rule> {
 public:
  [[gnu::always_inline]] Scoring(const History<G>& history, const typename G::Position& position,
                                 bool mirrored)
      : history_(history), position_(position), mirrored_(mirrored) {}

  [[gnu::always_inline]] static auto prepare(const NodeStatistics& node) {
    return Rule::prepare_with_history(node);
  }
  [[gnu::always_inline]] std::int32_t score(const auto& prepared, const EdgeStatistics& edge,
                                            int slot) const {
    const int action = position_.action(G::move_of(slot, mirrored_));
    return Rule::score(prepared, edge, history_.of(position_.mover(), action));
  }

 private:
  const History<G>& history_;
  const typename G::Position& position_;
  bool mirrored_;
};

template <class G, class Rule, class Playout = void>
struct HistoryFor {
  using Type = NoHistory<G>;
  using Played = typename AmafFor<G, Rule>::Type::Played;
};
template <HasActions G, class Rule, class Playout>
requires NeedsHistory<Rule> || NeedsHistory<Playout>
struct HistoryFor<G, Rule, Playout> {
  using Type = History<G>;
  using Played = typename History<G>::Played;
};

}  // namespace frugal
