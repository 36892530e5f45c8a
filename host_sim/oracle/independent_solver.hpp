// SPDX-License-Identifier: MIT
/// \file
/// The exact value of a Connect Four position on 7x6, by alpha-beta: written apart on purpose, as a
/// check of the exact solver of every board (solver.hpp). It shares no code with that one or the
/// engine; test_book_making.cpp compares the values. ./frugal quality and memory ask this one: the
/// positions that they measure, and so their figures, depend on what it solves within so many
/// nodes.
///
/// Bitboards as in Pons's solver: bit x * 7 + y is the cell (x, y), and the seventh bit of a column
/// stays empty. A position is the mover's discs and all discs; its key is their sum plus the bottom
/// row, which marks the height of each column. A move that lets the opponent win at once is never
/// searched; the others are ordered by how many winning cells they make, centre first. The
/// transposition table holds a lower and an upper bound of the value, and always replaces.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace frugal::oracle {

class IndependentSolver {
  using Discs = std::uint64_t;
  static constexpr int kWidth = 7;
  static constexpr int kHeight = 6;
  static constexpr int kStride = kHeight + 1;

 public:
  /// The mover's view.
  enum Value : int { kLost = -1, kDrawn = 0, kWon = 1 };

  struct Position {
    Discs mine = 0;
    Discs all = 0;

    bool is_legal(int column) const { return (all & top_of(column)) == 0; }
    bool wins_with(int column) const {
      return (winning_cells(mine, all) & (all + bottom_of(column)) & column_of(column)) != 0;
    }
    void play(int column) {
      mine ^= all;
      all |= all + bottom_of(column);
    }
    int stones() const { return std::popcount(all); }
    bool is_full() const { return all == kBoard; }
  };

  explicit IndependentSolver(std::size_t table_entries = std::size_t{1} << 20)
      : table_(std::bit_ceil(table_entries)) {}

  /// Empties the table, so that what follows does not depend on what was.
  void forget() { std::fill(table_.begin(), table_.end(), Entry{}); }

  /// Nothing if it takes more than this many nodes. No disc of the position may complete a line.
  std::optional<Value> solve(const Position& position, std::uint64_t most_nodes) {
    nodes_left_ = most_nodes;
    const int value = search(position, kLost, kWon);
    if (nodes_left_ == 0) return std::nullopt;
    return static_cast<Value>(value);
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::int8_t least = kLost;
    std::int8_t most = kWon;
  };

  static constexpr Discs bottom_of(int column) { return Discs{1} << (column * kStride); }
  static constexpr Discs top_of(int column) { return bottom_of(column) << (kHeight - 1); }
  static constexpr Discs column_of(int column) {
    return bottom_of(column) * ((Discs{1} << kHeight) - 1);
  }
  /// One cell of each column: a geometric series.
  static constexpr Discs kBottom =
      ((Discs{1} << (kWidth * kStride)) - 1) / ((Discs{1} << kStride) - 1);
  static constexpr Discs kBoard = kBottom * ((Discs{1} << kHeight) - 1);

  /// Empty cells that complete four in a row of `discs`.
  static Discs winning_cells(Discs discs, Discs all) {
    Discs cells = (discs << 1) & (discs << 2) & (discs << 3);
    for (const int step : {kStride - 1, kStride, kStride + 1}) {
      const Discs above = (discs << step) & (discs << 2 * step);
      const Discs below = (discs >> step) & (discs >> 2 * step);
      cells |= above & (discs << 3 * step);
      cells |= above & (discs >> step);
      cells |= below & (discs << step);
      cells |= below & (discs >> 3 * step);
    }
    return cells & (kBoard ^ all);
  }

  /// Fail-soft within alpha and beta; any number once the nodes are used up.
  int search(const Position& position, int alpha, int beta) {
    if (nodes_left_ == 0 || --nodes_left_ == 0) return kDrawn;
    if (position.is_full()) return kDrawn;
    const Discs open = (position.all + kBottom) & kBoard;
    if ((winning_cells(position.mine, position.all) & open) != 0) return kWon;
    const Discs moves = moves_that_hold(position, open);
    if (moves == 0) return kLost;

    Entry& entry = entry_of(position);
    const std::uint64_t key = position.mine + position.all + kBottom;
    if (entry.key == key) {
      if (entry.least >= beta || entry.least == entry.most) return entry.least;
      if (entry.most <= alpha) return entry.most;
      alpha = std::max<int>(alpha, entry.least);
      beta = std::min<int>(beta, entry.most);
    }
    const int value = best_of(position, moves, alpha, beta);
    if (nodes_left_ > 0) store(key, position, value, alpha, beta);
    return value;
  }

  /// The moves after which the opponent can't win at once.
  static Discs moves_that_hold(const Position& position, Discs open) {
    const Discs threats = winning_cells(position.mine ^ position.all, position.all);
    const Discs forced = threats & open;
    if ((forced & (forced - 1)) != 0) return 0;
    return (forced != 0 ? forced : open) & ~(threats >> 1);
  }

  int best_of(const Position& position, Discs moves, int alpha, int beta) {
    int best = kLost;
    for (const int column : in_order(position, moves)) {
      if (column < 0) break;
      Position next = position;
      next.play(column);
      best = std::max(best, -search(next, -beta, -alpha));
      if (best >= beta) break;
      alpha = std::max(alpha, best);
    }
    return best;
  }

  /// Columns, the most winning cells first, then the nearest to the centre; -1 ends them.
  static std::array<int, kWidth + 1> in_order(const Position& position, Discs moves) {
    std::array<int, kWidth + 1> columns;
    columns.fill(-1);
    std::array<int, kWidth> counts{};
    int size = 0;
    for (const int column : {3, 2, 4, 1, 5, 0, 6}) {
      const Discs cell = moves & column_of(column);
      if (cell == 0) continue;
      const int count = std::popcount(winning_cells(position.mine | cell, position.all | cell));
      int place = size++;
      for (; place > 0 && counts[place - 1] < count; --place) {
        counts[place] = counts[place - 1];
        columns[place] = columns[place - 1];
      }
      counts[place] = count;
      columns[place] = column;
    }
    return columns;
  }

  Entry& entry_of(const Position& position) {
    const std::uint64_t key = position.mine + position.all + kBottom;
    return table_[(key * 0x9e3779b97f4a7c15u >> 20) & (table_.size() - 1)];
  }

  void store(std::uint64_t key, const Position& position, int value, int alpha, int beta) {
    Entry& entry = entry_of(position);
    if (entry.key != key) entry = {key, kLost, kWon};
    if (value > alpha) entry.least = static_cast<std::int8_t>(value);
    if (value < beta) entry.most = static_cast<std::int8_t>(value);
  }

  std::vector<Entry> table_;
  std::uint64_t nodes_left_ = 0;
};

}  // namespace frugal::oracle
