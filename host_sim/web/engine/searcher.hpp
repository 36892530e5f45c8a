// SPDX-License-Identifier: MIT
/// \file
/// Searches positions for a page, in slices, as ./frugal move does, and tells what the search has
/// seen. The search is that of the thinker, which the same module has anyway.
///
/// Memory: a pointer.
#pragma once

#include <cstddef>
#include <cstdint>

#include "app/connect/thinker.hpp"
#include "frugal/bounds.hpp"
#include "frugal/choice.hpp"
#include "memory.hpp"

namespace frugal::web {

template <Game G>
class Searcher {
  using B = Bounds<G::kTop>;
  using Position = typename G::Position;
  using Search = typename app::connect::Thinker<G>::Search;

 public:
  explicit Searcher(app::connect::Thinker<G>& thinker) : search_(thinker.search()) {}

  /// Begins a new search.
  void start(const Position& position, std::uint32_t seed) {
    search_.take_pool_back();
    search_.set_root(position);
    search_.clear();
    search_.set_seed(seed);
  }
  /// Runs up to so many simulations. Returns how many, fewer if the position is solved.
  std::uint32_t run(std::uint32_t simulations) { return search_.run(simulations); }
  int best_move() const { return frugal::best_move(search_); }

  /// Writes to the numbers: simulations; of the pool the records, those in use, the most in use and
  /// those recycled; the value's bounds; then visits, sum of scores and bounds of each column. Of a
  /// full column the lower bound is above the upper.
  void report() const {
    const PoolUse use = search_.pool_use();
    numbers[0] = search_.simulations();
    numbers[1] = use.records;
    numbers[2] = use.used;
    numbers[3] = use.peak;
    numbers[4] = use.recycled;
    add_bounds(5, search_.root_record().bounds.own());
    for (int slot = 0; slot < G::kMoves; ++slot) report_move(slot);
  }

  /// Writes the most visited moves to the numbers, from the root down, as far as there are records.
  /// How many.
  std::size_t report_line() {
    Position position = search_.root();
    std::size_t count = 0;
    for (int move = 0; count < kNumbers && !position.is_over(); ++count) {
      move = most_visited(position);
      if (move < 0) break;
      numbers[count] = static_cast<std::uint32_t>(move);
      position.play(move);
    }
    return count;
  }

 private:
  static void add_bounds(std::size_t place, std::uint32_t bounds) {
    numbers[place] = static_cast<std::uint32_t>(B::pess(bounds));
    numbers[place + 1] = static_cast<std::uint32_t>(B::opti(bounds));
  }

  void report_move(int slot) const {
    const auto& record = search_.root_record();
    const int move = search_.root_move(slot);
    const std::size_t place = 7 + 4 * static_cast<std::size_t>(move);
    numbers[place] = record.visits(slot);
    numbers[place + 1] = record.sum(slot);
    add_bounds(place + 2, search_.root().is_legal(move) ? record.bounds.of_move(slot) : B::kSlot);
  }

  /// -1 if there is no record, or if none of its moves was visited.
  int most_visited(const Position& position) {
    const Record<G>* const record = search_.find(position);
    const bool mirrored = position.key().mirrored;
    int best = -1;
    for (int slot = 0; record != nullptr && slot < G::kMoves; ++slot) {
      if (!position.is_legal(G::move_of(slot, mirrored)) || record->visits(slot) == 0) continue;
      if (best < 0 || record->visits(slot) > record->visits(best)) best = slot;
    }
    return best < 0 ? -1 : G::move_of(best, mirrored);
  }

  Search& search_;
};

}  // namespace frugal::web
