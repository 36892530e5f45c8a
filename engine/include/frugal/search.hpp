// SPDX-License-Identifier: MIT
/// \file
/// Monte-Carlo tree search with score bounds in a fixed pool. Start reading here; then
/// game.hpp (what is searched), bounds.hpp (what is known for sure), pool.hpp (where it is kept),
/// selection.hpp and rule.hpp (which move next), cuts.hpp (which moves are not worth a look),
/// playout.hpp (how a game ends), choice.hpp (which move is played after the search).
///
/// One simulation, simulate(), is four functions:
///
///   select    from a copy of the root position down, while positions have a record: the move that
///             Selection chooses, or an outcome where lots decide (chance.hpp)
///   expand    a position without a record gets one when it is reached again
///   play_out  to the end of the game, unless the bounds already tell the value
///   back_up   along the path, newest first: one addition a move, and bounds while they tighten
///
/// A simulation costs no allocation, no recursion, and nothing that grows with the tree. The search
/// can be stopped between any two of them. The record of the root is a member: whatever happens to
/// the pool, there is always a move to play.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "frugal/bounds.hpp"
#include "frugal/chance.hpp"
#include "frugal/cuts.hpp"
#include "frugal/database.hpp"
#include "frugal/game.hpp"
#include "frugal/path.hpp"
#include "frugal/playout.hpp"
#include "frugal/pool.hpp"
#include "frugal/prover.hpp"
#include "frugal/random.hpp"
#include "frugal/replies.hpp"
#include "frugal/selection.hpp"
#include "frugal/settings.hpp"
#include "frugal/slices.hpp"

namespace frugal {

/// A search of positions of G. Rule chooses among moves, Playout ends games, kSettings says what is
/// done with bounds, and Database tells what records start from. defaults.hpp has ready choices.
template <Game G, class Rule, class Playout, Settings kSettings = Settings{},
          class Database = NoDatabase>
class Search {
  using B = Bounds<G::kTop>;
  using Recycler = std::conditional_t<kSettings.recycling == Recycling::kForPlay, FewestVisitsGo,
                                      SolvedThenOldestGo>;
  using Histories = HistoryFor<G, Rule, Playout>;
  using Chooser = Selection<G, Rule, kSettings, typename Histories::Type>;
  static constexpr bool kHasBounds = kSettings.solver != Solver::kNone;
  static constexpr bool kUsesFacts = kSettings.facts && kHasBounds;
  static constexpr bool kProves = kSettings.prover_depth > 0 && kHasBounds;
  static_assert(fits_game<Database, G>(), "the database is of another game");
  using Proving =
      std::conditional_t<kProves, Prover<G, 3 * kSettings.prover_depth + 1>, NoProver<G>>;

 public:
  /// For templates that take any search.
  using GameType = G;
  /// A position of the game.
  using Position = typename G::Position;
  /// Its name in the pool.
  using Key = KeyOf<KeyBits<G::kKeyBits>>;

  /// The pool is the caller's bytes: any number of them, none included; they must outlive the
  /// search.
  explicit Search(std::span<std::byte> bytes, std::uint32_t seed = 1)
      : pool_(bytes), random_(seed) {
    replies_.clear();
    set_root(Position{});
  }

  /// Goes on from this position. What the pool holds of the positions that can still arise is
  /// kept, all else makes room.
  void set_root(const Position& position) {
    const Key key = position.key();
    root_ = position;
    root_mirrored_ = key.mirrored;
    simulations_ = 0;
    forget_all_but_followers(key);
    if (const Record<G>* known = pool_.find(key.bits)) {
      root_record_ = *known;
    } else {
      start_afresh(root_record_, root_);
    }
    // Of the root, only what its moves prove is of use: the search has to play one of them.
    root_record_.bounds.forget_own();
    if (is_chance<G>(root_)) {
      join_outcomes<G>(root_record_, root_, root_mirrored_);
    } else {
      root_record_.bounds.join_moves();
    }
  }

  /// Forgets everything but the root. With a new seed as well, it is a new search.
  void clear() {
    pool_.clear();
    selection_.clear();
    replies_.clear();
    set_root(Position{root_});
  }
  /// The random numbers begin anew, from this seed.
  void set_seed(std::uint32_t seed) { random_ = Random(seed); }

  /// What another solver has proven of a move of the root, as the root's mover sees it.
  void learn(int slot, std::uint32_t bounds) {
    root_record_.bounds.tighten_move(slot, bounds);
    root_record_.bounds.join_moves();
  }

  /// While the pool's bytes are lent, to a proof for one, there are no records in them. They come
  /// back empty.
  void lend_pool() { pool_.lend(); }
  /// Ends the lending.
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
    return run_in_slices(*this, simulations, slice, go_on);
  }

  /// One simulation, as the top of this file describes it.
  void simulate() {
    Position position = root_;
    const Leaf leaf = select(position);
    selection_.learn(root_, position, leaf.score);
    back_up(leaf);
    ++simulations_;
  }

  /// Whether the game is over at the root, or the root's value is proven.
  bool is_solved() const { return root_.is_over() || B::is_solved(root_record_.bounds.own()); }

  /// The position that is searched.
  const Position& root() const { return root_; }
  /// What is known of the root and of its moves, which stand in slots.
  const Record<G>& root_record() const { return root_record_; }
  /// The move in a slot of the root's record.
  int root_move(int slot) const { return G::move_of(slot, root_mirrored_); }
  /// How many were done since the root was set.
  std::uint32_t simulations() const { return simulations_; }
  /// How full the pool is.
  PoolUse pool_use() const { return pool_.use(); }
  /// The search's random numbers. A caller that takes some changes the search that follows.
  Random& random() { return random_; }

  /// The record of a position, if it has one: for a caller that looks at the tree.
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
    Window<G, kSettings.solver> window;
    path_.clear();
    selection_.begin(root_record_);
    for (;;) {
      const Mover mover = position.mover();
      const auto by_lot = is_chance<G>(position);
      if (by_lot && kHasBounds) join_outcomes<G>(*record, position, mirrored);
      const std::uint32_t own = record->bounds.own();
      const int value = window.enter(mover, own);
      if (value >= 0) return {seen_by<G>(mover, value), own, mover};
      if (by_lot) window.forget();
      selection_.pass(position, *record, mirrored);
      const int slot =
          by_lot ? drawn_slot<G>(position, mirrored, random_)
                 : selection_.choose(*record, window.sure_of(mover), position, mirrored, random_);
      const int move = slot >= 0 ? G::move_of(slot, mirrored) : 0;
      if (slot < 0 || !position.is_legal(move)) return leave_noise(*record, position);
      lots_.note(path_.depth(), by_lot);
      path_.add({record, static_cast<std::int16_t>(slot), mover});
      if (!play(position, move)) return ended(position);
      selection_.follow(*record, slot, position.mover() != mover);
      const Key key = position.key();
      mirrored = key.mirrored;
      record = pool_.find(key.bits);
      if (record == nullptr) {
        const Leaf leaf = expand(position, key, record);
        if (record == nullptr) return leaf;
      }
    }
  }

  /// Only noise leads here: no move is left, or one that can't be played. The record is made anew.
  Leaf leave_noise(Record<G>& record, Position& position) {
    const Mover mover = position.mover();
    start_afresh(record, position);
    return {play_out(position), B::kUnknown, mover};
  }

  /// Plays a move, and what it forces: a forced move has the value of what follows, and needs no
  /// record. False if that ends the game.
  [[gnu::always_inline]] static bool play(Position& position, int move) {
    for (int next = move; next >= 0; next = reply_to(position)) {
      position.play(next);
      if (position.is_over()) return false;
    }
    return true;
  }

  static Leaf ended(const Position& position) {
    return {position.score(), bounds_at_end<G>(position), position.mover()};
  }

  /// -1: a choice, or lots.
  [[gnu::always_inline]] static int reply_to(const Position& position) {
    return kUsesFacts && !is_chance<G>(position) ? forced_reply<G>(position) : -1;
  }

  /// At a position that has no record. If the last move was tried before, the position gets one,
  /// and the path goes on from there. Else, or if the position is solved already, or if its set has
  /// no room, the path ends here.
  Leaf expand(Position& position, const Key& key, Record<G>*& record) {
    const Step& last = path_.last();
    const Record<G>& parent = *last.record;
    const Mover mover = position.mover();
    const auto facts = facts_at(position);
    std::uint32_t bounds =
        B::tightened(facts.bounds, B::turned(parent.bounds.of_move(last.slot), last.mover, mover));
    if (parent.visits(last.slot) >= kSettings.expand_after && !B::is_solved(bounds)) {
      bounds = B::tightened(bounds, proven(position));
      if (!B::is_solved(bounds)) record = make_record(position, key, bounds, facts.lost);
      if (record != nullptr) return {};
    }
    if (kHasBounds && B::is_solved(bounds)) {
      return {seen_by<G>(mover, B::pess(bounds)), bounds, mover};
    }
    return {play_out(position), bounds, mover};
  }

  /// Without a record to keep it, the same proof would be asked for again and again.
  std::uint32_t proven(const Position& position) {
    return pool_.use().records > 0 ? prover_.prove(position, kSettings.prover_depth) : B::kUnknown;
  }

  int play_out(Position& position) {
    using Played = typename Histories::Played;
    if constexpr (Remembers<Playout>) {
      return Playout::template play<Played>(position, random_, selection_.history(), replies_);
    } else {
      return Playout::template play<Played>(position, random_);
    }
  }

  /// Adds the score to the move of each step, and passes bounds up as far as they tell anything
  /// new.
  void back_up(Leaf leaf) {
    for (int i = path_.depth() - 1; i >= 0; --i) {
      const Step& step = path_[i];
      Record<G>& record = *step.record;
      if (kHasBounds && leaf.bounds != B::kUnknown) {
        const std::uint32_t seen = B::turned(leaf.bounds, leaf.mover, step.mover);
        const bool is_new = record.bounds.tighten_move(step.slot, seen);
        if (is_new && !lots_.decided(i)) record.bounds.join_moves();
      }
      int score = seen_by<G>(step.mover, leaf.score);
      if (kHasBounds && kSettings.clamps_scores) {
        score = B::within(record.bounds.of_move(step.slot), score);
        leaf.score = seen_by<G>(step.mover, score);
      }
      record.add(step.slot, static_cast<std::uint32_t>(score));
      leaf.bounds = record.bounds.own();
      leaf.mover = step.mover;
    }
  }

  void forget_all_but_followers(const Key& key) {
    if constexpr (KnowsWhatFollows<G>) {
      const auto can_follow = followers_of<G>(key.bits);
      pool_.keep_if(can_follow);
      selection_.keep_if(can_follow);
    } else {
      selection_.clear();
    }
  }

  static Facts<typename MovesOf<G>::Type> facts_at(const Position& position) {
    if (kUsesFacts) return facts_of<G>(position);
    return {};
  }

  /// A new record in the pool; null if its set has no room.
  Record<G>* make_record(const Position& position, const Key& key, std::uint32_t bounds,
                         const typename MovesOf<G>::Type& lost) {
    const auto is_held = [this](const Record<G>* other) { return path_.holds(other); };
    Record<G>* const record = pool_.make(key.bits, is_held);
    if (record != nullptr) start_record(*record, position, key, bounds, lost);
    return record;
  }

  static void start_afresh(Record<G>& record, const Position& position) {
    start_record(record, position, position.key(), B::kUnknown, facts_at(position).lost);
  }

  static void start_record(Record<G>& record, const Position& position, const Key& key,
                           std::uint32_t bounds, const typename MovesOf<G>::Type& lost) {
    record.start(key.bits);
    for (int slot = 0; slot < G::kMoves; ++slot) {
      const int move = G::move_of(slot, key.mirrored);
      if (position.is_legal(move) && !is_in<G>(lost, move)) {
        record.bounds.set_move(slot, B::kUnknown);
      }
    }
    start_from<Database>(record, position, key);
    record.bounds.tighten_own(bounds);
  }

  Pool<Record<G>, Recycler> pool_;
  Random random_;
  std::uint32_t simulations_ = 0;
  Position root_;
  Record<G> root_record_;
  bool root_mirrored_ = false;
  Path<Step, G::kMaxPlies> path_;
  [[no_unique_address]] LotsOnPath<G> lots_;
  [[no_unique_address]] Proving prover_;
  [[no_unique_address]] Chooser selection_;
  [[no_unique_address]] typename RepliesFor<G, Playout>::Type replies_;
};

}  // namespace frugal
