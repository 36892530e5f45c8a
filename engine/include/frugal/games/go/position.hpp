// SPDX-License-Identifier: MIT
/// \file
/// The rules and positions of Go on a square board: black, which is Max, begins; area scoring with
/// komi. Include games/go/go.hpp, which adds the playouts and the strengths of moves.
///
/// A move is a point, row by row from the lower left corner, and the last one is the pass. Suicide
/// is forbidden, and so is to take back at once what took a single stone (simple ko, one point).
/// Two passes end the game. So does its length, as under simple ko some positions can come again,
/// which must not go on for ever. Either way the game is scored as it stands: stones, and the empty
/// points from which only one colour can be reached. Dead stones have to be taken first.
///
/// Komi is in half points, so that 7.5 is 15, and part of the position: a program that is told
/// another komi needs no other search. It is not part of the key: clear the pool when it changes.
///
/// The key is a hash (Zobrist 1970) of the stones, the side to move, the point that ko forbids, and
/// whether the last move was a pass. Its random numbers are made anew each time: they are needed
/// only in the tree, and a table would take 1.3 KB for 9 x 9. stones_key() tells the stones alone,
/// for a search that forbids every position that was there before.
///
/// The board is in go/board.hpp. Memory of a position, in bytes:
///
///     5 x 5    7 x 7    9 x 9    13 x 13    19 x 19
///       216      360      544       1032       4112
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "frugal/game.hpp"
#include "frugal/games/go/board.hpp"
#include "frugal/random.hpp"

namespace frugal {

template <int kWidth>
struct Go {
  static constexpr int kSize = kWidth;
  using Board = GoBoard<kSize>;
  static constexpr int kPoints = Board::kPoints;
  static constexpr int kPass = kPoints;
  static constexpr int kMoves = kPoints + 1;
  static constexpr int kTop = 2;
  static constexpr int kMaxPlies = 3 * kPoints;
  static constexpr int kKeyBits = 64;
  static constexpr bool kExactKeys = false;
  static constexpr int kUsualKomiHalves = 15;

  class Position;
  class Playing;
  struct Noting;
  class Strengths;

  /// From the centre outwards, the pass last.
  static constexpr int move_of(int slot, bool) { return slot == kPass ? kPass : kOrder[slot]; }
  static constexpr int move_at(int x, int y) { return y * kSize + x; }

 private:
  /// Twice the distance from the centre along the axis where it is longer, and the other one.
  static constexpr int distance_of(int move) {
    const int x = 2 * (move % kSize) - (kSize - 1);
    const int y = 2 * (move / kSize) - (kSize - 1);
    const int dx = x < 0 ? -x : x;
    const int dy = y < 0 ? -y : y;
    return dx > dy ? dx * kSize + dy : dy * kSize + dx;
  }
  static constexpr auto order() {
    std::array<int, kPoints> sorted{};
    for (int move = 0; move < kPoints; ++move) sorted[move] = distance_of(move) * kPoints + move;
    std::sort(sorted.begin(), sorted.end());
    std::array<typename Board::Point, kPoints> moves{};
    for (int slot = 0; slot < kPoints; ++slot) {
      moves[slot] = static_cast<typename Board::Point>(sorted[slot] % kPoints);
    }
    return moves;
  }
  static constexpr auto kOrder = order();
};

template <int kWidth>
class Go<kWidth>::Position {
  friend class Playing;

 public:
  explicit Position(int komi_halves = kUsualKomiHalves)
      : lead_halves_(static_cast<std::int16_t>(-komi_halves)) {}

  Key key() const {
    std::uint64_t bits = stones_key_;
    if (mover_ == Mover::kMin) bits ^= name_of(kNameOfMin);
    if (ko_ != Board::kNowhere) bits ^= name_of(kNameOfKo + ko_);
    if (passes_ != 0) bits ^= name_of(kNameOfPass);
    return {bits, false};
  }
  std::uint64_t stones_key() const { return stones_key_; }
  /// What superko forbids to come back.
  std::uint32_t recurring() const { return static_cast<std::uint32_t>(stones_key_); }

  Mover mover() const { return mover_; }
  int plies() const { return plies_; }
  bool is_over() const { return passes_ == 2 || plies_ == kMaxPlies; }
  int score() const {
    const int halves = lead_in_halves();
    return halves > 0 ? kTop : halves == 0 ? kTop / 2 : 0;
  }
  /// How far black is ahead, were it scored now: in half points, komi included.
  int lead_in_halves() const { return lead_halves_ + 2 * board_.territory(); }

  const Board& board() const { return board_; }
  Stone stone(int move) const { return board_.stone(Board::point_of(move)); }
  /// The move that ko forbids, or kPass.
  int ko() const { return move_at_point(ko_); }
  /// The last move that play() made, kPass before the first. A playout does not tell its own moves.
  int last_move() const { return move_at_point(last_); }
  /// The move before that one.
  int last_but_one_move() const { return move_at_point(last_but_one_); }
  bool is_after_pass() const { return passes_ != 0; }
  Stone colour() const { return mover_ == Mover::kMax ? Stone::kBlack : Stone::kWhite; }

  bool is_legal(int move) const {
    if (move == kPass) return true;
    const int point = Board::point_of(move);
    return board_.stone(point) == Stone::kNone && may_play(point, colour());
  }

  /// Whether it is a point that the mover should leave alone: an eye of its own.
  bool is_own_eye(int move) const {
    const int point = Board::point_of(move);
    return board_.stone(point) == Stone::kNone && board_.is_eye(point, colour());
  }

  /// How strong a legal move looks at a glance (go/strengths.hpp).
  int strength(int move) const;

  void play(int move) {
    last_but_one_ = last_;
    last_ = Board::kNowhere;
    if (move == kPass) {
      pass();
    } else {
      const Stone mine = colour();
      const int point = Board::point_of(move);
      stones_key_ ^= name_of(point, mine);
      put(point, mine, [&](int taken) { stones_key_ ^= name_of(taken, other_than(mine)); });
      last_ = static_cast<typename Board::Point>(point);
    }
    mover_ = opponent_of(mover_);
    ++plies_;
  }

  /// White gets so many half points more; nothing else changes, not even the key.
  void add_komi(int halves) { lead_halves_ = static_cast<std::int16_t>(lead_halves_ - halves); }

  /// The game goes on with this player to move, whichever player moved last, even if it was over.
  /// What ko and a pass mean for the next move is lost if that is another player's. A long game is
  /// counted anew, so that playouts are not cut short.
  void give_turn(Mover mover) {
    if (mover != mover_) ko_ = last_ = Board::kNowhere;
    if (mover != mover_ || is_over()) passes_ = 0;
    if (plies_ > kPoints) plies_ = 0;
    mover_ = mover;
  }

 private:
  /// Random numbers are told apart by small ones: black's stones, white's, points of ko, the rest.
  static constexpr int kNameOfKo = 2 * 1024;
  static constexpr int kNameOfMin = 3 * 1024;
  static constexpr int kNameOfPass = 3 * 1024 + 1;
  static std::uint64_t name_of(int what) {
    Random random(static_cast<std::uint32_t>(what));
    std::uint64_t bits = 0;
    for (int i = 0; i < 4; ++i) bits = bits << 16 | random.next();
    return bits;
  }
  static std::uint64_t name_of(int point, Stone stone) {
    return name_of(stone == Stone::kBlack ? point : 1024 + point);
  }

  static int move_at_point(int point) {
    return point == Board::kNowhere ? kPass : Board::move_of(point);
  }

  [[gnu::always_inline]] bool may_play(int point, Stone mine) const {
    return board_.is_open(point) || (point != ko_ && !board_.is_suicide(point, mine));
  }

  void pass() {
    ++passes_;
    ko_ = Board::kNowhere;
  }

  /// A stone, and each one that it takes, is a point more for its player than before.
  template <class Taken>
  [[gnu::always_inline]] void put(int point, Stone mine, Taken taken) {
    int stones = 1;
    const int ko = board_.put(point, mine, [&](int p) {
      ++stones;
      taken(p);
    });
    const int halves = mine == Stone::kBlack ? 2 * stones : -2 * stones;
    lead_halves_ = static_cast<std::int16_t>(lead_halves_ + halves);
    ko_ = static_cast<typename Board::Point>(ko);
    passes_ = 0;
  }

  std::uint64_t stones_key_ = 0;
  std::int16_t lead_halves_;  ///< stones on the board only
  std::uint16_t plies_ = 0;
  Mover mover_ = Mover::kMax;
  std::uint8_t passes_ = 0;
  typename Board::Point ko_ = Board::kNowhere;
  typename Board::Point last_ = Board::kNowhere;
  typename Board::Point last_but_one_ = Board::kNowhere;
  Board board_;
};

}  // namespace frugal
