// SPDX-License-Identifier: MIT
/// \file
/// Go in which no earlier board may come again, played to the end in every way, slowly: written
/// apart on purpose, as a check of the exact solver of Go (regress/prover.hpp) and of the engine.
/// test_go_prover.cpp compares the two. A drawing marks with commas where neither player plays, as
/// a suite's does.
///
/// The rules of stones are those of independent_go.hpp. For the host.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "support/independent_go.hpp"

namespace independent {

enum class Cuts { kNone, kAlphaBeta };

template <int kSize>
class SuperkoGo {
 public:
  using Game = GoGame<kSize>;

  /// Rows from the top, of `X`, `O`, `.` and `,`; black or white to move.
  SuperkoGo(const std::vector<std::string>& rows, char mover) {
    for (int move = 0; move < Game::kPoints; ++move) {
      const char c = rows[static_cast<std::size_t>(kSize - 1 - move / kSize)]
                         [static_cast<std::size_t>(move % kSize)];
      is_played_for_[static_cast<std::size_t>(move)] = c != ',';
      start_.stones[move] = c == 'X' ? 1 : c == 'O' ? 2 : 0;
    }
    start_.mover = mover == 'X' ? 1 : 2;
  }

  /// Whether every chain has a liberty.
  bool is_possible() const {
    for (int move = 0; move < Game::kPoints; ++move) {
      if (start_.stones[move] != 0 && !Game::region_of(start_.stones, move).touches[0])
        return false;
    }
    return true;
  }

  /// A move before the search, after which no board from before comes again. False if it is not
  /// legal.
  bool play(int move) {
    past_.push_back(start_.stones);
    const bool is_fine = is_legal(start_, move);
    if (is_fine) start_.play(move);
    start_.passes = 0;
    return is_fine;
  }

  /// What a move leads to, in points more than the opponent's; nothing if it is not legal or took
  /// more than so many positions (gave_up() tells).
  std::optional<int> lead_after(int move, long most_positions, Cuts cuts = Cuts::kNone) {
    left_ = most_positions;
    cuts_ = cuts;
    past_.push_back(start_.stones);
    std::optional<int> lead;
    if (is_legal(start_, move)) lead = -lead_of(after(start_, move), -kMost, kMost);
    past_.pop_back();
    if (gave_up()) return {};
    return lead;
  }
  bool gave_up() const { return left_ < 0; }

 private:
  static constexpr int kMost = 1000;

  static Game after(Game game, int move) {
    game.play(move);
    return game;
  }

  bool is_legal(const Game& game, int move) const {
    if (move == Game::kPass) return true;
    if (game.stones[move] != 0 || !is_played_for_[static_cast<std::size_t>(move)]) return false;
    typename Game::Stones board;
    return game.put(move, board) && std::find(past_.begin(), past_.end(), board) == past_.end();
  }

  /// The pass comes first, for it ends games soonest.
  int lead_of(const Game& game, int alpha, int beta) {
    if (--left_ < 0) return 0;
    if (game.passes == 2) return (game.mover == 1 ? 1 : -1) * game.lead_in_halves() / 2;
    past_.push_back(game.stones);
    int best = -kMost;
    for (int move = Game::kPass; move >= 0 && left_ >= 0; --move) {
      if (!is_legal(game, move)) continue;
      const bool is_cut = cuts_ == Cuts::kAlphaBeta;
      const int low = is_cut ? std::max(alpha, best) : -kMost;
      best = std::max(best, -lead_of(after(game, move), is_cut ? -beta : -kMost, -low));
      if (is_cut && best >= beta) break;
    }
    past_.pop_back();
    return best;
  }

  Game start_;
  std::array<bool, Game::kPoints> is_played_for_{};
  std::vector<typename Game::Stones> past_;
  long left_ = 0;
  Cuts cuts_ = Cuts::kNone;
};

}  // namespace independent
