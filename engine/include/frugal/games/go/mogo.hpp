// SPDX-License-Identifier: MIT
/// \file
/// MoGo's playouts for Go (Gelly, Wang, Munos and Teytaud 2006; Chaslot, Fiter, Hoock, Rimmel and
/// Teytaud, "Adding expert knowledge and exploration in Monte-Carlo Tree Search", 2009, algorithms
/// 1 to 4). The first of these that has a move plays it:
///
///   1. the last move put chains of the mover's into atari: save one, by a stone on its liberty
///      that leaves it two, or by taking a chain beside it
///   2. nakade: the last move touches a hole of three points amid the opponent's stones: its centre
///   3. fill the board: of a few points drawn, one with eight empty points around it
///   4. a point beside the last move or diagonal to it where a pattern is true (go/patterns.hpp).
///      If it would be a self-atari, and the liberty that it leaves joins another chain: the latter
///      first, by a chance (an approach move)
///   5. take something
///   6. any point
///
/// None of these fills an eye of the mover's own. Where several points will do, lots decide. After
/// a pass, and at the start of a game, there is no last move, and 1, 2 and 4 do not apply.
///
/// Where the texts leave details open:
///
///   - A chain may be saved by taking any chain beside it that is in atari.
///   - Captures are looked for near the last two moves: to look at all empty points makes playouts
///     a third slower.
///   - Pattern moves and random ones are no self-ataris if there is another move. Without that, a
///     search of 600 playouts a move won 28 % +- 4.5 against one with it, on 9 x 9.
///   - To fill the board is off: at 10,000 playouts it could not be told whether it pays
///     (52.8 % +- 1.9).
///
/// No memory but the last two moves, and a list of eight points on the stack.
#pragma once

#include <array>

#include "frugal/games/go/go.hpp"
#include "frugal/games/go/patterns.hpp"
#include "frugal/games/go/tactics.hpp"
#include "frugal/playout.hpp"

namespace frugal {

/// Where captures are looked for: near the last move and the mover's last one, which is where
/// chains come into atari, or at all empty points.
enum class GoCaptures { kNone, kNear, kAnywhere };

struct MogoSettings {
  bool saves_from_atari = true;
  bool plays_nakade = true;
  int fill_board_tries = 0;
  bool plays_patterns = true;
  int approach_percent = 50;
  GoCaptures captures = GoCaptures::kNear;
  /// Self-ataris are not played as pattern moves, and at random only if all else is.
  bool avoids_self_atari = true;
  /// Passes rather than give away a chain that leaves room for two eyes: so seki stays seki.
  bool keeps_seki = false;
};

/// Up to eight different points to draw from; what does not fit is left out.
template <class Point>
class GoCandidates {
 public:
  void add(int p) {
    for (int i = 0; i < count_; ++i) {
      if (points_[i] == p) return;
    }
    if (count_ < 8) points_[count_++] = static_cast<Point>(p);
  }
  bool is_empty() const { return count_ == 0; }
  /// Takes one out; there has to be one. No number is used up if there is no choice.
  int draw(Random& random) {
    const int i = count_ == 1 ? 0 : random.below(count_);
    const int p = points_[i];
    points_[i] = points_[--count_];
    return p;
  }

 private:
  std::array<Point, 8> points_;
  int count_ = 0;
};

template <Game G, MogoSettings kSettings>
class MogoPlaying : private G::Playing {
  using Base = typename G::Playing;
  using Board = typename G::Board;
  using Candidates = GoCandidates<typename Board::Point>;
  static constexpr int kNowhere = Board::kNowhere;

 public:
  explicit MogoPlaying(typename G::Position& position)
      : Base(position), last_(Base::last_point()), tactics_(Base::board()) {}

  using Base::is_over;
  using Base::score;

  void play(Random& random) {
    int point = reply(random);
    if (point == kNowhere) point = any_point(random);
    Base::play_point(point);
    last_but_one_ = last_;
    last_ = point;
  }

 private:
  using Base::board;
  using Base::is_worth_playing;
  using Base::mine;

  /// The first of the sequence that has a move, kNowhere if none has.
  int reply(Random& random) {
    int point = kNowhere;
    if (kSettings.saves_from_atari) point = point_that_saves(random);
    if (kSettings.plays_nakade && point == kNowhere) point = nakade();
    if (kSettings.fill_board_tries > 0 && point == kNowhere) point = spacious_point(random);
    if (kSettings.plays_patterns && point == kNowhere) point = pattern_point(random);
    if (kSettings.captures != GoCaptures::kNone && point == kNowhere)
      point = point_that_takes(random);
    return point;
  }

  int point_that_saves(Random& random) {
    if (last_ == kNowhere) return kNowhere;
    Candidates found;
    for (const int step : Board::kNeighbours) {
      const int q = last_ + step;
      if (board().stone(q) != mine()) continue;
      const int liberty = tactics_.only_liberty(q);
      if (liberty != kNowhere) add_points_that_save(q, liberty, found);
    }
    return found.is_empty() ? kNowhere : found.draw(random);
  }

  /// A chain's liberty, if that leaves it two, and those of the chains in atari beside it.
  [[gnu::noinline]] void add_points_that_save(int chain, int liberty, Candidates& found) const {
    if (is_worth_playing(liberty) && !tactics_.is_self_atari(liberty, mine())) found.add(liberty);
    int stone = chain;
    do {
      for (const int step : Board::kNeighbours) add_capture(stone + step, found);
      stone = board().next_stone(stone);
    } while (stone != chain);
  }

  /// If there is a chain of the opponent's in atari at a point: where it is taken.
  [[gnu::always_inline]] void add_capture(int p, Candidates& found) const {
    if (board().stone(p) != other_than(mine())) return;
    const int liberty = tactics_.only_liberty(p);
    if (liberty != kNowhere && is_worth_playing(liberty)) found.add(liberty);
  }

  int nakade() const {
    if (last_ == kNowhere) return kNowhere;
    for (const int step : Board::kNeighbours) {
      const int point = tactics_.vital_point(last_ + step, other_than(mine()));
      if (point != kNowhere) return point;
    }
    return kNowhere;
  }

  int spacious_point(Random& random) const {
    for (int i = 0; i < kSettings.fill_board_tries; ++i) {
      const int p = Board::point_of(random.below(G::kPoints));
      if (board().stone(p) == Stone::kNone && board().liberties(p) == 4 &&
          GoPatterns::surroundings(board(), p) == 0) {
        return p;
      }
    }
    return kNowhere;
  }

  int pattern_point(Random& random) const {
    if (last_ == kNowhere) return kNowhere;
    Candidates found;
    for (const int step : Board::kAround) {
      const int p = last_ + step;
      if (board().stone(p) == Stone::kNone && is_pattern(p) && is_worth_playing(p)) found.add(p);
    }
    while (!found.is_empty()) {
      const int point = sensible_point(found.draw(random), random);
      if (point != kNowhere) return point;
    }
    return kNowhere;
  }
  bool is_pattern(int p) const {
    return GoPatterns::match(GoPatterns::surroundings(board(), p), mine());
  }

  /// The point of a pattern, or that of the approach move to be played before it, or none.
  int sensible_point(int p, Random& random) const {
    if (!kSettings.avoids_self_atari && kSettings.approach_percent == 0) return p;
    const int liberty = tactics_.only_liberty_after(p, mine());
    if (liberty == kNowhere) return p;
    if (kSettings.approach_percent > 0 && joins_another(liberty, p) &&
        random.below(100) < kSettings.approach_percent) {
      return liberty;
    }
    return kSettings.avoids_self_atari ? kNowhere : p;
  }

  /// Whether a stone would join a chain that is not beside p, and be in no atari.
  bool joins_another(int point, int p) const {
    if (board().stone(point) != Stone::kNone || !is_worth_playing(point)) return false;
    for (const int step : Board::kNeighbours) {
      const int q = point + step;
      if (board().stone(q) == mine() && tactics_.count_beside(p, board().head_of(q)) == 0) {
        return !tactics_.is_self_atari(point, mine());
      }
    }
    return false;
  }

  int point_that_takes(Random& random) const {
    if (kSettings.captures == GoCaptures::kAnywhere) return any_point_that_takes(random);
    Candidates found;
    if (last_ != kNowhere) add_capture(last_, found);
    if (last_but_one_ != kNowhere) {
      for (const int step : Board::kNeighbours) add_capture(last_but_one_ + step, found);
    }
    return found.is_empty() ? kNowhere : found.draw(random);
  }

  /// The first in the list of empty points, from a random one on.
  int any_point_that_takes(Random& random) const {
    const int count = board().empty_count();
    const int start = random.below(count);
    for (int i = start; i < start + count; ++i) {
      const int p = board().empty_point(i < count ? i : i - count);
      if (tactics_.takes(p, mine()) && is_worth_playing(p)) return p;
    }
    return kNowhere;
  }

  int any_point(Random& random) {
    int self_atari = kNowhere;
    const int point = Base::random_point(random, [&](int p) {
      if (!kSettings.avoids_self_atari || !tactics_.is_self_atari(p, mine())) return true;
      if (!kSettings.keeps_seki || !tactics_.is_gift(p, mine())) self_atari = p;
      return false;
    });
    return point == kNowhere ? self_atari : point;
  }

  int last_;
  int last_but_one_ = kNowhere;
  GoTactics<Board> tactics_;
};

template <MogoSettings kSettings = MogoSettings{}>
struct MogoPlayout {
  template <Game G>
  static int play(typename G::Position& position, Random& random) {
    return playout::with_own_random<G, play_out<G>>(position, random);
  }

 private:
  template <Game G>
  static int play_out(typename G::Position& position, Random& random) {
    MogoPlaying<G, kSettings> playing(position);
    while (!playing.is_over()) playing.play(random);
    return playing.score();
  }
};

}  // namespace frugal
