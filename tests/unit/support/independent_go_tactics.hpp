// SPDX-License-Identifier: MIT
/// \file
/// Liberties, self-atari, holes of three points and patterns of Go, slow
/// and plain, to test the engine against. Chains are flooded anew for every question; a pattern is
/// compared character by character, in each of its images.
#pragma once

#include <array>
#include <utility>

#include "support/independent_go.hpp"

namespace independent {

constexpr int kNone = -1;

/// The points of another colour (0: empty) beside a region: how many, and one of them.
struct Beside {
  int count = 0;
  int point = kNone;
};

template <int kSize>
Beside liberties_of(const typename GoGame<kSize>::Stones& stones, int stone) {
  using Game = GoGame<kSize>;
  const auto chain = Game::region_of(stones, stone);
  std::array<bool, Game::kPoints> is_counted{};
  Beside beside;
  for (int i = 0; i < chain.count; ++i) {
    Game::for_each_neighbour(chain.points[i], [&](int p) {
      if (stones[p] != 0 || is_counted[p]) return;
      is_counted[p] = true;
      ++beside.count;
      beside.point = p;
    });
  }
  return beside;
}

/// The middle of the three empty points in a row or around a corner that hang together with this
/// one, if only stones of that player are around them.
template <int kSize>
int vital_point(const GoGame<kSize>& game, int point, int player) {
  if (game.stones[point] != 0) return kNone;
  const auto hole = GoGame<kSize>::region_of(game.stones, point);
  if (hole.count != 3 || hole.touches[3 - player]) return kNone;
  for (int i = 0; i < 3; ++i) {
    int empty = 0;
    game.for_each_neighbour(hole.points[i], [&](int p) { empty += game.stones[p] == 0; });
    if (empty == 2) return hole.points[i];
  }
  return kNone;
}

/// Nine characters, row by row from the top: . empty, X and O stones, # border.
using Square = std::array<char, 9>;

inline bool allows(char wanted, char there) {
  if (wanted == 'x') return there != 'X';
  if (wanted == 'o') return there != 'O';
  return wanted == '?' || wanted == '_' || wanted == there;
}

/// A pattern of three rows of three, against a square that is turned or mirrored in one of eight
/// ways, its colours swapped or not.
inline bool is_image(const char* rows, const Square& square, int way, bool swapped) {
  for (int y = 0; y < 3; ++y) {
    for (int x = 0; x < 3; ++x) {
      int column = way & 1 ? 2 - x : x;
      int row = way & 2 ? 2 - y : y;
      if (way & 4) std::swap(column, row);
      char there = square[row * 3 + column];
      if (swapped && there == 'X') {
        there = 'O';
      } else if (swapped && there == 'O') {
        there = 'X';
      }
      if (!allows(rows[y * 3 + x], there)) return false;
    }
  }
  return true;
}

/// X moves.
inline bool is_true_of(const char* rows, bool x_moves, const Square& square) {
  for (int way = 0; way < 8; ++way) {
    if (is_image(rows, square, way, false)) return true;
    if (!x_moves && is_image(rows, square, way, true)) return true;
  }
  return false;
}

}  // namespace independent
