// SPDX-License-Identifier: MIT
/// \file
/// Which cells would complete a line of a player.
///
/// A cell is a winning one if all other cells of some line through it hold discs of the player.
/// Cells that are occupied may stay in the set, as they are never asked for.
///
///   LineThreats  a byte for each row and diagonal that the player has discs on, bit x for column
///                x. A table says of each of the 256 bytes which cells complete a line in it. A
///                disc touches three bytes and its column. 30 bytes a player on 7x6; loads and ORs
///                of bytes only, so that it is quick on a Cortex-M0. Boards of up to 8 x 7.
///   BitThreats   kept nowhere: all lines at once by shifts of the bitboard, on demand. Any board;
///                quicker in playouts on a machine of 64 bits.
///
/// Both give the same sets (test_connect.cpp).
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "frugal/game.hpp"

namespace frugal {

/// A set of cells of a board.
using Cells = std::uint64_t;

/// A byte of a set. On a machine of 32 bits it is a load; a shift of 64 bits would be a call.
[[gnu::always_inline]] inline std::uint32_t get_byte(const Cells& cells, int index) {
  if constexpr (kNarrowMachine) {
    return reinterpret_cast<const unsigned char*>(&cells)[index];
  } else {
    return static_cast<std::uint32_t>(cells >> (8 * index)) & 0xffu;
  }
}

[[gnu::always_inline]] inline void set_byte(Cells& cells, int index, std::uint32_t byte) {
  if constexpr (kNarrowMachine) {
    reinterpret_cast<unsigned char*>(&cells)[index] = static_cast<unsigned char>(byte);
  } else {
    cells = (cells & ~(Cells{0xff} << (8 * index))) | Cells{byte & 0xffu} << (8 * index);
  }
}

[[gnu::always_inline]] inline Cells one_bit(int index) {
  if constexpr (kNarrowMachine) {
    const std::uint32_t bit = 1u << (index & 31);
    return index < 32 ? Cells{bit} : Cells{bit} << 32;
  } else {
    return Cells{1} << index;
  }
}

/// The cells from which kLine cells of the set follow at this distance. Runs of kHave cells are
/// doubled as long as that fits, then lengthened by what lacks.
template <int kLine, int kStep, int kHave = 1, class Word>
[[gnu::always_inline]] constexpr Word runs(Word cells) {
  if constexpr (kHave >= kLine) {
    return cells;
  } else {
    constexpr int kMore = kHave <= kLine - kHave ? kHave : kLine - kHave;
    if constexpr (kMore * kStep >= static_cast<int>(8 * sizeof(Word))) return 0;
    return runs<kLine, kStep, kHave + kMore>(cells & (cells >> (kMore * kStep)));
  }
}

/// Whether the cells hold a line.
template <class Shape>
[[gnu::always_inline]] constexpr bool has_line_in(Cells cells) {
  return (runs<Shape::kLine, 1>(cells) | runs<Shape::kLine, Shape::kStride - 1>(cells) |
          runs<Shape::kLine, Shape::kStride>(cells) |
          runs<Shape::kLine, Shape::kStride + 1>(cells)) != 0;
}

template <class Shape>
struct BitThreats {
  static constexpr bool kAreKept = false;
  struct Saved {};
  static Saved saved() { return {}; }
  static void restore(Saved) {}

  static constexpr Cells winning_cells(Cells discs) {
    return (upright(discs) | in_direction<Shape::kStride - 1>(discs) |
            in_direction<Shape::kStride>(discs) | in_direction<Shape::kStride + 1>(discs)) &
           Shape::kBoard;
  }

 private:
  /// An empty cell has discs of its column only below it.
  static constexpr Cells upright(Cells discs) {
    Cells below = discs << 1;
    for (int i = 2; i < Shape::kLine; ++i) below &= discs << i;
    return below;
  }

  /// Cells with i discs before them and the rest of a line after them, for every i.
  template <int kStep>
  static constexpr Cells in_direction(Cells discs) {
    constexpr int kOthers = Shape::kLine - 1;
    std::array<Cells, kOthers + 1> after{~Cells{0}};
    for (int i = 1; i <= kOthers; ++i) after[i] = after[i - 1] & shifted(discs, -i * kStep);
    Cells before = ~Cells{0};
    Cells winning = after[kOthers];
    for (int i = 1; i <= kOthers; ++i) {
      before &= shifted(discs, i * kStep);
      winning |= before & after[kOthers - i];
    }
    return winning;
  }

  static constexpr Cells shifted(Cells cells, int by) {
    if (by >= 64 || by <= -64) return 0;
    return by >= 0 ? cells << by : cells >> -by;
  }
};

template <class Shape>
struct LineThreats {
  static constexpr bool kAreKept = true;
  static_assert(Shape::kByteColumns, "LineThreats needs columns of bytes: at most 8 x 7");
  Cells cells = 0;

  [[gnu::always_inline]] void add(const Cells& discs, int x, int y) {
    const std::uint32_t upright = kCompleting[get_byte(discs, x)];
    if (upright != 0) [[unlikely]]
      set_byte(cells, x, get_byte(cells, x) | (upright & kColumn));
    add_to(&rows_[y], x, y, 0);
    add_to(&rising_[x - y + Shape::kHeight - 1], x, y, 1);
    add_to(&falling_[x + y], x, y, -1);
  }

  /// Before a disc is added, what restore() needs after lift() has taken its lines away.
  using Saved = Cells;
  Saved saved() const { return cells; }
  void restore(Saved saved) { cells = saved; }
  void lift(int x, int y) {
    const auto others = static_cast<std::uint8_t>(~(1u << x));
    rows_[y] &= others;
    rising_[x - y + Shape::kHeight - 1] &= others;
    falling_[x + y] &= others;
  }

  /// Whether completes() can be used: it needs an empty bit between the bytes of a word.
  static constexpr bool kCompletes = Shape::kWidth <= 7;

  /// Adds a disc that is already in its column, and tells whether it completes a line, without
  /// keeping the winning cells: for playouts that ask for nothing else. The four lines through a
  /// cell stand side by side in a word, and one test is enough for all.
  [[gnu::always_inline]] bool completes(std::uint32_t column, int x, int y) {
    const std::uint32_t bit = 1u << x;
    const std::uint32_t row = with(rows_[y], bit);
    const std::uint32_t rising = with(rising_[x - y + Shape::kHeight - 1], bit);
    const std::uint32_t falling = with(falling_[x + y], bit);
    const std::uint32_t lines = ((column << 8 | row) << 8 | rising) << 8 | falling;
    return runs<Shape::kLine, 1>(lines) != 0;
  }

 private:
  static constexpr int kDiagonals = Shape::kWidth + Shape::kHeight - 1;
  static constexpr std::uint32_t kColumn = (1u << Shape::kHeight) - 1;
  static constexpr int kLongest = Shape::kWidth > Shape::kHeight ? Shape::kWidth : Shape::kHeight;

  static constexpr std::array<std::uint8_t, (1u << kLongest)> completing() {
    std::array<std::uint8_t, (1u << kLongest)> table{};
    for (unsigned discs = 0; discs < table.size(); ++discs) {
      for (int first = 0; first + Shape::kLine <= kLongest; ++first) {
        const unsigned line = ((1u << Shape::kLine) - 1) << first;
        for (int x = first; x < first + Shape::kLine; ++x) {
          const unsigned others = line & ~(1u << x);
          if ((discs & others) == others) table[discs] |= static_cast<std::uint8_t>(1u << x);
        }
      }
    }
    return table;
  }
  static constexpr auto kCompleting = completing();

  [[gnu::always_inline]] static std::uint32_t with(std::uint8_t& line, std::uint32_t bit) {
    const std::uint32_t after = line | bit;
    line = static_cast<std::uint8_t>(after);
    return after;
  }

  [[gnu::always_inline]] void add_to(std::uint8_t* line, int x, int y, int slope) {
    const std::uint32_t before = *line;
    const std::uint32_t after = before | (1u << x);
    *line = static_cast<std::uint8_t>(after);
    const std::uint32_t gained = kCompleting[after] & ~std::uint32_t{kCompleting[before]};
    if (gained != 0) [[unlikely]]
      mark(gained, y - slope * x, slope);
  }

  /// Seldom called: a disc makes these columns' cells at y = origin + slope * x winning.
  [[gnu::noinline]] void mark(std::uint32_t columns, int origin, int slope) {
    for (int x = 0, y = origin; columns != 0; ++x, y += slope, columns >>= 1) {
      if ((columns & 1u) == 0 || y < 0 || y >= Shape::kHeight) continue;
      set_byte(cells, x, get_byte(cells, x) | 1u << y);
    }
  }

  std::array<std::uint8_t, kDiagonals> falling_{};
  std::array<std::uint8_t, kDiagonals> rising_{};
  std::array<std::uint8_t, Shape::kHeight> rows_{};
};

template <class Shape>
using DefaultThreats =
    std::conditional_t<Shape::kByteColumns, LineThreats<Shape>, BitThreats<Shape>>;

}  // namespace frugal
