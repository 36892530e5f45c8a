// SPDX-License-Identifier: MIT
//
// timing.hpp: the game whose only good move is good at once, and bad ever after.
//
// Berthier, Doghmen and Teytaud (2010), section 3: all-moves-as-first (RAVE) may give the only good
// move the value 0, and a rule that scores a move never tried by that value alone never tries it,
// as long as another move has more. No game is given; this is the smallest that does it:
//
//                  Max
//           wait /     \ strike
//             Min       Min ── whatever it does: 1
//    refute: 0 / \ err
//                Max ── strike: 0
//                  \ wait: 1
//
// Until Max strikes at once, every game in which he strikes is lost: its value as if played first
// is 0. Waiting has won some games, those in which Min erred, and so has more, for ever: though it
// loses. Waiting comes first, for rules that take the first of several equal moves.
#pragma once

#include <cstdint>

#include "frugal/game.hpp"

namespace frugal {

struct Timing {
  static constexpr int kMoves = 2;
  static constexpr int kTop = 1;
  static constexpr int kMaxPlies = 3;
  static constexpr int kKeyBits = 2;
  static constexpr bool kExactKeys = true;

  static constexpr int kWait = 0;  // of Max
  static constexpr int kStrike = 1;
  static constexpr int kErr = 0;  // of Min
  static constexpr int kRefute = 1;

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

    void play(int move) {
      switch (state_) {
        case State::kStart:
          state_ = move == kStrike ? State::kStruck : State::kWaited;
          break;
        case State::kWaited:
          state_ = move == kRefute ? State::kLost : State::kErred;
          break;
        case State::kErred:
          state_ = move == kStrike ? State::kLost : State::kWon;
          break;
        default:
          state_ = State::kWon;
      }
    }

   private:
    /// The first four need a key.
    enum class State : std::uint8_t { kStart, kWaited, kStruck, kErred, kWon, kLost };
    State state_ = State::kStart;
  };
};

}  // namespace frugal
