// SPDX-License-Identifier: MIT
/// \file
/// Connect Four with exact scores, for a proof that may be broken off: who wins is asked before
/// anything else. So that is known after as few visited positions as if nothing else were asked;
/// what is proven after that tells of moves that are as good how soon each wins, or how late it
/// loses.
///
/// Then a question looks for the quickest wins, or the earliest losses, as long as more than a few
/// steps are open, and goes on from the draw when few are left. In 8 KB that takes 9,939 visited
/// positions in the mean behind the book's lines, and step by step from the draw 11,357
/// (docs/results/exact.md). ExactConnect::question asks for quick wins at once: that is better
/// where the table is large and the game is young.
#pragma once

#include "frugal/games/connect/exact.hpp"

namespace frugal {

template <class Exact>
struct WinnerFirst : Exact {
  static constexpr int question(int pess, int opti) {
    constexpr int kDraw = Exact::kDraw;
    if (opti > kDraw && pess <= kDraw) return kDraw + 1;
    if (opti >= kDraw && pess < kDraw) return kDraw;
    const bool is_far = opti - pess > kFew;
    if (pess > kDraw) return is_far ? opti - kQuickest : pess + 1;
    return is_far ? pess + 1 + kQuickest : opti;
  }

 private:
  static constexpr int kFew = 6;
  static constexpr int kQuickest = 4;  ///< one of the five quickest is asked for
};

/// The game with exact scores, of one that is played by who wins.
template <class G>
struct WithScores {};
template <int kW, int kH, int kK, class Threats>
struct WithScores<Connect<kW, kH, kK, Threats>> {
  using Type = WinnerFirst<ExactConnect<kW, kH, kK, Threats>>;
};

}  // namespace frugal
