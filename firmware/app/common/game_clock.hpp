// SPDX-License-Identifier: MIT
/// \file
/// The time allowed for a move, from time_settings and time_left of the Go Text Protocol: a main
/// time, then byo-yomi periods, each for a number of moves ("Canadian"). Without these commands
/// there is no limit.
#pragma once

#include <array>
#include <cstdint>

namespace frugal::app {

class GameClock {
 public:
  static constexpr std::uint32_t kNoLimit = ~0u;

  /// Times in seconds. A period without moves means that there is no limit.
  void set(std::uint32_t main, std::uint32_t period, std::uint32_t moves) {
    is_limited_ = !(period > 0 && moves == 0);
    period_ms_ = in_ms(period);
    period_moves_ = moves;
    left_.fill({in_ms(main), 0});
  }

  /// What a player has left, in seconds: of the main time if `moves` is 0, else of the period.
  void set_left(int player, std::uint32_t seconds, std::uint32_t moves) {
    is_limited_ = true;
    left_[static_cast<std::size_t>(player)] = {in_ms(seconds), moves};
  }

  /// The time for the next of `moves` moves that a player may still have to make. A tenth is kept
  /// back for the transmission.
  std::uint32_t allowed_ms(int player, std::uint32_t moves) const {
    if (!is_limited_) return kNoLimit;
    const Left& left = left_[static_cast<std::size_t>(player)];
    std::uint32_t allowed = 0;
    if (left.moves > 0) {
      allowed = left.ms / left.moves;
    } else {
      allowed = left.ms / (moves + 1);
      const std::uint32_t later = period_moves_ == 0 ? 0 : period_ms_ / period_moves_;
      if (later > allowed) allowed = later;
    }
    return allowed - allowed / 10;
  }

  /// Takes the time of a move from what the player has left.
  void spend(int player, std::uint32_t ms) {
    std::uint32_t& left = left_[static_cast<std::size_t>(player)].ms;
    left -= ms < left ? ms : left;
  }

 private:
  struct Left {
    std::uint32_t ms;
    std::uint32_t moves;
  };
  static constexpr std::uint32_t in_ms(std::uint32_t seconds) {
    constexpr std::uint32_t kLongest = 1000000;  // eleven days
    return (seconds < kLongest ? seconds : kLongest) * 1000;
  }

  std::array<Left, 2> left_{};
  std::uint32_t period_ms_ = 0;
  std::uint32_t period_moves_ = 0;
  bool is_limited_ = false;
};

}  // namespace frugal::app
