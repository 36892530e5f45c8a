// SPDX-License-Identifier: MIT
/// \file
/// What a part is made of: a search or a proof of one game behind the interface of all.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "frugal/bounds.hpp"
#include "frugal/choice.hpp"
#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/proof.hpp"
#include "games/engines/part.hpp"

namespace frugal::cli {

template <class Search>
class Erased : public Engine {
  using G = typename Search::GameType;
  using B = Bounds<G::kTop>;

 public:
  explicit Erased(const EngineOptions& options)
      : seed_(options.seed),
        bytes_(std::make_unique_for_overwrite<std::byte[]>(options.bytes)),
        search_({bytes_.get(), options.bytes}, options.seed) {}

  void start(std::span<const int> columns) override {
    typename G::Position position;
    for (const int column : columns) position.play(column);
    search_.set_root(position);
    search_.clear();
    search_.set_seed(seed_);
  }

  std::uint32_t run(std::uint32_t work) override { return search_.run(work); }
  int best_move() const override { return frugal::best_move(search_); }
  PoolUse pool_use() const override { return search_.pool_use(); }

  KnownValue value() const override {
    const std::uint32_t bounds = search_.root_record().bounds.own();
    return {B::pess(bounds), B::opti(bounds)};
  }

 private:
  std::uint32_t seed_;
  std::unique_ptr<std::byte[]> bytes_;
  Search search_;
};

template <Game G>
class ErasedProof : public Engine {
  using B = Bounds<G::kTop>;

 public:
  explicit ErasedProof(const EngineOptions& options)
      : bytes_(options.bytes), proof_({bytes_.data(), options.bytes}) {}

  void start(std::span<const int> columns) override {
    root_ = typename G::Position{};
    for (const int column : columns) root_.play(column);
    proof_.forget();
    proof_.start(root_);
  }

  std::uint32_t run(std::uint32_t work) override {
    const std::uint32_t before = proof_.visited();
    proof_.run(work);
    return proof_.visited() - before;
  }

  /// The surest move; of several the one that looks strongest.
  int best_move() const override {
    int best = -1;
    for (int slot = 0; slot < G::kMoves; ++slot) {
      const int move = G::move_of(slot, false);
      if (!root_.is_over() && root_.is_legal(move) && (best < 0 || is_better(move, best))) {
        best = move;
      }
    }
    return best;
  }

  PoolUse pool_use() const override { return {}; }

  KnownValue value() const override { return {B::pess(proof_.bounds()), B::opti(proof_.bounds())}; }

 private:
  bool is_better(int move, int other) const {
    const auto rank = [this](int x) {
      const std::uint32_t bounds = proof_.bounds_of(x);
      return std::array{B::pess(bounds), B::opti(bounds), root_.strength(x)};
    };
    return rank(move) > rank(other);
  }

  std::vector<std::byte> bytes_;
  Proof<G> proof_;
  typename G::Position root_;
};

struct ForPlay {
  template <class G>
  using Engine = Erased<Player<G>>;
};
struct ForTreeProof {
  template <class G>
  using Engine = Erased<Solving<G>>;
};
struct ForProof {
  template <class G>
  using Engine = ErasedProof<G>;
};

template <class Kind, std::size_t kIndex>
std::unique_ptr<Engine> make_for(const EngineOptions& options) {
  constexpr Board kBoard = kBoards[kIndex];
  using Game = Connect<kBoard.width, kBoard.height, kBoard.line>;
  return std::make_unique<typename Kind::template Engine<Game>>(options);
}

template <class Kind, std::size_t kPart>
std::unique_ptr<Engine> make_in_part(const Board& board, const EngineOptions& options) {
  constexpr std::size_t kCount = (std::size(kBoards) - kPart + kParts - 1) / kParts;
  std::unique_ptr<Engine> engine;
  const auto try_board = [&]<std::size_t kIndex>(std::index_sequence<kIndex>) {
    if (kBoards[kIndex] == board) engine = make_for<Kind, kIndex>(options);
  };
  const auto try_each = [&]<std::size_t... kPlaces>(std::index_sequence<kPlaces...>) {
    (try_board(std::index_sequence<kPlaces * kParts + kPart>{}), ...);
  };
  try_each(std::make_index_sequence<kCount>{});
  return engine;
}

}  // namespace frugal::cli
