// SPDX-License-Identifier: MIT
/// \file
/// The problems of seki.hpp and semeai.hpp as stones on 9 x 9, drawn for go/problem.hpp: two chains
/// with one to nine liberties of their own, and up to four that they share. With three liberties of
/// black's, four of white's and two shared ones, as in figure 4 of Cazenave and Saffidine (2010):
///
///     O-O-OOOOO   white's wall, which lives
///     OOOOOOOOO
///     ...OOOOOO   outside liberties of black's chain
///     XXXXXXXXX
///     X..OXXXXX   shared liberties
///     OOOOOOOOO
///     ....XXXXX   outside liberties of white's chain
///     XXXXXXXXX
///     X-X-XXXXX   black's wall
///
/// A wall's stone on a liberty stays for ever; a stone of the chain's own side on it gains nothing.
/// So these are the rules of the models, or else the models are wrong. The points are numbered in
/// the order of SekiPoints: white's liberties, shared ones, black's.
#pragma once

#include <array>

namespace frugal {

class GoRace {
 public:
  static constexpr int kSize = 9;
  static constexpr int kMostShared = 4;

  constexpr GoRace(int max_outside, int min_outside, int shared) {
    write_row(0, "O-O-OOOOO");
    write_row(1, "OOOOOOOOO");
    write_liberties(2, 0, max_outside, 'O');
    write_row(3, "XXXXXXXXX");
    write_row(4, "XXXXXXXXX");
    write_liberties(4, 1, shared, 'X');
    text_[place(4, 1 + shared)] = 'O';
    write_row(5, "OOOOOOOOO");
    write_liberties(6, 0, min_outside, 'X');
    write_row(7, "XXXXXXXXX");
    write_row(8, "X-X-XXXXX");
  }

  /// Row by row, a line each.
  constexpr const char* diagram() const { return text_.data(); }

 private:
  static constexpr unsigned place(int row, int column) {
    return static_cast<unsigned>(row * (kSize + 1) + column);
  }
  constexpr void write_row(int row, const char* stones) {
    for (int x = 0; x < kSize; ++x) text_[place(row, x)] = stones[x];
    text_[place(row, kSize)] = '\n';
  }
  /// So many empty points from a column on, a wall's stones on the rest of the row.
  constexpr void write_liberties(int row, int first, int count, char wall) {
    for (int x = first; x < kSize; ++x) text_[place(row, x)] = x < first + count ? '.' : wall;
    text_[place(row, kSize)] = '\n';
  }

  std::array<char, kSize*(kSize + 1) + 1> text_{};
};

}  // namespace frugal
