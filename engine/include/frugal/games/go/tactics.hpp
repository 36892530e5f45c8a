// SPDX-License-Identifier: MIT
/// \file
/// What a glance at the board of Go does not tell: the liberties that a chain really has. They are
/// found when they are asked for, and cost nothing else.
///
/// The board counts pseudo-liberties: an empty point once for each stone of the chain beside it.
/// This gives three quick answers.
///
///   - A chain with more than four of them has two liberties, for no point has more than four
///     stones beside it.
///   - In a chain with fewer, one liberty tells everything: if it is as often beside the chain as
///     the chain has pseudo-liberties, it is the only one. That liberty is found by a walk along
///     the stones up to the first that has one.
///   - An empty point's count is that of its empty neighbours: a stone with two of them has two
///     liberties.
///
/// No memory of its own. A view of the board, to be made where it is needed.
#pragma once

#include <array>
#include <cstdint>

#include "frugal/games/go/board.hpp"

namespace frugal {

template <class Board>
class GoTactics {
  static constexpr int kNowhere = Board::kNowhere;

 public:
  explicit GoTactics(const Board& board) : board_(board) {}

  /// The liberty of a chain in atari, that of any of its stones; kNowhere if it has another one.
  [[gnu::always_inline]] int only_liberty(int stone) const {
    const int head = board_.head_of(stone);
    return board_.liberties(head) > 4 ? kNowhere : only_of_few(head);
  }

  /// Whether a stone on an empty point would take something.
  bool takes(int p, Stone mine) const {
    for (const int step : Board::kNeighbours) {
      if (board_.stone(p + step) == other_than(mine) && is_taken(p + step, p)) return true;
    }
    return false;
  }

  /// The liberty of a chain that a legal stone here would put or leave into atari, which may be a
  /// point where something is taken; kNowhere if its chain would have another one.
  int only_liberty_after(int p, Stone mine) const {
    if (board_.liberties(p) >= 2) return kNowhere;
    FewLiberties found;
    add_liberties_after(p, mine, found, [&](int head) { add_others(head, p, found); });
    return found.has_more ? kNowhere : found.first;
  }

  /// How many liberties the chain of a stone has, if fewer than kMost; else kMost.
  template <int kMost>
  int liberties_up_to(int stone) const {
    const int head = board_.head_of(stone);
    if (board_.liberties(head) > 4 * (kMost - 1)) return kMost;
    DifferentPoints<kMost> found;
    add_liberties(head, kNowhere, found);
    return found.count;
  }

  /// How many the chain of a legal stone here would have, counted in the same way.
  template <int kMost>
  int liberties_after(int p, Stone mine) const {
    DifferentPoints<kMost> found;
    add_liberties_after(p, mine, found, [&](int head) { add_liberties(head, p, found); });
    return found.count;
  }

  /// Whether a legal stone here would be in atari.
  bool is_self_atari(int p, Stone mine) const { return only_liberty_after(p, mine) != kNowhere; }

  /// Whether a stone here would make a chain that is large when it is taken, and leaves room for
  /// two eyes then. That is four stones or more, except the shapes in which one stone of the other
  /// side in the middle leaves one eye. These have as many pairs of neighbours as stones (the
  /// square, and the bulky five and six), or one stone that touches all others.
  bool is_gift(int p, Stone mine) const {
    if (takes(p, mine)) return false;
    int most = count_own(p, p, mine);
    int stones = 1;
    int touches = most;
    for (int i = 0; i < 4; ++i) {
      const int q = p + Board::kNeighbours[i];
      if (board_.stone(q) != mine || is_counted(p, i)) continue;
      int stone = q;
      do {
        const int beside = count_own(stone, p, mine);
        most = most > beside ? most : beside;
        touches += beside;
        if (++stones > kMostInOneEye) return true;
        stone = board_.next_stone(stone);
      } while (stone != q);
    }
    return stones >= 4 && touches != 2 * stones && most != stones - 1;
  }

  /// How many of a point's neighbours are of one chain.
  [[gnu::always_inline]] int count_beside(int p, int head) const {
    int count = 0;
    for (const int step : Board::kNeighbours) count += board_.head_of(p + step) == head;
    return count;
  }

  /// The vital point of a hole of three empty points in a row or around a corner, of which p is
  /// one, if nothing but stones of that colour and border is around them; else kNowhere. In such a
  /// hole one point has two empty neighbours, the other two one.
  int vital_point(int p, Stone around) const {
    if (board_.stone(p) != Stone::kNone) return kNowhere;
    int centre = p;
    if (board_.liberties(p) == 1) centre = p + step_to_empty(p);
    if (board_.liberties(centre) != 2 || !is_walled(centre, around)) return kNowhere;
    for (const int step : Board::kNeighbours) {
      const int end = centre + step;
      if (board_.stone(end) != Stone::kNone) continue;
      if (board_.liberties(end) != 1 || !is_walled(end, around)) return kNowhere;
    }
    return centre;
  }

 private:
  struct FewLiberties {
    int first = kNowhere;
    bool has_more = false;
    void add(int p) {
      has_more = has_more || (first != kNowhere && first != p);
      first = p;
    }
    bool are_enough() const { return has_more; }
  };

  template <int kMost>
  struct DifferentPoints {
    std::array<typename Board::Point, kMost> points;
    int count = 0;
    void add(int p) {
      for (int i = 0; i < count; ++i) {
        if (points[i] == p) return;
      }
      if (count < kMost) points[count++] = static_cast<typename Board::Point>(p);
    }
    bool are_enough() const { return count == kMost; }
  };

  /// The liberties that the chain of a legal stone here would have, until there are enough.
  /// add_chain(head) adds those of a chain beside it.
  template <class Found, class AddChain>
  [[gnu::always_inline]] void add_liberties_after(int p, Stone mine, Found& found,
                                                  AddChain add_chain) const {
    for (const int step : Board::kNeighbours) {
      const int q = p + step;
      const Stone stone = board_.stone(q);
      if (stone == Stone::kNone) {
        found.add(q);
      } else if (stone == mine) {
        add_chain(board_.head_of(q));
      } else if (stone == other_than(mine) && is_taken(q, p)) {
        add_taken(q, p, mine, found);
      }
      if (found.are_enough()) return;
    }
  }

  /// The liberties of a chain but for one point, until there are enough.
  template <int kMost>
  void add_liberties(int head, int but, DifferentPoints<kMost>& found) const {
    int stone = head;
    do {
      for (const int step : Board::kNeighbours) {
        const int q = stone + step;
        if (q != but && board_.stone(q) == Stone::kNone) found.add(q);
      }
      stone = board_.next_stone(stone);
    } while (stone != head && !found.are_enough());
  }

  [[gnu::noinline]] int only_of_few(int head) const {
    const int p = liberty_but(head, head);
    return count_beside(p, head) == board_.liberties(head) ? p : kNowhere;
  }

  /// Some liberty of a chain other than p; there has to be one.
  int liberty_but(int head, int p) const {
    for (int stone = head;; stone = board_.next_stone(stone)) {
      for (const int step : Board::kNeighbours) {
        const int q = stone + step;
        if (board_.stone(q) == Stone::kNone && q != p) return q;
      }
    }
  }

  static constexpr int kMostInOneEye = 6;

  /// Neighbours of a point with a stone of this colour, with one on p.
  int count_own(int point, int p, Stone mine) const {
    int count = 0;
    for (const int step : Board::kNeighbours) {
      count += point + step == p || board_.stone(point + step) == mine;
    }
    return count;
  }
  /// Whether the chain of p's neighbour i is that of an earlier one as well.
  bool is_counted(int p, int i) const {
    const int head = board_.head_of(p + Board::kNeighbours[i]);
    for (int k = 0; k < i; ++k) {
      if (board_.head_of(p + Board::kNeighbours[k]) == head) return true;
    }
    return false;
  }

  bool is_taken(int stone, int p) const {
    const int head = board_.head_of(stone);
    return board_.liberties(head) <= 4 && board_.liberties(head) == count_beside(p, head);
  }

  /// The liberties of a chain beside p other than p.
  void add_others(int head, int p, FewLiberties& found) const {
    const int left = board_.liberties(head) - count_beside(p, head);
    if (left == 0) return;
    if (left > 4) {
      found.has_more = true;
      return;
    }
    const int q = liberty_but(head, p);
    found.add(q);
    found.has_more = found.has_more || count_beside(q, head) != left;
  }

  /// The points of a chain that is taken from p, as far as they are beside p's chain.
  template <class Found>
  [[gnu::noinline]] void add_taken(int taken, int p, Stone mine, Found& found) const {
    int stone = taken;
    do {
      if (is_beside_chain_of(stone, p, mine)) found.add(stone);
      stone = board_.next_stone(stone);
    } while (stone != taken);
  }
  bool is_beside_chain_of(int stone, int p, Stone mine) const {
    for (const int step : Board::kNeighbours) {
      const int q = stone + step;
      if (q == p) return true;
      if (board_.stone(q) == mine && count_beside(p, board_.head_of(q)) > 0) return true;
    }
    return false;
  }

  int step_to_empty(int p) const {
    for (const int step : Board::kNeighbours) {
      if (board_.stone(p + step) == Stone::kNone) return step;
    }
    return 0;
  }
  /// Whether all neighbours are empty, border, or stones of this colour.
  bool is_walled(int p, Stone colour) const {
    for (const int step : Board::kNeighbours) {
      if (board_.stone(p + step) == other_than(colour)) return false;
    }
    return true;
  }

  const Board& board_;
};

}  // namespace frugal
