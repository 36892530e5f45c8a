// SPDX-License-Identifier: MIT
/// \file
/// The rules of Othello on a board of an even size up to 8, written plainly, and its values by
/// trying all moves: what the tests hold the engine's to.
///
/// It shares no code with the engine: a board is a text of one character a cell, row by row from
/// A1, and a move is a cell. A side that can't move passes by play(kPass).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace frugal::oracle {

class PlainOthello {
 public:
  static constexpr char kEmpty = '.';
  static constexpr char kBlack = 'X';
  static constexpr char kWhite = 'O';
  static constexpr int kPass = -1;

  explicit PlainOthello(int size) : size_(size) {
    discs_.fill(kEmpty);
    const int half = size / 2;
    at(half - 1, half - 1) = at(half, half) = kWhite;
    at(half, half - 1) = at(half - 1, half) = kBlack;
  }

  char mover() const { return mover_; }
  std::string discs() const { return {discs_.data(), static_cast<std::size_t>(size_ * size_)}; }
  int empty() const { return count(kEmpty); }

  /// The cells where the side to move can place a disc.
  std::vector<int> moves() const {
    std::vector<int> moves;
    for (int cell = 0; cell < size_ * size_; ++cell) {
      if (is_legal(cell)) moves.push_back(cell);
    }
    return moves;
  }

  bool is_over() const {
    if (can_move()) return false;
    PlainOthello passed = *this;
    passed.play(kPass);
    return !passed.can_move();
  }

  /// A legal move, or a pass.
  void play(int cell) {
    if (cell != kPass) {
      for_each_direction([&](int dx, int dy) {
        for (int i = turned(cell, dx, dy); i > 0; --i) {
          at(cell % size_ + i * dx, cell / size_ + i * dy) = mover_;
        }
      });
      discs_[static_cast<std::size_t>(cell)] = mover_;
    }
    mover_ = other(mover_);
  }

  /// Of a game that is over: black's discs, with the empty cells given to the winner, and halved in
  /// a draw.
  int score() const {
    const int black = count(kBlack);
    const int white = count(kWhite);
    if (black == white) return size_ * size_ / 2;
    return black > white ? size_ * size_ - white : black;
  }

 private:
  static char other(char colour) { return colour == kBlack ? kWhite : kBlack; }
  std::size_t place_of(int x, int y) const {
    const int cell = y * size_ + x;
    return static_cast<std::size_t>(cell);
  }
  char& at(int x, int y) { return discs_[place_of(x, y)]; }
  char at(int x, int y) const { return discs_[place_of(x, y)]; }
  int count(char what) const {
    return static_cast<int>(std::count(discs_.begin(), discs_.begin() + size_ * size_, what));
  }
  bool is_on_board(int x, int y) const { return x >= 0 && x < size_ && y >= 0 && y < size_; }

  /// Calls visit(dx, dy) for each of the eight directions.
  template <class Visit>
  static void for_each_direction(Visit visit) {
    for (int dy = -1; dy <= 1; ++dy) {
      for (int dx = -1; dx <= 1; ++dx) {
        if (dx != 0 || dy != 0) visit(dx, dy);
      }
    }
  }

  /// How many discs a disc on the cell turns in a direction.
  int turned(int cell, int dx, int dy) const {
    int x = cell % size_ + dx;
    int y = cell / size_ + dy;
    int turned = 0;
    for (; is_on_board(x, y) && at(x, y) == other(mover_); x += dx, y += dy) ++turned;
    return is_on_board(x, y) && at(x, y) == mover_ ? turned : 0;
  }
  bool can_move() const {
    for (int cell = 0; cell < size_ * size_; ++cell) {
      if (is_legal(cell)) return true;
    }
    return false;
  }
  bool is_legal(int cell) const {
    if (discs_[static_cast<std::size_t>(cell)] != kEmpty) return false;
    int all = 0;
    for_each_direction([&](int dx, int dy) { all += turned(cell, dx, dy); });
    return all > 0;
  }

  int size_;
  std::array<char, 64> discs_;
  char mover_ = kBlack;
};

/// How many games of so many plies there are. A pass is a ply; a game that ends before counts once.
inline std::uint64_t perft(const PlainOthello& position, int plies) {
  if (plies == 0 || position.is_over()) return 1;
  std::vector<int> moves = position.moves();
  if (moves.empty()) moves.push_back(PlainOthello::kPass);
  std::uint64_t sum = 0;
  for (const int move : moves) {
    PlainOthello next = position;
    next.play(move);
    sum += perft(next, plies - 1);
  }
  return sum;
}

/// The value to black, if it lies between these two; else a bound of it that lies outside.
inline int value_of(const PlainOthello& position, int lowest, int highest) {
  std::vector<int> moves = position.moves();
  if (moves.empty()) {
    if (position.is_over()) return position.score();
    moves.push_back(PlainOthello::kPass);
  }
  const bool is_black = position.mover() == PlainOthello::kBlack;
  int best = is_black ? -1 : 1'000;
  for (const int move : moves) {
    PlainOthello next = position;
    next.play(move);
    const int value = value_of(next, lowest, highest);
    best = is_black ? std::max(best, value) : std::min(best, value);
    (is_black ? lowest : highest) = is_black ? std::max(lowest, best) : std::min(highest, best);
    if (lowest >= highest) break;
  }
  return best;
}
inline int value_of(const PlainOthello& position) { return value_of(position, -1, 1'000); }

}  // namespace frugal::oracle
