// SPDX-License-Identifier: MIT
/// \file
/// A uniform playout of Connect Four in the plainest way, the yardstick of the
/// bench. It shares nothing with the engine but the random numbers.
///
/// A bitboard of seven bits a column, the seventh always empty; a random column, another one if it
/// is full; four in a row by two shifts a direction, without a branch.
#pragma once

#include <cstdint>

#include "frugal/random.hpp"

namespace frugal::cli::reference {

inline constexpr int kWidth = 7;
inline constexpr int kHeight = 6;
inline constexpr int kStride = kHeight + 1;

inline bool has_four(std::uint64_t discs) {
  const std::uint64_t vertical = discs & (discs >> 1);
  const std::uint64_t horizontal = discs & (discs >> kStride);
  const std::uint64_t falling = discs & (discs >> (kStride - 1));
  const std::uint64_t rising = discs & (discs >> (kStride + 1));
  return ((vertical & (vertical >> 2)) | (horizontal & (horizontal >> (2 * kStride))) |
          (falling & (falling >> (2 * (kStride - 1)))) |
          (rising & (rising >> (2 * (kStride + 1))))) != 0;
}

/// A game from the empty board: 2 if the first player wins, 1 for a draw, 0 if it loses.
[[gnu::noinline]] inline int play_out(Random& random) {
  std::uint64_t discs[2] = {0, 0};
  int heights[kWidth] = {};
  for (int ply = 0; ply < kWidth * kHeight; ++ply) {
    int column = random.below(kWidth);
    while (heights[column] == kHeight) column = random.below(kWidth);
    discs[ply & 1] |= std::uint64_t{1} << (column * kStride + heights[column]++);
    if (has_four(discs[ply & 1])) return (ply & 1) == 0 ? 2 : 0;
  }
  return 1;
}

}  // namespace frugal::cli::reference
