// SPDX-License-Identifier: MIT
/// \file
/// Playouts that remember what won. They are informed (playout.hpp); where nothing is forced they
/// play
///
///   the last good reply   to the opponent's last action the move by which the latest game was won
///                         in which that action was answered (Drake 2009), if it can be played and
///                         is not poisoned
///   the best of a few     else, of so many drawn moves, the one by whose action the mover has won
///                         most in all games from the root (history.hpp)
///
/// A reply is forgotten only when another has won in its place; to forget it when it has lost, as
/// Baier and Drake (2010) do in Go, costs strength here (docs/results/playouts.md). In Connect Four
/// the good reply is often the disc right above: so playouts learn whom zugzwang helps.
///
/// Memory: 128 bytes for the replies (replies.hpp), and a byte a ply on the stack while a game is
/// played out.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>

#include "frugal/game.hpp"
#include "frugal/history.hpp"
#include "frugal/playout.hpp"
#include "frugal/random.hpp"
#include "frugal/replies.hpp"

namespace frugal {

/// A game whose playouts can recall: its players take turns, playing.action(x) is the action of a
/// move, as a position tells it, and G::move_by(action) the move of an action.
template <class G>
concept RecallsIn = Tactical<G> && HasActions<G> && requires(typename G::Playing& playing) {
  { playing.action(0) } -> std::same_as<int>;
  { G::move_by(0) } -> std::same_as<int>;
};

/// What a playout remembers. With one draw the move is random where no reply is known, and nothing
/// is asked of the history.
struct Recall {
  int draws = 1;
  bool replies = true;
};

namespace playout {

/// The actions of a game that is played out.
template <Game G>
class Line {
 public:
  /// -1: none yet.
  int last_action() const { return length_ == 0 ? -1 : actions_[length_ - 1]; }

  [[gnu::always_inline]] void add(int action) {
    actions_[length_++] = static_cast<std::uint8_t>(action);
  }

  /// The replies of the winner were good. `first` took the first action.
  void teach(Replies& replies, Mover first, Mover winner) const {
    for (int i = first == winner ? 2 : 1; i < length_; i += 2) {
      replies.learn(actions_[i - 1], winner, actions_[i]);
    }
  }

 private:
  std::array<std::uint8_t, G::kMaxPlies> actions_;
  int length_ = 0;
};

/// The answer to the last action that won before; -1 if there is none that can be played. Noise in
/// the replies, from 0 to 255, is no move or a legal one.
template <Game G, class Playing>
[[gnu::always_inline]] inline int good_reply(const Playing& playing, int last,
                                             const Replies& replies) {
  if (last < 0) return -1;
  const int reply = replies.to(last, playing.mover());
  const int move = G::move_by(reply);
  static_assert(G::move_by(Replies::kNone) >= G::kMoves, "none is no move");
  if (move >= G::kMoves || playing.action(move) != reply) return -1;
  return playing.is_legal(move) && !playing.is_poisoned(move) ? move : -1;
}

/// Of so many drawn moves the one by which its mover has won most. A draw may be no move, or
/// poisoned: that is looked at last, as most draws are no better than the best so far.
template <Game G, int kDraws, class Playing, class Past>
[[gnu::always_inline]] inline int best_of_draws(const Playing& playing, Random& random,
                                                const Past& past) {
  const auto& averages = past.averages(playing.mover());
  int best = -1;
  std::uint32_t best_average = 0;
  for (int i = 0; i < kDraws; ++i) {
    const int move = random.below(G::kMoves);
    const std::uint32_t average = averages[playing.action(move)];
    if (average > best_average && playing.is_legal(move) && !playing.is_poisoned(move)) {
      best = move;
      best_average = average;
    }
  }
  return best >= 0 ? best : careful_move<G>(playing, random);
}

}  // namespace playout

/// Informed, with what the search remembers of its games.
template <Recall kRecall = Recall{}>
struct Recalling {
  static constexpr bool kNeedsHistory = kRecall.draws > 1;
  static constexpr bool kNeedsReplies = kRecall.replies;

  template <Game G, class Past, class Replied>
  requires RecallsIn<G>
  static int play(typename G::Position& position, Random& shared, const Past& past,
                  Replied& replies) {
    Random random = shared;
    const Mover first = position.mover();
    playout::Line<G> line;
    const auto choose = [&](const auto& playing, Random& own) __attribute__((always_inline)) {
      if constexpr (kNeedsReplies) {
        const int reply = playout::good_reply<G>(playing, line.last_action(), replies);
        if (reply >= 0) return reply;
      }
      if constexpr (kNeedsHistory) {
        return playout::best_of_draws<G, kRecall.draws>(playing, own, past);
      } else {
        return playout::careful_move<G>(playing, own);
      }
    };
    const auto note = [&](const auto& playing, int move) __attribute__((always_inline)) {
      if constexpr (kNeedsReplies) line.add(playing.action(move));
    };
    const int score = playout::informed_by<G>(position, random, choose, note);
    shared = random;
    if constexpr (kNeedsReplies) {
      if (score == playout::win_of<G>(first)) line.teach(replies, first, first);
      if (score == playout::win_of<G>(opponent_of(first))) {
        line.teach(replies, first, opponent_of(first));
      }
    }
    return score;
  }
};

}  // namespace frugal
