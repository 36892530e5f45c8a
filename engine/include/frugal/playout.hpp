// SPDX-License-Identifier: MIT
//
// playout.hpp: how a game is played to its end once the tree is left. A policy is a struct with one
// function that plays out a position and returns the score, as Max sees it.
//
//   Uniform   any legal move, each with the same chance
//   Decisive  takes a win, parries a threat to win (Teytaud and Teytaud 2010); else uniform
//   Informed  decisive, and never prepares the opponent's win: in Connect Four, never drops a disc
//             right below a cell that wins for the other side
//
// The last two ask the game for sets of moves: wins(), dangers(), poisoned(). They stop as soon as
// the rest is forced: who has a winning move wins, who faces two dangers loses, who has poisoned
// moves only loses. The score is the one that the game would have had, some plies earlier.
#pragma once

#include "frugal/game.hpp"
#include "frugal/random.hpp"

namespace frugal {

/// Sets of moves that matter at once.
template <class G>
concept Tactical = requires(const typename G::Position& position, typename G::Moves moves,
                            Random& random) {
  { position.open_cells() } -> std::same_as<typename G::Moves>;
  { position.wins() } -> std::same_as<typename G::Moves>;
  { position.dangers() } -> std::same_as<typename G::Moves>;
  { position.poisoned() } -> std::same_as<typename G::Moves>;
  { G::Position::column_of(moves) } -> std::same_as<int>;
  { G::Position::has_two(moves) } -> std::same_as<bool>;
  { G::Position::random_column(moves, random) } -> std::same_as<int>;
};

template <Game G>
constexpr int win_of(Mover mover) {
  return mover == Mover::kMax ? G::kTop : 0;
}

/// p.play_uniformly(random): a game's own quick way to do what Uniform does.
template <class G>
concept PlaysUniformly = requires(typename G::Position& position, Random& random) {
  { position.play_uniformly(random) } -> std::same_as<int>;
};

struct Uniform {
  template <Game G>
  static int play(typename G::Position& position, Random& random) {
    if constexpr (PlaysUniformly<G>) {
      return position.play_uniformly(random);
    } else {
      while (!position.is_over()) {
        int move = random.below(G::kMoves);
        while (!position.is_legal(move)) move = random.below(G::kMoves);
        position.play(move);
      }
      return position.score();
    }
  }
};

struct Decisive {
  template <Game G>
    requires Tactical<G>
  static int play(typename G::Position& position, Random& random) {
    while (!position.is_over()) {
      if (position.wins() != 0) return win_of<G>(position.mover());
      const auto dangers = position.dangers();
      if (dangers == 0) {
        position.drop(G::Position::random_column(position.open_cells(), random));
      } else {
        if (G::Position::has_two(dangers)) return win_of<G>(opponent_of(position.mover()));
        position.drop(G::Position::column_of(dangers));
      }
    }
    return position.score();
  }
};

struct Informed {
  template <Game G>
    requires Tactical<G>
  static int play(typename G::Position& position, Random& random) {
    while (!position.is_over()) {
      if (position.wins() != 0) return win_of<G>(position.mover());
      const auto dangers = position.dangers();
      const auto sound = position.open_cells() & ~position.poisoned();
      if (dangers == 0) {
        if (sound == 0) return win_of<G>(opponent_of(position.mover()));
        position.drop(G::Position::random_column(sound, random));
      } else {
        if ((dangers & ~sound) != 0 || G::Position::has_two(dangers)) {
          return win_of<G>(opponent_of(position.mover()));
        }
        position.drop(G::Position::column_of(dangers));
      }
    }
    return position.score();
  }
};

}  // namespace frugal
