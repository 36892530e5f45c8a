// SPDX-License-Identifier: MIT
/// \file
/// What a glance tells of a move of Go, as a team of features, at most one of each group (Coulom,
/// "Computing Elo ratings of move patterns in the game of Go", 2007; the expert rules of Chaslot,
/// Fiter, Hoock, Rimmel and Teytaud, 2009). A pass is a team of one.
///
///     shape         the eight points around it, all that there are (go/shapes.hpp)
///     place         the distances to the two nearest borders, up to four, at each stage of the
///                   game
///     nearest       the distance to the nearest stone of either player, up to five, at each stage
///     crowd, field  how many stones of either player are at most two, three points away
///     last          the distance to the last move, dx + dy + max(dx, dy) as in Coulom's paper, up
///                   to 17, at each stage
///     last-but-one  to the mover's own last move
///     liberties     how many the stone's chain will have (one: a self-atari), and what it saves:
///                   the weakest of the mover's chains beside it (in atari by the last move, in
///                   atari, of two liberties, of more), and whether there is one of several stones
///     capture       of a chain of one stone, of several, the one that moved last, one that has put
///                   a chain of the mover's into atari
///     atari         of a chain of one stone, of several, during a ko, of the one that moved last
///     pass          after a move, after a pass
///
/// A feature depends neither on the side from which the board is seen nor on the colours: the
/// player to move is black. A position has five stages, by how many stones there are.
///
/// Memory on the stack: two bits for each point and a margin of four rows, 9 x 9: 68 bytes.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

#include "frugal/games/go/board.hpp"
#include "frugal/games/go/shapes.hpp"
#include "frugal/games/go/tactics.hpp"

namespace frugal {

struct GoGroup {
  const char* name;
  int first;
  int count;
};

/// The numbers of features: where each group begins.
struct GoFeature {
  static constexpr int kStages = 5;
  static constexpr int kShape = 0;
  static constexpr int kPlace = kShape + GoShapes::kCount;
  static constexpr int kNearest = kPlace + 15 * kStages;
  static constexpr int kCrowd = kNearest + 25 * kStages;
  static constexpr int kField = kCrowd + 8 * 8;
  static constexpr int kLast = kField + 13 * 13;
  static constexpr int kLastButOne = kLast + 16 * kStages;
  static constexpr int kLiberties = kLastButOne + 16;
  static constexpr int kCapture = kLiberties + 36;
  static constexpr int kAtari = kCapture + 4;
  static constexpr int kPass = kAtari + 4;
  static constexpr int kCount = kPass + 2;

  static constexpr GoGroup kGroups[] = {
      {"shape", kShape, kPlace - kShape},
      {"place", kPlace, kNearest - kPlace},
      {"nearest", kNearest, kCrowd - kNearest},
      {"crowd", kCrowd, kField - kCrowd},
      {"field", kField, kLast - kField},
      {"last", kLast, kLastButOne - kLast},
      {"last-but-one", kLastButOne, kLiberties - kLastButOne},
      {"liberties", kLiberties, kCapture - kLiberties},
      {"capture", kCapture, kAtari - kCapture},
      {"atari", kAtari, kPass - kAtari},
      {"pass", kPass, kCount - kPass},
  };
};

/// The stones of one colour, a word for each row, with empty rows around them.
template <class Board>
class GoRows {
  static constexpr int kMargin = 4;

 public:
  void add(int x, int y) { rows_[y + kMargin] |= static_cast<Row>(1u << x); }

  /// How many stones are at most two and three columns and rows away from a point, and the least k
  /// so that one is at most k away; five if none is within four.
  struct Around {
    int crowd;
    int field;
    int nearest;
  };
  Around around(int x, int y) const {
    const std::uint32_t below =
        seven(x, y - 3) << 21 | seven(x, y - 2) << 14 | seven(x, y - 1) << 7 | seven(x, y);
    const std::uint32_t above = seven(x, y + 1) << 14 | seven(x, y + 2) << 7 | seven(x, y + 3);
    const int field = count(below) + count(above);
    if (field == 0) return {0, 0, is_within_four(x, y) ? 4 : 5};
    const int crowd = count(below & kFiveBelow) + count(above & kFiveAbove);
    if (crowd == 0) return {0, field, 3};
    return {crowd, field, (below & kThreeBelow) == 0 && (above & kThreeAbove) == 0 ? 2 : 1};
  }

 private:
  using Row = std::conditional_t<Board::kSize <= 16, std::uint16_t, std::uint32_t>;
  /// Five times five and three times three bits in the middle of seven times seven, of which the
  /// lower four rows are in one word and the others in another.
  static constexpr std::uint32_t kFiveBelow = 0x3e << 14 | 0x3e << 7 | 0x3e;
  static constexpr std::uint32_t kFiveAbove = 0x3e << 14 | 0x3e << 7;
  static constexpr std::uint32_t kThreeBelow = 0x1c << 7 | 0x1c;
  static constexpr std::uint32_t kThreeAbove = 0x1c << 14;

  std::uint32_t row(int y) const { return rows_[y + kMargin]; }
  /// The bits from x - 3 to x + 3 of a row.
  std::uint32_t seven(int x, int y) const { return row(y) << 3 >> x & 127; }

  bool is_within_four(int x, int y) const {
    std::uint32_t seen = row(y - 4) | row(y + 4);
    for (int k = -3; k <= 3; ++k) seen |= row(y + k);
    return (seen << 4 >> x & 511) != 0;
  }

  /// Quicker than a call of the compiler's function, which most machines need.
  static int count(std::uint32_t bits) {
    bits -= bits >> 1 & 0x55555555;
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f;
    return static_cast<int>(bits * 0x01010101 >> 24);
  }

  std::array<Row, Board::kSize + 2 * kMargin> rows_{};
};

template <class G>
class GoFeatures {
  using Board = typename G::Board;
  static constexpr int kNowhere = Board::kNowhere;

 public:
  explicit GoFeatures(const typename G::Position& position)
      : position_(position),
        board_(position.board()),
        tactics_(board_),
        mine_(position.colour()),
        last_(point_of(position.last_move())),
        stage_(stage_of(G::kPoints - board_.empty_count())) {
    for (int y = 0, move = 0; y < G::kSize; ++y) {
      for (int x = 0; x < G::kSize; ++x, ++move) {
        const Stone stone = position.stone(move);
        if (stone != Stone::kNone) (stone == mine_ ? my_rows_ : other_rows_).add(x, y);
      }
    }
  }

  /// Calls visit(feature) for each feature of a legal move, in the order of their numbers.
  template <class Visit>
  void visit(int move, Visit visit) const {
    if (move == G::kPass) {
      visit(GoFeature::kPass + position_.is_after_pass());
      return;
    }
    const int p = Board::point_of(move);
    const int x = Board::column_of(move);
    const int y = Board::row_of(move);
    visit(GoFeature::kShape + GoShapes::shape_of(GoPatterns::surroundings(board_, p), mine_));
    visit(GoFeature::kPlace + 15 * stage_ + place_of(x, y));
    const auto my = my_rows_.around(x, y);
    const auto other = other_rows_.around(x, y);
    visit(GoFeature::kNearest + 25 * stage_ + 5 * (other.nearest - 1) + my.nearest - 1);
    visit(GoFeature::kCrowd + 8 * std::min(my.crowd, 7) + std::min(other.crowd, 7));
    visit(GoFeature::kField + 13 * std::min(my.field, 12) + std::min(other.field, 12));
    visit_distance(GoFeature::kLast + 16 * stage_, x, y, position_.last_move(), visit);
    visit_distance(GoFeature::kLastButOne, x, y, position_.last_but_one_move(), visit);
    if (board_.liberties(p) == 4) {  // nothing beside it
      visit(GoFeature::kLiberties + 3);
      return;
    }
    const int liberties = tactics_.template liberties_after<4>(p, mine_);
    visit(GoFeature::kLiberties + saving(p, liberties));
    visit_attack(p, liberties, visit);
  }

 private:
  static int point_of(int move) { return move == G::kPass ? kNowhere : Board::point_of(move); }

  /// A 9 x 9 board with 4, 9, 16 or 27 stones is at a new stage of the game.
  static int stage_of(int stones) {
    return (stones >= G::kPoints / 20) + (stones >= G::kPoints / 9) + (stones >= G::kPoints / 5) +
           (stones >= G::kPoints / 3);
  }

  static int place_of(int x, int y) {
    const int a = std::min(std::min(x, G::kSize - 1 - x), 4);
    const int b = std::min(std::min(y, G::kSize - 1 - y), 4);
    return a > b ? a * (a + 1) / 2 + b : b * (b + 1) / 2 + a;
  }

  template <class Visit>
  static void visit_distance(int first, int x, int y, int from, Visit visit) {
    if (from == G::kPass) return;
    const int dx = distance(x, Board::column_of(from));
    const int dy = distance(y, Board::row_of(from));
    const int d = dx + dy + std::max(dx, dy);
    if (d >= 2 && d <= 17) visit(first + d - 2);
  }
  static int distance(int a, int b) { return a < b ? b - a : a - b; }

  /// By the liberties afterwards, 1 to 4, and if there are chains of the mover's beside it, by the
  /// weakest of these, and whether some are of several stones.
  int saving(int p, int liberties) const {
    int weakest = 5;
    bool several = false;
    for (const int step : Board::kNeighbours) {
      const int q = p + step;
      if (board_.stone(q) != mine_) continue;
      weakest = std::min(weakest, safety_of(q));
      several = several || has_several(q);
    }
    return weakest == 5 ? liberties - 1 : 4 * weakest + 16 * several + liberties - 1;
  }
  /// 1 in atari by the last move, 2 in atari, 3 of two liberties, 4 of more.
  int safety_of(int stone) const {
    const int liberties = tactics_.template liberties_up_to<3>(stone);
    const bool is_new = liberties == 1 && last_ != kNowhere &&
                        tactics_.count_beside(last_, board_.head_of(stone)) > 0;
    return is_new ? 1 : liberties + 1;
  }

  /// The best of what it does to each of the opponent's chains beside it.
  template <class Visit>
  void visit_attack(int p, int liberties, Visit visit) const {
    int capture = 0;
    int atari = 0;
    for (const int step : Board::kNeighbours) {
      const int q = p + step;
      if (board_.stone(q) != other_than(mine_)) continue;
      const int left = tactics_.template liberties_up_to<3>(q);
      if (left == 1) capture = std::max(capture, kind_of_capture(q));
      if (left == 2) atari = std::max(atari, kind_of_atari(q));
    }
    if (capture != 0) visit(GoFeature::kCapture + capture - 1);
    if (atari != 0 && liberties > 1) visit(GoFeature::kAtari + atari - 1);
  }
  int kind_of_capture(int q) const {
    return puts_into_atari(q) ? 4 : moved_last(q) ? 3 : 1 + has_several(q);
  }
  int kind_of_atari(int q) const {
    return moved_last(q) ? 4 : position_.ko() != G::kPass ? 3 : 1 + has_several(q);
  }

  bool has_several(int stone) const { return board_.next_stone(stone) != stone; }
  bool moved_last(int stone) const {
    return last_ != kNowhere && board_.head_of(stone) == board_.head_of(last_);
  }
  /// Whether a chain of the mover's is in atari beside this one.
  bool puts_into_atari(int chain) const {
    int stone = chain;
    do {
      for (const int step : Board::kNeighbours) {
        const int q = stone + step;
        if (board_.stone(q) == mine_ && tactics_.only_liberty(q) != kNowhere) return true;
      }
      stone = board_.next_stone(stone);
    } while (stone != chain);
    return false;
  }

  const typename G::Position& position_;
  const Board& board_;
  GoTactics<Board> tactics_;
  Stone mine_;
  int last_;
  int stage_;
  GoRows<Board> my_rows_;
  GoRows<Board> other_rows_;
};

}  // namespace frugal
