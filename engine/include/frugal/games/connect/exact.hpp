// SPDX-License-Identifier: MIT
/// \file
/// Connect Four with exact scores: how soon the win, how late the loss.
///
/// The score of a game is how many discs the winner has left when it wins, plus one (Pons), above
/// or below the draw in the middle of the scale. A win by the disc after n others has
///
///     distance(n) = (cells + 1 - n) / 2        on 7x6: 18 for the quickest win, 1 for the last
///     disc
///
/// so a quicker win is a better one, and a later loss too. The position, its threats and its keys
/// are those of Connect. Facts tell more here: a side that can't win by its next disc does not win
/// before the one after that, which leaves a window that narrows with every disc.
#pragma once

#include <algorithm>
#include <cstdint>

#include "frugal/bounds.hpp"
#include "frugal/games/connect/position.hpp"

namespace frugal {

template <int kW, int kH, int kK, class Threats = DefaultThreats<ConnectShape<kW, kH, kK>>>
struct ExactConnect {
  using Weak = Connect<kW, kH, kK, Threats>;  ///< win, draw and loss
  using Shape = typename Weak::Shape;
  static constexpr int kMoves = Weak::kMoves;
  static constexpr int kMaxPlies = Weak::kMaxPlies;
  static constexpr int kKeyBits = Weak::kKeyBits;
  static constexpr bool kExactKeys = true;
  static constexpr int kStride = Weak::kStride;
  using Moves = typename Weak::Moves;
  using Undo = typename Weak::Undo;

  /// Of a win by the disc after so many others, to the winner; 0 where no disc is left for it.
  static constexpr int distance(int plies) { return std::max(0, (kMaxPlies + 1 - plies) / 2); }

  /// The score of a draw: none is better than the win of the first player's kK-th disc.
  static constexpr int kDraw = std::max(1, distance(2 * kK - 2));
  static constexpr int kTop = 2 * kDraw;

  static constexpr int move_of(int slot, bool mirrored) { return Weak::move_of(slot, mirrored); }
  static constexpr bool has(Moves moves, int column) { return Weak::has(moves, column); }
  static constexpr bool can_follow(std::uint64_t from, std::uint64_t to) {
    return Weak::can_follow(from, to);
  }

  /// First, as long as the facts leave it open, whether there is a win, or a loss, by one of the
  /// next few discs: that is told in few positions, and where it is so, nothing is quicker.
  /// Then whether there is a win, and whether there is a loss. Then away from the draw, step by
  /// step: most values are near, and what is false is told sooner.
  static constexpr int question(int pess, int opti) {
    const int win = opti - kDraw;
    const int loss = kDraw - pess;
    if (win > kFar && win >= loss && pess < opti - kShort) return opti - kShort;
    if (loss > kFar && opti > pess + kShort) return pess + 1 + kShort;
    if (win > 0) return std::max(pess, kDraw) + 1;
    return std::min(opti, kDraw);
  }

  /// What ends are worth to the mover of a position with so many discs.
  struct Scale {
    using B = Bounds<kTop>;
    static constexpr int kDraw = ExactConnect::kDraw;
    static constexpr std::uint32_t kLostInTheEnd = B::at_most(kDraw - 1);
    static constexpr std::uint32_t won(int plies) { return B::exactly(kDraw + distance(plies)); }
    static constexpr std::uint32_t lost(int plies) {
      return B::exactly(kDraw - distance(plies + 1));
    }
    static constexpr std::uint32_t undecided(int plies) {
      return B::tightened(B::at_most(std::min(kTop, kDraw + distance(plies + 2))),
                          B::at_least(std::max(0, kDraw - distance(plies + 3))));
    }
  };

 private:
  static constexpr int kShort = 6;  ///< a short win is one of the quickest seven
  static constexpr int kFar = 13;   ///< of the draw; nearer, a short win is no shorter than others

 public:
  class Position : public Weak::Position {
   public:
    int score() const {
      const int won = Weak::Position::score() - Weak::kTop / 2;
      return kDraw + won * distance(this->plies() - 1);
    }
    Facts<Cells> facts() const { return this->template facts_by<Scale>(); }
  };
};

}  // namespace frugal
