// SPDX-License-Identifier: MIT
//
// erased.hpp: what a part is made of: a search of one game behind the interface of all.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>

#include "engines/part.hpp"
#include "frugal/bounds.hpp"
#include "frugal/choice.hpp"
#include "frugal/defaults.hpp"
#include "frugal/games/connect.hpp"

namespace frugal::cli {

struct ForPlay {
  template <class G>
  using Search = Player<G>;
};

struct ForProof {
  template <class G>
  using Search = Solving<G>;
};

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

  std::uint32_t run(std::uint32_t simulations) override { return search_.run(simulations); }
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

template <class Kind, std::size_t kIndex>
std::unique_ptr<Engine> make_for(const EngineOptions& options) {
  constexpr Board kBoard = kBoards[kIndex];
  using Game = Connect<kBoard.width, kBoard.height, kBoard.line>;
  return std::make_unique<Erased<typename Kind::template Search<Game>>>(options);
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
