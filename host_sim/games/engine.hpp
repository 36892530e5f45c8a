// SPDX-License-Identifier: MIT
/// \file
/// A search or a proof whose game is known at run time only.
///
/// The engine proper is compiled for its game; behind this interface the subcommands need not be.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "frugal/pool.hpp"
#include "games/known.hpp"

namespace frugal::cli {

/// What is known of a value, seen by the side to move: 0 a loss, `top` a win. With win, draw and
/// loss top is 2; with exact scores a draw is in the middle, and a step counts so many points.
struct KnownValue {
  int at_least;
  int at_most;
  int top;
  int step = 1;
  bool is_exact() const { return at_least >= at_most; }
};

class Engine {
 public:
  virtual ~Engine() = default;

  /// Forgets everything and goes to the position after these moves, all legal. So what follows
  /// depends on the position and the seed alone.
  virtual void start(std::span<const int> moves) = 0;
  /// Goes there with what is known, where the engine can keep that.
  virtual void go_on(std::span<const int> moves) { start(moves); }
  /// Up to this many simulations, or visited positions; returns how many it took: fewer if the
  /// value got known.
  virtual std::uint32_t run(std::uint32_t work) = 0;
  /// The move to play; -1 if the game is over.
  virtual int best_move() const = 0;
  virtual KnownValue value() const = 0;
  virtual PoolUse pool_use() const = 0;
  /// The moves to the position that a proof is looking at.
  virtual std::vector<int> line() const { return {}; }
};

enum class Purpose {
  kPlay,       ///< by the default search
  kUct50,      ///< by UCT with C = 0.5
  kUniform,    ///< by the default search with uniform playouts
  kTreeProof,  ///< by a tree search that is to prove
  kProof,      ///< by alpha-beta
  kScore,      ///< by alpha-beta, and how soon the win or how late the loss, or by how many discs
};

struct EngineOptions {
  std::size_t bytes;
  std::uint32_t seed;
  unsigned threads = 1;  ///< of a proof; where they can't share its table it has one
};

/// Throws std::invalid_argument, whose text names what the game lacks for that.
std::unique_ptr<Engine> make_engine(const KnownGame& game, Purpose purpose,
                                    const EngineOptions& options);

}  // namespace frugal::cli
