// SPDX-License-Identifier: MIT
/// \file
/// The value that a player by a book is sure of: along the book's lines the worst that can follow
/// its replies, at the end of a line the exact value. Early positions need no long proofs for that,
/// because the book's own replies lead to easy positions.
///
/// `frugal book verify` proves that no other reply is worth more.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "book/lines.hpp"
#include "frugal/book.hpp"
#include "oracle/solver.hpp"

namespace frugal::book {

template <class G>
class Guarantee {
 public:
  Guarantee(const Book& book, Table& table) : book_(book), solver_(table) {}

  /// Of a position that the player's replies by the book can lead to, with the player to move. The
  /// values that it depends on are known afterwards.
  Value of(const Position<G>& position) {
    if (!is_asked(position)) return *solver_.solve(position);
    const Position<G> one = upright(position);
    const Discs key = engine_key(one);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    const int slot = book_.answer(key);
    const Value value = slot == kEnds<G> ? *solver_.solve(one) : after(Judge<G>::after(one, slot));
    known_.emplace(key, value);
    return value;
  }

  /// The same after a move of the player.
  Value after(const Position<G>& position) {
    if (position.is_full()) return oracle::kDraw;
    if (position.wins() != 0) return oracle::kLoss;
    Value worst = oracle::kWin;
    for_each_move(position,
                  [&](int, const Position<G>& next) { worst = std::min(worst, of(next)); });
    return worst;
  }

  /// Those that are known, by the keys of upright positions.
  const std::unordered_map<Discs, Value>& known() const { return known_; }

 private:
  const Book& book_;
  Solver<G> solver_;
  std::unordered_map<Discs, Value> known_;
};

}  // namespace frugal::book
