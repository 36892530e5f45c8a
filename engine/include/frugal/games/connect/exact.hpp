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

  /// First who wins, so that this is known if the proof is broken off. Then halving what is left,
  /// or from the draw on, step by step, if that is little: most values are near the draw.
  static constexpr int question(int least, int most) {
    if (most > kDraw && least <= kDraw) return kDraw + 1;
    if (least < kDraw && most >= kDraw) return kDraw;
    const bool is_won = least > kDraw;
    const int step = most - least > kFew ? (most - least + 1) / 2 : 1;
    return is_won ? least + step : most - step + 1;
  }

  /// What ends are worth to the mover of a position with so many discs.
  struct Scale {
    using B = Bounds<kTop>;
    static constexpr int kDraw = ExactConnect::kDraw;
    static constexpr bool kTellsHowSoon = true;
    static constexpr std::uint32_t kLostInTheEnd = B::at_most(kDraw - 1);
    static constexpr std::uint32_t won(int plies) { return B::exactly(kDraw + distance(plies)); }
    static constexpr std::uint32_t lost(int plies) {
      return B::exactly(kDraw - distance(plies + 1));
    }
    /// By a disc of the opponent after so many others, or sooner.
    static constexpr std::uint32_t lost_by(int plies) {
      return B::at_most(kDraw - distance(plies));
    }
    static constexpr std::uint32_t undecided(int plies) {
      return B::tightened(B::at_most(std::min(kTop, kDraw + distance(plies + 2))),
                          B::at_least(std::max(0, kDraw - distance(plies + 3))));
    }
  };

 private:
  static constexpr int kFew = 6;

 public:
  class Position : public Weak::Position {
   public:
    Position() = default;
    explicit Position(const typename Weak::Position& position) : Weak::Position(position) {}

    int score() const {
      const int won = Weak::Position::score() - Weak::kTop / 2;
      return kDraw + won * distance(this->plies() - 1);
    }
    Facts<Cells> facts() const { return this->template facts_by<Scale>(); }
    Facts<Cells> closer_facts() const { return this->template facts_by<Scale, true>(); }
  };
};

/// The game with exact scores, of one that is played by who wins.
template <class G>
struct WithScores {};
template <int kW, int kH, int kK, class Threats>
struct WithScores<Connect<kW, kH, kK, Threats>> {
  using Type = ExactConnect<kW, kH, kK, Threats>;
};

}  // namespace frugal
