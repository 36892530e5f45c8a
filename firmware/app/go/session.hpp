// SPDX-License-Identifier: MIT
/// \file
/// A game of Go as a console plays it: the moves so far, each with its player, and
/// the positions that they led to.
///
/// The Go Text Protocol lets either player move at any time, twice in a row and after the end, so a
/// move is stored with its player, and the position is given the side to move (give_turn) before
/// each. Handicap stones and those of a set-up are moves as well, the first ones, which undo leaves
/// alone. The position follows from the moves and the komi: taking back plays the others again.
///
/// No move may bring back the stones of an earlier position (positional superko). A position is
/// known by 32 bits of its key; the search gets the same list.
///
/// Memory: a position, and five bytes for each move that there is room for (9 x 9: 324 moves, 2,200
/// bytes), six on boards larger than 11 x 11.
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>

#include "etl/vector.h"
#include "frugal/game.hpp"
#include "frugal/games/go/go.hpp"

namespace frugal::app::go {

template <class G>
class Session {
 public:
  using Position = typename G::Position;
  static constexpr int kWidth = G::kSize;
  static constexpr int kHeight = G::kSize;
  static constexpr int kMostPlies = 4 * G::kPoints;
  static constexpr int kMostKomiHalves = 2000;

  void clear() {
    plies_.clear();
    keys_.clear();
    set_up_ = 0;
    go_to_start();
  }

  /// Sets the komi; the moves stay.
  void set_komi(int halves) {
    komi_halves_ = static_cast<std::int16_t>(halves);
    play_again();
  }

  bool is_full() const { return plies_.full(); }
  bool is_legal(Mover mover, int move) const {
    Position position = position_for(mover);
    return position.is_legal(move) && !repeats_after(position, move);
  }

  /// False if the rules forbid it, or if there is no room.
  bool play(Mover mover, int move) {
    if (is_full()) return false;
    Position position = position_for(mover);
    if (!position.is_legal(move)) return false;
    if (repeats_after(position, move)) return false;
    position_ = position;
    plies_.push_back(static_cast<Ply>(2 * move + index_of(mover)));
    keys_.push_back(position_.recurring());
    return true;
  }

  /// The moves so far set the game up: it begins now.
  void end_set_up() { set_up_ = static_cast<std::uint16_t>(plies()); }

  /// Takes the last move back. False if there is none.
  bool undo() {
    if (plies() == set_up_) return false;
    plies_.pop_back();
    keys_.pop_back();
    play_again();
    return true;
  }

  int komi_halves() const { return komi_halves_; }
  int plies() const { return static_cast<int>(plies_.size()); }
  bool is_empty() const { return plies_.empty(); }
  int move_at(int ply) const { return plies_[static_cast<std::size_t>(ply)] / 2; }
  Mover mover_at(int ply) const {
    return static_cast<Mover>(plies_[static_cast<std::size_t>(ply)] % 2);
  }
  /// Whether the other player's last move, just now, was a pass.
  bool is_passed_to(Mover mover) const {
    return plies() > set_up_ && move_at(plies() - 1) == G::kPass && mover_at(plies() - 1) != mover;
  }
  /// The side to move, if both move in turn; white after a handicap.
  Mover next_mover() const { return is_empty() ? Mover::kMax : opponent_of(mover_at(plies() - 1)); }

  const Position& position() const { return position_; }
  /// The position with this player to move.
  Position position_for(Mover mover) const {
    Position position = position_;
    position.give_turn(mover);
    return position;
  }
  /// The positions before this one, by their stones.
  std::span<const std::uint32_t> past() const {
    const int first = set_up_ == 0 ? 0 : set_up_ - 1;
    const int count = plies() - 1 - first;
    return {keys_.data() + first, static_cast<std::size_t>(count > 0 ? count : 0)};
  }

  /// The player whose stone is here: 0 black, 1 white; -1: none.
  int disc_at(int x, int y) const {
    return static_cast<int>(position_.stone(G::move_at(x, y))) - 1;
  }

 private:
  using Ply = std::conditional_t<(2 * G::kMoves <= 256), std::uint8_t, std::uint16_t>;

  /// Plays the move, and tells whether its stones were there before. A pass repeats nothing.
  bool repeats_after(Position& position, int move) const {
    position.play(move);
    if (move == G::kPass) return false;
    for (const std::uint32_t key : past()) {
      if (key == position.recurring()) return true;
    }
    return false;
  }

  /// A call of its own: the new position must not stay on the stack beneath a search.
  [[gnu::noinline]] void go_to_start() { position_ = Position(komi_halves_); }

  void play_again() {
    go_to_start();
    for (int ply = 0; ply < plies(); ++ply) {
      position_.give_turn(mover_at(ply));
      position_.play(move_at(ply));
    }
  }

  Position position_{};
  etl::vector<Ply, kMostPlies> plies_;
  etl::vector<std::uint32_t, kMostPlies> keys_;
  std::uint16_t set_up_ = 0;
  std::int16_t komi_halves_ = G::kUsualKomiHalves;
};

}  // namespace frugal::app::go
