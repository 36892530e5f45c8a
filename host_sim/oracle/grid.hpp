// SPDX-License-Identifier: MIT
/// \file
/// Boards and positions of Connect as the exact solver sees them, in bits, for any board
/// whose key fits 64 bits. It shares no code with the engine, so that each can check the
/// other.
///
/// Bit x * (height + 1) + y is the cell (x, y); the highest bit of a column stays empty. A position
/// is the mover's discs and all discs; its key is their sum plus the bottom row, which marks the
/// height of each column.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace frugal::oracle {

using Discs = std::uint64_t;

/// As the side to move sees it.
enum Value : int { kLoss = 0, kDraw = 1, kWin = 2 };

constexpr Value seen_by_the_other(Value value) { return static_cast<Value>(kWin - value); }

/// A board of kW columns, kH rows and lines of kK discs.
template <int kW, int kH, int kK>
struct Grid {
  static constexpr int kWidth = kW;
  static constexpr int kHeight = kH;
  static constexpr int kLine = kK;
  static constexpr int kCells = kW * kH;
  static constexpr int kStride = kH + 1;
  static_assert(kW * kStride <= 64, "the board must fit 64 bits");

  static constexpr Discs bottom_of(int column) { return Discs{1} << (column * kStride); }
  static constexpr Discs column_of(int column) {
    return bottom_of(column) * ((Discs{1} << kH) - 1);
  }
  static constexpr Discs bottom() {
    Discs cells = 0;
    for (int column = 0; column < kW; ++column) cells |= bottom_of(column);
    return cells;
  }
  static constexpr Discs kBottom = bottom();
  static constexpr Discs kBoard = kBottom * ((Discs{1} << kH) - 1);

  /// From the centre outwards, left before right.
  static constexpr std::array<int, kW> columns() {
    std::array<int, kW> result{};
    for (int slot = 0; slot < kW; ++slot) {
      const int away = (slot + 1) / 2;
      result[slot] = (kW - 1) / 2 + (slot % 2 == 1 ? away : -away);
    }
    return result;
  }
  static constexpr std::array<int, kW> kColumns = columns();

  static constexpr Discs mirrored(Discs cells) {
    Discs mirror = 0;
    for (int column = 0; column < kW; ++column) {
      const Discs bits = cells >> (column * kStride) & ((Discs{1} << kStride) - 1);
      mirror |= bits << ((kW - 1 - column) * kStride);
    }
    return mirror;
  }

  /// Cells, on or off the board, that complete a line of `discs`.
  static constexpr Discs completing(Discs discs) {
    Discs cells = 0;
    for (const int step : {1, kStride - 1, kStride, kStride + 1}) {
      for (int gap = 0; gap < kK; ++gap) {
        if (step == 1 && gap + 1 < kK) continue;  // discs fall: a column is completed at its top
        Discs line = ~Discs{0};
        for (int i = 0; i < kK; ++i) {
          const int away = (gap - i) * step;
          if (i != gap) line &= away > 0 ? shifted_up(discs, away) : shifted_down(discs, -away);
        }
        cells |= line;
      }
    }
    return cells;
  }

  static constexpr bool has_line(Discs discs) {
    for (const int step : {1, kStride - 1, kStride, kStride + 1}) {
      Discs line = discs;
      for (int i = 1; i < kK; ++i) line &= shifted_down(discs, i * step);
      if (line != 0) return true;
    }
    return false;
  }

 private:
  static constexpr Discs shifted_up(Discs discs, int by) { return by < 64 ? discs << by : 0; }
  static constexpr Discs shifted_down(Discs discs, int by) { return by < 64 ? discs >> by : 0; }
};

/// A position without a line.
template <class G>
struct Position {
  Discs mine = 0;
  Discs all = 0;

  bool is_legal(int column) const { return (open() & G::column_of(column)) != 0; }
  void play(int column) { drop(open() & G::column_of(column)); }
  void drop(Discs cell) {
    mine ^= all;
    all |= cell;
  }
  int stones() const { return std::popcount(all); }
  bool is_full() const { return all == G::kBoard; }

  Discs open() const { return (all + G::kBottom) & G::kBoard; }
  Discs wins() const { return G::completing(mine) & open(); }
  bool wins_with(int column) const { return (wins() & G::column_of(column)) != 0; }

  /// The moves after which the opponent can't win at once.
  Discs moves_that_hold() const {
    const Discs threats = G::completing(mine ^ all) & G::kBoard & ~all;
    const Discs forced = threats & open();
    if ((forced & (forced - 1)) != 0) return 0;
    return (forced != 0 ? forced : open()) & ~(threats >> 1);
  }

  /// Of these moves the cells with the most winning cells behind them first, then the nearest to
  /// the centre; 0 ends them.
  std::array<Discs, G::kWidth + 1> in_order(Discs moves) const {
    std::array<Discs, G::kWidth + 1> cells{};
    std::array<int, G::kWidth> counts{};
    int size = 0;
    for (const int column : G::kColumns) {
      const Discs cell = moves & G::column_of(column);
      if (cell == 0) continue;
      const int count = std::popcount(G::completing(mine | cell) & G::kBoard & ~(all | cell));
      int place = size++;
      for (; place > 0 && counts[place - 1] < count; --place) {
        counts[place] = counts[place - 1];
        cells[place] = cells[place - 1];
      }
      counts[place] = count;
      cells[place] = cell;
    }
    return cells;
  }

  Discs key() const { return mine + all + G::kBottom; }
  Position mirrored() const { return {G::mirrored(mine), G::mirrored(all)}; }
  /// The same for a position and its mirror image.
  Discs shared_key() const { return std::min(key(), mirrored().key()); }
};

}  // namespace frugal::oracle
