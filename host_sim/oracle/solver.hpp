// SPDX-License-Identifier: MIT
/// \file
/// The exact value of a position, win, draw or loss, by alpha-beta with null windows.
/// The search asks one question at a time: does the side to move reach a goal, a draw or a win? It
/// reaches a win if after some move the opponent reaches no draw, and the other way round.
///
/// Moves that lose at once are never searched; the others are ordered by how many winning cells
/// they make, centre first. A player without an open line cannot win.
///
/// Measured on Connect Four, one core: 6 M visited positions a second with a table of 1 GB, 24 M
/// with one of 8 KB.
#pragma once

#include <cstdint>
#include <optional>

#include "oracle/grid.hpp"
#include "oracle/table.hpp"

namespace frugal::oracle {

/// One thread's search; the table may be shared.
template <class G>
class Solver {
 public:
  explicit Solver(Table& table) : table_(table) {}

  /// How many positions were visited since this was made.
  std::uint64_t visited() const { return visited_; }

  /// Nothing if it takes more than this many visited positions.
  std::optional<Value> solve(const Position<G>& position, std::uint64_t most = ~std::uint64_t{0}) {
    limit_ = most > ~visited_ ? ~std::uint64_t{0} : visited_ + most;
    const bool is_win = position.wins() != 0 || reaches(position, kWin);
    if (!is_win && visited_ <= limit_) {
      const bool is_draw = reaches(position, kDraw);
      if (visited_ <= limit_) return is_draw ? kDraw : kLoss;
    }
    if (visited_ > limit_) return std::nullopt;
    return kWin;
  }

 private:
  /// Whether the side to move, which can't win at once, reaches the goal; anything past the limit.
  bool reaches(const Position<G>& position, Value goal) {
    const std::uint64_t before = visited_;
    if (++visited_ > limit_) return false;
    if (position.is_full()) return goal == kDraw;
    const Discs moves = position.moves_that_hold();
    if (moves == 0) return false;
    if (const auto known = lines_left(position, goal)) return *known;

    const Discs key = key_of(position);
    const std::uint32_t facts = table_.look_up(key);
    if ((facts & facts_if(true, goal)) == facts_if(true, goal)) return true;
    if ((facts & facts_if(false, goal)) == facts_if(false, goal)) return false;
    const bool is_reached = tries(position, moves, goal);
    if (visited_ <= limit_) table_.store(key, facts_if(is_reached, goal), visited_ - before);
    return is_reached;
  }

  bool tries(const Position<G>& position, Discs moves, Value goal) {
    const Value others_goal = goal == kWin ? kDraw : kWin;
    for (const Discs cell : position.in_order(moves)) {
      if (cell == 0) break;
      Position<G> next = position;
      next.drop(cell);
      if (!reaches(next, others_goal)) return true;
      if (visited_ > limit_) return false;
    }
    return false;
  }

  /// A win is also a draw, and no draw is also no win.
  static constexpr std::uint32_t facts_if(bool is_reached, Value goal) {
    if (is_reached) return goal == kWin ? Table::kIsWin | Table::kIsDraw : Table::kIsDraw;
    return goal == kDraw ? Table::kNoDraw | Table::kNoWin : Table::kNoWin;
  }

  /// The answer, if one of the players has no open line left.
  static std::optional<bool> lines_left(const Position<G>& position, Value goal) {
    if (2 * position.stones() < G::kCells) return std::nullopt;
    const Discs empty = G::kBoard & ~position.all;
    const Discs wanted = goal == kWin ? position.mine : position.mine ^ position.all;
    if (G::has_line(wanted | empty)) return std::nullopt;
    return goal == kDraw;
  }

  /// Early positions share a key with their mirror images; late ones seldom come again.
  static Discs key_of(const Position<G>& position) {
    return 2 * position.stones() < G::kCells ? position.shared_key() : position.key();
  }

  Table& table_;
  std::uint64_t visited_ = 0;
  std::uint64_t limit_ = 0;
};

}  // namespace frugal::oracle
