// SPDX-License-Identifier: MIT
/// \file
/// Othello on 4x4, 6x6 and 8x8.
///
/// A disc is placed so that it encloses discs of the other colour in a straight line, and turns
/// them over. A player that can't do that passes; that is no move of its own here: the opponent
/// moves again. The game ends when neither can move. Max has the black discs and begins.
///
/// The score is Max's discs, with the empty cells given to the winner, and halved in a draw:
///
///     score = cells - theirs, if Max has more    theirs: Min's discs
///           = cells / 2, if both have as many
///           = mine, if Max has fewer             mine: Max's discs
///
/// That is how tournaments count, and the FFO positions of the field: a win by 6 on 8x8 is
/// (64 + 6) / 2 = 35.
///
/// The legal moves are part of a position, as they tell who moves. cells.hpp has the board.
///
/// The key is the mover's discs and all discs: both colours are the same to the mover, so it needs
/// no mover. It takes 32, 72 and 128 bits.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "frugal/bounds.hpp"
#include "frugal/game.hpp"
#include "frugal/games/othello/cells.hpp"
#include "frugal/random.hpp"

namespace frugal {

template <int kSize>
struct Othello {
  using Cells = OthelloCells<kSize>;
  using Set = typename Cells::Set;
  static constexpr int kWidth = kSize;
  static constexpr int kHeight = kSize;
  static constexpr int kCells = kSize * kSize;
  static constexpr int kMoves = kCells - 4;  // the middle is taken from the start
  static constexpr int kTop = kCells;
  static constexpr int kMaxPlies = kMoves;
  static constexpr int kKeyBits = 2 * kCells;
  static constexpr bool kExactKeys = true;
  static constexpr int kActions = kCells;

  /// Moves are numbered from the corners, which can't be turned, to the cells beside them.
  static constexpr int move_of(int slot, bool) { return slot; }
  /// Where a move places its disc, from 0 for A1, row by row; kCells - 1 is the last.
  static constexpr int cell_of(int move) { return Cells::kOrder[static_cast<unsigned>(move)]; }
  static constexpr int action_of(int bit, bool) { return bit % kCells; }

  using Bits = KeyBits<kKeyBits>;
  /// Discs stay where they are placed.
  static constexpr bool can_follow(const Bits& from, const Bits& to) {
    return (taken_of(from) & ~taken_of(to)) == 0;
  }

  /// First who wins, then away from the draw in small steps: most values are near, and what is
  /// false is told sooner.
  static constexpr int question(int pess, int opti) {
    if (pess >= kTop / 2) return std::min(pess + kSmallStep, opti);
    if (opti <= kTop / 2) return std::max(opti - kSmallStep, pess) + 1;
    return kTop / 2 + 1;
  }

  /// No move loses at a glance.
  using Moves = NoMoves;
  static constexpr bool has(Moves, int) { return false; }

  struct Undo {
    Set mine;
    Set theirs;
    Set moves;
    Mover mover;
  };

  class Position {
    using B = Bounds<kTop>;

   public:
    constexpr Position() : Position(Cells::kBlackStart, Cells::kWhiteStart, Mover::kMax) {}
    /// Any discs. If this player can't move, the other does.
    constexpr Position(Set black, Set white, Mover mover)
        : mine_(mover == Mover::kMax ? black : white),
          theirs_(mover == Mover::kMax ? white : black),
          mover_(mover),
          empty_(static_cast<std::uint8_t>(std::popcount(Set(~(black | white) & Cells::kAll)))) {
      for (int move = 0; move < kMoves; ++move) {
        if ((Cells::kBit[move] & ~(black | white)) != 0) odd_ ^= Cells::kQuarter[move];
      }
      find_moves();
    }

    constexpr auto key() const { return key_of(mine_, static_cast<Set>(mine_ | theirs_)); }
    constexpr Mover mover() const { return mover_; }
    constexpr bool is_over() const { return moves_ == 0; }
    constexpr int score() const {
      const int seen = score_of(std::popcount(mine_), std::popcount(theirs_));
      return seen_by<Othello>(mover_, seen);
    }
    /// By how many discs Max has won, with the empty cells.
    constexpr int margin() const { return 2 * score() - kCells; }
    constexpr bool is_legal(int move) const { return (moves_ & Cells::kBit[move]) != 0; }

    constexpr void play(int move) {
      const Set bit = Cells::kBit[move];
      const Set turned = Cells::turned_by(bit, mine_, theirs_);
      if (mover_ == Mover::kMax) by_max_ |= bit;
      mine_ ^= turned | bit;
      theirs_ ^= turned;
      odd_ ^= Cells::kQuarter[move];
      --empty_;
      change_sides();
      find_moves();
    }

    /// The last two cells are filled at a glance.
    constexpr Facts<Moves> facts() const {
      if (empty_ > 2) return {B::kUnknown, {}};
      const Set cells = ~(mine_ | theirs_) & Cells::kAll;
      const Set one = cells & -cells;
      const Set other = cells ^ one;
      return {B::exactly(std::max(end_by(one, other), end_by(other, one))), {}};
    }

    /// A good cell, and one in a quarter of the board with an odd number of empty cells, where this
    /// player may have the last move.
    constexpr int strength(int move) const { return worth_of(move, odd_); }

    /// What leaves the opponent few moves, and no corner; then as above.
    constexpr int strength_after(int move, const Undo& undo, Moves) const {
      const bool is_skipped = mover_ == undo.mover;
      const Set replies = is_skipped ? 0 : moves_;
      const int count = std::popcount(replies) + std::popcount(replies & Cells::kCorners);
      return worth_of(move, odd_ ^ Cells::kQuarter[move]) + kOfMove * (kMostMoves - count);
    }

    constexpr Undo undo_of(int) const { return {mine_, theirs_, moves_, mover_}; }
    constexpr void take_back(int move, const Undo& undo) {
      mine_ = undo.mine;
      theirs_ = undo.theirs;
      moves_ = undo.moves;
      mover_ = undo.mover;
      by_max_ &= ~Cells::kBit[move];
      odd_ ^= Cells::kQuarter[move];
      ++empty_;
    }

    /// For the history: which cells a player has placed a disc on.
    constexpr int action(int move) const { return cell_of(move % kMoves); }
    constexpr std::uint64_t actions(Mover mover) const {
      const Set placed = (mine_ | theirs_) & ~(Cells::kBlackStart | Cells::kWhiteStart);
      return mover == Mover::kMax ? by_max_ : placed & ~by_max_;
    }

    constexpr int empty() const { return empty_; }
    constexpr Set discs_of(Mover mover) const { return mover == mover_ ? mine_ : theirs_; }
    /// As a set of cells.
    constexpr Set moves() const { return moves_; }

    /// For people: X black, O white; A1 is below, as the Go Text Protocol has it.
    char symbol(int x, int y) const {
      const Set bit = Cells::bit_at(x, y);
      if ((discs_of(Mover::kMax) & bit) != 0) return 'X';
      return (discs_of(Mover::kMin) & bit) != 0 ? 'O' : '.';
    }

   private:
    static constexpr int kMostMoves = 40;  ///< with the corners; no position has as many
    static constexpr int kOfMove = 10;     ///< in places of a cell
    static constexpr int kOdd = 6;

    static constexpr int worth_of(int move, int odd) {
      return Cells::kWorth[move] + ((odd & Cells::kQuarter[move]) != 0 ? kOdd : 0);
    }

    /// What it is worth to take a cell, where the other one is the last; 0 if it is no move.
    constexpr int end_by(Set cell, Set last) const {
      const Set turned = Cells::turned_by(cell, mine_, theirs_);
      if (turned == 0) return 0;
      const Set mine = mine_ | cell | turned;
      const Set theirs = theirs_ ^ turned;
      if (const Set replied = Cells::turned_by(last, theirs, mine); replied != 0) {
        return std::popcount(mine ^ replied);
      }
      const Set again = Cells::turned_by(last, mine, theirs);
      if (again == 0) return score_of(std::popcount(mine), std::popcount(theirs));
      return std::popcount(mine | last | again);
    }

    constexpr void change_sides() {
      std::swap(mine_, theirs_);
      mover_ = opponent_of(mover_);
    }
    constexpr void find_moves() {
      moves_ = Cells::moves_of(mine_, theirs_);
      if (moves_ != 0) return;
      change_sides();
      moves_ = Cells::moves_of(mine_, theirs_);
    }

    Set mine_;
    Set theirs_;
    Set moves_ = 0;
    Set by_max_ = 0;
    Mover mover_;
    std::uint8_t empty_;
    std::uint8_t odd_ = 0;  ///< the quarters of the board with an odd number of empty cells
  };

  /// A playout draws one of the legal moves.
  class Playing {
   public:
    explicit Playing(Position& position) : position_(position) {}
    bool is_over() const { return position_.is_over(); }
    int score() const { return position_.score(); }
    void play_random(Random& random) {
      const Set moves = position_.moves();
      const int cell = nth_of(moves, random.below(std::popcount(moves)));
      position_.play(Cells::kMoveAt[static_cast<unsigned>(cell)]);
    }

   private:
    static int nth_of(Set moves, int n) {
      for (; n > 0; --n) moves &= moves - 1;
      return std::countr_zero(moves);
    }

    Position& position_;
  };

 private:
  static constexpr int kSmallStep = 2;

  static constexpr int score_of(int mine, int theirs) {
    if (mine == theirs) return kTop / 2;
    return mine > theirs ? kTop - theirs : mine;
  }

  /// The mover's discs in the lower half, all discs in the upper one.
  static constexpr KeyOf<Bits> key_of(Set mine, Set taken) {
    if constexpr (kCells == 64) {
      return {{mine, taken}, false};
    } else if constexpr (kKeyBits > 64) {
      return {{mine | taken << kCells, taken >> (64 - kCells)}, false};
    } else {
      return {mine | std::uint64_t{taken} << kCells, false};
    }
  }
  static constexpr Set taken_of(const Bits& bits) {
    if constexpr (kCells == 64) {
      return bits.high;
    } else if constexpr (kKeyBits > 64) {
      return bits.low >> kCells | bits.high << (64 - kCells);
    } else {
      return static_cast<Set>(bits >> kCells);
    }
  }
};

}  // namespace frugal
