// SPDX-License-Identifier: MIT
/// \file
/// The komi to search by where a game is as good as decided. There all moves look alike to a search
/// that counts wins only, and it gives points away. A second search uses a komi that makes the game
/// even, so that only the moves that bring most points win (Baudis, "Balancing MCTS by dynamically
/// adjusting the komi value", 2011). The komi starts from the mean of the playouts and closes in by
/// halves:
///
///     komi' = komi + lead, then +- 8, 4, 2, 1 points, until the best move's share of wins is near
///     a half
///
/// It is an odd number of half points, so that no game is drawn. The move found at the komi whose
/// share is nearest to a half is played: a side that wins often enough by a harder komi wins by the
/// real one, and a side that is behind has nothing to lose.
///
/// Memory: 16 bytes.
#pragma once

#include <cstdint>

#include "frugal/game.hpp"

namespace frugal::app::go {

class Margin {
 public:
  static constexpr std::uint32_t kRounds = 5;

  /// The lead is black's, in half points.
  void start(int lead_halves) {
    more_komi_halves_ = lead_halves;
    step_halves_ = 16;
    round_ = 0;
    nearest_ = kWhole;
  }

  int more_komi_halves() const { return more_komi_halves_; }

  /// Takes what a search by this komi found: the best move's share of wins, of 1024. True if that
  /// is nearer to a half than at any komi before.
  bool is_nearest(std::uint32_t rate) {
    const std::uint32_t distance = rate > kHalf ? rate - kHalf : kHalf - rate;
    if (distance >= nearest_) return false;
    nearest_ = distance;
    return true;
  }

  /// Whether another search follows, by another komi.
  bool goes_on(Mover mover, std::uint32_t rate) {
    if (nearest_ <= kWhole / 8 || ++round_ == kRounds) return false;
    const bool is_black_ahead = (rate > kHalf) == (mover == Mover::kMax);
    more_komi_halves_ += is_black_ahead ? step_halves_ : -step_halves_;
    step_halves_ /= 2;
    return true;
  }

 private:
  static constexpr std::uint32_t kWhole = 1024;
  static constexpr std::uint32_t kHalf = kWhole / 2;

  int more_komi_halves_ = 0;
  int step_halves_ = 0;
  std::uint32_t round_ = 0;
  std::uint32_t nearest_ = 0;
};

}  // namespace frugal::app::go
