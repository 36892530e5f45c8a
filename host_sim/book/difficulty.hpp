// SPDX-License-Identifier: MIT
/// \file
/// How long the engine itself takes to prove a position with 8 KB: in positions that it visits,
/// beginning with an empty table, as on the device (frugal/proof.hpp). A book ends where the proof
/// is short. The proof asks who wins; the device, which asks that first (exact.hpp), may play
/// another move that keeps the value, because it wins sooner. Values never come from the engine;
/// the exact solver gives them (oracle/solver.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "frugal/games/connect/books.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/proof.hpp"
#include "oracle/grid.hpp"

namespace frugal::book {

using oracle::Discs;
using oracle::Position;
using oracle::Value;

/// What the engine proves, and the column that it then plays. In a lost game it plays by
/// simulations, and so any column.
struct Outcome {
  Value value;
  int column;
};

/// A thread has its own.
template <class G>
class Difficulty {
  using Game = Connect<G::kWidth, G::kHeight, G::kLine>;
  using B = Bounds<Game::kTop>;

 public:
  /// Nothing if it takes so many visited positions, or more.
  std::optional<Outcome> prove(const Position<G>& position, std::uint32_t visited) {
    auto& proof = memory_->proof;
    const auto root = engines_view(position);
    proof.forget();
    proof.start(root);
    proof.run(visited);
    if (proof.visited() >= visited || !B::is_solved(proof.bounds())) return std::nullopt;
    const int value = B::pess(proof.bounds());
    for (int slot = 0; slot < Game::kMoves; ++slot) {
      const int column = Game::move_of(slot, root.key().mirrored);
      if (root.is_legal(column) && B::pess(proof.bounds_of(column)) == value) {
        return Outcome{static_cast<Value>(value), column};
      }
    }
    return std::nullopt;
  }

  static typename Game::Position engines_view(const Position<G>& position) {
    const bool is_firsts_turn = position.stones() % 2 == 0;
    const Discs theirs = position.mine ^ position.all;
    return Game::Position::of(spread(is_firsts_turn ? position.mine : theirs),
                              spread(is_firsts_turn ? theirs : position.mine));
  }

 private:
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
    Proof<Game, kFewPlies<Game>> proof{bytes};
  };
  std::unique_ptr<Memory> memory_ = std::make_unique<Memory>();
};

}  // namespace frugal::book
