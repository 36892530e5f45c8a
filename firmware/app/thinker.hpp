// SPDX-License-Identifier: MIT
//
// thinker.hpp: owns the search, and thinks in slices, so that buttons and lights never wait.
//
//   start()   what to think about, how long, how hot the choice is
//   think(n)  n simulations; is_done() when the budget is spent or the position is solved
//   move()    at any time: "move at once" is to stop calling think()
//
// The engine's twin. Each move has a seed of its own, made of the game's seed and of how many moves
// there are. Unless it ponders, start() forgets everything. So with pondering off a reply depends
// on the game so far, the level and the game's seed, and on nothing else: not on when the power was
// cut, what was taken back, or what a hint thought. The host makes the same reply
// (host_sim/simulator/twin.hpp), simulation by simulation. A player who breaks thinking off, or a
// clock that runs out, makes another move possible.
//
// With pondering on the pool is kept from move to move, and ponder() goes on thinking while the
// human does, until kPonderLimit simulations are in one position: then the chip may sleep.
//
// Memory: the search's record of the root, its path and its history: about 900 bytes on a chip; and
// the pool, which is the caller's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/defaults.hpp"
#include "levels.hpp"
#include "session.hpp"

namespace frugal::app {

template <Game G>
class Thinker {
 public:
  using Search = Player<G>;
  using Position = typename G::Position;
  static constexpr std::uint32_t kPonderLimit = 20000;

  explicit Thinker(std::span<std::byte> pool) : search_(pool) {}

  /// The seed of a game's next move.
  static std::uint32_t seed_of(const Session<G>& session) {
    return session.seed() * 64 + static_cast<std::uint32_t>(session.plies());
  }

  /// Thinks about the next move of a game from now on.
  void start(const Session<G>& session, const Level& level) {
    look_at(session.position(), seed_of(session), session.options().ponders);
    level_ = level;
    budget_ = level.simulations;
  }

  /// Does up to so many simulations. Returns how many it did.
  std::uint32_t think(std::uint32_t simulations) {
    const std::uint32_t left = budget_ - search_.simulations();
    return is_done() ? 0 : search_.run(simulations < left ? simulations : left);
  }
  bool is_done() const { return search_.is_solved() || search_.simulations() >= budget_; }

  /// The move to play by what is known now; -1 if the game is over.
  int move() { return Choosing<Search>(search_).choose(level_, search_.random()); }

  /// How much of the budget is spent, of `whole`.
  std::uint32_t progress(std::uint32_t whole) const {
    if (is_done()) return whole;
    return search_.simulations() * whole / budget_;
  }

  /// Looks ahead in the human's time.
  void start_pondering(const Session<G>& session) {
    look_at(session.position(), seed_of(session), true);
    budget_ = kPonderLimit;
  }

  const Search& search() const { return search_; }
  Search& search() { return search_; }

 private:
  void look_at(const Position& position, std::uint32_t seed, bool keeps_pool) {
    if (!keeps_pool) search_.clear();
    search_.set_root(position);
    search_.set_seed(seed);
  }

  Search search_;
  Level level_ = level_of<G>(1);
  std::uint32_t budget_ = 0;
};

}  // namespace frugal::app
