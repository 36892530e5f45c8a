// SPDX-License-Identifier: MIT
/// \file
/// The game whose only good move is good at once, and bad ever after.
///
/// Berthier, Doghmen and Teytaud (2010), section 3: all-moves-as-first (RAVE) may give the only
/// good move the value 0. A rule that scores untried moves by that value alone never tries it, as
/// long as another move has more. The paper gives no game; this is the smallest that does it:
///
///                  Max
///           wait /     \ strike
///             Min       Min ── whatever it does: 1
///    refute: 0 / \ err
///                Max ── strike: 0
///                  \ wait: 1
///
/// Until Max strikes at once, every game with a strike by Max is lost: the value of striking, as if
/// played first, is 0. Waiting has won some games, those in which Min erred, and so has more, for
/// ever, although it loses. Waiting comes first, for rules that take the first of several equal
/// moves.
///
/// With several ways to wait, to err, and to strike too late, that value is known to be 0 before
/// striking is the only move left to try, even by a rule that scores unknown moves as the best. The
/// game's strength() of striking is low. This is the one position in which that is wrong; the paper
/// says that Go experts know such positions.
#pragma once

#include <array>
#include <cstdint>

#include "frugal/game.hpp"

namespace frugal {

template <int kWaits = 1>
struct Timing {
  static_assert(kWaits >= 1 && kWaits <= 6, "sets of moves are bytes");
  static constexpr int kMoves = kWaits + 1;
  static constexpr int kTop = 1;
  static constexpr int kMaxPlies = 3;
  static constexpr int kKeyBits = 2;
  static constexpr bool kExactKeys = true;

  static constexpr int kWait = 0;  ///< of Max, or any other but
  static constexpr int kStrike = kWaits;
  static constexpr int kErr = 0;  ///< of Min, or any other but
  static constexpr int kRefute = kWaits;

  static constexpr int kActions = kMoves;
  static constexpr int action_of(int bit, bool) { return bit; }

  static constexpr int move_of(int slot, bool) { return slot; }

  class Position {
   public:
    Key key() const { return {static_cast<std::uint64_t>(state_), false}; }
    Mover mover() const {
      return state_ == State::kStart || state_ == State::kErred ? Mover::kMax : Mover::kMin;
    }
    bool is_over() const { return state_ == State::kWon || state_ == State::kLost; }
    int score() const { return state_ == State::kWon ? kTop : 0; }
    bool is_legal(int) const { return true; }

    /// Too late, all moves but one strike.
    int action(int move) const { return state_ == State::kErred && move != kWait ? kStrike : move; }
    std::uint64_t actions(Mover mover) const { return taken_[index_of(mover)]; }
    int strength(int move) const { return state_ == State::kStart && move == kStrike ? 1 : 8; }

    void play(int move) {
      std::uint8_t& taken = taken_[index_of(mover())];
      taken = static_cast<std::uint8_t>(taken | 1 << action(move));
      switch (state_) {
        case State::kStart:
          state_ = move == kStrike ? State::kStruck : State::kWaited;
          break;
        case State::kWaited:
          state_ = move == kRefute ? State::kLost : State::kErred;
          break;
        case State::kErred:
          state_ = move == kWait ? State::kWon : State::kLost;
          break;
        default:
          state_ = State::kWon;
      }
    }

   private:
    /// The first four need a key.
    enum class State : std::uint8_t { kStart, kWaited, kStruck, kErred, kWon, kLost };
    State state_ = State::kStart;
    std::array<std::uint8_t, 2> taken_{};
  };
};

}  // namespace frugal
