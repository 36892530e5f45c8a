// SPDX-License-Identifier: MIT
/// \file
/// Connect Four while it is played out. The turn stays in registers, and nothing is kept that only
/// a tree asks for. Both ways play the same games (test_playout.cpp).
///
///   PlayingInPlace      on a chip: in the bytes of the position, with its winning cells
///   PlayingInRegisters  on a machine of 64 bits, and for boards without kept winning cells: copies
///                       of the bitboards
#pragma once

#include <bit>
#include <utility>

#include "frugal/games/connect/position.hpp"

namespace frugal {

/// The position must not be used afterwards.
template <int kW, int kH, int kK, class Threats>
class Connect<kW, kH, kK, Threats>::PlayingInPlace {
 public:
  explicit PlayingInPlace(Position& position)
      : position_(position),
        mine_(&position.sides_[position.plies_ & 1]),
        theirs_(&position.sides_[~position.plies_ & 1]),
        left_(kMaxPlies - position.plies_) {}

  /// No cell is left, and neither player has won.
  bool is_over() const { return left_ == 0; }
  static constexpr int score() { return kTop / 2; }
  Mover mover() const { return mine_ == &position_.sides_[0] ? Mover::kMax : Mover::kMin; }
  Mover opponent() const { return opponent_of(mover()); }

  [[gnu::always_inline]] Moves wins() const { return mine_->threats.cells & position_.next_; }
  [[gnu::always_inline]] Moves dangers() const { return theirs_->threats.cells & position_.next_; }
  [[gnu::always_inline]] bool is_legal(int column) const { return position_.is_legal(column); }
  [[gnu::always_inline]] int action(int column) const { return position_.action(column); }
  [[gnu::always_inline]] bool is_poisoned(int column) const {
    if constexpr (Position::kUsesBytes) {
      return (get_byte(theirs_->threats.cells, column) >> 1 & get_byte(position_.next_, column)) !=
             0;
    } else {
      return (theirs_->threats.cells >> 1 & position_.next_ & (kColumn << (column * kStride))) != 0;
    }
  }
  [[gnu::always_inline]] bool all_are_poisoned() const {
    return (position_.open_cells() & ~(theirs_->threats.cells >> 1)) == 0;
  }

  /// They are in the position already.
  void tell_actions(Position&) const {}

  /// Drops a disc that does not win.
  [[gnu::always_inline]] void play(int column) {
    position_.put_disc(*mine_, column);
    turn();
  }

  /// Drops a disc, for playouts that never ask for wins() or dangers(). True if it wins.
  [[gnu::always_inline]] bool play_wins(int column) {
    if constexpr (Threats::kCompletes && Position::kUsesBytes) {
      const int y = position_.heights_[column]++;
      const std::uint32_t discs = get_byte(mine_->discs, column) | 1u << y;
      set_byte(mine_->discs, column, discs);
      set_byte(position_.next_, column, 2u << y);
      if (mine_->threats.completes(discs, column, y)) return true;
    } else {
      const bool is_win = position_.is_winning(*mine_, column);
      position_.put_disc(*mine_, column);
      if (is_win) return true;
    }
    turn();
    return false;
  }

 private:
  using Side = typename Position::Side;

  [[gnu::always_inline]] void turn() {
    Side* const other = mine_;
    mine_ = theirs_;
    theirs_ = other;
    --left_;
  }

  Position& position_;
  Side* mine_;
  Side* theirs_;
  int left_;
};

template <int kW, int kH, int kK, class Threats>
class Connect<kW, kH, kK, Threats>::PlayingInRegisters {
 public:
  explicit PlayingInRegisters(const Position& position)
      : mine_(side_of(position, position.plies_)),
        theirs_(side_of(position, position.plies_ + 1)),
        next_(position.next_),
        plies_(position.plies_) {}

  /// No cell is left, and neither player has won.
  bool is_over() const { return plies_ == kMaxPlies; }
  static constexpr int score() { return kTop / 2; }
  Mover mover() const { return static_cast<Mover>(plies_ & 1); }
  Mover opponent() const { return opponent_of(mover()); }

  Moves wins() const { return mine_.winning & next_; }
  Moves dangers() const { return theirs_.winning & next_; }
  bool is_legal(int column) const { return (next_ & column_of(column)) != 0; }
  int action(int column) const {
    return column * kStride + std::countr_zero(next_ >> (column * kStride));
  }
  bool is_poisoned(int column) const {
    return (theirs_.winning >> 1 & next_ & column_of(column)) != 0;
  }
  bool all_are_poisoned() const { return (next_ & Shape::kBoard & ~(theirs_.winning >> 1)) == 0; }

  /// Puts the discs back into the position.
  void tell_actions(Position& position) const {
    position.sides_[plies_ & 1].discs = mine_.discs;
    position.sides_[~plies_ & 1].discs = theirs_.discs;
  }

  /// Drops a disc that does not win.
  void play(int column) {
    put_disc(column);
    mine_.winning = BitThreats<Shape>::winning_cells(mine_.discs);
    turn();
  }

  /// Drops a disc, for playouts that never ask for wins() or dangers(). True if it wins.
  bool play_wins(int column) {
    put_disc(column);
    if (has_line(mine_.discs)) return true;
    turn();
    return false;
  }

 private:
  struct Side {
    Cells discs;
    Cells winning;
  };

  static Side side_of(const Position& position, int plies) {
    return {position.discs(plies & 1), Position::winning(position.sides_[plies & 1])};
  }
  static Cells column_of(int column) { return kColumn << (column * kStride); }

  void put_disc(int column) {
    const Cells cell = next_ & column_of(column);
    mine_.discs |= cell;
    next_ += cell;
  }
  void turn() {
    std::swap(mine_, theirs_);
    ++plies_;
  }

  Side mine_;
  Side theirs_;
  Cells next_;
  int plies_;
};

}  // namespace frugal
