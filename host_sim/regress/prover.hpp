// SPDX-License-Identifier: MIT
/// \file
/// What every move of a small problem of Go is worth, by search to the end of the game.
///
/// A drawn position marks with commas the points that neither player plays on: the eyes and the
/// territory of living stones. The search plays everything else out to two passes, captures
/// included, and scores by area; an earlier board must not come again. A proof holds as far as the
/// commas are right, which is plain to see. It says nothing of fights that threats elsewhere would
/// decide: such a position has none.
///
/// Negamax with alpha-beta and a table. The moves that led to a position may forbid boards below
/// it, and so change its value (Palay 1983, on the interaction of graphs and histories). Each bound
/// therefore records what it rests on: no board above forbade the loser a move, and the winner's
/// moves are allowed. The table takes a bound only if no board above forbade anything, and gives it
/// only if no board that the winner makes is forbidden now.
///
/// A set of boards is a set of bits, one for each board by its hash: it may contain a board too
/// many, never one too few. Sets stay small, because a stone whose chain has a liberty on a comma
/// is never taken, so that no board from before it comes again.
///
/// When a move takes kLarge or more of the stones of the start, the search ends there and counts
/// all points in play for the taker: else it would have to play out big captures as well.
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
  static constexpr int kFar = 1000;  ///< no history needed
  static constexpr int kLarge = 5;
  static constexpr int kMost = 999;
  using Points = std::vector<int>;
  /// What a bound rests on.
  struct Ground {
    int forbidden_by = kFar;  ///< the earliest board on the path that forbade the loser a move
    Boards formed;            ///< by moves of the bound's owner, up to a stone that stays for good
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
    Boards forbidden;  ///< that were above it, since the root, and could come again
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
  std::vector<std::uint64_t> path_;  ///< boards that must not come again
  std::size_t before_ = 0;           ///< how many of them were before the root
  std::unordered_map<std::uint64_t, Known> known_;
  std::uint64_t positions_ = 0;
  std::uint64_t most_positions_ = 0;
};

}  // namespace frugal::regress
