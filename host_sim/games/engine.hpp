// SPDX-License-Identifier: MIT
/// \file
/// A search or a proof whose board is known at run time only.
///
/// The engine proper is compiled for its game; behind this interface the subcommands need not be.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "frugal/pool.hpp"
#include "games/boards.hpp"

namespace frugal::cli {

/// What is known of a value, seen by the side to move: 0 a loss, 1 a draw, 2 a win.
struct KnownValue {
  int at_least;
  int at_most;
  bool is_exact() const { return at_least >= at_most; }
};

class Engine {
 public:
  virtual ~Engine() = default;

  /// Forgets everything and goes to the position after these columns, counted from 0, all legal.
  /// So what follows depends on the position and the seed alone.
  virtual void start(std::span<const int> columns) = 0;
  /// Up to this many simulations, or visited positions; returns how many it took: fewer if the
  /// value got known.
  virtual std::uint32_t run(std::uint32_t work) = 0;
  /// The column to play, counted from 0.
  virtual int best_move() const = 0;
  virtual KnownValue value() const = 0;
  virtual PoolUse pool_use() const = 0;
};

enum class Purpose { kPlay, kProof, kTreeProof };

struct EngineOptions {
  std::size_t bytes;
  std::uint32_t seed;
};

/// An engine for a board of kBoards.
std::unique_ptr<Engine> make_engine(const Board& board, Purpose purpose,
                                    const EngineOptions& options);

}  // namespace frugal::cli
