// SPDX-License-Identifier: MIT
/// \file
/// What the opponent of the mover is sure of if it answers each disc by rule, to the end of the
/// game (Allis 1988): a few sets of cells instead of a search.
///
/// Cells are counted in pairs from the top of each column: a lower and an upper one. The opponent
///
/// - follows up: to a disc on a lower cell it answers on the upper one (Allis's claimeven), and so
///   gets all upper cells of a column with an even number of empty cells;
/// - answers a disc in a column with an odd number of empty cells in another such column (Allis's
///   baseinverse): the mover gets one of the two first cells, and both columns are even then;
/// - waits below a winning cell of its own, a *stop*: the mover never gets beyond it, as the disc
///   below it gives the win away. A stop on an upper cell is reached by following up. If an odd
///   number of cells is empty, a stop on a lower cell is reached in one column that stays odd.
///
/// If the mover has no line in all the cells that it can get that way, the opponent has at least a
/// draw. With a stop the opponent wins: at last the mover has no other disc left than the one
/// below.
///
/// These bounds are for proofs. A simulation does without: they take as long as all other facts.
#pragma once

#include <bit>
#include <cstdint>

#include "frugal/games/connect/threats.hpp"

namespace frugal {

template <class Shape>
class Zugzwang {
 public:
  /// `winning`: the cells that complete a line of the opponent. `next`: of each column the first
  /// empty cell, or the one above the board.
  Zugzwang(const Cells& mine, const Cells& theirs, const Cells& winning, const Cells& next)
      : mine_(mine),
        theirs_(theirs),
        next_(next & Shape::kBoard),
        empty_(Shape::kBoard & ~(mine | theirs)),
        stops_(winning & empty_ & ~next),
        reach_(empty_ & kLower & ~above(stops_ & ~kLower)) {}

  /// Bounds of the position after so many discs, as the mover sees them, by what a win is worth in
  /// the scale S.
  template <class S>
  std::uint32_t bounds(int plies) const {
    return (Shape::kWidth * Shape::kHeight - plies) % 2 == 0 ? if_even<S>(plies) : if_odd<S>(plies);
  }

 private:
  /// The rows with an even number of cells at and above them.
  static constexpr Cells lower() {
    Cells cells = 0;
    for (int y = 0; y < Shape::kHeight; ++y) {
      if ((Shape::kHeight - y) % 2 == 0) cells |= Shape::kBottom << y;
    }
    return cells;
  }
  static constexpr Cells kLower = lower();
  static constexpr Cells kColumn = (Cells{1} << Shape::kHeight) - 1;

  static bool has_line(const Cells& cells) { return has_line_in<Shape>(cells); }

  static Cells above(Cells cells) {
    if (cells == 0) return 0;
    Cells higher = 0;
    for (int y = 1; y < Shape::kHeight; ++y) {
      cells = cells << 1 & Shape::kBoard;
      higher |= cells;
    }
    return higher;
  }
  static Cells column_of(const Cells& cell) {
    return kColumn << (std::countr_zero(cell) / Shape::kStride * Shape::kStride);
  }

  /// An even number of cells is empty, so an even number of columns is odd.
  template <class S>
  std::uint32_t if_even(int plies) const {
    using B = typename S::B;
    const Cells of_odd_columns = next_ & ~kLower;
    if (has_line(mine_ | reach_ | of_odd_columns)) return B::kUnknown;
    const Cells stops = stops_ & ~kLower;
    if (stops != 0) return lost_at<S>(plies, stops | above(stops));
    const Cells upper = empty_ & ~kLower & ~of_odd_columns;
    return has_line(theirs_ | upper) ? S::kLostInTheEnd : B::at_most(S::kDraw);
  }

  /// A column with a stop on a lower cell stays odd, the others become even.
  template <class S>
  std::uint32_t if_odd(int plies) const {
    for (Cells stops = stops_ & kLower; stops != 0; stops &= stops - 1) {
      const Cells stop = stops & (~stops + 1);
      const Cells column = column_of(stop);
      const Cells below = column & (stop - 1) & ~kLower;
      const Cells not_yet = next_ & (column ^ kLower ^ Shape::kBoard);
      if (!has_line(mine_ | (reach_ & ~column) | (empty_ & below) | not_yet)) {
        return lost_at<S>(plies, column & ~(stop - 1));
      }
    }
    return S::B::kUnknown;
  }

  /// At the latest when all cells but these are full.
  template <class S>
  std::uint32_t lost_at(int plies, const Cells& never) const {
    if constexpr (S::kTellsHowSoon) {
      return S::lost_by(plies + std::popcount(empty_ & ~never));
    } else {
      return S::kLostInTheEnd;
    }
  }

  Cells mine_;
  Cells theirs_;
  Cells next_;
  Cells empty_;
  Cells stops_;
  Cells reach_;  ///< the lower cells that the mover gets in even columns
};

}  // namespace frugal
