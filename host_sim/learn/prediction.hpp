// SPDX-License-Identifier: MIT
/// \file
/// How well strengths predict moves that were not learned from: how often the move
/// that was played is among the first few, and the mean logarithm of its share of all strengths.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "learn/lessons.hpp"

namespace frugal::learn {

class Prediction {
 public:
  static constexpr std::array<int, 8> kFirst{1, 2, 3, 5, 8, 12, 16, 20};

  /// 8 log2 of each feature's strength.
  explicit Prediction(std::span<const std::int8_t> logs) : logs_(logs) {}

  void add(const Lesson& lesson) {
    const int played = log_of(lesson, lesson.played);
    double total = 0;
    int stronger = 0;
    int equal = 0;
    for (int i = 0; i < lesson.count(); ++i) {
      const int log = log_of(lesson, i);
      total += std::exp2((log - played) / 8.0);
      stronger += log > played;
      equal += log == played;
    }
    for (std::size_t i = 0; i < kFirst.size(); ++i) {  // equals are in an order drawn by lot
      hits_[i] += std::clamp((kFirst[i] - stronger) / static_cast<double>(equal), 0.0, 1.0);
    }
    evidence_ -= std::log(total);
    ++moves_;
  }

  int moves() const { return moves_; }
  /// Among the first kFirst[i] of the legal moves, in per cent.
  double percent(std::size_t i) const { return moves_ == 0 ? 0 : 100 * hits_[i] / moves_; }
  double evidence() const { return moves_ == 0 ? 0 : evidence_ / moves_; }

 private:
  int log_of(const Lesson& lesson, int move) const {
    int sum = 0;
    for (int i = move * kGroups; i < (move + 1) * kGroups; ++i) {
      const std::uint16_t feature = lesson.teams[static_cast<std::size_t>(i)];
      if (feature != BradleyTerry::kNone) sum += logs_[feature];
    }
    return sum;
  }

  std::span<const std::int8_t> logs_;
  std::array<double, kFirst.size()> hits_{};
  double evidence_ = 0;
  int moves_ = 0;
};

}  // namespace frugal::learn
