// SPDX-License-Identifier: MIT
/// \file
/// Flat Monte-Carlo, with the interface of a search: the playouts go round among the moves that are
/// legal and fill no own eye, and the one with the best mean is played (Bruegmann 1993, without the
/// annealing). It has no tree: what a search has to beat.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "frugal/games/go/mogo.hpp"

namespace frugal::lab {

template <class G, class Playout>
class Flat {
  using Position = typename G::Position;

 public:
  using GameType = G;

  explicit Flat(std::span<std::byte>) {}

  /// `past`: recurring() of all earlier positions, whose boards must not come again.
  void set_root(const Position& position, std::span<const std::uint32_t> past) {
    root_ = position;
    arms_.clear();
    for (int move = 0; move < G::kMoves; ++move) {
      if (may_play(move, past)) arms_.push_back({move, 0});
    }
  }
  void clear() {}
  void set_seed(std::uint32_t seed) { random_ = Random(seed); }

  std::uint32_t run(std::uint32_t simulations) {
    const auto rounds = std::max<std::size_t>(1, simulations / arms_.size());
    for (std::size_t round = 0; round < rounds; ++round) {
      for (Arm& arm : arms_) arm.sum += score_after(arm.move);
    }
    return static_cast<std::uint32_t>(rounds * arms_.size());
  }

  int best_move() const {
    const auto is_worse = [](const Arm& a, const Arm& b) { return a.sum < b.sum; };
    return std::max_element(arms_.begin(), arms_.end(), is_worse)->move;
  }

 private:
  struct Arm {
    int move;
    int sum;  ///< of scores, as the mover sees them
  };

  bool may_play(int move, std::span<const std::uint32_t> past) const {
    if (move == G::kPass) return true;
    if (!root_.is_legal(move) || root_.is_own_eye(move)) return false;
    Position next = root_;
    next.play(move);
    return std::find(past.begin(), past.end(), next.recurring()) == past.end();
  }

  int score_after(int move) {
    Position next = root_;
    next.play(move);
    const int score = next.is_over() ? next.score() : Playout::template play<G>(next, random_);
    return root_.mover() == Mover::kMax ? score : G::kTop - score;
  }

  Position root_;
  std::vector<Arm> arms_;
  Random random_{1};
};

}  // namespace frugal::lab
