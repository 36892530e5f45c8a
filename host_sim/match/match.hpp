// SPDX-License-Identifier: MIT
/// \file
/// Matches at Connect Four 7x6 between two ways to search.
///
/// Games come in pairs: both games of a pair begin with the same few random moves, and the players
/// change sides. So an opening that favours a side favours nobody; and the standard error is that
/// of the mean of the pairs, whose two games are not independent. Between its moves a player keeps
/// its pool, as a device does. A match depends on its seed only, not on the number of threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "frugal/choice.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/pool.hpp"
#include "lab/children.hpp"

namespace frugal::lab {

using ConnectFour = Connect<7, 6, 4>;

/// Records of a pool that were handed out, and how many of them were taken from others.
struct Traffic {
  std::uint64_t made = 0;
  std::uint64_t recycled = 0;
  std::uint64_t playouts = 0;  // in which they were
  double seconds = 0;          // of the processor, for these

  void add(const Traffic& other) {
    made += other.made;
    recycled += other.recycled;
    playouts += other.playouts;
    seconds += other.seconds;
  }
  double recycled_share() const {
    return made == 0 ? 0.0 : static_cast<double>(recycled) / static_cast<double>(made);
  }
};

/// Whoever plays: a search of ours, or another program.
class GamePlayer {
 public:
  virtual ~GamePlayer() = default;
  /// Forgets everything.
  virtual void new_game(std::uint32_t seed) = 0;
  /// The move in the position after these moves.
  virtual int choose(std::span<const int> moves) = 0;
  /// In Go: which stones he holds for dead, now that the game is over. Nothing if he can't tell.
  virtual std::optional<std::vector<int>> dead_after(std::span<const int>) { return {}; }
};

/// Any search, of a type that only its maker knows. Virtual calls come once a move.
class MatchPlayer : public GamePlayer {
 public:
  /// Since new_game().
  virtual Traffic traffic() const = 0;
  /// Of the tree that the last move was chosen from.
  virtual Children children() = 0;
  /// Whether the value of the last position is known.
  virtual bool is_solved() const = 0;
};

/// Of this thread, so that other work on the machine does not count.
double processor_seconds();

template <class Search>
class SearchPlayer final : public MatchPlayer {
  using Position = typename Search::GameType::Position;

 public:
  SearchPlayer(std::size_t bytes, std::uint32_t playouts)
      : bytes_(bytes), search_(bytes_), playouts_(playouts) {}

  void new_game(std::uint32_t seed) override {
    search_.clear();
    search_.set_seed(seed);
    traffic_ = {};
  }

  int choose(std::span<const int> columns) override {
    Position position;
    for (const int column : columns) position.play(column);
    search_.set_root(position);
    const PoolUse before = search_.pool_use();
    const double start = processor_seconds();
    const std::uint32_t playouts = search_.run(playouts_);
    const double seconds = processor_seconds() - start;
    const PoolUse after = search_.pool_use();
    const std::uint32_t recycled = after.recycled - before.recycled;
    traffic_.add({after.used - before.used + recycled, recycled, playouts, seconds});
    return best_move(search_);
  }

  Traffic traffic() const override { return traffic_; }
  Children children() override { return children_of(search_); }
  bool is_solved() const override { return search_.is_solved(); }

 private:
  std::vector<std::byte> bytes_;
  Search search_;
  std::uint32_t playouts_;
  Traffic traffic_;
};

using MakePlayer = std::function<std::unique_ptr<MatchPlayer>()>;

struct MatchPlan {
  std::uint32_t games;  // an odd number is rounded up
  std::uint32_t seed;
  unsigned threads;
  int opening_plies = 4;
};

/// What the first player reached.
struct MatchResult {
  std::uint32_t wins = 0;
  std::uint32_t draws = 0;
  std::uint32_t losses = 0;
  double percent = 0;  // a draw is half a win
  double error = 0;    // standard error of percent
  Traffic traffic;     // of the first player's pool

  std::uint32_t games() const { return wins + draws + losses; }
};

/// Told how many games are over, by any thread.
using OnGames = std::function<void(std::uint32_t)>;

MatchResult play_match(const MatchPlan& plan, const MakePlayer& first, const MakePlayer& second,
                       const OnGames& on_games = {});

/// Some columns at random, after which nobody wins at once or has to lose.
std::vector<int> random_opening(int plies, std::uint32_t seed);

/// A seed for one of several uses of a number.
std::uint32_t seed_for(std::uint32_t seed, std::uint32_t number, std::uint32_t use);

}  // namespace frugal::lab
