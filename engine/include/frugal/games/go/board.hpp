// SPDX-License-Identifier: MIT
/// \file
/// The stones of Go: chains and their liberties, captures, eyes, territory.
///
/// Rows of points have one column of border between them, and a row of border below and above, so
/// that every point has four neighbours and four diagonals. Point 0 is border. On 3 x 3:
///
///     17 # # # #         # border
///     13 . . . #         neighbours of p: p - 1, p + 1, p - kStride, p + kStride
///      9 . . . #
///      5 . . . #         the point of move 0
///      1 # # # #
///      0 #
///
/// Stones of one colour that hang together are a chain: a circular list through `next`. Each stone
/// knows the chain's head, where the chain's liberties are counted. They are pseudo-liberties: an
/// empty point counts once for each stone of the chain beside it, so that a stone put down or taken
/// off is one subtraction or addition for each neighbour. They are 0 exactly when the chain has no
/// liberty, which is all that the rules ask for.
///
/// Invariant: an empty point is a chain of its own, and its liberties are its empty neighbours. So
/// counting never asks what a neighbour is, a new stone finds its liberties counted already, and a
/// point with any can be played without a further look. Border has about a hundred liberties, so it
/// never lacks one.
///
/// Empty points also stand in a list, in no order; a point's place in it is in its `next`.
///
/// Memory: four bytes for a point with its border and one for a point without, if a byte can number
/// them all (up to 14 x 14, where no chain has more than 244 pseudo-liberties either); twice that
/// on larger boards. 9 x 9 takes 526 bytes, with the list's length.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace frugal {

/// Bits, so that an AND of neighbours tells a colour that all of them have; border is of both.
enum class Stone : std::uint8_t { kNone = 0, kBlack = 1, kWhite = 2, kBorder = 3 };

constexpr Stone other_than(Stone stone) {
  return static_cast<Stone>(3 - static_cast<unsigned>(stone));
}

template <int kWidth>
class GoBoard {
 public:
  static constexpr int kSize = kWidth;

 private:
  static_assert(kSize >= 1 && kSize <= 25, "a board has 1 x 1 to 25 x 25 points");
  static constexpr int kStride = kSize + 1;
  static constexpr int kArea = (kSize + 2) * kStride + 1;

 public:
  /// From a point to its neighbours, and to all eight points around it: from the right one, against
  /// the clock.
  static constexpr int kNeighbours[4] = {-1, 1, -kStride, kStride};
  static constexpr int kAround[8] = {1,  kStride + 1,  kStride,  kStride - 1,
                                     -1, -kStride - 1, -kStride, -kStride + 1};
  /// A point's number, and a chain's number of liberties.
  using Point = std::conditional_t<kArea <= 256, std::uint8_t, std::uint16_t>;
  static constexpr int kPoints = kSize * kSize;
  static constexpr int kNowhere = 0;

  /// The point of a move, row by row from the bottom, and the other way round. On a chip without
  /// division, so by multiplication: exact for all moves that there are (test_go.cpp).
  static constexpr int point_of(int move) { return move + quotient<kSize>(move) + kFirst; }
  static constexpr int move_of(int point) {
    return point - kFirst - quotient<kStride>(point - kFirst);
  }

  /// Rows are counted from the bottom, columns from the left, both from 0.
  static constexpr int row_of(int move) { return quotient<kSize>(move); }
  static constexpr int column_of(int move) { return move - kSize * row_of(move); }

  GoBoard() {
    for (int p = 0; p < kArea; ++p) {
      cells_[p] = {static_cast<Point>(p), 0, kOfBorder, Stone::kBorder};
    }
    for (int move = 0; move < kPoints; ++move) {
      const int p = point_of(move);
      cells_[p].stone = Stone::kNone;
      cells_[p].liberties = 0;
      add_to_empty(p);
    }
    for (int move = 0; move < kPoints; ++move) {
      for (const int step : kNeighbours) gain_liberty(point_of(move) + step);
    }
  }

  Stone stone(int p) const { return cells_[p].stone; }
  /// The chain of a point: its head, the next of its stones in a circle, the head's liberties. An
  /// empty point is the head of its own, and its liberties are its empty neighbours.
  [[gnu::always_inline]] int head_of(int p) const { return cells_[p].head; }
  [[gnu::always_inline]] int next_stone(int p) const { return cells_[p].next; }
  [[gnu::always_inline]] int liberties(int head) const { return cells_[head].liberties; }

  int empty_count() const { return empty_count_; }
  int empty_point(int i) const { return empty_[i]; }

  /// Whether an empty point has an empty neighbour: then either player may play there.
  [[gnu::always_inline]] bool is_open(int p) const { return liberties(p) != 0; }

  /// Whether a stone here would be without liberties, and take none of the opponent's chains.
  bool is_suicide(int p, Stone mine) const {
    return !is_open(p) && !saves(p, p - 1, mine) && !saves(p, p + 1, mine) &&
           !saves(p, p - kStride, mine) && !saves(p, p + kStride, mine);
  }

  /// An empty point that its owner should not fill: all neighbours are the owner's, and of the
  /// diagonals the opponent has at most one, at the edge none. Border is of both colours, so with
  /// each neighbour that is border one more of the diagonals may be the opponent's. Both are
  /// counted in multiples of the opponent's bit.
  [[gnu::always_inline]] bool is_eye(int p, Stone mine) const {
    const unsigned west = bits(p - 1);
    const unsigned east = bits(p + 1);
    const unsigned south = bits(p - kStride);
    const unsigned north = bits(p + kStride);
    if ((west & east & south & north & static_cast<unsigned>(mine)) == 0) return false;
    const auto others = static_cast<unsigned>(other_than(mine));
    const unsigned border = (west & others) + (east & others) + (south & others) + (north & others);
    const unsigned diagonals = (bits(p - kStride - 1) & others) + (bits(p - kStride + 1) & others) +
                               (bits(p + kStride - 1) & others) + (bits(p + kStride + 1) & others);
    return diagonals <= others + border;
  }

  /// Puts a stone down and takes off what it captures; taken(point) is called for each of these.
  /// Returns the point that ko forbids, or kNowhere.
  template <class Taken>
  [[gnu::always_inline]] int put(int p, Stone mine, Taken taken) {
    remove_from_empty(p);
    cells_[p].stone = mine;
    cells_[p].next = static_cast<Point>(p);
    bool may_take = lose_liberty(p - 1);
    may_take |= lose_liberty(p + 1);
    may_take |= lose_liberty(p - kStride);
    may_take |= lose_liberty(p + kStride);
    join_if(p, p - 1, mine);
    join_if(p, p + 1, mine);
    join_if(p, p - kStride, mine);
    join_if(p, p + kStride, mine);
    return may_take ? take_beside(p, other_than(mine), taken) : kNowhere;
  }

  /// Points that are black's beyond those that are white's: the empty ones from which only one
  /// colour can be reached over empty points. Both colours spread over the list until nothing
  /// changes. Once all empty points are eyes, nothing changes in the second round.
  int territory() const {
    std::array<std::uint8_t, kPoints> reached{};
    for (bool spreads = true; spreads;) {
      spreads = false;
      for (int i = 0; i < empty_count_; ++i) {
        unsigned colours = reached[i];
        for (const int step : kNeighbours) colours |= seen_at(empty_[i] + step, reached);
        spreads = spreads || colours != reached[i];
        reached[i] = static_cast<std::uint8_t>(colours);
      }
    }
    int balance = 0;
    for (int i = 0; i < empty_count_; ++i) balance += (reached[i] == 1) - (reached[i] == 2);
    return balance;
  }

  /// Moves a point of the list to another place in it.
  [[gnu::always_inline]] void swap_empty(int i, int j) {
    const Point p = empty_[i];
    const Point q = empty_[j];
    place_empty(i, q);
    place_empty(j, p);
  }

 private:
  struct Cell {
    Point head;
    Point next;       ///< of an empty point: its place in the list
    Point liberties;  ///< of a head
    Stone stone;
  };
  static constexpr int kFirst = kStride + 1;
  static constexpr Point kOfBorder = 100;  ///< liberties, more or less

  /// n / kDivisor, for n below the board's area.
  template <int kDivisor>
  static constexpr int quotient(int n) {
    constexpr int kInverse = (65536 + kDivisor - 1) / kDivisor;
    return n * kInverse >> 16;
  }

  [[gnu::always_inline]] unsigned bits(int p) const {
    return static_cast<unsigned>(cells_[p].stone);
  }

  /// Whether a stone on a closed point may stay because of a neighbour: of a chain of its own
  /// colour that has another liberty, or of an opponent's that has none. Border is like an
  /// opponent's chain that is never taken.
  [[gnu::always_inline]] bool saves(int p, int neighbour, Stone mine) const {
    const Cell& cell = cells_[neighbour];
    const bool has_more = liberties(cell.head) > 4 || has_liberty_beside(p, cell.head);
    return has_more == (cell.stone == mine);
  }

  /// Whether a chain beside an empty point has another liberty. The point counts up to four times.
  [[gnu::noinline]] bool has_liberty_beside(int p, int head) const {
    int left = liberties(head);
    for (const int step : kNeighbours) left -= cells_[p + step].head == head;
    return left > 0;
  }

  /// A neighbour of this point was emptied.
  [[gnu::always_inline]] void gain_liberty(int p) { ++cells_[cells_[p].head].liberties; }
  /// A neighbour of this point was filled. True if it was the last liberty of its chain.
  [[gnu::always_inline]] bool lose_liberty(int p) {
    return --cells_[cells_[p].head].liberties == 0;
  }

  [[gnu::always_inline]] void join_if(int p, int neighbour, Stone mine) {
    if (cells_[neighbour].stone != mine) return;
    const int head = cells_[neighbour].head;
    const int other = cells_[p].head;
    if (head != other) join(head, other);
  }

  /// Takes the chains of a colour beside a new stone that have no liberties. Returns the point that
  /// ko forbids: there is one if a single stone took a single one, and that was where its only
  /// liberty is now.
  template <class Taken>
  [[gnu::noinline]] int take_beside(int p, Stone others, Taken taken) {
    int stones = 0;
    int last = kNowhere;
    for (const int step : kNeighbours) {
      const Cell& cell = cells_[p + step];
      if (cell.stone != others || liberties(cell.head) != 0) continue;
      stones += capture(p + step, taken);
      last = p + step;
    }
    const bool is_ko = stones == 1 && cells_[p].next == p && liberties(p) == 1;
    return is_ko ? last : kNowhere;
  }

  /// Makes one chain of two. The second one's stones get a new head.
  [[gnu::noinline]] void join(int head, int other) {
    cells_[head].liberties = static_cast<Point>(liberties(head) + liberties(other));
    for (int p = other; cells_[p].head != head; p = cells_[p].next) {
      cells_[p].head = static_cast<Point>(head);
    }
    std::swap(cells_[head].next, cells_[other].next);
  }

  /// Takes a chain off; returns how many stones it had. At first they become points without
  /// liberties, then each of them adds one to its neighbours.
  template <class Taken>
  int capture(int first, Taken taken) {
    int stones = 0;
    int p = first;
    do {
      cells_[p].head = static_cast<Point>(p);
      cells_[p].liberties = 0;
      cells_[p].stone = Stone::kNone;
      p = cells_[p].next;
    } while (p != first);
    do {
      const int next = cells_[p].next;
      gain_liberty(p - 1);
      gain_liberty(p + 1);
      gain_liberty(p - kStride);
      gain_liberty(p + kStride);
      add_to_empty(p);
      taken(p);
      ++stones;
      p = next;
    } while (p != first);
    return stones;
  }

  [[gnu::always_inline]] void place_empty(int i, int p) {
    empty_[i] = static_cast<Point>(p);
    cells_[p].next = static_cast<Point>(i);
  }
  [[gnu::always_inline]] void add_to_empty(int p) { place_empty(empty_count_++, p); }
  [[gnu::always_inline]] void remove_from_empty(int p) {
    place_empty(cells_[p].next, empty_[--empty_count_]);
  }

  unsigned seen_at(int p, const std::array<std::uint8_t, kPoints>& reached) const {
    const Stone stone = cells_[p].stone;
    if (stone == Stone::kBorder) return 0;
    return stone == Stone::kNone ? reached[cells_[p].next] : static_cast<unsigned>(stone);
  }

  std::array<Cell, kArea> cells_;
  std::array<Point, kPoints> empty_;
  Point empty_count_ = 0;
};

}  // namespace frugal
