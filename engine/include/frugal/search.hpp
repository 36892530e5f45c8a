// SPDX-License-Identifier: MIT
/// \file
/// Monte-Carlo tree search with score bounds in a fixed pool. Start reading here; then
/// game.hpp (what is searched), bounds.hpp (what is known for sure), pool.hpp (where it is kept),
/// rule.hpp (which move next), playout.hpp (how a game ends), choice.hpp (what is played at last).
///
/// One simulation, simulate(), is four functions:
///
///   select    from a copy of the root position down, while positions have a record: the move with
///             the highest score among those that are not cut
///   expand    a position without a record gets one when it is reached again
///   play_out  to the end of the game, unless the bounds already tell the value
///   back_up   along the path, newest first: one addition a move, and bounds while they tighten
///
/// Cuts (Cazenave and Saffidine 2010, section 3.3): a move whose opti is not above what its mover
/// is already sure of is never chosen. Deep cuts count as sure what any ancestor on the path has
/// proved, for either player: as in alpha-beta, with bounds in place of values.
///
/// Where lots decide (HasChance), an outcome is drawn in place of a choice, and the bounds are the
/// means of the outcomes' bounds, rounded outwards. A bad outcome is no reason to leave: what a
/// player is sure of above the lots cuts nothing below them.
///
/// A simulation costs no allocation, no recursion, and nothing that grows with the tree. The search
/// can be stopped between any two of them. The record of the root is a member: whatever happens to
/// the pool, there is always a move to play.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "frugal/amaf.hpp"
#include "frugal/bounds.hpp"
#include "frugal/candidates.hpp"
#include "frugal/consistency.hpp"
#include "frugal/database.hpp"
#include "frugal/game.hpp"
#include "frugal/history.hpp"
#include "frugal/playout.hpp"
#include "frugal/pool.hpp"
#include "frugal/prover.hpp"
#include "frugal/random.hpp"
#include "frugal/rule.hpp"

namespace frugal {

/// What the search does with bounds. All but the last are the papers' programs.
enum class Solver : std::uint8_t {
  kNone,      // no bounds: plain MCTS
  kPlain,     // bounds are propagated, solved moves are not chosen again
  kCuts,      // and moves that can't beat what the position has are cut
  kDeepCuts,  // and those that can't beat what an ancestor has
};

enum class Recycling : std::uint8_t { kForPlay, kForProof };

/// How a search goes about it. Known at compile time: what is off costs nothing.
struct Settings {
  Solver solver = Solver::kDeepCuts;
  /// Ask the game for facts about new positions, and for forced replies.
  bool facts = true;
  /// Prove new records to this depth.
  int prover_depth = 0;
  /// Q' = Q + gamma * pess + delta * opti (section 3.4), in hundredths.
  int gamma = 0;
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
  Recycling recycling = Recycling::kForPlay;
};

/// What bounds add to a score:  Q' = Q + (gamma * pess + delta * opti) * K / (K + n).
template <Settings kSettings, int kTop>
constexpr std::int32_t bias_q15(std::uint32_t bounds, [[maybe_unused]] std::uint32_t visits) {
  constexpr std::uint32_t kFadesAt = kSettings.bias_fades_at;
  static_assert(kFadesAt < 1u << 16, "a number of visits");
  constexpr int kGamma = kSettings.gamma * static_cast<int>(fixed::kOneQ15) / 100;
  constexpr int kDelta = kSettings.delta * static_cast<int>(fixed::kOneQ15) / 100;
  const std::int32_t whole =
      kGamma * Bounds<kTop>::pess(bounds) + kDelta * Bounds<kTop>::opti(bounds);
  if constexpr (kFadesAt == 0) return whole;
  return fixed::part_q15(whole, fixed::mean_q15(kFadesAt, kFadesAt + visits));
}

template <Game G, class Rule, class Playout, Settings kSettings = Settings{},
          class Database = NoDatabase>
class Search {
  using B = Bounds<G::kTop>;
  using Recycler = std::conditional_t<kSettings.recycling == Recycling::kForPlay, FewestVisitsGo,
                                      SolvedThenOldestGo>;
  static constexpr bool kHasBounds = kSettings.solver != Solver::kNone;
  static constexpr bool kUsesFacts = kSettings.facts && kHasBounds && HasFacts<G>;
  static constexpr bool kClamps = kSettings.clamps_scores && kHasBounds;
  static constexpr bool kProves = kSettings.prover_depth > 0 && kHasBounds;
  static_assert(fits_top<Rule>(G::kTop), "the rule's scores would overflow with so high a kTop");
  static_assert(fits_game<Database, G>(), "the database is of another game");
  static_assert(!NeedsAmaf<Rule> || HasActions<G>, "the game does not tell actions");
  static_assert(!NeedsStrength<Rule> || HasStrengths<G>, "the game does not tell strengths");
  using Lost = typename MovesOf<G>::Type;
  using Amafs = typename AmafFor<G, Rule>::Type;
  static constexpr bool kHasHistory = NeedsHistory<Rule> && HasActions<G>;
  using Histories = typename HistoryFor<G, Rule>::Type;
  using Played = typename HistoryFor<G, Rule>::Played;
  static constexpr bool kNeedsMean = NeedsMean<Rule> && !kHasHistory;
  struct Nothing {};
  /// What the move that led to a position tells of it, as its mover sees it. For rules that want to
  /// know the position's mean: it is at hand on the way down, where a sum over the moves would cost
  /// 100 instructions a simulation, and a record that was recycled does not know it any more.
  using Above = std::conditional_t<kNeedsMean, EdgeStatistics, Nothing>;

 public:
  using GameType = G;
  using Position = typename G::Position;

  /// The pool is the caller's bytes: any number of them, none included; they must outlive the
  /// search.
  explicit Search(std::span<std::byte> bytes, std::uint32_t seed = 1)
      : pool_(bytes), random_(seed) {
    set_root(Position{});
  }

  /// Goes on from this position. What the pool knows of the positions that can still arise is
  /// kept, all else makes room.
  void set_root(const Position& position) {
    const Key key = position.key();
    root_ = position;
    root_mirrored_ = key.mirrored;
    simulations_ = 0;
    history_.clear();
    if constexpr (KnowsWhatFollows<G>) {
      const auto can_follow = followers_of<G>(key.bits);
      pool_.keep_if(can_follow);
      amaf_.keep_if(can_follow);
    } else {
      amaf_.clear();
    }
    if (const Record<G>* known = pool_.find(key.bits)) {
      root_record_ = *known;
    } else {
      start_record(root_record_, root_, key, B::kUnknown, facts_of(root_).lost);
    }
    // Of the root, only what its moves prove is of use: it has to play one of them.
    root_record_.bounds.forget_own();
    if (is_chance<G>(root_)) {
      join_outcomes(root_record_, root_, root_mirrored_);
    } else {
      root_record_.bounds.join_moves();
    }
  }

  /// Forgets everything; a new seed, if given, makes a new search.
  void clear() {
    pool_.clear();
    amaf_.clear();
    set_root(Position{root_});
  }
  void set_seed(std::uint32_t seed) { random_ = Random(seed); }

  /// What somebody else has proven of a move of the root, as its mover sees it.
  void learn(int slot, std::uint32_t bounds) {
    root_record_.bounds.tighten_move(slot, bounds);
    root_record_.bounds.join_moves();
  }

  /// While the pool's bytes serve somebody else, a proof for one, there are no records in them.
  /// They come back empty.
  void lend_pool() { pool_.lend(); }
  void take_pool_back() { pool_.take_back(); }

  /// Runs until this many simulations are done or the root is solved. Returns how many were done.
  std::uint32_t run(std::uint32_t simulations) {
    std::uint32_t done = 0;
    while (done < simulations && !is_solved()) {
      simulate();
      ++done;
    }
    return done;
  }

  /// The same in slices: keeps asking whether to go on.
  template <class GoOn>
  std::uint32_t run(std::uint32_t simulations, std::uint32_t slice, GoOn go_on) {
    std::uint32_t done = 0;
    while (done < simulations && !is_solved() && go_on(done)) {
      const std::uint32_t left = simulations - done;
      done += run(left < slice ? left : slice);
    }
    return done;
  }

  void simulate() {
    Position position = root_;
    const Leaf leaf = select(position);
    amaf_.learn(position, leaf.score);
    history_.learn(root_, position, leaf.score);
    back_up(leaf);
    ++simulations_;
  }

  bool is_solved() const { return root_.is_over() || B::is_solved(root_record_.bounds.own()); }

  const Position& root() const { return root_; }
  const Record<G>& root_record() const { return root_record_; }
  int root_move(int slot) const { return G::move_of(slot, root_mirrored_); }
  std::uint32_t simulations() const { return simulations_; }
  PoolUse pool_use() const { return pool_.use(); }
  Random& random() { return random_; }

  /// The record of a position, if it has one: for those who want to look at the tree.
  const Record<G>* find(const Position& position) {
    const Key key = position.key();
    return key.bits == root_.key().bits ? &root_record_ : pool_.find(key.bits);
  }

 private:
  struct Step {
    Record<G>* record;
    std::int16_t slot;
    Mover mover;
  };

  /// Where a path ends: the score, as Max sees it, and what is known of the position, as its mover
  /// sees it.
  struct Leaf {
    int score;
    std::uint32_t bounds;
    Mover mover;
  };

  /// Goes down the tree, and plays out where it ends.
  Leaf select(Position& position) {
    Record<G>* record = &root_record_;
    bool mirrored = root_mirrored_;
    std::array<int, 2> sure{0, 0};
    Above above = above_root();
    depth_ = 0;
    amaf_.begin();
    for (;;) {
      const Mover mover = position.mover();
      const auto by_lot = is_chance<G>(position);
      if (by_lot) join_outcomes(*record, position, mirrored);
      const std::uint32_t own = record->bounds.own();
      int& mine = sure[index_of(mover)];
      if (own != B::kUnknown) {
        const int value = settled_value(own, mine, sure[1 - index_of(mover)]);
        if (value >= 0) return {seen_by(mover, value), own, mover};
        if (B::pess(own) > mine) mine = B::pess(own);
      }
      if constexpr (kSettings.solver != Solver::kDeepCuts) mine = B::pess(own);
      if (by_lot) sure = {0, 0};
      amaf_.pass(position, *record, mirrored);
      const int slot =
          by_lot ? draw(position, mirrored) : choose_here(*record, mine, above, position, mirrored);
      const int move = slot >= 0 ? G::move_of(slot, mirrored) : 0;
      if (slot < 0 || !position.is_legal(move)) {
        // Only noise in the record leads here: no move is left, or one that can't be played.
        start_record(*record, position, position.key(), B::kUnknown, facts_of(position).lost);
        return {play_out(position), B::kUnknown, mover};
      }
      path_[depth_++] = {record, static_cast<std::int16_t>(slot), mover};
      if constexpr (HasChance<G>) by_lot_[depth_ - 1] = by_lot;
      for (int next = move; next >= 0; next = forced_reply(position)) {
        position.play(next);
        if (position.is_over()) return ended(position);
      }

      const Key key = position.key();
      const Record<G>& parent = *record;
      record = pool_.find(key.bits);
      if (record == nullptr) {
        const std::uint32_t edge = parent.bounds.of_move(slot);
        const std::uint32_t known = position.mover() == mover ? edge : B::seen_by_opponent(edge);
        const Leaf leaf = expand(position, key, parent.visits(slot), known, record);
        if (record == nullptr) return leaf;
      }
      if constexpr (kNeedsMean) {
        above = {parent.visits(slot), parent.sum(slot)};
        if (position.mover() != mover) above.sum = G::kTop * above.visits - above.sum;
      }
      mirrored = key.mirrored;
    }
  }

  /// No move leads to the root: there it is all moves together.
  Above above_root() const {
    if constexpr (kNeedsMean) return root_record_.total();
    return {};
  }

  bool is_by_lot([[maybe_unused]] int step) const {
    if constexpr (HasChance<G>) return by_lot_[step];
    return false;
  }

  /// An outcome's slot, by lot.
  int draw([[maybe_unused]] const Position& position, [[maybe_unused]] bool mirrored) {
    if constexpr (HasChance<G>) return drawn_slot<G>(position, mirrored, random_);
    return -1;
  }

  /// Where lots decide, the bounds follow from those of the outcomes and their weights, which only
  /// the position knows: so they are joined when a path comes through, not when it is backed up.
  static void join_outcomes([[maybe_unused]] Record<G>& record,
                            [[maybe_unused]] const Position& position,
                            [[maybe_unused]] bool mirrored) {
    if constexpr (HasChance<G> && kHasBounds) {
      Expectation<G::kTop> expected;
      for (int slot = 0; slot < G::kMoves; ++slot) {
        expected.add(record.bounds.of_move(slot), position.weight(G::move_of(slot, mirrored)));
      }
      record.bounds.tighten_own(expected.bounds());
    }
  }

  /// What is forced has the value of what follows, so it is played without a record. -1: a choice,
  /// or lots.
  [[gnu::always_inline]] static int forced_reply(const Position& position) {
    if (is_chance<G>(position)) return -1;
    if constexpr (kUsesFacts && HasForcedReplies<G>) return position.forced_reply();
    return -1;
  }

  /// At a position that has no record, with what its move's bounds tell. If the move was tried
  /// before, the position gets a record, and the path goes on from there. Else, or if the position
  /// is solved already, or if its set has no room, the path ends here.
  Leaf expand(Position& position, const Key& key, std::uint32_t tried, std::uint32_t known,
              Record<G>*& record) {
    const Mover mover = position.mover();
    const auto facts = facts_of(position);
    std::uint32_t bounds = known | facts.bounds;
    if (tried >= kSettings.expand_after && !B::is_solved(bounds)) {
      if constexpr (kProves) {
        // Without a record to keep it, the same proof would be asked for again and again.
        if (pool_.use().records > 0) bounds |= prover_.prove(position, kSettings.prover_depth);
      }
      if (!B::is_solved(bounds)) {
        record = pool_.make(key.bits, [this](const Record<G>* other) { return is_on_path(other); });
        if (record != nullptr) {
          start_record(*record, position, key, bounds, facts.lost);
          return {};
        }
      }
    }
    if (kHasBounds && B::is_solved(bounds)) return {seen_by(mover, B::pess(bounds)), bounds, mover};
    return {play_out(position), bounds, mover};
  }

  int play_out(Position& position) { return Playout::template play<Played>(position, random_); }

  /// Adds the score to the move of each step, and passes bounds up as far as they tell anything
  /// new.
  void back_up(Leaf leaf) {
    for (int i = depth_ - 1; i >= 0; --i) {
      const Step& step = path_[i];
      Record<G>& record = *step.record;
      if constexpr (!kClamps) {
        record.add(step.slot, static_cast<std::uint32_t>(seen_by(step.mover, leaf.score)));
      }
      if constexpr (kHasBounds) {
        if (leaf.bounds != B::kUnknown) {
          const std::uint32_t seen =
              leaf.mover == step.mover ? leaf.bounds : B::seen_by_opponent(leaf.bounds);
          const bool is_new = record.bounds.tighten_move(step.slot, seen);
          if (is_new && !is_by_lot(i)) record.bounds.join_moves();
        }
        if constexpr (kClamps) {
          const int score =
              within(record.bounds.of_move(step.slot), seen_by(step.mover, leaf.score));
          record.add(step.slot, static_cast<std::uint32_t>(score));
          leaf.score = seen_by(step.mover, score);
        }
        leaf.bounds = record.bounds.own();
        leaf.mover = step.mover;
      }
    }
  }

  [[gnu::always_inline]] int choose_here(const Record<G>& record, int sure, Above above,
                                         [[maybe_unused]] const Position& position,
                                         [[maybe_unused]] bool mirrored) {
    if constexpr (kAsksMore<Rule>) {
      return choose_knowing(record, sure, above, position, mirrored);
    } else {
      const auto past = past_of(position, mirrored);
      return kNarrowMachine ? choose_apart(record, sure, above, past)
                            : choose(record, sure, above, past);
    }
  }

  /// For rules that need it, how games ended in which a move of this position was played later.
  struct PastHere {
    const Histories& history;
    const Position& position;
    bool mirrored;

    [[gnu::always_inline]] std::uint32_t of(int slot) const {
      const int action = position.action(G::move_of(slot, mirrored));
      return history.of(position.mover(), action);
    }
  };
  using Past = std::conditional_t<kHasHistory, PastHere, Nothing>;

  [[gnu::always_inline]] Past past_of([[maybe_unused]] const Position& position,
                                      [[maybe_unused]] bool mirrored) const {
    if constexpr (kHasHistory) {
      return {history_, position, mirrored};
    } else {
      return {};
    }
  }

  [[gnu::always_inline]] static auto prepare(const NodeStatistics& node) {
    if constexpr (kHasHistory) {
      return Rule::prepare_with_history(node);
    } else {
      return Rule::prepare(node);
    }
  }

  template <class Prepared>
  [[gnu::always_inline]] static std::int32_t score_of(const Prepared& prepared,
                                                      const EdgeStatistics& edge,
                                                      [[maybe_unused]] int slot,
                                                      [[maybe_unused]] const Past& past) {
    if constexpr (kHasHistory) {
      return Rule::score(prepared, edge, past.of(slot));
    } else {
      return Rule::score(prepared, edge);
    }
  }

  /// choose() in registers of its own: where they are few, as on a Cortex-M0, select() is 2 %
  /// faster without it, elsewhere 1 % slower.
  [[gnu::noinline]] int choose_apart(const Record<G>& record, int sure, Above above, Past past) {
    return choose(record, sure, above, past);
  }

  /// The slot of the move with the highest score, of those that are not cut; the first untried one
  /// if the rule wants those first. -1 if all are cut.
  int choose(const Record<G>& record, int sure, Above above, Past past) {
    if (strays(record)) return choose_at_random(record, sure, [](int) { return true; });
    const auto prepared = prepare(statistics_of(record, above));
    Cuts cuts(record, sure);
    if constexpr (!kSettings.shuffle && kSettings.solver != Solver::kPlain) {
      if (record.visits() < fixed::kInverses && !cuts.any())
        return choose_of_all(record, prepared, past);
    }
    int best = -1;
    [[maybe_unused]] int ties = 0;
    std::int32_t best_score = INT32_MIN;
    for (int slot = 0; slot < G::kMoves; ++slot) {
      if (cuts.next()) continue;
      const EdgeStatistics edge{record.visits(slot), record.sum(slot)};
      if (Rule::kUntriedFirst && edge.visits == 0) {
        return kSettings.shuffle ? choose_untried(record, sure) : slot;
      }
      const std::int32_t score = score_of(prepared, edge, slot, past) + bias(record, slot);
      if (score > best_score) {
        best_score = score;
        best = slot;
        ties = 1;
      } else if (kSettings.shuffle && score == best_score && random_.below(++ties) == 0) {
        best = slot;
      }
    }
    return best;
  }

  /// The same for the many positions that have few visits and nothing that is cut. That no move has
  /// more visits than the tables have entries, the remainder tells the compiler (and noise). The
  /// lower bits of a score tell its slot: the comparison is a maximum, no branch to mispredict.
  template <class Prepared>
  static int choose_of_all(const Record<G>& record, const Prepared& prepared, Past past) {
    constexpr std::uint32_t kSlots = std::bit_ceil(static_cast<std::uint32_t>(G::kMoves));
    static_assert(kSlots <= 512, "a score and a slot must fit a word");
    std::int32_t best = INT32_MIN;
    for (std::uint32_t slot = 0; slot < G::kMoves; ++slot) {
      const EdgeStatistics edge{record.visits(slot) % fixed::kInverses, record.sum(slot)};
      if (Rule::kUntriedFirst && edge.visits == 0) return static_cast<int>(slot);
      const auto score =
          static_cast<std::uint32_t>(score_of(prepared, edge, static_cast<int>(slot), past) +
                                     bias(record, static_cast<int>(slot)));
      best = std::max(best, static_cast<std::int32_t>(score * kSlots + (kSlots - 1 - slot)));
    }
    return static_cast<int>(kSlots - 1 - (static_cast<std::uint32_t>(best) % kSlots));
  }

  /// The same for rules that ask for more than a move's own statistics (candidates.hpp).
  int choose_knowing(const Record<G>& record, int sure, Above above, const Position& position,
                     bool mirrored) {
    if (strays(record)) return choose_at_random(record, sure, [](int) { return true; });
    Candidates<Rule, G::kMoves, kSettings.shuffle> candidates;
    Cuts cuts(record, sure);
    for (int slot = 0; slot < G::kMoves; ++slot) {
      const int move = G::move_of(slot, mirrored);
      if (cuts.next() || !position.is_legal(move)) continue;
      Candidate& candidate = candidates.add(slot, {record.visits(slot), record.sum(slot)});
      candidate.bias = bias(record, slot);
      if constexpr (NeedsAmaf<Rule>) candidate.amaf = amaf_.of(position, move);
      if constexpr (NeedsStrength<Rule>) {
        candidate.strength = static_cast<std::uint32_t>(position.strength(move));
      }
    }
    return candidates.choose(statistics_of(record, above), random_);
  }

  int choose_untried(const Record<G>& record, int sure) {
    return choose_at_random(record, sure, [&](int slot) { return record.visits(slot) == 0; });
  }

  /// Each of the moves that are not cut and fulfil a condition with the same chance.
  template <class Condition>
  int choose_at_random(const Record<G>& record, int sure, Condition condition) {
    Cuts cuts(record, sure);
    int chosen = -1;
    int seen = 0;
    for (int slot = 0; slot < G::kMoves; ++slot) {
      if (!cuts.next() && condition(slot) && random_.below(++seen) == 0) chosen = slot;
    }
    return chosen;
  }

  [[gnu::always_inline]] static NodeStatistics statistics_of(const Record<G>& record,
                                                             [[maybe_unused]] Above above) {
    if constexpr (kNeedsMean) {
      return {record.visits(), G::kTop, above};
    } else {
      return {record.visits(), G::kTop, {}};
    }
  }

  /// Whether the rule asks for a random move here.
  [[gnu::always_inline]] bool strays([[maybe_unused]] const Record<G>& record) {
    if constexpr (Strays<Rule>) {
      if (Rule::strays(random_)) return true;
    }
    if constexpr (Wanders<Rule>) return wanders(record);
    return false;
  }

  static bool wanders(const Record<G>& record) {
    const EdgeStatistics total = record.total();
    const std::uint32_t own = record.bounds.own();
    return total.visits > 0 && Rule::wanders(total.sum, total.visits, B::pess(own), B::opti(own));
  }

  /// Which moves of a record are not to be chosen, one after the other. Without a solver those that
  /// are no moves; to the plain solver those that are solved; else those with opti <= sure.
  class Cuts {
   public:
    Cuts(const Record<G>& record, int sure)
        : record_(record),
          walk_(record.bounds, BoundsRow<G::kTop, G::kMoves>::cut_bit(kHasBounds ? sure : 0)) {}
    [[gnu::always_inline]] bool next() {
      if constexpr (kSettings.solver == Solver::kPlain) {
        return B::is_solved(record_.bounds.of_move(slot_++));
      } else {
        return walk_.next_is_cut();
      }
    }

    bool any() const { return walk_.any_is_cut(); }

   private:
    const Record<G>& record_;
    typename BoundsRow<G::kTop, G::kMoves>::Walk walk_;
    int slot_ = 0;
  };

  static std::int32_t bias(const Record<G>& record, int slot) {
    if constexpr (kSettings.gamma == 0 && kSettings.delta == 0) {
      return 0;
    } else {
      return bias_q15<kSettings, G::kTop>(record.bounds.of_move(slot), record.visits(slot));
    }
  }

  /// The score that is nearest to this one within bounds.
  static int within(std::uint32_t bounds, int score) {
    return std::max(B::pess(bounds), std::min(B::opti(bounds), score));
  }

  /// What a position is worth to its mover if there is no point in going on: it is solved, or, with
  /// deep cuts, one of the players has something at least as good elsewhere on the path. Else -1.
  static int settled_value(std::uint32_t own, int mine, int theirs) {
    if constexpr (kHasBounds) {
      const int pess = B::pess(own);
      const int opti = B::opti(own);
      if (pess >= opti) return pess;
      if constexpr (kSettings.solver == Solver::kDeepCuts) {
        if (opti <= mine) return opti;
        if (pess + theirs >= G::kTop) return pess;
      }
    }
    return -1;
  }

  static Leaf ended(const Position& position) {
    const int score = position.score();
    const Mover mover = position.mover();
    return {score, B::exactly(seen_by(mover, score)), mover};
  }

  /// Max's score as this player sees it, and the other way round.
  static constexpr int seen_by(Mover mover, int score) {
    return mover == Mover::kMax ? score : G::kTop - score;
  }

  bool is_on_path(const Record<G>* record) const {
    for (int i = 1; i < depth_; ++i) {
      if (path_[i].record == record) return true;
    }
    return false;
  }

  static Facts<Lost> facts_of(const Position& position) {
    if constexpr (kUsesFacts) {
      return position.facts();
    } else {
      return {B::kUnknown, Lost{}};
    }
  }

  static void start_from_database(Record<G>& record, const Position& position, const Key& key) {
    const std::uint8_t* const sums = known_sums<Database>(key.bits);
    if (sums == nullptr) return;
    for (int slot = 0; slot < G::kMoves; ++slot) {
      if (!position.is_legal(G::move_of(slot, key.mirrored))) continue;
      record.begin_move(slot, Database::kPlayouts, sums[slot]);
    }
  }

  static void start_record(Record<G>& record, const Position& position, const Key& key,
                           std::uint32_t bounds, const Lost& lost) {
    record.start(key.bits);
    for (int slot = 0; slot < G::kMoves; ++slot) {
      const int move = G::move_of(slot, key.mirrored);
      if (position.is_legal(move) && !is_in<G>(lost, move)) {
        record.bounds.set_move(slot, B::kUnknown);
      }
    }
    if constexpr (IsDatabase<Database>) start_from_database(record, position, key);
    record.bounds.tighten_own(bounds);
  }

  Pool<Record<G>, Recycler> pool_;
  Random random_;
  Position root_;
  Record<G> root_record_;
  bool root_mirrored_ = false;
  std::uint32_t simulations_ = 0;
  int depth_ = 0;
  std::array<Step, G::kMaxPlies> path_;
  /// Of the steps of the path, which lots decided: a member of Step would cost games without chance
  /// 1 % of their speed, even if it were empty.
  [[no_unique_address]] std::conditional_t<HasChance<G>, std::array<bool, G::kMaxPlies>,
                                           std::false_type>
      by_lot_;
  [[no_unique_address]] std::conditional_t<kProves, Prover<G, 3 * kSettings.prover_depth + 1>,
                                           Nothing>
      prover_;
  [[no_unique_address]] Amafs amaf_;
  [[no_unique_address]] Histories history_;
};

}  // namespace frugal
