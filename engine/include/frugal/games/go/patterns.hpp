// SPDX-License-Identifier: MIT
/// \file
/// MoGo's patterns of 3 x 3 points around a move (Gelly, Wang, Munos and Teytaud, "Modification of
/// UCT with Patterns in Monte-Carlo Go", 2006): hane, cuts, and moves at the edge.
///
/// A pattern is true of all its turned and mirrored images, and of both colours unless it says that
/// X moves. A point marked ?, x or o may be border as well.
///
/// The eight points around a move are read from the right one, against the clock, two bits each: 0
/// empty, 1 black, 2 white, 3 border. Of the 65,536 combinations few occur: border takes none of
/// the eight, three in a row at the edge, or five in a row in a corner. What is left has three
/// states. Turned so that border comes last, it is a number to the base of three:
///
///     0 .. 6560      eight points         bit i of the table: whether some pattern is true of
///     6561 .. 6803   at the edge, five    these surroundings, if black moves. If white does, the
///     6804 .. 6830   in a corner, three   colours are swapped before
///
/// (go/shapes.hpp counts by the same numbers, and tells images of one shape apart from other
/// shapes.)
///
/// 854 bytes of flash and 16 for the change of base, made by the compiler from the diagrams.
#pragma once

#include <array>
#include <cstdint>

#include "frugal/games/go/board.hpp"

namespace frugal {

/// Three rows of three, the move in the middle: X and O stones of two colours, . empty, # border,
/// x anything but X, o anything but O, ? anything.
struct GoPattern {
  const char* rows;
  bool x_moves;  ///< X is the colour that moves; else either is
};

// clang-format off
inline constexpr GoPattern kMogoPatterns[] = {
    {"XOX" "._." "???", false},  // hane, enclosing
    {"XO." "._." "?.?", false},  // hane, not cutting
    {"XO?" "X_." "?.?", false},  // hane, turning
    {"XOO" "._." "?.?", true},   // hane, thin
    {"XO?" "O_o" "?o?", false},  // cut where two stones can't capture at once
    {"XO?" "O_X" "???", false},  // cut, with a stone of X opposite one of O
    {"XO?" "O_O" "?O?", false},  // cut amid four
    {"?X?" "O_O" "ooo", false},  // push between
    {"X.?" "O_?" "###", false},  // edge: chase
    {"OX?" "X_O" "###", false},  // edge: block a cut
    {"?X?" "x_O" "###", false},  // edge: block a connection
    {"?XO" "x_x" "###", true},   // edge: descend
    {"?OX" "X_O" "###", true},   // edge: cut
};
// clang-format on

class GoPatterns {
 public:
  /// The states of the eight points around one.
  template <class Board>
  [[gnu::always_inline]] static unsigned surroundings(const Board& board, int p) {
    unsigned states = 0;
    for (int i = 0; i < 8; ++i) {
      states |= static_cast<unsigned>(board.stone(p + Board::kAround[i])) << 2 * i;
    }
    return states;
  }

  /// Whether some pattern is true if that colour moves. No pattern is of one colour only; most
  /// surroundings are.
  static bool match(unsigned states, Stone mover) {
    if ((states & kBlacks) == 0 || (states >> 1 & kBlacks) == 0) return false;
    return has(index_of(mover == Stone::kBlack ? states : swapped(states)));
  }

  /// The same with the other colour in the place of each.
  static constexpr unsigned swapped(unsigned states) {
    return (states & kBlacks) << 1 | (states >> 1 & kBlacks);
  }

  static constexpr int kEdge = 6561;
  static constexpr int kCorner = kEdge + 243;
  static constexpr int kCount = kCorner + 27;

  /// The number of surroundings. At the edge they are turned until border is below and not at the
  /// right: there the last points are border, five of them in a corner.
  static constexpr int index_of(unsigned states) {
    unsigned border = states & states >> 1 & 0x1111;  // right, above, left, below
    if (border == 0) return to_base_3(states);
    border &= ~(border >> 4 | border << 12);
    int turn = 4;
    for (; turn < 16 && (border & 1) == 0; turn += 4) border >>= 4;
    states = states >> turn | states << (16 - turn);
    const bool is_corner = (states >> 8 & 3) == 3;
    return is_corner ? kCorner + to_base_3(states & 0x3f) : kEdge + to_base_3(states & 0x3ff);
  }

 private:
  static constexpr unsigned kBlacks = 0x5555;
  using Table = std::array<std::uint8_t, (kCount + 7) / 8>;
  using Masks = std::array<unsigned, 8>;  ///< the states that a pattern allows each point to have

  static bool has(int index) { return (kTable[index / 8] >> index % 8 & 1) != 0; }

  static constexpr std::uint8_t kPairs[16] = {0, 1, 2, 0, 3, 4, 5, 0, 6, 7, 8, 0, 0, 0, 0, 0};
  static constexpr int to_base_3(unsigned states) {
    return kPairs[states & 15] + 9 * kPairs[states >> 4 & 15] + 81 * kPairs[states >> 8 & 15] +
           729 * kPairs[states >> 12 & 15];
  }

  static constexpr unsigned mask_of(char c) {
    switch (c) {
      case '.':
        return 1;
      case 'X':
        return 2;
      case 'O':
        return 4;
      case '#':
        return 8;
      case 'x':
        return 1 | 4 | 8;
      case 'o':
        return 1 | 2 | 8;
      default:
        return 1 | 2 | 4 | 8;
    }
  }

  /// A pattern's image: turned by so many quarters, mirrored first if turns > 3, colours swapped.
  static constexpr Masks image_of(const GoPattern& pattern, int turns, bool swapped) {
    constexpr int kPlaces[8] = {5, 2, 1, 0, 3, 6, 7, 8};  // in the rows
    Masks masks{};
    for (int i = 0; i < 8; ++i) {
      const unsigned mask = mask_of(pattern.rows[kPlaces[turns > 3 ? (8 - i) % 8 : i]]);
      const unsigned other = (mask & 9) | (mask & 2) << 1 | (mask & 4) >> 1;
      masks[(i + 2 * turns) % 8] = swapped ? other : mask;
    }
    return masks;
  }

  /// Marks what an image allows where the first few of the points are on the board, and the others
  /// are border: the states of those few go up like the digits of a number.
  static constexpr void mark(Table& table, const Masks& masks, int few, int first_index) {
    for (int i = few; i < 8; ++i) {
      if ((masks[i] & 8) == 0) return;
    }
    std::array<std::uint16_t, 128> indices{};
    int count = 1;
    int power = 1;
    for (int i = 0; i < few; ++i, power *= 3) {
      const int allowed = (masks[i] & 1) + (masks[i] >> 1 & 1) + (masks[i] >> 2 & 1);
      for (int k = count - 1; k >= 0; --k) {  // each makes room for its successors behind it
        int place = k * allowed;
        const int so_far = indices[k];
        for (int state = 0; state < 3; ++state) {
          if ((masks[i] >> state & 1) == 0) continue;
          indices[place++] = static_cast<std::uint16_t>(so_far + state * power);
        }
      }
      count *= allowed;
    }
    for (int k = 0; k < count; ++k) {
      const int index = first_index + indices[k];
      table[index / 8] = static_cast<std::uint8_t>(table[index / 8] | 1 << index % 8);
    }
  }

  static constexpr Table table() {
    Table table{};
    for (const GoPattern& pattern : kMogoPatterns) {
      for (int image = 0; image < (pattern.x_moves ? 8 : 16); ++image) {
        const Masks masks = image_of(pattern, image % 8, image >= 8);
        mark(table, masks, 8, 0);
        mark(table, masks, 5, kEdge);
        mark(table, masks, 3, kCorner);
      }
    }
    return table;
  }
  static const Table kTable;
};

inline constexpr GoPatterns::Table GoPatterns::kTable = GoPatterns::table();

}  // namespace frugal
