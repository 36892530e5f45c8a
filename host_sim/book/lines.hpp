// SPDX-License-Identifier: MIT
/// \file
/// Which positions a book holds, and its replies.
///
/// A *walk* starts on the empty board, once for each colour, and follows what the book says where
/// the engine is to move, and every move of the opponent. It goes stone by stone; mirror images are
/// one. A position in which the mover wins at once, or can't help losing at once, is not asked for.
///
/// A position is easy if the engine with 8 KB proves its value in fewer visited positions than the
/// hardest that the book may leave (difficulty.hpp). A line ends where the position is easy and
/// where all positions that follow the engine's own moves, two moves deep, are easy too, whatever
/// the opponent replies: a mistake can turn an easy draw into a win that is hard to prove.
/// Elsewhere the book has a reply that keeps the value. If several do, it takes the one that leaves
/// the opponent the fewest replies that keep its value (in a lost position: that don't lose at
/// once), then the one that leaves the fewest positions for which a plain alpha-beta with 8 KB
/// takes 20,000, then the nearest to the centre. From a number of stones on the exact score comes
/// before all that: the reply wins as soon, or loses as late, as any. A reply depends on its
/// position only, not on the engine; so neither threads nor interruptions change the book, and its
/// replies serve books with other ends as well.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "book/difficulty.hpp"
#include "book/rows.hpp"
#include "oracle/score_solver.hpp"
#include "oracle/solver.hpp"

namespace frugal::book {

using oracle::ScoreSolver;
using oracle::ScoreTable;
using oracle::Solver;
using oracle::Table;

/// The engine's key (frugal/games/connect/connect.hpp): the first player's discs, and a guard above
/// each column.
template <class G>
Discs engine_key(const Position<G>& position) {
  const bool is_first = position.stones() % 2 == 0;
  const Discs first = is_first ? position.mine : position.mine ^ position.all;
  return first | (position.all + G::kBottom);
}

/// Of a position and its mirror image, the one with the lower key.
template <class G>
Position<G> upright(const Position<G>& position) {
  const Position<G> mirror = position.mirrored();
  return engine_key(mirror) < engine_key(position) ? mirror : position;
}

/// A slot stands for a column, the centre first; this one says that the line ends.
template <class G>
inline constexpr int kEnds = G::kWidth;

template <class G>
bool is_asked(const Position<G>& position) {
  return !position.is_full() && position.wins() == 0 && position.moves_that_hold() != 0;
}

/// After each legal move: visit(slot, position). The mover must not be able to win at once.
template <class G, class Visit>
void for_each_move(const Position<G>& position, Visit visit) {
  for (int slot = 0; slot < G::kWidth; ++slot) {
    if (!position.is_legal(G::kColumns[slot])) continue;
    Position<G> next = position;
    next.play(G::kColumns[slot]);
    visit(slot, next);
  }
}

/// By their keys.
template <class G>
using Positions = std::map<Discs, Position<G>>;

/// Where the engine is to move again: after every move of the opponent that doesn't end the game.
template <class G>
void add_followers(const Position<G>& position, Positions<G>& followers) {
  if (position.is_full()) return;
  const Discs wins = position.wins();
  for_each_move(position, [&](int slot, const Position<G>& next) {
    if ((wins & G::column_of(G::kColumns[slot])) != 0 || !is_asked(next)) return;
    const Position<G> one = upright(next);
    followers.emplace(engine_key(one), one);
  });
}

/// One thread's judgement.
template <class G>
class Judge {
 public:
  Judge(Table& table, ScoreTable& scores, std::uint32_t hardest)
      : exact_(table), scorer_(scores), hardest_(hardest) {}

  Value value(const Position<G>& position) { return *exact_.solve(position); }

  /// Whether this is easy, and what follows the engine's moves, so many of them. A lost game's next
  /// move may be any, and one is enough: what comes later is seldom hard.
  bool is_settled(const Position<G>& position, int moves = kLooksAhead) {
    const std::optional<Outcome> outcome = outcome_of(position);
    if (!outcome) return false;
    if (moves == 0) return true;
    if (outcome->value != oracle::kLoss)
      return follows_easily(position, outcome->column, moves - 1);
    for (int column = 0; column < G::kWidth; ++column) {
      if (position.is_legal(column) && !follows_easily(position, column, 0)) return false;
    }
    return true;
  }

  /// The slot of the reply.
  int best_reply(const Position<G>& position) { return best_of(keepers(position)); }

  /// The same by exact scores; `plain`, which keeps the value, if it is as good as any.
  int best_scored_reply(const Position<G>& position, int plain) {
    const int best = *scorer_.solve(position);
    if (best == 0 || score_after(position, plain) == best) return plain;
    Keepers found{best > 0 ? oracle::kWin : oracle::kLoss, {}};
    for_each_move(position, [&](int slot, const Position<G>& next) {
      if (score_after(position, slot) == best) found.replies.emplace_back(slot, next);
    });
    return best_of(found);
  }

  /// By how many plies the reply wins later, or loses earlier, than the best.
  int plies_lost(const Position<G>& position, int slot) {
    return 2 * (*scorer_.solve(position) - score_after(position, slot));
  }

  /// A slot, or that the line ends.
  int decide(const Position<G>& position) {
    return is_settled(position) ? kEnds<G> : best_reply(position);
  }

  static Position<G> after(Position<G> position, int slot) {
    position.play(G::kColumns[slot]);
    return position;
  }

 private:
  using Reply = std::pair<int, Position<G>>;  ///< a slot, and what it leads to
  struct Keepers {
    Value value;
    std::vector<Reply> replies;
  };

  /// The replies that keep the value.
  Keepers keepers(const Position<G>& position) {
    Keepers found{oracle::kLoss, {}};
    for_each_move(position, [&](int slot, const Position<G>& next) {
      const Value after = oracle::seen_by_the_other(value(next));
      if (after > found.value) found = {after, {}};
      if (after == found.value) found.replies.emplace_back(slot, next);
    });
    return found;
  }

  /// Of replies that are as good the one that is left when all rules are applied.
  int best_of(const Keepers& keepers) {
    const auto& [engines, replies] = keepers;
    std::vector<int> ways;
    for (const Reply& reply : replies) ways.push_back(ways_to_hold(reply.second, engines));
    const int fewest = *std::min_element(ways.begin(), ways.end());
    std::pair<int, int> best{kMany, kMany};  // positions that take long, slot
    for (std::size_t i = 0; i < replies.size(); ++i) {
      if (ways[i] > fewest) continue;
      const bool is_only = std::count(ways.begin(), ways.end(), fewest) == 1;
      const int long_ones = is_only ? 0 : count_followers(replies[i].second, kMany, takes_long());
      best = std::min(best, {long_ones, replies[i].first});
    }
    return best.second;
  }

  /// Of a move, as its mover sees it.
  int score_after(const Position<G>& position, int slot) {
    return -*scorer_.solve(after(position, slot));
  }

  /// How many moves hold what the opponent has, if the engine's value is this.
  int ways_to_hold(const Position<G>& position, Value engines) {
    if (position.is_full()) return 0;
    if (engines == oracle::kWin) return std::popcount(position.moves_that_hold());
    const Discs wins = position.wins();
    int ways = 0;
    for_each_move(position, [&](int slot, const Position<G>& next) {
      const bool is_win = (wins & G::column_of(G::kColumns[slot])) != 0;
      if (is_win || value(next) <= engines) ++ways;
    });
    return ways;
  }

  /// Whether all that can follow this move is settled.
  bool follows_easily(const Position<G>& position, int column, int moves) {
    if (position.wins_with(column)) return true;
    Position<G> next = position;
    next.play(column);
    return count_followers(next, 1,
                           [&](const Position<G>& each) { return !is_settled(each, moves); }) == 0;
  }

  /// Each position is proven once.
  std::optional<Outcome> outcome_of(const Position<G>& position) {
    const Position<G> one = upright(position);
    const auto [known, is_new] = outcomes_.try_emplace(engine_key(one));
    if (is_new) known->second = difficulty_.prove(one, hardest_);
    std::optional<Outcome> outcome = known->second;
    const bool is_mirrored = one.all != position.all || one.mine != position.mine;
    if (outcome && is_mirrored) outcome->column = G::kWidth - 1 - outcome->column;
    return outcome;
  }

  auto takes_long() {
    return [this](const Position<G>& position) {
      small_.forget();
      return !Solver<G>(small_).solve(position, kLong - 1).has_value();
    };
  }

  /// Up to so many.
  template <class Condition>
  static int count_followers(const Position<G>& position, int most, Condition condition) {
    Positions<G> followers;
    add_followers(position, followers);
    int count = 0;
    for (const auto& [key, follower] : followers) {
      if (condition(follower) && ++count >= most) break;
    }
    return count;
  }

  static constexpr int kLooksAhead = 2;
  static constexpr int kMany = 1 << 20;
  static constexpr std::uint64_t kLong = 20'000;
  Solver<G> exact_;
  ScoreSolver<G> scorer_;
  Difficulty<G> difficulty_;
  std::unordered_map<Discs, std::optional<Outcome>> outcomes_;
  Table small_{8192};
  std::uint32_t hardest_;
};

/// The positions of a book with so many stones, and how many of them have a reply.
struct Ply {
  int stones;
  std::size_t positions;
  std::size_t replies;
};

struct Walk {
  std::vector<Answer> answers;
  std::vector<Ply> plies;
};

/// `answer_all` gives for the positions of a ply, in the order of their keys, the slots.
template <class G, class AnswerAll>
Walk walk(AnswerAll answer_all) {
  Walk result;
  std::vector<Positions<G>> plies(G::kCells + 2);
  const Position<G> empty;
  if (is_asked(empty)) plies[0].emplace(engine_key(empty), empty);
  add_followers(empty, plies[1]);
  for (int stones = 0; stones < G::kCells; ++stones) {
    const auto& now = plies[stones];
    if (now.empty()) continue;
    const std::vector<Position<G>> positions = [&] {
      std::vector<Position<G>> all;
      for (const auto& [key, position] : now) all.push_back(position);
      return all;
    }();
    const std::vector<int> slots = answer_all(stones, std::span<const Position<G>>(positions));
    std::size_t replies = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
      result.answers.push_back({engine_key(positions[i]), slots[i]});
      if (slots[i] == kEnds<G>) continue;
      ++replies;
      add_followers(Judge<G>::after(positions[i], slots[i]), plies[stones + 2]);
    }
    result.plies.push_back({stones, positions.size(), replies});
  }
  return result;
}

}  // namespace frugal::book
