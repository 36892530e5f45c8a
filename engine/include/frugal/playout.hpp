// SPDX-License-Identifier: MIT
/// \file
/// How a game is played to its end once the tree is left. A policy is a struct with one function,
/// which plays out a position and returns the score, as Max sees it.
///
///   Uniform   any legal move, each with the same chance
///   Decisive  takes a win, parries a threat to win (Teytaud and Teytaud 2010); else uniform
///   Informed  decisive, and never prepares the opponent's win: in Connect Four, never drops a disc
///             right below a cell that wins for the other side
///
/// Decisive and Informed ask the game for sets of moves that matter at once, and stop as soon as
/// the rest is forced: a player with a winning move wins, a player that faces two dangers loses,
/// and so does one whose moves are all poisoned. The score is the one that the game would have had,
/// some plies earlier.
///
/// A game says how it is played out by a class G::Playing, made from a position that is then used
/// up. A Playing may draw its moves itself, if most numbers are no moves, or if not all that is
/// legal should be played: in Go no player fills an eye of its own. A game of chance has no
/// Playing: its positions are played, and its lots drawn, one by one.
#pragma once

#include "frugal/chance.hpp"
#include "frugal/game.hpp"
#include "frugal/random.hpp"

namespace frugal {

/// A Playing whose moves the policy draws. play_wins(x) plays x and says whether that wins at once;
/// where no move is left, is_over(), score() is the result, as Max sees it.
template <class G>
concept HasPlaying =
    !HasChance<G> && requires(typename G::Position & position, typename G::Playing& playing) {
  typename G::Playing;
  { playing.is_over() } -> std::same_as<bool>;
  { playing.score() } -> std::same_as<int>;
  { playing.mover() } -> std::same_as<Mover>;
  { playing.is_legal(0) } -> std::same_as<bool>;
  { playing.play_wins(0) } -> std::same_as<bool>;
};

/// A Playing with tactics: the moves by which the mover wins at once (wins), those by which
/// the opponent would if it were to move (dangers), and the moves that give the opponent a win
/// (poisoned). play(x) plays a move that does not win. A set of moves is empty if it is 0.
template <class G>
concept Tactical = HasPlaying<G> &&
    requires(typename G::Playing& playing, const typename G::Moves& moves) {
  { playing.wins() } -> std::same_as<typename G::Moves>;
  { playing.dangers() } -> std::same_as<typename G::Moves>;
  { playing.is_poisoned(0) } -> std::same_as<bool>;
  { playing.all_are_poisoned() } -> std::same_as<bool>;
  { playing.opponent() } -> std::same_as<Mover>;
  { playing.play(0) } -> std::same_as<void>;
  { G::has_two(moves) } -> std::same_as<bool>;
  { G::first_of(moves) } -> std::same_as<int>;
};

/// A Playing that draws its moves itself.
template <class G>
concept DrawsMoves = !HasChance<G> && requires(typename G::Playing & playing, Random& random) {
  { playing.is_over() } -> std::same_as<bool>;
  { playing.play_random(random) } -> std::same_as<void>;
  { playing.score() } -> std::same_as<int>;
};

namespace playout {

template <Game G>
constexpr int win_of(Mover mover) {
  return seen_by<G>(mover, G::kTop);
}

template <Game G, class Playing>
[[gnu::always_inline]] inline int random_move(const Playing& playing, Random& random) {
  for (;;) {
    const int move = random.below(G::kMoves);
    if (playing.is_legal(move)) return move;
  }
}

/// A legal move; where lots decide, an outcome by its weight.
template <Game G>
[[gnu::always_inline]] inline int any_move(const typename G::Position& position, Random& random) {
  if (is_chance<G>(position)) return G::move_of(drawn_slot<G>(position, false, random), false);
  return random_move<G>(position, random);
}

template <Game G>
[[gnu::always_inline]] inline int uniform(typename G::Position& position, Random& random) {
  if constexpr (HasPlaying<G>) {
    typename G::Playing playing(position);
    while (!playing.is_over()) {
      const Mover mover = playing.mover();
      if (playing.play_wins(random_move<G>(playing, random))) return win_of<G>(mover);
    }
    return playing.score();
  } else if constexpr (DrawsMoves<G>) {
    typename G::Playing playing(position);
    while (!playing.is_over()) playing.play_random(random);
    return playing.score();
  } else {
    while (!position.is_over()) position.play(any_move<G>(position, random));
    return position.score();
  }
}

template <Game G>
[[gnu::always_inline]] inline int decisive(typename G::Position& position, Random& random) {
  typename G::Playing playing(position);
  while (!playing.is_over()) {
    if (playing.wins() != 0) return win_of<G>(playing.mover());
    const typename G::Moves dangers = playing.dangers();
    if (dangers == 0) {
      playing.play(random_move<G>(playing, random));
    } else {
      if (G::has_two(dangers)) return win_of<G>(playing.opponent());
      playing.play(G::first_of(dangers));
    }
  }
  return playing.score();
}

/// A move that is not poisoned; -1 if all are.
template <Game G, class Playing>
[[gnu::always_inline]] inline int careful_move(const Playing& playing, Random& random) {
  int move = random_move<G>(playing, random);
  while (playing.is_poisoned(move)) {
    if (playing.all_are_poisoned()) return -1;
    move = random_move<G>(playing, random);
  }
  return move;
}

/// Where nothing is forced, choose(playing, random) tells the move, -1 if all are poisoned. Each
/// move is told before it is played, by note(playing, move).
template <Game G, class Choose, class Note>
[[gnu::always_inline]] inline int informed_by(typename G::Position& position, Random& random,
                                              Choose choose, Note note) {
  typename G::Playing playing(position);
  while (!playing.is_over()) {
    if (playing.wins() != 0) return win_of<G>(playing.mover());
    const typename G::Moves dangers = playing.dangers();
    int move;
    if (dangers == 0) {
      move = choose(playing, random);
      if (move < 0) return win_of<G>(playing.opponent());
    } else {
      move = G::first_of(dangers);
      if (G::has_two(dangers) || playing.is_poisoned(move)) return win_of<G>(playing.opponent());
    }
    note(playing, move);
    playing.play(move);
  }
  return playing.score();
}

template <Game G>
[[gnu::always_inline]] inline int informed(typename G::Position& position, Random& random) {
  return informed_by<G>(
      position, random,
      [](const auto& playing, Random& own) { return careful_move<G>(playing, own); },
      [](const auto&, int) {});
}

/// The generator's state is a copy while a game is played: in a register, not in memory.
template <Game G, int (*kPolicy)(typename G::Position&, Random&)>
int with_own_random(typename G::Position& position, Random& shared) {
  Random random = shared;
  const int score = kPolicy(position, random);
  shared = random;
  return score;
}

}  // namespace playout

struct Uniform {
  template <Game G>
  static int play(typename G::Position& position, Random& random) {
    return playout::with_own_random<G, playout::uniform<G>>(position, random);
  }
};

struct Decisive {
  template <Game G>
  requires Tactical<G>
  static int play(typename G::Position& position, Random& random) {
    return playout::with_own_random<G, playout::decisive<G>>(position, random);
  }
};

struct Informed {
  template <Game G>
  requires Tactical<G>
  static int play(typename G::Position& position, Random& random) {
    return playout::with_own_random<G, playout::informed<G>>(position, random);
  }
};

}  // namespace frugal
