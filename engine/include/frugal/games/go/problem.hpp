// SPDX-License-Identifier: MIT
/// \file
/// A problem on the board of Go: a few points to play on, and the real rules. A player that takes a
/// stone from outside of them wins. If neither does until both have passed, it is a draw: a seki,
/// or the attacked side lives. To be solved by score bounds (Cazenave, Saffidine 2010).
///
/// A problem is drawn, row by row from the top; other characters are no points:
///
///     .      an empty point to play on
///     x o    a stone on such a point, of black (Max) and of white: it may be taken
///     X O    a stone that may not be lost
///     -      an empty point where no stone is played: an eye of a side that lives for sure
///
/// Only the points to play on can change. So their stones, the mover, the ko and whether the last
/// move was a pass are the whole position: the key is exact, and what is proven is true.
///
/// Stones can be taken and played again, for ever perhaps. So the stones taken are counted, and are
/// part of the key: no position comes again. A game in which more than kMostTaken are taken is
/// over, and counts for one of the players. If a problem has the same value whichever player that
/// is, no repetition decides it, under any rule; if not, one does, or the count was too low.
///
/// The moves are the points to play on, numbered from the lower left corner, and the pass.
///
/// Memory: 40 bytes beside Go's own position; on 9 x 9 with 14 points 584 in all.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "frugal/bounds.hpp"
#include "frugal/game.hpp"
#include "frugal/games/go/go.hpp"
#include "frugal/games/go/tactics.hpp"
#include "frugal/random.hpp"

namespace frugal {

template <class Rules, int kMostPoints, int kMost = 15>
struct GoProblem {
  static constexpr int kPoints = kMostPoints;
  static constexpr int kMostTaken = kMost;
  static constexpr int kPass = kPoints;
  static constexpr int kMoves = kPoints + 1;
  static constexpr int kTop = 2;
  static constexpr int kDraw = 1;
  /// A pass before each stone; each fills a point that was empty or was emptied. Two passes end it.
  static constexpr int kMaxPlies = 2 * (kPoints + kMostTaken + 1);

 private:
  using Board = typename Rules::Board;
  using B = Bounds<kTop>;
  static constexpr int kMostStakes = 8;
  static constexpr int kBitsOfKo = std::bit_width(static_cast<unsigned>(kPoints));
  static constexpr int kBitsOfTaken = std::bit_width(static_cast<unsigned>(kMostTaken));

 public:
  static constexpr int kKeyBits = 2 * kPoints + kBitsOfKo + kBitsOfTaken + 2;
  static constexpr bool kExactKeys = true;
  static_assert(kPoints >= 1 && kKeyBits <= 64, "the key must fit 64 bits");
  using Moves = std::uint32_t;
  static_assert(kMoves <= 32, "the moves must fit a word");

  /// Max tries the points from the first one on, Min from the last.
  static constexpr int move_of(int slot, bool mirrored) {
    return mirrored && slot != kPass ? kPoints - 1 - slot : slot;
  }
  static constexpr bool has(Moves moves, int move) { return (moves >> move & 1u) != 0; }

  class Position;
};

template <class Rules, int kMostPoints, int kMost>
class GoProblem<Rules, kMostPoints, kMost>::Position {
  /// The stones on the points, two bits each.
  using Stones = std::conditional_t<kPoints <= 16, std::uint32_t, std::uint64_t>;
  using Tactics = GoTactics<Board>;
  static constexpr int kNone = -1;

 public:
  Position() : Position("") {}
  /// In the diagram each chain has liberties, and there are up to kPoints points to play on.
  /// facts() looks at up to eight of the chains that can be lost.
  explicit Position(const char* diagram, Mover mover = Mover::kMax, Mover too_long = Mover::kMin)
      : too_long_(too_long) {
    const Drawing drawn = read(diagram);
    put_stones(drawn, Mover::kMax, 'X', 'x');
    put_stones(drawn, Mover::kMin, 'O', 'o');
    if (go_.mover() != mover) go_.play(Rules::kPass);
    find_points(drawn);
    find_stakes(drawn);
  }

  Key key() const {
    const bool is_min = mover() == Mover::kMin;
    const int ko = go_.ko() == Rules::kPass ? kPoints : index_of(go_.ko());
    std::uint32_t rest = static_cast<std::uint32_t>(ko) << kBitsOfTaken | taken_;
    rest = rest << 2 | (is_min ? 2u : 0u) | (passed_ ? 1u : 0u);
    return {std::uint64_t{rest} << (2 * kPoints) | stones_, is_min};
  }
  Mover mover() const { return go_.mover(); }
  bool is_over() const { return result_ != kNone; }
  int score() const { return result_; }

  const typename Rules::Position& go() const { return go_; }
  int points() const { return points_; }
  /// The move of Go that a point is.
  int go_move(int move) const { return point_[move]; }
  Stone stone(int move) const { return go_.stone(point_[move]); }
  int taken() const { return taken_; }

  bool is_legal(int move) const {
    return move == kPass || (move < points_ && go_.is_legal(point_[move]));
  }

  void play(int move) {
    const Mover mine = mover();
    const int empty = board().empty_count();
    go_.play(go_move(move));
    if (move == kPass) {
      if (passed_) result_ = kDraw;
    } else {
      stones_ |= static_cast<Stones>(stone(move)) << (2 * move);
      const int taken = board().empty_count() - empty + 1;
      if (taken > 0) note(taken, mine);
    }
    passed_ = move == kPass;
  }

  /// A move that wins at once: it takes a chain of which there are stones outside. kPass if none.
  int winning_move() const {
    const Tactics tactics(board());
    for (int i = 0; i < stakes_; ++i) {
      if (is_mine(stake_[i])) continue;
      const int move = index_of_liberty(tactics.only_liberty(stake_[i]));
      if (move != kNone && is_legal(move)) return move;
    }
    return kPass;
  }

  /// A player that can win does. A player that leaves a chain in atari that may not be lost, and
  /// takes nothing by it, loses: nothing forbids the opponent to take it. And after a pass a draw
  /// is at hand.
  Facts<Moves> facts() const {
    if (winning_move() != kPass) return {B::kWon, 0};
    const Moves lost = losing_moves();
    const bool loses = (legal_moves() & ~lost) == 0;
    if (passed_) return {loses ? B::exactly(kDraw) : B::at_least(kDraw), lost & ~kPassMove};
    return {loses ? B::kLost : B::kUnknown, lost};
  }

 private:
  static constexpr Moves kPassMove = Moves{1} << kPass;

  const Board& board() const { return go_.board(); }

  /// The signs of a diagram by the moves of Go.
  using Drawing = std::array<char, Rules::kPoints>;

  static Drawing read(const char* diagram) {
    Drawing drawn;
    drawn.fill('-');
    int i = 0;
    for (; *diagram != '\0' && i < Rules::kPoints; ++diagram) {
      if (!is_sign(*diagram)) continue;
      drawn[Rules::move_at(Board::column_of(i), Rules::kSize - 1 - Board::row_of(i))] = *diagram;
      ++i;
    }
    return drawn;
  }
  static bool is_sign(char c) {
    return c == 'X' || c == 'O' || c == 'x' || c == 'o' || c == '.' || c == '-';
  }

  /// One colour's stones, while the other one passes. Nothing is taken by that: a stone of a chain
  /// that is not there yet is a liberty.
  void put_stones(const Drawing& drawn, Mover owner, char outside, char inside) {
    for (int move = 0; move < Rules::kPoints; ++move) {
      if (drawn[move] != outside && drawn[move] != inside) continue;
      if (go_.mover() != owner) go_.play(Rules::kPass);
      go_.play(move);
    }
  }

  void find_points(const Drawing& drawn) {
    for (int move = 0; move < Rules::kPoints; ++move) {
      const char sign = drawn[move];
      if (sign != '.' && sign != 'x' && sign != 'o') continue;
      if (points_ < kPoints) point_[points_++] = static_cast<Point>(move);
    }
    point_[kPass] = static_cast<Point>(Rules::kPass);
    stones_ = stones_now();
    empty_outside_ = empty_outside();
  }

  /// A stone of each chain that can be lost: one that has no liberty on a point where no stone is
  /// played.
  void find_stakes(const Drawing& drawn) {
    for (int move = 0; move < Rules::kPoints; ++move) {
      const int stone = Board::point_of(move);
      const bool is_outside = drawn[move] == 'X' || drawn[move] == 'O';
      if (!is_outside || stakes_ == kMostStakes || is_staked(stone)) continue;
      if (!is_safe(stone, drawn)) stake_[stakes_++] = static_cast<Point>(stone);
    }
  }
  bool is_staked(int stone) const {
    for (int i = 0; i < stakes_; ++i) {
      if (board().head_of(stake_[i]) == board().head_of(stone)) return true;
    }
    return false;
  }
  bool is_safe(int first, const Drawing& drawn) const {
    int stone = first;
    do {
      for (const int step : Board::kNeighbours) {
        const int q = stone + step;
        if (board().stone(q) == Stone::kNone && drawn[Board::move_of(q)] == '-') return true;
      }
      stone = board().next_stone(stone);
    } while (stone != first);
    return false;
  }

  Stones stones_now() const {
    Stones stones = 0;
    for (int i = 0; i < points_; ++i) stones |= static_cast<Stones>(stone(i)) << (2 * i);
    return stones;
  }
  std::uint8_t empty_outside() const {
    int empty = board().empty_count();
    for (int i = 0; i < points_; ++i) empty -= stone(i) == Stone::kNone;
    return static_cast<std::uint8_t>(empty);
  }
  /// Which of the points a move of Go is, kNone if it is another one.
  int index_of(int go_move) const {
    for (int i = 0; i < points_; ++i) {
      if (point_[i] == go_move) return i;
    }
    return kNone;
  }
  int index_of_liberty(int point) const {
    return point == Board::kNowhere ? kNone : index_of(Board::move_of(point));
  }

  void note(int taken, Mover mine) {
    taken_ = static_cast<std::uint8_t>(taken_ + taken);
    stones_ = stones_now();
    if (empty_outside() != empty_outside_) {
      result_ = win_of(mine);
    } else if (taken_ > kMostTaken) {
      result_ = win_of(too_long_);
    }
  }
  static constexpr std::int8_t win_of(Mover mover) { return mover == Mover::kMax ? kTop : 0; }

  Moves legal_moves() const {
    Moves legal = kPassMove;
    for (int move = 0; move < points_; ++move) {
      if (is_legal(move)) legal |= Moves{1} << move;
    }
    return legal;
  }

  Moves losing_moves() const {
    Moves lost = 0;
    if (!is_short_of_liberties()) return lost;
    for (int move = 0; move < kMoves; ++move) {
      if (is_legal(move) && leaves_atari(move)) lost |= Moves{1} << move;
    }
    return lost;
  }
  bool is_mine(int stake) const { return board().stone(stake) == go_.colour(); }
  bool is_short_of_liberties() const {
    const Tactics tactics(board());
    for (int i = 0; i < stakes_; ++i) {
      if (is_mine(stake_[i]) && tactics.template liberties_up_to<3>(stake_[i]) < 3) return true;
    }
    return false;
  }
  bool leaves_atari(int move) const {
    const Tactics tactics(board());
    const int p = move == kPass ? Board::kNowhere : Board::point_of(point_[move]);
    if (move != kPass && tactics.takes(p, go_.colour())) return false;
    for (int i = 0; i < stakes_; ++i) {
      if (!is_mine(stake_[i])) continue;
      const bool joins = move != kPass && tactics.count_beside(p, board().head_of(stake_[i])) > 0;
      const int last =
          joins ? tactics.only_liberty_after(p, go_.colour()) : tactics.only_liberty(stake_[i]);
      if (index_of_liberty(last) != kNone) return true;
    }
    return false;
  }

  using Point = typename Board::Point;

  typename Rules::Position go_{0};
  std::array<Point, kMoves> point_{};  ///< as moves of Go; the last is the pass
  std::array<Point, kMostStakes> stake_{};
  Stones stones_ = 0;
  std::uint8_t points_ = 0;
  std::uint8_t stakes_ = 0;
  std::uint8_t empty_outside_ = 0;
  std::uint8_t taken_ = 0;
  bool passed_ = false;
  std::int8_t result_ = kNone;
  Mover too_long_;
};

/// A playout as in the table of semeais (games/semeai/semeai.hpp): what wins is taken at once; else
/// any point, and a pass only if there is none.
struct TakesAtOnce {
  template <Game G>
  static int play(typename G::Position& position, Random& random) {
    while (!position.is_over()) position.play(move<G>(position, random));
    return position.score();
  }

 private:
  template <Game G>
  static int move(const typename G::Position& position, Random& random) {
    const int win = position.winning_move();
    if (win != G::kPass) return win;
    int chosen = G::kPass;
    int seen = 0;
    for (int move = 0; move < G::kPoints; ++move) {
      if (position.is_legal(move) && random.below(++seen) == 0) chosen = move;
    }
    return chosen;
  }
};

}  // namespace frugal
