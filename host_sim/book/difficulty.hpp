// SPDX-License-Identifier: MIT
//
// difficulty.hpp: how long the engine itself takes to prove a position, with 8 KB: in positions
// that it visits, beginning with an empty table, as on the device (frugal/proof.hpp). A book ends
// where that is short. Values, on the other hand, are never taken from the engine (solver.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "book/grid.hpp"
#include "frugal/games/connect.hpp"
#include "frugal/proof.hpp"

namespace frugal::book {

/// One thread's measure.
template <class G>
class Difficulty {
  using Game = Connect<G::kWidth, G::kHeight, G::kLine>;

 public:
  /// Whether it takes so many visited positions, or more.
  bool takes(const Position<G>& position, std::uint32_t visited) {
    memory_->proof.forget();
    memory_->proof.start(engines_view(position));
    memory_->proof.run(visited);
    return memory_->proof.visited() >= visited;
  }

 private:
  static typename Game::Position engines_view(const Position<G>& position) {
    const bool is_firsts_turn = position.stones() % 2 == 0;
    const Discs theirs = position.mine ^ position.all;
    return Game::Position::of(spread(is_firsts_turn ? position.mine : theirs),
                              spread(is_firsts_turn ? theirs : position.mine));
  }

  static Cells spread(Discs discs) {
    Cells cells = 0;
    for (int x = 0; x < G::kWidth; ++x) {
      const Discs column = (discs & G::column_of(x)) >> (x * G::kStride);
      cells |= column << (x * Game::kStride);
    }
    return cells;
  }

  struct Memory {
    alignas(8) std::array<std::byte, 8192> bytes;
    Proof<Game> proof{bytes};
  };
  std::unique_ptr<Memory> memory_ = std::make_unique<Memory>();
};

}  // namespace frugal::book
