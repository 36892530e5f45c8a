// SPDX-License-Identifier: MIT
/// \file
/// Proves positions for a page, in slices, as ./frugal solve does.
///
/// Memory: the proof's stack, 1.1 KB; its table is the pool, which is the caller's.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/bounds.hpp"
#include "frugal/proof.hpp"
#include "memory.hpp"

namespace frugal::web {

template <Game G>
class Solver {
  using B = Bounds<G::kTop>;
  using Position = typename G::Position;

 public:
  explicit Solver(std::span<std::byte> pool) : proof_(pool) {}

  /// Begins a proof; one that keeps the table goes on with what the last one has proven.
  void start(const Position& position, bool keeps_table) {
    if (!keeps_table) proof_.forget();
    root_ = position;
    proof_.start(position);
  }
  /// Visits up to so many positions. Whether the proof is done.
  bool run(std::uint32_t positions) { return proof_.run(positions); }
  std::uint32_t visited() const { return proof_.visited(); }

  /// Writes to the numbers: the value's lower and upper bound, then those of each column. Of a full
  /// column the lower one is above the upper.
  void report() const {
    add(0, proof_.bounds());
    for (int move = 0; move < G::kMoves; ++move) {
      const bool is_legal = !root_.is_over() && root_.is_legal(move);
      add(2 + 2 * static_cast<std::size_t>(move), is_legal ? proof_.bounds_of(move) : B::kSlot);
    }
  }

  /// The surest move; of several the one that looks strongest. -1 if the game is over.
  int best_move() const {
    int best = -1;
    for (int slot = 0; slot < G::kMoves && !root_.is_over(); ++slot) {
      const int move = G::move_of(slot, false);
      if (root_.is_legal(move) && (best < 0 || rank(move) > rank(best))) best = move;
    }
    return best;
  }

 private:
  static void add(std::size_t place, std::uint32_t bounds) {
    numbers[place] = static_cast<std::uint32_t>(B::pess(bounds));
    numbers[place + 1] = static_cast<std::uint32_t>(B::opti(bounds));
  }
  std::array<int, 3> rank(int move) const {
    const std::uint32_t bounds = proof_.bounds_of(move);
    return {B::pess(bounds), B::opti(bounds), root_.strength(move)};
  }

  Proof<G> proof_;
  Position root_;
};

}  // namespace frugal::web
