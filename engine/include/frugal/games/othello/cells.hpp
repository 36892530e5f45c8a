// SPDX-License-Identifier: MIT
/// \file
/// The board of Othello as sets of cells, a bit a cell, row by row, A1 first: which discs a move
/// turns over, and where moves are.
///
/// A line of discs is followed by shifts, a step a disc. Discs in the first and the last column are
/// enclosed in a column only; in the other directions they are left out. So no shift has to be
/// masked: what leaves the board on one side comes back in a column that is left out.
///
/// The order of moves is what is known of every game: corners can't be turned over, and the cells
/// beside them give the corners away.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace frugal {

template <int kSize>
struct OthelloCells {
  static_assert(kSize == 4 || kSize == 6 || kSize == 8, "an even board of at most 64 cells");
  static constexpr int kCells = kSize * kSize;
  static constexpr int kMoves = kCells - 4;
  using Set = std::conditional_t<(kCells <= 32), std::uint32_t, std::uint64_t>;

  static constexpr Set bit_at(int x, int y) { return Set{1} << (y * kSize + x); }

  static constexpr Set kAll = ~Set{0} >> (8 * sizeof(Set) - kCells);
  static constexpr Set kWhiteStart =
      bit_at(kSize / 2 - 1, kSize / 2 - 1) | bit_at(kSize / 2, kSize / 2);
  static constexpr Set kBlackStart =
      bit_at(kSize / 2 - 1, kSize / 2) | bit_at(kSize / 2, kSize / 2 - 1);

  static constexpr Set kCorners =
      bit_at(0, 0) | bit_at(kSize - 1, 0) | bit_at(0, kSize - 1) | bit_at(kSize - 1, kSize - 1);

  /// The opponent's discs that this player turns over by a disc on an empty cell; none if it is no
  /// legal move.
  static constexpr Set turned_by(Set bit, Set mine, Set theirs) {
    const Set inner = theirs & kInner;
    return line<1>(bit, mine, inner) | line<-1>(bit, mine, inner) |            //
           line<kSize>(bit, mine, theirs) | line<-kSize>(bit, mine, theirs) |  //
           line<kSize + 1>(bit, mine, inner) | line<-kSize - 1>(bit, mine, inner) |
           line<kSize - 1>(bit, mine, inner) | line<1 - kSize>(bit, mine, inner);
  }

  /// Where this player can move.
  static constexpr Set moves_of(Set mine, Set theirs) {
    const Set inner = theirs & kInner;
    const Set ends = behind<1>(mine, inner) | behind<-1>(mine, inner) |            //
                     behind<kSize>(mine, theirs) | behind<-kSize>(mine, theirs) |  //
                     behind<kSize + 1>(mine, inner) | behind<-kSize - 1>(mine, inner) |
                     behind<kSize - 1>(mine, inner) | behind<1 - kSize>(mine, inner);
    return ends & kAll & ~(mine | theirs);
  }

 private:
  static constexpr Set kInner = [] {
    Set inner = 0;
    for (int y = 0; y < kSize; ++y) {
      for (int x = 1; x < kSize - 1; ++x) inner |= bit_at(x, y);
    }
    return inner;
  }();

  template <int kStep>
  [[gnu::always_inline]] static constexpr Set stepped(Set set) {
    if constexpr (kStep > 0) {
      return static_cast<Set>(set << kStep);
    } else {
      return set >> -kStep;
    }
  }

  /// The discs from this cell on, up to one of this player's own.
  template <int kStep>
  [[gnu::always_inline]] static constexpr Set line(Set bit, Set mine, Set theirs) {
    Set turned = 0;
    Set at = stepped<kStep>(bit);
    for (; (at & theirs) != 0; at = stepped<kStep>(at)) turned |= at;
    return (at & mine) != 0 ? turned : 0;
  }

  /// The cells behind all lines that begin at this player's discs: two steps by one disc, then two
  /// discs a step (Kogge and Stone 1973), up to kSize - 2.
  template <int kStep>
  [[gnu::always_inline]] static constexpr Set behind(Set mine, Set theirs) {
    Set line = stepped<kStep>(mine) & theirs;
    line |= stepped<kStep>(line) & theirs;
    const Set pairs = stepped<kStep>(theirs) & theirs;
    for (int i = 0; i < (kSize - 4) / 2; ++i) line |= stepped<2 * kStep>(line) & pairs;
    return stepped<kStep>(line);
  }

  /// How good a cell is, by its place in a quarter of the board, counted from the corner.
  static constexpr int kWorthInQuarter[4][4] = {
      {9, 2, 7, 6}, {2, 1, 3, 4}, {7, 3, 8, 5}, {6, 4, 5, 0}};

  static constexpr int worth_at(int cell) {
    const int x = cell % kSize;
    const int y = cell / kSize;
    return kWorthInQuarter[y < kSize / 2 ? y : kSize - 1 - y][x < kSize / 2 ? x : kSize - 1 - x];
  }
  static constexpr bool is_start(int cell) {
    return ((kBlackStart | kWhiteStart) >> cell & 1u) != 0;
  }

  /// Each cell but the middle, the best first.
  static constexpr std::array<std::uint8_t, kMoves> in_order() {
    std::array<std::uint8_t, kMoves> order{};
    unsigned count = 0;
    for (int worth = 9; worth > 0; --worth) {
      for (int cell = 0; cell < kCells; ++cell) {
        if (worth_at(cell) == worth && !is_start(cell)) {
          order[count++] = static_cast<std::uint8_t>(cell);
        }
      }
    }
    return order;
  }

  template <class T, class Of>
  static constexpr std::array<T, kMoves> of_each_move(Of of) {
    std::array<T, kMoves> all{};
    for (unsigned move = 0; move < kMoves; ++move) all[move] = static_cast<T>(of(kOrder[move]));
    return all;
  }

 public:
  /// The cell of each move.
  static constexpr std::array<std::uint8_t, kMoves> kOrder = in_order();
  /// Of each move: its cell as a set.
  static constexpr std::array<Set, kMoves> kBit =
      of_each_move<Set>([](int cell) { return Set{1} << cell; });
  /// Of each move: which quarter of the board it is in, as a bit.
  static constexpr std::array<std::uint8_t, kMoves> kQuarter =
      of_each_move<std::uint8_t>([](int cell) {
        return 1 << (2 * (cell / kSize >= kSize / 2) + (cell % kSize >= kSize / 2));
      });
  /// Of each move: how good its cell is, 1 to 9.
  static constexpr std::array<std::uint8_t, kMoves> kWorth =
      of_each_move<std::uint8_t>([](int cell) { return worth_at(cell); });
  /// The move to a cell; kMoves for the middle.
  static constexpr std::array<std::uint8_t, kCells> kMoveAt = [] {
    std::array<std::uint8_t, kCells> moves{};
    moves.fill(kMoves);
    for (unsigned move = 0; move < kMoves; ++move) {
      moves[kOrder[move]] = static_cast<std::uint8_t>(move);
    }
    return moves;
  }();
};

}  // namespace frugal
