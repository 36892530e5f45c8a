// SPDX-License-Identifier: MIT
/// \file
/// The rules and positions of Connect Four and its relatives: drop discs in columns, line up kLine
/// of them. Include games/connect/connect.hpp, which adds the playouts.
///
/// The board may have any width, height and line length, if it fits 64 bits with one spare cell on
/// each column.
///
///     bit of the cell (x, y) = x * kStride + y          y = 0 is the bottom
///
/// kStride is 8 where the board allows it, so that a column is a byte.
///
/// A position has for each player the *winning cells*: the cells that would complete a line of
/// that player. An AND with the cells that are next tells for all columns at once whether the mover
/// wins, must block, or would give a win away by moving below one. So tactical playouts and static
/// facts cost almost nothing. threats.hpp finds the winning cells in two ways: on boards of up to 8
/// x 7 they are kept up to date disc by disc, on others they are computed when they are asked for.
///
/// The key is Allis's and Pons's: in each column the first player's discs and a guard bit above the
/// top disc, (height + 1) bits a column. Dropping a disc moves the guard up, which is one addition:
///
///     second player's disc: column + bit        first player's disc: column + 2 * bit
///
/// so the keys of the position and of its mirror image are both kept up to date that way.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "frugal/bounds.hpp"
#include "frugal/game.hpp"
#include "frugal/games/connect/threats.hpp"
#include "frugal/games/connect/zugzwang.hpp"

namespace frugal {

template <int kW, int kH, int kK>
struct ConnectShape {
  static constexpr int kWidth = kW;
  static constexpr int kHeight = kH;
  static constexpr int kLine = kK;
  static_assert(kW >= 1 && kH >= 1 && kK >= 2,
                "a board has columns, rows and lines of two or more");
  static_assert(kW * (kH + 1) <= 64, "the board must fit 64 bits: width * (height + 1)");

  static constexpr bool kByteColumns = kW <= 8 && kH <= 7;
  static constexpr int kStride = kByteColumns ? 8 : kH + 1;

  static constexpr Cells bottom() {
    Cells cells = 0;
    for (int x = 0; x < kW; ++x) cells |= Cells{1} << (x * kStride);
    return cells;
  }
  static constexpr Cells kBottom = bottom();
  static constexpr Cells kBoard = kBottom * ((Cells{1} << kH) - 1);
};

template <int kW, int kH, int kK, class Threats = DefaultThreats<ConnectShape<kW, kH, kK>>>
struct Connect {
  using Shape = ConnectShape<kW, kH, kK>;
  static constexpr int kMoves = kW;
  static constexpr int kTop = 2;
  static constexpr int kMaxPlies = kW * kH;
  static constexpr int kKeyBits = kW * (kH + 1);
  static constexpr bool kExactKeys = true;
  static constexpr int kStride = Shape::kStride;
  using Moves = Cells;
  using Undo = typename Threats::Saved;
  using B = Bounds<kTop>;

  /// What ends are worth to the mover of a position with so many discs, as bounds.
  struct WinDrawLoss {
    using B = Bounds<kTop>;
    static constexpr int kDraw = kTop / 2;
    static constexpr bool kTellsHowSoon = false;
    static constexpr std::uint32_t kLostInTheEnd = B::kLost;       ///< sooner or later
    static constexpr std::uint32_t won(int) { return B::kWon; }    ///< by the next disc
    static constexpr std::uint32_t lost(int) { return B::kLost; }  ///< by the opponent's next disc
    /// The next disc does not win, and one of them lets the opponent's next disc not win.
    static constexpr std::uint32_t undecided(int) { return B::kUnknown; }
  };

  class Position;
  class PlayingInPlace;
  class PlayingInRegisters;
  class Followers;
  using Playing =
      std::conditional_t<kNarrowMachine && Threats::kAreKept, PlayingInPlace, PlayingInRegisters>;

  /// Columns from the centre outwards; right before left, left before right in a mirror image.
  static constexpr int move_of(int slot, bool mirrored) { return kColumns[mirrored][slot]; }

  /// The column of the lowest cell of a set.
  static int first_of(Moves moves) { return std::countr_zero(moves) / kStride; }
  /// The column of an action.
  static constexpr int move_by(int action) { return action / kStride; }
  static constexpr int kActions = kW * kH;
  static constexpr int action_of(int cell, bool mirrored) {
    const int column = cell / kStride;
    return (mirrored ? kW - 1 - column : column) * kH + cell % kStride;
  }

  static constexpr bool has_two(Moves moves) { return (moves & (moves - 1)) != 0; }
  static constexpr bool has(Moves moves, int column) {
    return ((moves >> (column * kStride)) & kColumn) != 0;
  }

  /// Whether discs dropped onto `from` can make `to` or its mirror image.
  static constexpr bool can_follow(std::uint64_t from, std::uint64_t to) {
    return Followers(from)(to);
  }

 private:
  static constexpr Cells kColumn = (Cells{1} << kH) - 1;
  static constexpr int kKeyStride = kH + 1;

  static constexpr std::array<std::array<std::int8_t, kW>, 2> columns() {
    std::array<std::array<std::int8_t, kW>, 2> result{};
    for (int slot = 0; slot < kW; ++slot) {
      const int away = (slot + 1) / 2;
      const int column = (kW - 1) / 2 + (slot % 2 == 1 ? away : -away);
      result[0][slot] = static_cast<std::int8_t>(column);
      result[1][slot] = static_cast<std::int8_t>(kW - 1 - column);
    }
    return result;
  }
  static constexpr auto kColumns = columns();

  static bool has_line(Cells cells) { return has_line_in<Shape>(cells); }

  /// A key, in 32 bits where that is enough.
  using Word = std::conditional_t<kKeyBits <= 32, std::uint32_t, std::uint64_t>;
  static constexpr Word kColumnBits = (Word{1} << kKeyStride) - 1;
  static constexpr Word in_every_column(Word column) {
    Word word = 0;
    for (int x = 0; x < kW; ++x) word |= column << (x * kKeyStride);
    return word;
  }
  static constexpr Word kLowBits = in_every_column((Word{1} << kH) - 1);  ///< all but the highest
  static constexpr Word kHighBits = in_every_column(Word{1} << kH);

  static constexpr Word mirrored(Word key) {
    Word mirror = 0;
    for (int x = 0; x < kW; ++x) {
      const Word column = key >> (x * kKeyStride) & kColumnBits;
      mirror |= column << ((kW - 1 - x) * kKeyStride);
    }
    return mirror;
  }

  /// How many lines fit on the board without sharing a cell. With fewer discs a player can't block
  /// all of them.
  static constexpr int disjoint_lines() {
    const int columns = kW * (kH / kK);
    const int rows = kH * (kW / kK);
    return columns > rows ? columns : rows;
  }
};

template <int kW, int kH, int kK, class Threats>
class Connect<kW, kH, kK, Threats>::Position {
  friend class PlayingInPlace;
  friend class PlayingInRegisters;

 public:
  Position() : next_(Shape::kBottom) {
    for (int x = 0; x < kW; ++x) key_ |= std::uint64_t{1} << (x * kKeyStride);
    mirror_ = key_;
  }

  /// The position with these discs, which have fallen: `first` are those of the first player, which
  /// has as many as the second, or one more. Neither player has a line.
  static Position of(const Cells& first, const Cells& second) {
    Position position;
    for (int x = 0; x < kW; ++x) {
      for (int y = 0; y < kH; ++y) {
        const Cells cell = one_bit(x * kStride + y);
        if (((first | second) & cell) != 0) position.add_disc(x, (first & cell) != 0 ? 0 : 1);
      }
    }
    return position;
  }

  [[gnu::always_inline]] Key key() const {
    if (mirror_ < key_) return {mirror_, true};
    return {key_, false};
  }
  Mover mover() const { return static_cast<Mover>(plies_ & 1); }
  int plies() const { return plies_; }
  bool is_over() const { return result_ != kNotOver; }
  int score() const { return result_; }

  bool is_legal(int column) const {
    if constexpr (kUsesBytes) {
      return get_byte(next_, column) < (1u << kH);
    } else {
      return (next_ & Shape::kBoard & (kColumn << (column * kStride))) != 0;
    }
  }

  void play(int column) {
    const int y = height(column);
    const int cell = column * kKeyStride + y;
    const int mirrored = (kW - 1 - column) * kKeyStride + y;
    const int is_first = ~plies_ & 1;
    key_ += one_bit(cell + is_first);
    mirror_ += one_bit(mirrored + is_first);

    const bool is_win = drop_wins(sides_[plies_ & 1], column);
    ++plies_;
    if (is_win) {
      result_ = (plies_ & 1) == 0 ? 0 : kTop;
    } else if (plies_ == kMaxPlies) {
      result_ = kTop / 2;
    }
  }

  Undo undo_of(int) const { return sides_[plies_ & 1].threats.saved(); }

  void take_back(int column, const Undo& undo) {
    --plies_;
    result_ = kNotOver;
    lift_disc(sides_[plies_ & 1], column);
    sides_[plies_ & 1].threats.restore(undo);
    const int y = height(column);
    const int is_first = ~plies_ & 1;
    key_ -= one_bit(column * kKeyStride + y + is_first);
    mirror_ -= one_bit((kW - 1 - column) * kKeyStride + y + is_first);
  }

  // A search asks these at each step. They are kept in its loops wherever a proof asks as well.

  /// The first empty cell of each column that has one.
  [[gnu::always_inline]] Cells open_cells() const { return next_ & Shape::kBoard; }
  /// The open cells by which the mover wins at once.
  [[gnu::always_inline]] Cells wins() const { return winning(sides_[plies_ & 1]) & next_; }
  /// The open cells by which the opponent would win if it were to move.
  [[gnu::always_inline]] Cells dangers() const { return winning(sides_[~plies_ & 1]) & next_; }
  /// The open cells below a winning cell of the opponent: a disc there gives the opponent the win.
  [[gnu::always_inline]] Cells poisoned() const {
    return winning(sides_[~plies_ & 1]) >> 1 & open_cells();
  }

  Cells discs(int player) const { return sides_[player].discs; }
  /// The cell that a disc dropped here takes, and the cells that a player has.
  int action(int column) const { return column * kStride + height(column); }
  std::uint64_t actions(Mover mover) const { return sides_[index_of(mover)].discs; }
  Cells winning_cells(int player) const { return winning(sides_[player]) & empty_cells(); }

  /// How strong a legal move looks: the product of the strengths of its features, as in Bradley and
  /// Terry's model of teams. An ordinary move at the edge has 16.
  int strength(int column) const {
    const Cells cell = one_bit(action(column));
    const Side& mine = sides_[plies_ & 1];
    const Cells wins = winning(mine);
    if ((cell & wins) != 0) return kStrongest;
    const Cells made = winning_with(mine, column) & empty_cells() & ~cell & ~wins;
    return std::min(kStrongest,
                    strength_of(column, cell, made, wins, winning(sides_[~plies_ & 1])));
  }

  /// The same of the move that led here, which is cheaper; and the fewer replies a move leaves, the
  /// stronger it looks.
  int strength_after(int column, const Undo& undo, const Moves& lost) const {
    const Side& mine = sides_[~plies_ & 1];
    const Cells cell = one_bit(action(column) - 1);
    const Cells before = winning_before(mine, cell, undo);
    const Cells made = winning(mine) & ~before & empty_cells();
    int few = 64;
    for (Cells replies = open_cells() & ~lost; replies != 0; replies &= replies - 1) few /= 2;
    return strength_of(column, cell, made, before, winning(sides_[plies_ & 1])) * (16 + few);
  }

  /// Whether the game goes on, and the mover neither wins at once nor loses at once whatever it
  /// plays.
  bool is_undecided() const {
    if (is_over() || wins() != 0) return false;
    const Cells danger = dangers();
    if (has_two(danger)) return false;
    return ((danger != 0 ? danger : open_cells()) & ~poisoned()) != 0;
  }

  /// The column that blocks the opponent's only threat, if the mover can't win first; else -1.
  int forced_reply() const { return dangers() == 0 ? -1 : only_block(); }

  Facts<Cells> facts() const { return facts_by<WinDrawLoss>(); }
  Facts<Cells> closer_facts() const { return facts_by<WinDrawLoss, true>(); }

 protected:
  /// What a glance at a game that goes on tells, in the order of what it pays: the mover wins at
  /// once; it can't parry two threats, or one with another above it; all its moves give the win
  /// away; a single reply is left; a side has no line left; the follow-up rule, or at a closer look
  /// all that zugzwang tells. What a win is worth after so many plies, the scale S tells.
  template <class S, bool kCloser = false>
  Facts<Cells> facts_by() const {
    const Cells open = open_cells();
    if (wins() != 0) return {S::won(plies_), 0};
    const Cells danger = dangers();
    const Cells poison = poisoned();
    Cells lost = poison;
    if (danger != 0) {
      if (has_two(danger) || (danger & poison) != 0) return {S::lost(plies_), open};
      lost = open & ~danger;
    } else if (poison == open) {
      return {S::lost(plies_), open};
    }
    return {S::B::tightened(S::undecided(plies_),
                            S::B::tightened(lines_left<S>(), answered_by_rule<S, kCloser>())),
            lost};
  }

 private:
  struct Side {
    Cells discs = 0;
    [[no_unique_address]] Threats threats;
  };

  static constexpr std::int8_t kNotOver = -1;
  static constexpr int kStrongest = 65535 / kW;
  static constexpr bool kUsesBytes = kNarrowMachine && Threats::kAreKept;

  int height(int column) const {
    if constexpr (kUsesBytes) {
      return heights_[column];
    } else {
      return std::countr_zero(next_ >> (column * kStride));
    }
  }

  [[gnu::always_inline]] static Cells winning(const Side& side) {
    if constexpr (Threats::kAreKept) {
      return side.threats.cells;
    } else {
      return Threats::winning_cells(side.discs);
    }
  }

  /// By the winning cells that the disc makes, and those that the two sides had before it.
  [[gnu::always_inline]] static int strength_of(int column, const Cells& cell, const Cells& made,
                                                const Cells& wins, const Cells& dangers) {
    int strength = 16 * (1 + std::min(column, kW - 1 - column));  // the centre
    if ((cell & dangers) != 0) strength *= 16;                    // a threat parried
    if (made != 0) strength *= has_two(made) ? 8 : 4;             // threats made
    if ((cell << 1 & wins) != 0) strength /= 4;                   // the opponent can parry ours
    if ((cell << 1 & dangers) != 0) strength /= 16;               // the opponent can win
    return std::max(strength, 1);
  }

  /// The same with a disc less.
  static Cells winning_before(const Side& after, const Cells& cell, const Undo& undo) {
    if constexpr (Threats::kAreKept) {
      return undo;
    } else {
      return Threats::winning_cells(after.discs & ~cell);
    }
  }

  /// The same with a disc more.
  Cells winning_with(const Side& before, int column) const {
    Side side = before;
    const int y = height(column);
    side.discs |= one_bit(column * kStride + y);
    if constexpr (Threats::kAreKept) side.threats.add(side.discs, column, y);
    return winning(side);
  }

  /// Drops a disc. True if it wins.
  [[gnu::always_inline]] bool drop_wins(Side& side, int column) {
    if constexpr (Threats::kAreKept) {
      const bool is_win = is_winning(side, column);
      put_disc(side, column);
      return is_win;
    } else {
      put_disc(side, column);
      return has_line(side.discs);
    }
  }

  [[gnu::always_inline]] bool is_winning(const Side& side, int column) const {
    if constexpr (kUsesBytes) {
      return (get_byte(side.threats.cells, column) & get_byte(next_, column)) != 0;
    } else {
      return (side.threats.cells & next_ & (kColumn << (column * kStride))) != 0;
    }
  }

  [[gnu::always_inline]] void put_disc(Side& side, int column) {
    [[maybe_unused]] const int y = height(column);
    if constexpr (kUsesBytes) {
      const std::uint32_t cell = get_byte(next_, column);
      set_byte(side.discs, column, get_byte(side.discs, column) | cell);
      set_byte(next_, column, cell << 1);
      heights_[column] = static_cast<std::uint8_t>(y + 1);
    } else {
      const Cells cell = next_ & (((kColumn << 1) | 1) << (column * kStride));
      side.discs |= cell;
      next_ += cell;
    }
    if constexpr (Threats::kAreKept) side.threats.add(side.discs, column, y);
  }

  void add_disc(int column, int player) {
    const int y = height(column);
    const int is_first = 1 - player;
    key_ += one_bit(column * kKeyStride + y + is_first);
    mirror_ += one_bit((kW - 1 - column) * kKeyStride + y + is_first);
    put_disc(sides_[player], column);
    ++plies_;
  }

  [[gnu::always_inline]] void lift_disc(Side& side, int column) {
    if constexpr (kUsesBytes) {
      const std::uint32_t cell = get_byte(next_, column) >> 1;
      set_byte(side.discs, column, get_byte(side.discs, column) ^ cell);
      set_byte(next_, column, cell);
      --heights_[column];
    } else {
      const Cells cell = (next_ >> 1) & (kColumn << (column * kStride));
      side.discs ^= cell;
      next_ -= cell;
    }
    if constexpr (Threats::kAreKept) side.threats.lift(column, height(column));
  }

  Cells empty_cells() const { return Shape::kBoard & ~(sides_[0].discs | sides_[1].discs); }

  /// Seldom asked for: kept out of the search's way.
  [[gnu::noinline]] int only_block() const {
    const Cells danger = dangers();
    return has_two(danger) || wins() != 0 ? -1 : first_of(danger);
  }

  /// A side can't win any more if each of its lines holds a disc of the other side.
  template <class S>
  [[gnu::always_inline]] std::uint32_t lines_left() const {
    using Known = typename S::B;
    if (plies_ < 2 * disjoint_lines() - 1) return Known::kUnknown;
    const int me = plies_ & 1;
    std::uint32_t bounds = Known::kUnknown;
    if (!has_line(Shape::kBoard & ~sides_[1 - me].discs)) bounds |= Known::at_most(S::kDraw);
    if (!has_line(Shape::kBoard & ~sides_[me].discs)) bounds |= Known::at_least(S::kDraw);
    return bounds;
  }

  template <class S, bool kCloser>
  std::uint32_t answered_by_rule() const {
    if constexpr (!kCloser) return follow_up<S>();
    const Side& mine = sides_[plies_ & 1];
    const Side& theirs = sides_[~plies_ & 1];
    return Zugzwang<Shape>(mine.discs, theirs.discs, winning(theirs), next_)
        .template bounds<S>(plies_);
  }

  /// The follow-up rule (Allis 1988, "claimeven" on the whole board): if every column has an even
  /// number of empty cells, the opponent can answer each disc in the same column, and so gets the
  /// upper cell of each pair. If the mover has no line in what is left to it, the opponent has at
  /// least a draw. If the opponent then completes a line, it wins.
  template <class S>
  std::uint32_t follow_up() const {
    using Known = typename S::B;
    constexpr Cells kPairs = kBottomOfPairs;
    if ((next_ & ~kPairs & Shape::kBoard) != 0) return Known::kUnknown;
    const int me = plies_ & 1;
    const Cells empty = empty_cells();
    if (has_line(sides_[me].discs | (empty & kPairs))) return Known::kUnknown;
    return has_line(sides_[1 - me].discs | (empty & ~kPairs)) ? S::kLostInTheEnd
                                                              : Known::at_most(S::kDraw);
  }

  /// The lower cells of the pairs, counted from the top: the rows with an even number of cells at
  /// and above them.
  static constexpr Cells bottom_of_pairs() {
    Cells cells = 0;
    for (int y = 0; y < kH; ++y) {
      if ((kH - y) % 2 == 0) cells |= Shape::kBottom << y;
    }
    return cells;
  }
  static constexpr Cells kBottomOfPairs = bottom_of_pairs();

  // What a drop touches comes first: a Cortex-M0 reaches bytes up to 31 behind a pointer.
  /// In each column the first empty cell, the spare one above the board if it is full.
  Cells next_;
  std::array<std::uint8_t, kUsesBytes ? kW : 0> heights_{};
  std::uint8_t plies_ = 0;
  std::int8_t result_ = kNotOver;
  std::array<Side, 2> sides_{};
  std::uint64_t key_ = 0;
  std::uint64_t mirror_ = 0;
};

/// What can follow a position. When the root moves on this is asked of every record of a pool,
/// while a button may be waiting: so all columns at once, without a branch.
template <int kW, int kH, int kK, class Threats>
class Connect<kW, kH, kK, Threats>::Followers {
 public:
  constexpr explicit Followers(std::uint64_t from)
      : straight_(static_cast<Word>(from)), mirrored_(mirrored(static_cast<Word>(from))) {}

  constexpr bool operator()(std::uint64_t to) const {
    return straight_.is_below(static_cast<Word>(to)) || mirrored_.is_below(static_cast<Word>(to));
  }

 private:
  /// Below its guards the other has the same discs, and no guard of the other is lower.
  struct Floor {
    constexpr explicit Floor(Word from) : below(from) {
      for (int i = 1; i <= kH; i *= 2) below |= below >> i & in_every_column(kColumnBits >> i);
      below = below >> 1 & kLowBits;
      discs = from & below;
    }
    constexpr bool is_below(Word to) const {
      const Word above = to & ~below;
      const Word has_guard = (((above & kLowBits) + kLowBits) | above) & kHighBits;
      return (to & below) == discs && has_guard == kHighBits;
    }
    Word below;
    Word discs;
  };

  Floor straight_;
  Floor mirrored_;
};

}  // namespace frugal
