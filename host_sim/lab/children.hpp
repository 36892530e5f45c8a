// SPDX-License-Identifier: MIT
/// \file
/// How much of a game's tree a search has visited. A child is a move of a position; a
/// frugal rule need not visit all of them (Berthier, Doghmen and Teytaud 2010).
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_set>

#include "frugal/game.hpp"

namespace frugal::lab {

/// Positions of a game, by key.
using Seen = std::unordered_set<std::uint64_t>;

/// Calls follow(position, key, slot) once for each child of a position and of those that follow;
/// where it answers true, goes on from there.
template <Game G, class Follow>
void walk(const typename G::Position& position, Seen& seen, const Follow& follow) {
  const Key key = position.key();
  if (position.is_over() || !seen.insert(key.bits).second) return;
  for (int slot = 0; slot < G::kMoves; ++slot) {
    const int move = G::move_of(slot, key.mirrored);
    if (!position.is_legal(move) || !follow(position, key, slot)) continue;
    typename G::Position next = position;
    next.play(move);
    walk<G>(next, seen, follow);
  }
}

/// Children of the positions that have a record.
struct Children {
  std::size_t all = 0;
  std::size_t visited = 0;

  void add(const Children& other) {
    all += other.all;
    visited += other.visited;
  }
};

/// The move that a search plays without a record; -1 if there is none.
template <class Position>
int forced_reply_of([[maybe_unused]] const Position& position) {
  if constexpr (requires { position.forced_reply(); }) return position.forced_reply();
  return -1;
}

/// Of the positions that visited moves lead to from the root.
template <class Search>
Children children_of(Search& search) {
  using G = typename Search::GameType;
  Children children;
  Seen seen;
  walk<G>(search.root(), seen, [&](const auto& position, const Key& key, int slot) {
    const auto* const record = search.find(position);
    if (record == nullptr) return G::move_of(slot, key.mirrored) == forced_reply_of(position);
    ++children.all;
    children.visited += record->visits(slot) > 0 ? 1 : 0;
    return record->visits(slot) > 0;
  });
  return children;
}

}  // namespace frugal::lab
