// SPDX-License-Identifier: MIT
/// \file
/// Bounds of values with many steps (bounds.hpp says what they are for): two small numbers side by
/// side, each of as many bits as kTop takes.
///
///     low half    pess: what the mover has at least
///     high half   kTop - opti: what the opponent has at least
///
/// So no bits are known bounds of nothing, to change sides is to swap the halves, and to tighten is
/// the larger number in each half. Unary, a score of 128 steps would take 256 bits.
///
/// Any bits at all are safe: a number above kTop counts as kTop.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "frugal/game.hpp"

namespace frugal {

/// Up to so many steps bounds are unary.
inline constexpr int kMostUnary = 8;

template <int kTop>
struct NumberBounds {
  static_assert(kTop >= 1 && kTop <= 255, "two numbers of up to 8 bits");
  static constexpr int kHalf = std::bit_width(static_cast<unsigned>(kTop));
  static constexpr int kBits = 2 * kHalf;
  static constexpr std::uint32_t kPessHalf = (1u << kHalf) - 1;
  static constexpr std::uint32_t kOptiHalf = kPessHalf << kHalf;
  static constexpr std::uint32_t kSlot = kPessHalf | kOptiHalf;

  static constexpr std::uint32_t at_least(int score) { return static_cast<std::uint32_t>(score); }
  static constexpr std::uint32_t at_most(int score) { return at_least(kTop - score) << kHalf; }
  static constexpr std::uint32_t exactly(int score) { return at_least(score) | at_most(score); }

  static constexpr std::uint32_t kUnknown = 0;
  static constexpr std::uint32_t kLost = std::uint32_t{kTop} << kHalf;
  static constexpr std::uint32_t kWon = kTop;

  [[gnu::always_inline]] static constexpr int pess(std::uint32_t bounds) {
    return number(bounds & kPessHalf);
  }
  [[gnu::always_inline]] static constexpr int opti(std::uint32_t bounds) {
    return kTop - number((bounds >> kHalf) & kPessHalf);
  }
  /// pess = opti; of noise, pess > opti counts as well.
  [[gnu::always_inline]] static constexpr bool is_solved(std::uint32_t bounds) {
    return pess(bounds) >= opti(bounds);
  }

  /// Both hold.
  [[gnu::always_inline]] static constexpr std::uint32_t tightened(std::uint32_t bounds,
                                                                  std::uint32_t more) {
    return std::max(bounds & kPessHalf, more & kPessHalf) |
           std::max(bounds & kOptiHalf, more & kOptiHalf);
  }
  /// A position's bounds, with a move of which this is known.
  [[gnu::always_inline]] static constexpr std::uint32_t raised(std::uint32_t bounds,
                                                               std::uint32_t move) {
    return tightened(bounds, move & kPessHalf);
  }
  /// What all moves together have at most: from kLost on, joined with each of them.
  [[gnu::always_inline]] static constexpr std::uint32_t joined(std::uint32_t most,
                                                               std::uint32_t move) {
    return std::min(most & kOptiHalf, move & kOptiHalf);
  }

  [[gnu::always_inline]] static constexpr std::uint32_t seen_by_opponent(std::uint32_t bounds) {
    return ((bounds >> kHalf) & kPessHalf) | ((bounds << kHalf) & kOptiHalf);
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
  [[gnu::always_inline]] static constexpr int number(std::uint32_t half) {
    return static_cast<int>(std::min<std::uint32_t>(half, kTop));
  }
};

/// The bounds of a position and of its moves, each in 16 bits. Slots without a move are lost: that
/// is neutral in every operation.
template <int kTop, int kMoves>
class NumberRow {
  using B = NumberBounds<kTop>;

 public:
  static constexpr NumberRow all_lost() {
    NumberRow row;
    row.own_ = B::kUnknown;
    row.moves_.fill(static_cast<std::uint16_t>(B::kLost));
    return row;
  }

  constexpr std::uint32_t own() const { return own_; }
  constexpr void tighten_own(std::uint32_t bounds) { own_ = tightened(own_, bounds); }
  constexpr void forget_own() { own_ = B::kUnknown; }

  constexpr std::uint32_t of_move(int move) const { return moves_[index_of(move)]; }
  constexpr void set_move(int move, std::uint32_t bounds) {
    moves_[index_of(move)] = static_cast<std::uint16_t>(bounds);
  }

  /// Adds what is newly known of a move. True if it was not known yet.
  constexpr bool tighten_move(int move, std::uint32_t bounds) {
    std::uint16_t& slot = moves_[index_of(move)];
    const std::uint16_t before = slot;
    slot = tightened(slot, bounds);
    return slot != before;
  }

  /// The position's bounds from those of its moves.
  constexpr void join_moves() {
    std::uint32_t most = B::kLost;
    for (const std::uint32_t move : moves_) {
      own_ = static_cast<std::uint16_t>(B::raised(own_, move));
      most = B::joined(most, move);
    }
    own_ = tightened(own_, most);
  }

  /// A walk over the moves that says of each whether it is cut. `cut` is that of cut_at(), or 0 for
  /// none.
  class Walk {
   public:
    constexpr Walk(const NumberRow& row, std::uint32_t cut)
        : row_(row), cut_(static_cast<int>(cut)) {}
    /// Whether the next move is cut.
    constexpr bool next_is_cut() { return is_cut(row_.moves_[slot_++]); }
    /// Whether any move is cut, before the first step.
    constexpr bool any_is_cut() const {
      return std::any_of(row_.moves_.begin(), row_.moves_.end(),
                         [this](std::uint32_t move) { return is_cut(move); });
    }

   private:
    constexpr bool is_cut(std::uint32_t move) const { return B::opti(move) < cut_; }

    const NumberRow& row_;
    int cut_;
    unsigned slot_ = 0;
  };

  /// The cut of the moves with opti <= sure, for a sure score below kTop.
  static constexpr std::uint32_t cut_at(int sure) { return static_cast<std::uint32_t>(sure + 1); }

 private:
  static constexpr std::size_t index_of(int move) { return static_cast<std::size_t>(move); }
  static constexpr std::uint16_t tightened(std::uint32_t bounds, std::uint32_t more) {
    return static_cast<std::uint16_t>(B::tightened(bounds, more));
  }

  std::uint16_t own_;
  std::array<std::uint16_t, kMoves> moves_;
};

}  // namespace frugal
