// SPDX-License-Identifier: MIT
/// \file
/// Connect on an array of cells, slow and plain: written apart on purpose, as a check of the engine
/// and of the tool's rules (oracle/connect_rules.hpp). test_connect_rules.cpp compares the two.
///
/// It shares nothing with either: no bitboards, no winning cells, no keys; after each disc it
/// searches the whole board for a line. It takes no heap, so that tests on chips use it too. What a
/// position is worth is in exact.hpp.
#pragma once

#include <array>
#include <cstdint>

namespace independent {

struct Board {
  int width;
  int height;
  int line;
  std::array<std::int8_t, 64> cells{};  // 0: empty, 1: first player, 2: second; row by row
  int plies = 0;
  int winner = 0;

  Board(int w, int h, int l) : width(w), height(h), line(l) {}

  int cell(int x, int y) const {
    const bool is_outside = x < 0 || x >= width || y < 0 || y >= height;
    return is_outside ? -1 : cells[static_cast<unsigned>(y * width + x)];
  }
  void set(int x, int y, int player) {
    cells[static_cast<unsigned>(y * width + x)] = static_cast<std::int8_t>(player);
  }
  int filled(int x) const {
    int y = 0;
    while (y < height && cell(x, y) != 0) ++y;
    return y;
  }

  int mover() const { return plies % 2 + 1; }
  int opponent() const { return 3 - mover(); }
  bool is_legal(int x) const { return filled(x) < height; }
  bool is_over() const { return winner != 0 || plies == width * height; }
  /// As the first player sees it: 2 won, 1 drawn, 0 lost.
  int score() const { return winner == 1 ? 2 : winner == 2 ? 0 : 1; }

  void play(int x) {
    const int player = mover();
    set(x, filled(x), player);
    ++plies;
    if (has_line(player)) winner = player;
  }

  /// Whether a disc of this player in this empty cell would complete a line.
  bool would_win(int x, int y, int player) const {
    Board changed = *this;
    changed.set(x, y, player);
    return changed.has_line(player);
  }

  bool has_line(int player) const {
    constexpr int kDirections[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) {
        for (const auto& direction : kDirections) {
          int length = 0;
          while (length < line &&
                 cell(x + length * direction[0], y + length * direction[1]) == player) {
            ++length;
          }
          if (length == line) return true;
        }
      }
    }
    return false;
  }

  Board mirrored() const {
    Board other = *this;
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) other.set(x, y, cell(width - 1 - x, y));
    }
    return other;
  }
};

}  // namespace independent
