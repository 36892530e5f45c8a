// SPDX-License-Identifier: MIT
/// \file
/// What is known for sure about a value: [pess, opti].
///
/// Cazenave and Saffidine, "Score Bounded Monte-Carlo Tree Search" (2010), section 3.1: for every
/// position pess <= value <= opti, and both only ever tighten. Here both are seen by the player to
/// move in that position, so that every position is a max node. What is good for the opponent is
/// bad for the mover.
///
/// With few outcomes bounds are written as unary numbers, 2 * kTop bits; with more than 8 steps
/// number_bounds.hpp has another way, behind the same names. With win, draw and loss (kTop = 2)
/// that is a nibble:
///
///     bit 0  pess >= draw      bit 2  opti <= draw
///     bit 1  pess  = win       bit 3  opti  = loss
///
///   - To tighten is an OR.
///   - To change sides is to swap the halves: what one player has at least, the other has at most.
///   - A position's bounds from those of its moves (section 3.1, a max node) are the OR of the pess
///     halves and the AND of the opti halves.
///   - Move s can be cut if opti(s) <= sure (section 3.3). That is one bit, the same in every slot,
///     so all cuts of a position are one AND.
///
/// Any bits at all are safe: a record that is overwritten with noise gives wrong bounds, never a
/// wrong access.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "frugal/game.hpp"
#include "frugal/number_bounds.hpp"

namespace frugal {

template <int kTop>
struct UnaryBounds {
  static_assert(kTop >= 1 && kTop <= kMostUnary, "a slot of 2 * kTop bits must fit a word");
  static constexpr int kBits = 2 * kTop;
  static constexpr std::uint32_t kPessHalf = (1u << kTop) - 1;
  static constexpr std::uint32_t kOptiHalf = kPessHalf << kTop;
  static constexpr std::uint32_t kSlot = kPessHalf | kOptiHalf;

  static constexpr std::uint32_t kUnknown = 0;
  static constexpr std::uint32_t kLost = kOptiHalf;
  static constexpr std::uint32_t kWon = kPessHalf;

  static constexpr std::uint32_t at_least(int score) { return (1u << score) - 1; }
  static constexpr std::uint32_t at_most(int score) { return at_least(kTop - score) << kTop; }
  static constexpr std::uint32_t exactly(int score) { return at_least(score) | at_most(score); }

  [[gnu::always_inline]] static constexpr int pess(std::uint32_t bounds) {
    return count(bounds & kPessHalf);
  }
  [[gnu::always_inline]] static constexpr int opti(std::uint32_t bounds) {
    return kTop - count((bounds >> kTop) & kPessHalf);
  }
  /// pess = opti; of noise, pess > opti counts as well.
  [[gnu::always_inline]] static constexpr bool is_solved(std::uint32_t bounds) {
    return pess(bounds) >= opti(bounds);
  }

  /// Both hold.
  [[gnu::always_inline]] static constexpr std::uint32_t tightened(std::uint32_t bounds,
                                                                  std::uint32_t more) {
    return bounds | more;
  }
  /// A position's bounds, with a move of which this is known.
  [[gnu::always_inline]] static constexpr std::uint32_t raised(std::uint32_t bounds,
                                                               std::uint32_t move) {
    return bounds | (move & kPessHalf);
  }
  /// What all moves together have at most: from kLost on, joined with each of them.
  [[gnu::always_inline]] static constexpr std::uint32_t joined(std::uint32_t most,
                                                               std::uint32_t move) {
    return most & move;
  }

  [[gnu::always_inline]] static constexpr std::uint32_t seen_by_opponent(std::uint32_t bounds) {
    return ((bounds >> kTop) | (bounds << kTop)) & kSlot;
  }
  /// The bounds that `from` sees, as `to` sees them.
  [[gnu::always_inline]] static constexpr std::uint32_t turned(std::uint32_t bounds, Mover from,
                                                               Mover to) {
    return from == to ? bounds : seen_by_opponent(bounds);
  }

  /// The score that is nearest to this one within the bounds.
  static constexpr int within(std::uint32_t bounds, int score) {
    return std::max(pess(bounds), std::min(opti(bounds), score));
  }

 private:
  /// How many bits of a half are set. The compiler would call a function on a Cortex-M0.
  [[gnu::always_inline]] static constexpr int count(std::uint32_t half) {
    if constexpr (kTop <= 2) {
      return static_cast<int>(half - (half >> 1));
    } else {
      return std::popcount(half);
    }
  }
};

/// Unary where a slot takes 16 bits at most, else a pair of numbers.
template <int kTop>
using Bounds = std::conditional_t<kTop <= kMostUnary, UnaryBounds<kTop>, NumberBounds<kTop>>;

/// The bounds of a position in which the game is over, as its mover sees them.
template <class G>
constexpr std::uint32_t bounds_at_end(const typename G::Position& position) {
  return Bounds<G::kTop>::exactly(seen_by<G>(position.mover(), position.score()));
}

/// The bounds of a position in which lots decide, from those of its outcomes. The value of the
/// position is the mean of the outcomes' values by weight. It is seldom an integer, but always
/// inside
///
///     pess = floor(sum of w(x) pess(x) / sum of w(x))    opti = ceil(sum of w(x) opti(x) / ...)
///
/// So pess <= value <= opti holds as everywhere, and pess = opti still means that the value is
/// known and is that integer. A position whose outcomes are all solved need not be solved itself:
/// half of 0 and half of 1 is [0, 1] for ever, unless kTop counts in halves.
template <int kTop>
class Expectation {
  using B = Bounds<kTop>;

 public:
  constexpr void add(std::uint32_t bounds, int weight) {
    const auto times = static_cast<std::uint32_t>(weight);
    pess_ += times * static_cast<std::uint32_t>(B::pess(bounds));
    opti_ += times * static_cast<std::uint32_t>(B::opti(bounds));
    weights_ += times;
  }
  /// At least one outcome has a weight above 0.
  constexpr std::uint32_t bounds() const {
    return B::at_least(static_cast<int>(pess_ / weights_)) |
           B::at_most(static_cast<int>((opti_ + weights_ - 1) / weights_));
  }

 private:
  std::uint32_t pess_ = 0;
  std::uint32_t opti_ = 0;
  std::uint32_t weights_ = 0;
};

/// The bounds of a position (slot 0) and of its moves (slots 1 to kMoves), packed in words.
/// Slots without a move are lost: that is neutral in every operation.
template <int kTop, int kMoves>
class UnaryRow {
  using B = UnaryBounds<kTop>;
  static constexpr int kPerWord = 32 / B::kBits;
  static constexpr int kWords = (kMoves + 1 + kPerWord - 1) / kPerWord;

  static constexpr std::uint32_t in_every_slot(std::uint32_t slot) {
    std::uint32_t word = 0;
    for (int i = 0; i < kPerWord; ++i) word |= slot << (i * B::kBits);
    return word;
  }

  /// The lowest bit of each slot of this word that belongs to a move.
  static constexpr std::uint32_t first_bits_of_moves(int word) {
    std::uint32_t bits = 0;
    for (int move = 0; move < kMoves; ++move) {
      if (word_of(move) == static_cast<unsigned>(word)) bits |= 1u << shift_of(move);
    }
    return bits;
  }

 public:
  static constexpr UnaryRow all_lost() {
    UnaryRow row;
    row.words_.fill(in_every_slot(B::kLost));
    row.words_[0] &= ~B::kSlot;
    return row;
  }

  [[gnu::always_inline]] constexpr std::uint32_t own() const { return words_[0] & B::kSlot; }
  constexpr void tighten_own(std::uint32_t bounds) { words_[0] |= bounds; }
  constexpr void forget_own() { words_[0] &= ~B::kSlot; }

  [[gnu::always_inline]] constexpr std::uint32_t of_move(int move) const {
    return (words_[word_of(move)] >> shift_of(move)) & B::kSlot;
  }
  constexpr void set_move(int move, std::uint32_t bounds) {
    std::uint32_t& word = words_[word_of(move)];
    word = (word & ~(B::kSlot << shift_of(move))) | (bounds << shift_of(move));
  }

  /// Adds what is newly known of a move. True if it was not known yet.
  constexpr bool tighten_move(int move, std::uint32_t bounds) {
    std::uint32_t& word = words_[word_of(move)];
    const std::uint32_t before = word;
    word |= bounds << shift_of(move);
    return word != before;
  }

  /// The position's bounds from those of its moves: OR of pess, AND of opti. The AND is an OR of
  /// complements, so that slots beyond the word's end do no harm.
  constexpr void join_moves() {
    std::uint32_t all = 0;
    for (int i = 0; i < kWords; ++i) {
      std::uint32_t word = words_[i] ^ in_every_slot(B::kOptiHalf);
      if (i == 0) word >>= B::kBits;
      for (int shift = B::kBits; shift < 32; shift *= 2) word |= word >> shift;
      all |= word;
    }
    words_[0] |= (all ^ B::kOptiHalf) & B::kSlot;
  }

  /// A walk over the moves that says of each whether it is cut. `cut` is one bit of a slot, or
  /// none.
  class Walk {
   public:
    constexpr Walk(const UnaryRow& row, std::uint32_t cut)
        : row_(row), cut_(cut), word_(row.words_[0] >> B::kBits) {}
    /// Whether the next move is cut.
    [[gnu::always_inline]] constexpr bool next_is_cut() {
      if constexpr (kWords > 1) {
        if (++slot_ % kPerWord == 0) word_ = row_.words_[static_cast<unsigned>(slot_ / kPerWord)];
      }
      const bool is_cut = (word_ & cut_) != 0;
      word_ >>= B::kBits;
      return is_cut;
    }

    /// Whether any move is cut, before the first step.
    constexpr bool any_is_cut() const {
      std::uint32_t cuts = 0;
      for (int i = 0; i < kWords; ++i) cuts |= row_.words_[i] & cut_ * first_bits_of_moves(i);
      return cuts != 0;
    }

   private:
    const UnaryRow& row_;
    std::uint32_t cut_;
    std::uint32_t word_;
    int slot_ = 0;
  };

  /// The cut of the moves with opti <= sure, for a sure score below kTop.
  static constexpr std::uint32_t cut_at(int sure) { return 1u << (B::kBits - 1 - sure); }

 private:
  static constexpr unsigned word_of(int move) {
    return static_cast<unsigned>((move + 1) / kPerWord);
  }
  static constexpr int shift_of(int move) { return (move + 1) % kPerWord * B::kBits; }

  std::array<std::uint32_t, kWords> words_;
};

/// The bounds of a position and of its moves, in the representation of Bounds.
template <int kTop, int kMoves>
using BoundsRow =
    std::conditional_t<kTop <= kMostUnary, UnaryRow<kTop, kMoves>, NumberRow<kTop, kMoves>>;

}  // namespace frugal
