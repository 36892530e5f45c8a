// SPDX-License-Identifier: MIT
/// \file
/// A game of Othello as buttons and console play it: the position, and the moves to take back.
///
/// A side that can't move is skipped: no move stands for its pass.
#pragma once

#include <array>
#include <cstdint>

#include "frugal/game.hpp"

namespace frugal::app::othello {

template <class G>
class Session {
 public:
  using Position = typename G::Position;
  static constexpr int kWidth = G::kWidth;
  static constexpr int kHeight = G::kHeight;

  void clear() {
    position_ = {};
    plies_ = 0;
  }

  const Position& position() const { return position_; }
  bool is_empty() const { return plies_ == 0; }
  unsigned plies() const { return plies_; }
  /// Where the last disc was placed; -1: none was.
  int last_cell() const { return is_empty() ? -1 : G::cell_of(moves_[plies_ - 1]); }

  /// A legal move.
  void play(int move) {
    position_.play(move);
    moves_[plies_++] = static_cast<std::uint8_t>(move);
  }

  /// False if there is no move to take back.
  bool undo() {
    if (is_empty()) return false;
    position_ = before(--plies_);
    return true;
  }

  /// Whether this player was to move after the last move, and could not.
  bool is_skipped(Mover player) const {
    if (is_empty() || position_.is_over() || position_.mover() == player) return false;
    return before(plies_ - 1u).mover() != player;
  }

  /// -1 for none, else the player: for the drawing (common/text.hpp).
  int disc_at(int x, int y) const {
    const char symbol = position_.symbol(x, y);
    return symbol == 'X' ? 0 : symbol == 'O' ? 1 : -1;
  }

 private:
  Position before(unsigned plies) const {
    Position position;
    for (unsigned i = 0; i < plies; ++i) position.play(moves_[i]);
    return position;
  }

  Position position_;
  std::array<std::uint8_t, G::kMaxPlies> moves_{};
  unsigned plies_ = 0;
};

}  // namespace frugal::app::othello
