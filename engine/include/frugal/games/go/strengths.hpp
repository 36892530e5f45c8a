// SPDX-License-Identifier: MIT
/// \file
/// How strong a move of Go looks at a glance, learned from games (Coulom, "Computing Elo ratings of
/// move patterns in the game of Go", 2007). A move is a team of features (go/features.hpp), and its
/// strength is the product of theirs. Of two moves, the one of twice the strength is the better one
/// twice as often:
///
///     P(move) = strength(move) / sum of strength(x) over all legal moves x
///
/// Logarithms turn products into sums: the table (go/strengths_table.hpp) holds 8 log2 of each
/// feature's strength in a byte. A move's logarithm is the sum plus 128, which lies between 0 and
/// 255: strength 1 is 128, twice the strength 8 more.
///
/// To be made for a position, and asked for each of its legal moves. Memory: that of GoFeatures.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "frugal/games/go/features.hpp"
#include "frugal/games/go/position.hpp"
#include "frugal/games/go/strengths_table.hpp"

namespace frugal {

template <class G>
class GoStrengths {
 public:
  explicit GoStrengths(const typename G::Position& position) : features_(position) {}

  /// 8 log2 of a legal move's strength, plus 128; from 0 to 255.
  int log_of(int move) const {
    int sum = 128;
    features_.visit(move, [&](int feature) { sum += kGoStrengthLogs[feature]; });
    return std::clamp(sum, 0, 255);
  }

 private:
  GoFeatures<G> features_;
};

/// The strength, so that the strongest of all moves has its share of 65,535, and the weakest 1.
template <int kWidth>
int Go<kWidth>::Position::strength(int move) const {
  constexpr int kEighths[8] = {128, 140, 152, 166, 181, 197, 215, 235};  // 128 * 2^(i / 8)
  constexpr int kMost = 65535 / kMoves;
  const int log = GoStrengths<Go>(*this).log_of(move);
  return std::clamp(kEighths[log % 8] << log / 8 >> 22, 1, kMost);
}

}  // namespace frugal
