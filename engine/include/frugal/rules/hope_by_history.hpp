// SPDX-License-Identifier: MIT
/// \file
/// Hope (rule.hpp), but a move starts from what it brought in other games. In place of the
/// position's mean it uses v, how the games from the root ended in which the mover made the move at
/// any time (history.hpp):
///
///     (w + K h) / (n + K),   h = v + (1 - v) (a + b log2 N)
///
/// That is RAVE in its shortest form: the weight of v falls with n as K / (n + K), and no
/// simulations are counted. With wins, draws and losses the rule is consistent as soon as the share
/// a + b log2 N passes a half, whatever v says: a draw is worth less than h then. In a game without
/// actions it is Hope.
#pragma once

#include <bit>
#include <cstdint>

#include "frugal/fixed.hpp"
#include "frugal/rule.hpp"

namespace frugal {

template <int kK, int kShare, int kGrowth>
struct HopeByHistory : Hope<kK, kShare, kGrowth> {
  static constexpr bool kNeedsHistory = true;
  using Hope<kK, kShare, kGrowth>::score;

  /// h = v (1 - share) + 1 * share, in 64ths.
  struct Prepared {
    std::uint32_t kept;
    std::uint32_t added_q15;
  };
  [[gnu::always_inline]] static constexpr Prepared prepare_with_history(
      const NodeStatistics& node) {
    const auto share = static_cast<std::uint32_t>(kShare + kGrowth * std::bit_width(node.visits));
    return {64 - share, static_cast<std::uint32_t>(node.top) * fixed::kOneQ15 * share};
  }
  [[gnu::always_inline]] static constexpr std::int32_t score(const Prepared& prepared,
                                                             const EdgeStatistics& edge,
                                                             std::uint32_t past_q15) {
    const std::uint32_t hope = (past_q15 * prepared.kept + prepared.added_q15) >> 6;
    return Hope<kK, kShare, kGrowth>::score(hope, edge);
  }
};

}  // namespace frugal
