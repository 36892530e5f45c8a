// SPDX-License-Identifier: MIT
/// \file
/// The rules of Go on a board of any size, written plainly: for the referee of matches.
///
/// It shares no code with the engine: a board is a text of one character a point, chains are found
/// by flooding, anew for every question, and ko looks at the earlier boards. A move is a point, row
/// by row from the lower left corner; the one after the last point is the pass. Suicide is
/// forbidden. The game ends after two passes, or 3 moves a point.
#pragma once

#include <set>
#include <string>
#include <vector>

namespace frugal::oracle {

/// What ko forbids: to bring back the board that the opponent moved from, or any earlier one.
enum class KoRule { kSimple, kSuperko };

class PlainGo {
 public:
  static constexpr char kEmpty = '.';
  static constexpr char kBlack = 'X';
  static constexpr char kWhite = 'O';
  using Points = std::vector<int>;

  PlainGo(int size, KoRule ko)
      : size_(size), ko_(ko), stones_(static_cast<std::size_t>(size * size), kEmpty) {}

  int size() const { return size_; }
  int points() const { return size_ * size_; }
  int pass() const { return points(); }
  int plies() const { return plies_; }
  char mover() const { return mover_; }
  char at(int point) const { return stones_[static_cast<std::size_t>(point)]; }
  bool is_over() const { return passes_ == 2 || plies_ == 3 * points(); }

  /// Why the side to move may not play there; empty if the move is legal.
  std::string refusal(int move) const {
    if (move == pass()) return {};
    if (move < 0 || move > pass()) return "that is no point";
    if (at(move) != kEmpty) return "a stone is there";
    const std::string after = board_after(move);
    if (after.empty()) return "suicide is forbidden";
    if (ko_ == KoRule::kSimple) return after == before_ ? "ko forbids it" : "";
    return past_.count(after) != 0 ? "superko forbids it: this board was there before" : "";
  }

  /// A legal move.
  void play(int move) {
    before_ = stones_;
    past_.insert(stones_);
    passes_ = move == pass() ? passes_ + 1 : 0;
    if (move != pass()) stones_ = board_after(move);
    mover_ = other(mover_);
    ++plies_;
  }

  /// Black's points less white's: stones, and the empty points from which only one colour can be
  /// reached, once these are taken off.
  int lead_without(const Points& dead) const {
    std::string board = stones_;
    for (const int point : dead) board[static_cast<std::size_t>(point)] = kEmpty;
    int lead = 0;
    for (std::size_t p = 0; p < board.size(); ++p) {
      if (board[p] == kBlack || board[p] == kWhite) lead += board[p] == kBlack ? 1 : -1;
      if (board[p] == kEmpty) lead += territory_at(board, static_cast<int>(p));
    }
    return lead;
  }

  /// The stones of the chain on a point.
  Points chain_at(int point) const { return region_of(stones_, point).points; }

  static char other(char player) { return player == kBlack ? kWhite : kBlack; }

 private:
  /// The points of one kind that hang together with this one, and the kinds beside them.
  struct Region {
    Points points;
    std::set<char> touches;
  };

  Points neighbours_of(int point) const {
    Points all;
    if (point % size_ > 0) all.push_back(point - 1);
    if (point % size_ < size_ - 1) all.push_back(point + 1);
    if (point >= size_) all.push_back(point - size_);
    if (point < points() - size_) all.push_back(point + size_);
    return all;
  }

  Region region_of(const std::string& board, int point) const {
    const auto kind = [&](int p) { return board[static_cast<std::size_t>(p)]; };
    Region region{{point}, {}};
    std::set<int> known{point};
    for (std::size_t i = 0; i < region.points.size(); ++i) {
      for (const int p : neighbours_of(region.points[i])) {
        if (kind(p) != kind(point)) {
          region.touches.insert(kind(p));
        } else if (known.insert(p).second) {
          region.points.push_back(p);
        }
      }
    }
    return region;
  }

  /// After the mover's stone on an empty point; empty if it would be suicide.
  std::string board_after(int move) const {
    std::string board = stones_;
    board[static_cast<std::size_t>(move)] = mover_;
    for (const int p : neighbours_of(move)) {
      if (board[static_cast<std::size_t>(p)] == other(mover_)) take_if_caught(board, p);
    }
    return region_of(board, move).touches.count(kEmpty) != 0 ? board : std::string();
  }

  void take_if_caught(std::string& board, int point) const {
    const Region chain = region_of(board, point);
    if (chain.touches.count(kEmpty) != 0) return;
    for (const int p : chain.points) board[static_cast<std::size_t>(p)] = kEmpty;
  }

  /// What an empty point counts for black.
  int territory_at(const std::string& board, int point) const {
    const std::set<char> touches = region_of(board, point).touches;
    return touches.size() != 1 ? 0 : *touches.begin() == kBlack ? 1 : -1;
  }

  int size_;
  KoRule ko_;
  std::string stones_;
  std::string before_;
  std::set<std::string> past_;
  char mover_ = kBlack;
  int passes_ = 0;
  int plies_ = 0;
};

}  // namespace frugal::oracle
