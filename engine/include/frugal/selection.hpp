// SPDX-License-Identifier: MIT
/// \file
/// Which move a position tries next: of those that are not cut, the one that the rule scores
/// highest.
///
/// A rule sees a move's own statistics (rule.hpp). A rule that asks for more gets it from here: the
/// mean of the position, how games ended in which the move was played at any time (amaf.hpp,
/// history.hpp), or all candidates at once (candidates.hpp). What the rule does not ask for is
/// empty and costs nothing.
///
/// A choice is one of four functions, which all choose from the moves that are not cut:
///
///   choose_by_score    the highest score
///   choose_of_all      the same, faster, where few visits are counted and nothing is cut
///   choose_candidate   for rules that ask for candidates
///   choose_at_random   where the rule asks for a random move
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "frugal/amaf.hpp"
#include "frugal/bounds.hpp"
#include "frugal/candidates.hpp"
#include "frugal/consistency.hpp"
#include "frugal/cuts.hpp"
#include "frugal/fixed.hpp"
#include "frugal/game.hpp"
#include "frugal/history.hpp"
#include "frugal/pool.hpp"
#include "frugal/random.hpp"
#include "frugal/rule.hpp"
#include "frugal/settings.hpp"

namespace frugal {

/// What bounds add to a score:  Q' = Q + (gamma * pess + delta * opti) * K / (K + n).
template <Settings kSettings, int kTop>
constexpr std::int32_t bias_q15(std::uint32_t bounds, std::uint32_t visits) {
  constexpr std::uint32_t kFadesAt = kSettings.bias_fades_at;
  static_assert(kFadesAt < 1u << 16, "a number of visits");
  constexpr int kGamma = kSettings.gamma * static_cast<int>(fixed::kOneQ15) / 100;
  constexpr int kDelta = kSettings.delta * static_cast<int>(fixed::kOneQ15) / 100;
  const std::int32_t whole =
      kGamma * Bounds<kTop>::pess(bounds) + kDelta * Bounds<kTop>::opti(bounds);
  if (kFadesAt == 0) return whole;
  return fixed::part_q15(whole, fixed::mean_q15(kFadesAt, kFadesAt + visits));
}

/// The statistics of the move that led to a position, as the position's mover sees them. They are
/// at hand on the way down. A sum over the moves would cost 100 instructions a simulation, and a
/// record that was recycled has lost it.
template <Game G>
class MeanAbove {
 public:
  /// No move leads to the root, which has all moves together.
  void begin(const Record<G>& root) { edge_ = root.total(); }
  void follow(const Record<G>& from, int slot, bool is_other_side) {
    edge_ = {from.visits(slot), from.sum(slot)};
    if (is_other_side) edge_.sum = G::kTop * edge_.visits - edge_.sum;
  }
  EdgeStatistics statistics() const { return edge_; }

 private:
  EdgeStatistics edge_{0, 0};
};

/// For rules that do not ask for it.
template <Game G>
struct NoMeanAbove {
  static void begin(const Record<G>&) {}
  static void follow(const Record<G>&, int, bool) {}
  static EdgeStatistics statistics() { return {0, 0}; }
};

/// Histories: what is kept of all games (HistoryFor).
template <Game G, class Rule, Settings kSettings, class Histories>
class Selection {
  static_assert(fits_top<Rule>(G::kTop), "the rule's scores would overflow with so high a kTop");
  static_assert(!NeedsAmaf<Rule> || HasActions<G>, "the game does not tell actions");
  static_assert(!NeedsStrength<Rule> || HasStrengths<G>, "the game does not tell strengths");
  using B = Bounds<G::kTop>;
  using Position = typename G::Position;
  using Scores = Scoring<G, Rule>;
  using MovesCut = Cuts<G, kSettings.solver>;
  static constexpr bool kNeedsMean = NeedsMean<Rule> && !(NeedsHistory<Rule> && HasActions<G>);
  static constexpr bool kCanChooseOfAll = !kSettings.shuffle && kSettings.solver != Solver::kPlain;

 public:
  void clear() {
    amaf_.clear();
    history_.clear();
  }
  /// The root moves on, to where only keys that pass can follow.
  template <class Keep>
  void keep_if(const Keep& keep) {
    amaf_.keep_if(keep);
    history_.clear();
  }

  /// A simulation begins at the root.
  void begin(const Record<G>& root) {
    amaf_.begin();
    above_.begin(root);
  }
  /// Its path comes through a position that has this record.
  void pass(const Position& position, const Record<G>& record, bool mirrored) {
    amaf_.pass(position, record, mirrored);
  }
  /// Its path leaves that position by this move.
  void follow(const Record<G>& from, int slot, bool is_other_side) {
    above_.follow(from, slot, is_other_side);
  }
  /// It has ended in this position, with this score, as Max sees it.
  void learn(const Position& root, const Position& end, int score) {
    amaf_.learn(end, score);
    history_.learn(root, end, score);
  }

  /// The slot of the move to try in a position whose mover is already sure of so much; -1 if all
  /// moves are cut.
  [[gnu::always_inline]] int choose(const Record<G>& record, int sure, const Position& position,
                                    bool mirrored, Random& random) {
    if constexpr (kAsksMore<Rule>) {
      return choose_candidate(record, sure, position, mirrored, random);
    } else {
      const Scores scores(history_, position, mirrored);
      return kNarrowMachine ? choose_apart(record, sure, scores, random)
                            : choose_by_score(record, sure, scores, random);
    }
  }

  /// What playouts ask, if they do.
  const Histories& history() const { return history_; }

 private:
  /// choose_by_score() in registers of its own: where they are few, as on a Cortex-M0, select() is
  /// 2 % faster without it, elsewhere 1 % slower.
  [[gnu::noinline]] int choose_apart(const Record<G>& record, int sure, Scores scores,
                                     Random& random) {
    return choose_by_score(record, sure, scores, random);
  }

  /// The move with the highest score; the first untried one, if the rule takes those first.
  int choose_by_score(const Record<G>& record, int sure, Scores scores, Random& random) {
    if (wants_random(record, random)) return choose_at_random(record, sure, random);
    const auto prepared = scores.prepare(statistics_of(record));
    MovesCut cuts(record, sure);
    if constexpr (kCanChooseOfAll) {
      if (record.visits() < fixed::kInverses && !cuts.any())
        return choose_of_all(record, prepared, scores);
    }
    int best = -1;
    int ties = 0;
    std::int32_t best_score = INT32_MIN;
    for (int slot = 0; slot < G::kMoves; ++slot) {
      if (cuts.next()) continue;
      const EdgeStatistics edge{record.visits(slot), record.sum(slot)};
      if (Rule::kUntriedFirst && edge.visits == 0) {
        return kSettings.shuffle ? choose_untried(record, sure, random) : slot;
      }
      const std::int32_t score = scores.score(prepared, edge, slot) + bias(record, slot);
      if (score > best_score) {
        best_score = score;
        best = slot;
        ties = 1;
      } else if (kSettings.shuffle && score == best_score && random.below(++ties) == 0) {
        best = slot;
      }
    }
    return best;
  }

  /// The same for the many positions that have few visits and no cut. The remainder keeps the
  /// visits inside the tables, even if a record holds noise. The lower bits of a score tell its
  /// slot: the comparison is a maximum, without a branch to mispredict.
  template <class Prepared>
  static int choose_of_all(const Record<G>& record, const Prepared& prepared, Scores scores) {
    constexpr std::uint32_t kSlots = std::bit_ceil(static_cast<std::uint32_t>(G::kMoves));
    static_assert(kSlots <= 512, "a score and a slot must fit a word");
    std::int32_t best = INT32_MIN;
    for (std::uint32_t slot = 0; slot < G::kMoves; ++slot) {
      const EdgeStatistics edge{record.visits(slot) % fixed::kInverses, record.sum(slot)};
      if (Rule::kUntriedFirst && edge.visits == 0) return static_cast<int>(slot);
      const auto score =
          static_cast<std::uint32_t>(scores.score(prepared, edge, static_cast<int>(slot)) +
                                     bias(record, static_cast<int>(slot)));
      best = std::max(best, static_cast<std::int32_t>(score * kSlots + (kSlots - 1 - slot)));
    }
    return static_cast<int>(kSlots - 1 - (static_cast<std::uint32_t>(best) % kSlots));
  }

  int choose_candidate(const Record<G>& record, int sure, const Position& position, bool mirrored,
                       Random& random) {
    if (wants_random(record, random)) return choose_at_random(record, sure, random);
    Candidates<Rule, G::kMoves, kSettings.shuffle> candidates;
    MovesCut cuts(record, sure);
    for (int slot = 0; slot < G::kMoves; ++slot) {
      const int move = G::move_of(slot, mirrored);
      if (cuts.next() || !position.is_legal(move)) continue;
      Candidate& candidate = candidates.add(slot, {record.visits(slot), record.sum(slot)});
      candidate.bias = bias(record, slot);
      candidate.amaf = amaf_.of(position, move);
      if (NeedsStrength<Rule>) {
        candidate.strength = static_cast<std::uint32_t>(strength_of<G>(position, move));
      }
    }
    return candidates.choose(statistics_of(record), random);
  }

  static int choose_at_random(const Record<G>& record, int sure, Random& random) {
    return choose_at_random(record, sure, random, [](int) { return true; });
  }
  static int choose_untried(const Record<G>& record, int sure, Random& random) {
    return choose_at_random(record, sure, random,
                            [&](int slot) { return record.visits(slot) == 0; });
  }

  /// One of the moves that are not cut and fulfil a condition, each with the same chance.
  template <class Condition>
  static int choose_at_random(const Record<G>& record, int sure, Random& random,
                              Condition condition) {
    MovesCut cuts(record, sure);
    int chosen = -1;
    int seen = 0;
    for (int slot = 0; slot < G::kMoves; ++slot) {
      if (!cuts.next() && condition(slot) && random.below(++seen) == 0) chosen = slot;
    }
    return chosen;
  }

  [[gnu::always_inline]] NodeStatistics statistics_of(const Record<G>& record) const {
    return {record.visits(), G::kTop, above_.statistics()};
  }

  /// Whether the rule asks for a random move here.
  [[gnu::always_inline]] static bool wants_random(const Record<G>& record, Random& random) {
    if (strays<Rule>(random)) return true;
    if constexpr (Wanders<Rule>) {
      const std::uint32_t own = record.bounds.own();
      return wanders<Rule>(record.total(), B::pess(own), B::opti(own));
    }
    return false;
  }

  static std::int32_t bias(const Record<G>& record, int slot) {
    if (kSettings.gamma == 0 && kSettings.delta == 0) return 0;
    return bias_q15<kSettings, G::kTop>(record.bounds.of_move(slot), record.visits(slot));
  }

  [[no_unique_address]] std::conditional_t<kNeedsMean, MeanAbove<G>, NoMeanAbove<G>> above_;
  [[no_unique_address]] typename AmafFor<G, Rule>::Type amaf_;
  [[no_unique_address]] Histories history_;
};

}  // namespace frugal
