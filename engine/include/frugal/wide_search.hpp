// SPDX-License-Identifier: MIT
/// \file
/// Monte-Carlo tree search for games with many moves, such as Go, in a fixed pool.
///
/// The four functions of search.hpp, without bounds, since nothing is proven in such games, and
/// with records that hold only the strongest moves of a position (wide_record.hpp):
///
///   select    from a copy of the root position down, while positions have a record: the move that
///             the rule scores highest
///   expand    a position that its move has led to a few times gets a record
///   play_out  to the end of the game
///   back_up   along the path, newest first: to the edge of each move, and to those of all moves
///             that its mover was the first to play later on (all moves as first, Gelly and Silver
///             2007)
///
/// A move that repeats a position of the game or of the path is scored as a loss, which is how the
/// tree keeps to positional superko. All moves of the root have edges, in a record that is a
/// member: whatever happens to the pool, there is a move to play.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/candidates.hpp"
#include "frugal/consistency.hpp"
#include "frugal/game.hpp"
#include "frugal/path.hpp"
#include "frugal/playout.hpp"
#include "frugal/pool.hpp"
#include "frugal/random.hpp"
#include "frugal/rule.hpp"
#include "frugal/slices.hpp"
#include "frugal/wide_record.hpp"

namespace frugal {

/// What a wide game offers beyond a game:
///
///   G::Strengths(p).log_of(x)  how strong a legal move looks: its strength as Bradley and Terry
///                              measure it (game.hpp), as log2 in eighths, from 1 to 255; 0: the
///                              move is not even to be tried
///   G::Noting                  the game, but its positions note which player was the first to make
///                              a move, in a playout as well; p.note(x, mover) for what came before
///   p.recurring()              what must not come back, as a number: in Go the stones, by a hash
template <class G>
concept WideGame = Game<G> && Game<typename G::Noting> &&
    requires(const typename G::Position& position, typename G::Noting::Position& noting,
             const typename G::Strengths& strengths, Mover mover) {
  requires std::constructible_from<typename G::Strengths, const typename G::Position&>;
  requires std::constructible_from<typename G::Noting::Position, const typename G::Position&>;
  { strengths.log_of(0) } -> std::same_as<int>;
  { noting.is_first(0, mover) } -> std::same_as<bool>;
  { noting.note(0, mover) } -> std::same_as<void>;
  { position.recurring() } -> std::same_as<std::uint32_t>;
};

/// Known at compile time.
struct WideSettings {
  int edges = 12;
  /// A position gets a record when its move was tried this often before.
  std::uint32_t expand_after = 8;
  /// From so many visits on, each doubling of them gives another move an edge. A power of two.
  std::uint32_t widen_from = 512;
  /// No simulation makes more moves in the tree.
  int depth = 64;
};

template <WideGame G, class Rule, class Playout, WideSettings kSettings = WideSettings{}>
class WideSearch {
  using Noting = typename G::Noting;
  using NotingPosition = typename Noting::Position;
  using Strengths = typename G::Strengths;
  using Record = WideRecord<kSettings.edges>;
  static_assert(G::kMoves < WideEdge::kNoMove, "a move has nine bits");
  static_assert(G::kTop <= 2 && fits_top<Rule>(G::kTop), "a sum of scores has 16 bits");
  static_assert(std::has_single_bit(kSettings.widen_from));

 public:
  using GameType = G;
  using Position = typename G::Position;

  /// The pool is the caller's bytes: any number of them, none included; they must outlive the
  /// search.
  explicit WideSearch(std::span<std::byte> bytes, std::uint32_t seed = 1)
      : pool_(bytes), random_(seed) {
    set_root(Position{});
  }

  /// Goes on from this position. `past` holds recurring() of all earlier positions of the game, and
  /// must outlive the search from here. What the pool holds stays, and goes first when room is
  /// needed.
  void set_root(const Position& position, std::span<const std::uint32_t> past = {}) {
    root_ = position;
    past_ = past;
    simulations_ = 0;
    pool_.for_each([](Record& record) { record.head.set_unused(); });
    start(root_node(), root_);
    if (Record* const known = pool_.find(position.key().bits)) take_over(known->node());
  }

  /// Forgets everything; a new seed, if given, makes a new search.
  void clear() {
    pool_.clear();
    set_root(Position{root_}, past_);
  }
  void set_seed(std::uint32_t seed) { random_ = Random(seed); }

  std::uint32_t run(std::uint32_t simulations) {
    if (is_solved()) return 0;
    for (std::uint32_t i = 0; i < simulations; ++i) simulate();
    return simulations;
  }
  /// The same in slices: keeps asking whether to go on.
  template <class GoOn>
  std::uint32_t run(std::uint32_t simulations, std::uint32_t slice, GoOn go_on) {
    return run_in_slices(*this, simulations, slice, go_on);
  }

  void simulate() {
    NotingPosition position(root_);
    const int score = select(position);
    back_up(position, score);
    ++simulations_;
  }

  /// Nothing is proven here: the value is known where the game is over.
  bool is_solved() const { return root_.is_over(); }

  const Position& root() const { return root_; }
  std::uint32_t simulations() const { return simulations_; }
  PoolUse pool_use() const { return pool_.use(); }

  /// The root's moves.
  int count() const { return root_count_; }
  const WideEdge& edge(int i) const { return root_edges_[static_cast<std::size_t>(i)]; }

  /// The most visited move.
  int best_move() const {
    int best = 0;
    for (int i = 1; i < count(); ++i) {
      if (edge(i).visits() > edge(best).visits()) best = i;
    }
    return edge(best).move();
  }

  /// The edges of a position, if it has a record: for a caller that looks at the tree.
  std::span<const WideEdge> find(const Position& position) {
    if (position.key().bits == root_.key().bits) return root_edges_;
    Record* const record = pool_.find(position.key().bits);
    return record == nullptr ? std::span<const WideEdge>{} : record->edges;
  }

 private:
  struct Step {
    Record* record;  // null: the root's
    std::uint32_t recurring;
    std::int16_t edge;
    std::int16_t move;
    Mover mover;
  };

  WideNode root_node() { return {root_head_, root_edges_}; }
  WideNode node_of(Record* record) { return record == nullptr ? root_node() : record->node(); }

  /// Goes down the tree, and plays out where it ends. Returns the score, as Max sees it.
  int select(NotingPosition& position) {
    Record* record = nullptr;
    path_.clear();
    for (;;) {
      const Mover mover = position.mover();
      const WideNode node = node_of(record);
      if (record != nullptr && is_to_widen(node)) widen(node, position);
      const int i = choose(node);
      const int move = i < 0 ? WideEdge::kNoMove : node.edge(i).move();
      if (move >= G::kMoves || !position.is_legal(move)) {
        start(node, position);  // only noise in the record leads here
        return play_out(position);
      }
      const std::uint32_t tried = node.edge(i).visits();
      path_.add({record, position.recurring(), static_cast<std::int16_t>(i),
                 static_cast<std::int16_t>(move), mover});
      position.play(move);
      if (has_recurred(position)) return seen_by<G>(mover, 0);
      if (position.is_over()) return position.score();
      if (path_.depth() == kSettings.depth) return play_out(position);
      record = pool_.find(position.key().bits);
      if (record == nullptr && tried >= kSettings.expand_after) record = expand(position);
      if (record == nullptr) return play_out(position);
      record->head.set_used();
    }
  }

  /// A record for a position that has none; null if its set has no room.
  Record* expand(const Position& position) {
    const std::uint64_t key = position.key().bits;
    Record* const record =
        pool_.make(key, [this](const Record* other) { return path_.holds(other); });
    if (record != nullptr) start(record->node(), position);
    return record;
  }

  int play_out(NotingPosition& position) {
    return Playout::template play<Noting>(position, random_);
  }

  void back_up(NotingPosition& position, int score) {
    for (int i = path_.depth() - 1; i >= 0; --i) {
      const Step& step = path_[i];
      const WideNode node = node_of(step.record);
      const int seen = seen_by<G>(step.mover, score);
      position.note(step.move, step.mover);
      node.add(step.edge, static_cast<std::uint32_t>(seen), kVisitLimit);
      for (int k = 0; k < node.size() && !node.edge(k).is_free(); ++k) {
        WideEdge& edge = node.edge(k);
        if (position.is_first(edge.move(), step.mover)) edge.add_amaf(2 * seen > G::kTop);
      }
    }
  }

  /// The edge with the highest score, -1 if there is none.
  int choose(const WideNode& node) {
    const int count = node.count();
    if (wants_random(node)) return count > 0 ? random_.below(count) : -1;
    const auto prepared = Rule::prepare(NodeStatistics{node.head().visits(), G::kTop});
    int best = -1;
    std::int32_t best_score = INT32_MIN;
    for (int i = 0; i < count; ++i) {
      const std::int32_t score = Rule::score(prepared, candidate_of(node.edge(i)));
      if (best < 0 || score > best_score) {
        best = i;
        best_score = score;
      }
    }
    return best;
  }

  static Candidate candidate_of(const WideEdge& edge) {
    Candidate candidate{{edge.visits(), edge.sum()}};
    const EdgeStatistics amaf = edge.amaf();
    candidate.amaf = {amaf.visits, amaf.sum * G::kTop};
    candidate.prior_q15 = edge.prior_q15();
    return candidate;
  }

  /// Whether the rule asks for a random move here.
  static bool wants_random(const WideNode& node) {
    if constexpr (Wanders<Rule>) return wanders<Rule>(node.total(), 0, G::kTop);
    return false;
  }

  /// Whether the last move of the path has changed something, and brought back what was there
  /// before.
  bool has_recurred(const Position& position) const {
    const std::uint32_t now = position.recurring();
    if (now == path_.last().recurring) return false;
    const auto is_now = [now](const Step& step) { return step.recurring == now; };
    return std::any_of(path_.begin(), path_.end(), is_now) ||
           std::find(past_.begin(), past_.end(), now) != past_.end();
  }

  /// A fresh record: edges for the strongest moves.
  void start(const WideNode& node, const Position& position) {
    node.start(position.key().bits);
    Logs logs = logs_of(position);
    const std::uint32_t most = logs[static_cast<std::size_t>(strongest(logs))];
    std::uint32_t total = 0;
    for (const std::uint32_t log : logs) total += log == 0 ? 0 : fixed::exp2_q15(most - log);
    int count = 0;
    for (; count < node.size(); ++count) {
      const int move = strongest(logs);
      if (logs[move] == 0) break;
      const std::uint32_t share_q14 =
          (fixed::exp2_q15(most - logs[move]) << 14) / std::max<std::uint32_t>(total, 1);
      node.edge(count).start(move, WideEdge::root_q7(share_q14));
      logs[move] = 0;
    }
    node.head().set_ranked(count);
    if (&node.head() == &root_head_) root_count_ = count;
  }

  /// Of all moves; 0: not to be tried.
  using Logs = std::array<std::uint8_t, G::kMoves>;
  static Logs logs_of(const Position& position) {
    const Strengths strengths(position);
    Logs logs;
    for (int move = 0; move < G::kMoves; ++move) {
      logs[move] = static_cast<std::uint8_t>(position.is_legal(move) ? strengths.log_of(move) : 0);
    }
    return logs;
  }
  /// Of equally strong moves the one that the game lists first.
  static int strongest(const Logs& logs) {
    int best = G::move_of(0, false);
    for (int slot = 1; slot < G::kMoves; ++slot) {
      const int move = G::move_of(slot, false);
      if (logs[move] > logs[best]) best = move;
    }
    return best;
  }

  /// The next move by strength takes the edge that was visited least. After the weakest move the
  /// strongest has its turn again.
  void widen(const WideNode& node, const Position& position) {
    Logs logs = logs_of(position);
    int move = strongest(logs);
    int rank = 0;
    for (; rank < node.head().ranked() && logs[move] != 0; ++rank) {
      logs[move] = 0;
      move = strongest(logs);
    }
    const bool is_round = logs[move] == 0;
    node.head().set_ranked(is_round ? 0 : rank + 1);
    if (!is_round && node.find(move) < 0) node.edge(node.least_visited()).start(move, kNoPrior);
  }

  bool is_to_widen(const WideNode& node) const {
    const std::uint32_t visits = node.head().visits();
    return visits >= kSettings.widen_from && std::has_single_bit(visits) &&
           node.count() == node.size();
  }

  void take_over(const WideNode& known) {
    const WideNode root = root_node();
    for (int i = 0; i < known.count(); ++i) {
      const int place = root.find(known.edge(i).move());
      if (place >= 0) root.take(place, known.edge(i));
    }
  }

  /// A move that gets its edge late has a low strength, so its prior is small.
  static constexpr std::uint32_t kNoPrior = 8;
  static constexpr std::uint32_t kVisitLimit = (1u << 15) - 1;

  Pool<Record, FewestVisitsGo> pool_;
  Random random_;
  Position root_;
  std::span<const std::uint32_t> past_;
  WideHead root_head_;
  std::array<WideEdge, G::kMoves> root_edges_;
  int root_count_ = 0;
  std::uint32_t simulations_ = 0;
  Path<Step, kSettings.depth> path_;
};

}  // namespace frugal
