// SPDX-License-Identifier: MIT
/// \file
/// Owns the search, and thinks in slices, so that buttons and lights never wait.
///
///   start()   takes the position, the budget and the temperature of the choice
///   think(n)  runs n simulations; is_done() when the budget is spent or the position is solved
///   move()    answers at any time: to move at once, stop calling think()
///
/// The perfect level asks the book first, as long as the game has followed it. Then a proof in the
/// same bytes looks for a move that keeps the game's value, and with what is left of the level's
/// positions for the one of these that wins soonest, or loses latest (exact.hpp). If that is
/// too far, it plays the move of which most is proven. Simulations follow in two cases. If who wins
/// is not proven, they go on with what the proof has found. If the game is lost and the proof tells
/// of no move how long it resists, they tell which is the hardest to answer. Simulations do not
/// order the proof's moves: the likeliest win is not the easiest proof (docs/results/proofs.md).
///
/// The engine's twin. Each move has a seed of its own, made of the game's seed and of how many
/// moves there are. Unless it ponders, start() forgets everything. So with pondering off a reply
/// depends on the game so far, the level and the game's seed, and on nothing else: not on when the
/// power was cut, what was taken back, or what a hint thought. The host makes the same reply
/// (host_sim/simulator/twin.hpp), simulation by simulation. Only a press that breaks thinking off,
/// or a clock that runs out, can change the move.
///
/// With pondering on the pool is kept from move to move, and ponder() goes on thinking while the
/// human does, until kPonderLimit simulations are in one position: then the chip may sleep.
///
/// Memory on a chip, 7x6: the search's record of the root, its path and its history, 816 bytes; the
/// proof with its stack, 1,368 more; and the pool, which is the caller's.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "app/connect/levels.hpp"
#include "app/connect/outlook.hpp"
#include "app/connect/session.hpp"
#include "frugal/defaults.hpp"
#include "frugal/games/connect/books.hpp"
#include "frugal/games/connect/exact.hpp"
#include "frugal/proof.hpp"

namespace frugal::app::connect {

/// What the perfect level plays before it proves: the game's book, where there is one.
template <Game G>
struct ByBook {
  /// A column, or below 0: none.
  static int move(const Session<G>& session) {
    if constexpr (HasBook<G>) return book_move<G>(BookOf<G>::kBook, session.moves());
    return kNotInBook;
  }
};

template <Game G, class Opening = ByBook<G>>
class Thinker {
 public:
  using Search = Player<G>;
  using Exact = typename WithScores<G>::Type;
  using Position = typename G::Position;
  static constexpr std::uint32_t kPonderLimit = 20000;
  /// The budget of simulations for a game that is lost.
  static constexpr std::uint32_t kToResist = 400;

  explicit Thinker(std::span<std::byte> pool) : search_(pool), proof_(pool) {}

  /// The seed of a game's next move.
  static std::uint32_t seed_of(const Session<G>& session) {
    return session.seed() * 64 + static_cast<std::uint32_t>(session.plies());
  }

  /// Begins to think about the next move of a game.
  void start(const Session<G>& session, const Level& level) {
    look_at(session.position(), seed_of(session), session.options().ponders);
    level_ = level;
    budget_ = level.simulations;
    reply_ = -1;
    if (level.proof_positions == 0) return;
    reply_ = static_cast<std::int8_t>(Opening::move(session));
    if (reply_ < 0) begin_proof();
  }

  /// Begins to prove how soon the side to move wins, or how late it loses, and nothing else.
  void start_scoring(const Session<G>& session) {
    look_at(session.position(), seed_of(session), false);
    level_ = kLevels<G>.back();
    budget_ = 0;
    reply_ = -1;
    begin_proof();
  }

  /// Works for about as long as so many simulations take. Returns how much of it was done, 0 if
  /// there was nothing to do.
  std::uint32_t think(std::uint32_t simulations) {
    if (is_done()) return 0;
    if (is_proving()) return prove(simulations);
    const std::uint32_t left = budget_ - search_.simulations();
    return search_.run(simulations < left ? simulations : left);
  }
  bool is_done() const {
    if (is_proving()) return false;
    return reply_ >= 0 || search_.is_solved() || search_.simulations() >= budget_;
  }
  bool is_proving() const { return proof_left_ > 0; }

  /// The move to play by what is known now; -1 if the game is over.
  int move() {
    if (reply_ >= 0) return reply_;
    if (is_proving()) end_proof();
    return Choosing<Search>(search_).choose(level_, search_.random());
  }

  /// The part of the budget that is spent, of `whole`; simulations after a proof count from 0
  /// again.
  std::uint32_t progress(std::uint32_t whole) const {
    if (is_done()) return whole;
    if (is_proving()) return visited_ * whole / level_.proof_positions;
    return search_.simulations() * whole / budget_;
  }

  /// Runs simulations while the human thinks.
  void start_pondering(const Session<G>& session) {
    look_at(session.position(), seed_of(session), true);
    reply_ = -1;
    budget_ = kPonderLimit;
  }

  /// Positions that the proof has visited since the start.
  std::uint32_t visited() const { return visited_; }
  /// What the proof knows of the exact score, in steps above or below a draw; nothing before it
  /// has ended.
  int least_score() const { return Score::pess(scores_) - Exact::kDraw; }
  int most_score() const { return Score::opti(scores_) - Exact::kDraw; }
  /// The same in words.
  Outlook outlook() const { return outlook_of<Exact>(scores_, search_.root().plies()); }
  const Search& search() const { return search_; }
  Search& search() { return search_; }

 private:
  using Score = Bounds<Exact::kTop>;
  static constexpr std::uint32_t kPositionsASimulation = 4;

  void look_at(const Position& position, std::uint32_t seed, bool keeps_pool) {
    search_.take_pool_back();
    if (!keeps_pool) search_.clear();
    search_.set_root(position);
    search_.set_seed(seed);
    proof_left_ = visited_ = 0;
    scores_ = Score::kUnknown;
  }

  void begin_proof() {
    search_.lend_pool();
    proof_.forget();
    proof_.start(typename Exact::Position(search_.root()));
    proof_left_ = level_.proof_positions;
  }

  std::uint32_t prove(std::uint32_t simulations) {
    const std::uint32_t asked = simulations > proof_left_ ? proof_left_ : simulations;
    const bool has_ended = proof_.run(std::min(asked * kPositionsASimulation, proof_left_));
    visited_ = proof_.visited();  // a few more than asked for
    const std::uint32_t limit = level_.proof_positions;
    proof_left_ = visited_ < limit ? limit - visited_ : 0;
    if (has_ended || proof_left_ == 0) end_proof();
    return simulations;
  }

  void end_proof() {
    proof_left_ = 0;
    scores_ = static_cast<std::uint16_t>(proof_.bounds());
    if (Score::opti(scores_) < Exact::kDraw && Score::pess(scores_) == 0) {
      budget_ = kToResist;
    } else {
      if (outlook().result != Outlook::kUnknown) reply_ = surest_move();
      learn();
    }
    search_.take_pool_back();
  }

  /// The move with the best score for sure; of several the one that may have a better one, then the
  /// one that looks strongest.
  std::int8_t surest_move() const {
    static_assert(Exact::kTop * (Exact::kTop + 2) < 1 << 15, "scores and strength must fit a word");
    int best = -1;
    int best_rank = 0;
    for (int slot = 0; slot < G::kMoves; ++slot) {
      const int move = search_.root_move(slot);
      if (!search_.root().is_legal(move)) continue;
      const std::uint32_t bounds = proof_.bounds_of(move);
      const int score = Score::pess(bounds) * (Exact::kTop + 1) + Score::opti(bounds);
      const int rank = score << 16 | search_.root().strength(move);
      if (best >= 0 && rank <= best_rank) continue;
      best = move;
      best_rank = rank;
    }
    return static_cast<std::int8_t>(best);
  }

  /// Who wins is what the search knows about.
  void learn() {
    for (int slot = 0; slot < G::kMoves; ++slot) {
      const std::uint32_t bounds = proof_.bounds_of(search_.root_move(slot));
      search_.learn(slot, Bounds<G::kTop>::at_least(result_of(Score::pess(bounds))) |
                              Bounds<G::kTop>::at_most(result_of(Score::opti(bounds))));
    }
  }
  static constexpr int result_of(int score) {
    return score < Exact::kDraw ? 0 : score > Exact::kDraw ? G::kTop : G::kTop / 2;
  }

  Search search_;
  Proof<Exact, kFewPlies<G>> proof_;
  Level level_ = level_of<G>(1);
  std::uint32_t budget_ = 0;
  std::uint32_t proof_left_ = 0;
  std::uint32_t visited_ = 0;
  std::uint16_t scores_ = 0;
  std::int8_t reply_ = -1;
};

}  // namespace frugal::app::connect
