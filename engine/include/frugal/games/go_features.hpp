// SPDX-License-Identifier: MIT
//
// go_features.hpp: what a glance tells of a move of Go, as a team of features, at most one of each
// group (Coulom, "Computing Elo ratings of move patterns in the game of Go", 2007; the expert rules
// of Chaslot, Fiter, Hoock, Rimmel and Teytaud, 2009). A pass is a team of one.
//
//     shape         the eight points around it, all that there are (go_shapes.hpp)
//     place         the distances to the two nearest borders, up to four, at five stages of the
//     game nearest       the distance to the nearest stone of either player, up to five, at each
//     stage crowd         how many stones of either player are at most two away in both directions
//     last          the distance to the last move, dx + dy + max(dx, dy) as in Coulom's paper, up
//     to
//                   17, at each stage
//     last but one  to the mover's own last move
//     liberties     how many the stone's chain will have (one: a self-atari), and what it saves:
//     the
//                   weakest of the mover's chains beside it, and whether of several stones
//     capture       of a chain of one stone, of several, the one that moved last, one that has put
//     a
//                   chain of the mover's into atari
//     atari         of a chain of one stone, of several, during a ko, of the one that moved last
//     pass          after a move, after a pass
//
// Who numbers the features of a move asks for nothing else of the position, so a feature depends on
// neither side of the board nor on the colours. Memory: two bits a point, 9 x 9: 68 bytes of stack.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "frugal/games/go_board.hpp"
#include "frugal/games/go_shapes.hpp"
#include "frugal/games/go_tactics.hpp"

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
  static constexpr int kLast = kCrowd + 64;
  static constexpr int kLastButOne = kLast + 16 * kStages;
  static constexpr int kLiberties = kLastButOne + 16;
  static constexpr int kCapture = kLiberties + 28;
  static constexpr int kAtari = kCapture + 4;
  static constexpr int kPass = kAtari + 4;
  static constexpr int kCount = kPass + 2;

  static constexpr GoGroup kGroups[] = {
      {"shape", kShape, kPlace - kShape},
      {"place", kPlace, kNearest - kPlace},
      {"nearest", kNearest, kCrowd - kNearest},
      {"crowd", kCrowd, kLast - kCrowd},
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

  /// The least k so that a stone is at most k columns and k rows away; kMargin + 1 if none is.
  int nearest(int x, int y) const {
    std::uint32_t seen = row(y);
    for (int k = 1; k <= kMargin; ++k) {
      seen |= row(y - k) | row(y + k);
      if ((seen & columns(x, k)) != 0) return k;
    }
    return kMargin + 1;
  }

  /// How many stones are at most two columns and two rows away.
  int crowd(int x, int y) const {
    std::uint32_t bits = 0;
    for (int k = -2; k <= 2; ++k) bits = bits << 5 | (row(y + k) << 2 >> x & 31);
    return std::popcount(bits);
  }

 private:
  using Row = std::conditional_t<Board::kSize <= 16, std::uint16_t, std::uint32_t>;

  std::uint32_t row(int y) const { return rows_[y + kMargin]; }
  /// From x - k to x + k; what is off the board is lost or hits no stones.
  static std::uint32_t columns(int x, int k) {
    return ((2u << 2 * k) - 1) << (x + kMargin - k) >> kMargin;
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
    visit(GoFeature::kNearest + 25 * stage_ + nearest(x, y));
    visit(GoFeature::kCrowd + crowd(x, y));
    visit_distance(GoFeature::kLast + 16 * stage_, x, y, position_.last_move(), visit);
    visit_distance(GoFeature::kLastButOne, x, y, position_.last_but_one_move(), visit);
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

  int nearest(int x, int y) const {
    return 5 * (other_rows_.nearest(x, y) - 1) + my_rows_.nearest(x, y) - 1;
  }
  int crowd(int x, int y) const {
    return 8 * std::min(my_rows_.crowd(x, y), 7) + std::min(other_rows_.crowd(x, y), 7);
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

  /// By the liberties afterwards, 1 to 4, and if there are chains of the mover's beside it, by
  /// those of the weakest, 1 to 3, and whether some are of several stones.
  int saving(int p, int liberties) const {
    int weakest = 4;
    bool several = false;
    for (const int step : Board::kNeighbours) {
      const int q = p + step;
      if (board_.stone(q) != mine_) continue;
      weakest = std::min(weakest, tactics_.template liberties_up_to<3>(q));
      several = several || has_several(q);
    }
    return weakest == 4 ? liberties - 1 : 4 * weakest + 12 * several + liberties - 1;
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
