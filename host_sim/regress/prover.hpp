// SPDX-License-Identifier: MIT
/// \file
/// What every move of a small problem of Go is worth, by search to the end of the game.
///
/// A drawn position says by commas where nobody plays: in the eyes and the territory of what lives.
/// All else is played out, passes and captures included, to two passes, and scored by area; an
/// earlier board must not come again. So what is proven holds as far as the commas are right, which
/// is plain to see. It does not hold for fights that would be decided by threats elsewhere: there
/// are none in such a position.
///
/// Negamax with alpha-beta and a table. What led to a position may forbid boards below it, and make
/// its value another one (Palay 1983, on the interaction of graphs and histories). So each bound
/// knows what it rests on: that the loser's moves which a board above forbade were none, and that
/// the winner's moves are allowed. Such a bound is put in the table only if no board above forbade
/// anything, and taken from there only if no board that the winner makes is forbidden now.
///
/// Sets of boards are bits, one for each by its hash: they may tell a board too many, none too few.
/// They stay small, for a stone whose chain has one of the commas for a liberty is never taken: no
/// board from before it comes again.
///
/// When so many stones that stood at the start are taken at once, all that is played for is counted
/// for their taker: else big captures would have to be played out as well.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace frugal::regress {

/// What a player can reach by the best move and, at most, by any other: points more than the
/// opponent's on the whole board. A move is a point, row by row from the lower left corner; the one
/// after the last point is the pass.
struct Worth {
  int move;
  int lead;
  int lead_of_others;
};

class Prover {
 public:
  using Boards = std::bitset<512>;

  /// Rows from the top, as a suite has them (suite.hpp).
  explicit Prover(const std::vector<std::string>& rows);

  /// A move after the drawing: so that ko may forbid to take back. False if it is not legal.
  bool play(char player, int move);

  /// For black (X) or white (O) to move; nothing if it takes more than so many positions.
  std::optional<Worth> worth(char mover, std::uint64_t most_positions);
  std::uint64_t positions() const { return positions_; }

 private:
  static constexpr char kEmpty = '.';
  static constexpr char kBorder = '#';
  static constexpr int kFar = 1000;  // no history needed
  static constexpr int kLarge = 5;
  static constexpr int kMost = 999;
  using Points = std::vector<int>;
  /// What a bound rests on.
  struct Ground {
    int forbidden_by = kFar;  // the earliest board on the path that forbade the loser a move
    Boards formed;            // by moves of who has the bound, up to a stone that stays for good
    void add(const Ground& other);
  };
  /// Of a value, as the mover sees it.
  struct Grounds {
    Ground low;
    Ground high;
  };
  struct Known {
    std::int16_t low = -kMost;
    std::int16_t high = kMost;
    std::int16_t best = -1;
    Boards formed_for_low;
    Boards formed_for_high;
  };
  struct TooMuch {};

  /// The board is text with a border; a child is a copy of its parent.
  struct Node {
    std::string stones;
    char mover;
    int passes;
    Boards forbidden;  // that were above it, since the root, and could come again
    std::uint64_t key() const;
  };

  int lead_after(const Node& node, int point, int alpha, int beta, Grounds& grounds);
  int lead_of(const Node& next, int alpha, int beta, Grounds& grounds);
  static std::optional<int> known_lead(const Known& known, const Node& node, int alpha, int beta);
  int search(const Node& node, int alpha, int beta, Grounds& grounds);
  int best_of(const Node& root, const Points& moves, int& best_move);
  /// False if it is not legal. Tells how many stones of the start were taken.
  bool put(Node& node, int point, int& taken) const;
  Points chain_of(const std::string& stones, int point) const;
  bool has_liberty(const std::string& stones, const Points& chain) const;
  bool stays_for_good(const std::string& stones, int point) const;
  bool fills_own_eye(const Node& node, int point) const;
  Points moves_of(const Node& node, int first) const;
  int area_lead(const std::string& stones) const;
  int lead_if_all_goes_to(const std::string& stones, char taker) const;
  int point_of(int move) const { return (move / size_ + 1) * stride_ + move % size_ + 1; }

  int move_of(int point) const {
    return point < 0 ? size_ * size_ : (point / stride_ - 1) * size_ + point % stride_ - 1;
  }

  int size_;
  int stride_;
  std::array<int, 4> steps_;
  std::string start_;
  std::vector<bool> is_played_for_;
  std::vector<std::uint64_t> path_;  // boards that must not come again
  std::size_t before_ = 0;           // how many of them were before the root
  std::unordered_map<std::uint64_t, Known> known_;
  std::uint64_t positions_ = 0;
  std::uint64_t most_positions_ = 0;
};

}  // namespace frugal::regress
