// SPDX-License-Identifier: MIT
/// \file
/// Owns the search of Othello and its proof, and thinks in slices, so that the console never waits.
///
///   start()   takes the position and the simulations
///   think(n)  simulates n times, or visits as many positions as cost the same
///   move()    then answers a move
///
/// With kProven empty cells or fewer the proof takes the bytes of the pool and plays for every
/// disc; before, the search plays. A proof that has to hurry answers the best move that it knows.
///
/// Memory, beside the pool: 3 KB on a chip for 8x8.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/bounds.hpp"
#include "frugal/choice.hpp"
#include "frugal/defaults.hpp"
#include "frugal/proof.hpp"

namespace frugal::app::othello {

template <class G>
class Thinker {
  using B = Bounds<G::kTop>;
  using Position = typename G::Position;

 public:
  /// A Cortex-M3 with 50 MHz takes 3 seconds for that in the mean, 13 at worst of 100.
  static constexpr int kProven = 14;

  explicit Thinker(std::span<std::byte> pool) : search_(pool), proof_(pool) {}

  void start(const Position& position, std::uint32_t simulations) {
    is_proving_ = position.empty() <= kProven;
    left_ = simulations;
    if (is_proving_) {
      search_.lend_pool();
      proof_.forget();
      proof_.start(position);
    } else {
      search_.take_pool_back();
    }
    search_.set_root(position);
  }

  bool is_done() const {
    return left_ == 0 || (is_proving_ ? proof_.is_done() : search_.is_solved());
  }
  void think(std::uint32_t slice) {
    if (is_done()) return;
    if (is_proving_) {
      proof_.run(slice * kPositions);
    } else {
      left_ -= search_.run(slice < left_ ? slice : left_);
    }
  }
  void hurry() { left_ = 0; }

  int move() const { return is_proving_ ? surest_move() : best_move<0>(search_); }
  PoolUse pool_use() const { return search_.pool_use(); }
  void set_seed(std::uint32_t seed) { search_.set_seed(seed); }

 private:
  static constexpr std::uint32_t kPositions = 16;  ///< of a proof, in place of a simulation

  int surest_move() const {
    int best = -1;
    for (int move = 0; move < G::kMoves; ++move) {
      if (search_.root().is_legal(move) && (best < 0 || is_better(move, best))) best = move;
    }
    return best;
  }
  bool is_better(int move, int other) const {
    const auto rank = [this](int x) {
      const std::uint32_t bounds = proof_.bounds_of(x);
      return std::array{B::pess(bounds), B::opti(bounds), search_.root().strength(x)};
    };
    return rank(move) > rank(other);
  }

  Player<G> search_;
  Proof<G, kProven> proof_;
  std::uint32_t left_ = 0;
  bool is_proving_ = false;
};

}  // namespace frugal::app::othello
