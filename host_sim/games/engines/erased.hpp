// SPDX-License-Identifier: MIT
/// \file
/// A search or a proof of one game behind the interface of all.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

#include "frugal/bounds.hpp"
#include "frugal/choice.hpp"
#include "frugal/game.hpp"
#include "frugal/games/othello/othello.hpp"
#include "games/engine.hpp"
#include "games/engines/proof_team.hpp"
#include "support/large_bytes.hpp"

namespace frugal::cli {

/// A step of the score is two points where a disc more for one is one less for the other.
template <class G>
inline constexpr int kPointsOfStep = 1;
template <int kSize>
inline constexpr int kPointsOfStep<Othello<kSize>> = 2;

template <Game G>
KnownValue known_value(std::uint32_t bounds) {
  using B = Bounds<G::kTop>;
  return {B::pess(bounds), B::opti(bounds), G::kTop, kPointsOfStep<G>};
}

template <class Search>
class Erased : public Engine {
  using G = typename Search::GameType;

 public:
  explicit Erased(const EngineOptions& options)
      : seed_(options.seed),
        bytes_(std::make_unique_for_overwrite<std::byte[]>(options.bytes)),
        search_({bytes_.get(), options.bytes}, options.seed) {}

  void start(std::span<const int> moves) override {
    typename G::Position position;
    for (const int move : moves) position.play(move);
    search_.set_root(position);
    search_.clear();
    search_.set_seed(seed_);
  }

  std::uint32_t run(std::uint32_t work) override { return search_.run(work); }
  int best_move() const override { return frugal::best_move(search_); }
  PoolUse pool_use() const override { return search_.pool_use(); }
  KnownValue value() const override { return known_value<G>(search_.root_record().bounds.own()); }

 private:
  std::uint32_t seed_;
  std::unique_ptr<std::byte[]> bytes_;
  Search search_;
};

/// A search of wide games, which proves nothing.
template <class Search>
class ErasedWide : public Engine {
  using G = typename Search::GameType;

 public:
  explicit ErasedWide(const EngineOptions& options)
      : seed_(options.seed), bytes_(options.bytes), search_(bytes_, options.seed) {}

  void start(std::span<const int> moves) override {
    typename G::Position position;
    past_.clear();
    for (const int move : moves) {
      past_.push_back(position.recurring());
      position.play(move);
    }
    search_.set_root(position, past_);
    search_.clear();
    search_.set_seed(seed_);
  }

  std::uint32_t run(std::uint32_t work) override { return search_.run(work); }
  int best_move() const override { return search_.best_move(); }
  PoolUse pool_use() const override { return search_.pool_use(); }
  KnownValue value() const override { return {0, G::kTop, G::kTop}; }

 private:
  std::uint32_t seed_;
  std::vector<std::byte> bytes_;
  std::vector<std::uint32_t> past_;
  Search search_;
};

template <Game G>
class ErasedProof : public Engine {
  using B = Bounds<G::kTop>;

 public:
  explicit ErasedProof(const EngineOptions& options)
      : bytes_(options.bytes), team_(bytes_.all(), options.threads) {}

  void start(std::span<const int> moves) override {
    team_.forget();
    go_on(moves);
  }

  void go_on(std::span<const int> moves) override {
    root_ = typename G::Position{};
    for (const int move : moves) root_.play(move);
    team_.start(root_);
  }

  std::uint32_t run(std::uint32_t work) override { return team_.run(work); }

  /// The surest move; of several the one that looks strongest, if the game tells strengths.
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
  std::vector<int> line() const override {
    const Proof<G>& proof = team_.answer();
    std::vector<int> line;
    for (int depth = 0; depth < proof.depth(); ++depth) {
      line.push_back(proof.moves_at(depth)[static_cast<std::size_t>(proof.begun_at(depth) - 1)]);
    }
    return line;
  }
  KnownValue value() const override { return known_value<G>(team_.answer().bounds()); }

 private:
  int strength([[maybe_unused]] int move) const {
    if constexpr (HasStrengths<G>) return root_.strength(move);
    return 0;
  }

  bool is_better(int move, int other) const {
    const auto rank = [this](int x) {
      const std::uint32_t bounds = team_.answer().bounds_of(x);
      return std::array{B::pess(bounds), B::opti(bounds), strength(x)};
    };
    return rank(move) > rank(other);
  }

  support::LargeBytes bytes_;
  ProofTeam<G> team_;
  typename G::Position root_;
};

}  // namespace frugal::cli
