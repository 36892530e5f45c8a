// SPDX-License-Identifier: MIT
/// \file
/// What a player is sure of who plays by a book: along its lines the worst that can
/// follow its replies, where a line has ended the exact value. Early positions need no long proofs
/// for that: the book's own replies lead to positions that are easy.
///
/// That no other reply is worth more, `frugal book verify` proves.
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

  /// Of a position in which the player is to move, and that his replies by the book can lead to;
  /// and all that it depends on is then known.
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

  /// The same after a move of his.
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
