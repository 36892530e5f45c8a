// SPDX-License-Identifier: MIT
/// \file
/// What the tests of games of chance share: games drawn by lot in which some positions are
/// left to lots, the same games with a word on what a position is worth, and expected scores by
/// playing all games to their end.
///
/// Expected scores are fractions. Times kScale of a game they are integers: every weight's total
/// divides 12, and no game has more throws than the power of 12 in kScale.
#pragma once

#include <unity.h>

#include <cstdint>

#include "frugal/bounds.hpp"
#include "frugal/game.hpp"
#include "frugal/random.hpp"
#include "support/dice.hpp"

constexpr std::int64_t power_of_12(int exponent) {
  return exponent == 0 ? 1 : 12 * power_of_12(exponent - 1);
}

/// Dice, with lots in about one position of three.
template <int kT>
struct Lots : Dice<kT> {
  static constexpr std::int64_t kScale = power_of_12(Dice<kT>::kMaxPlies);

  class Position : public Dice<kT>::Position {
    using Base = typename Dice<kT>::Position;
    static constexpr std::int8_t kWeights[6][3] = {{1, 1, 0}, {1, 2, 1}, {2, 0, 1},
                                                   {0, 1, 5}, {1, 0, 3}, {0, 1, 0}};

   public:
    using Base::Base;
    bool is_chance() const { return throw_of_lots() % 3 == 0; }
    int weight(int move) const { return kWeights[throw_of_lots() / 3 % 6][move]; }
    bool is_legal(int move) const { return is_chance() ? weight(move) > 0 : Base::is_legal(move); }

   private:
    std::uint32_t throw_of_lots() const {
      return frugal::Random(static_cast<std::uint32_t>(this->key().bits) * 40503u).next();
    }
  };
};

/// By playing all games to their end: what a position is worth to Max, times kScale.
template <class G>
std::int64_t expected_score(const typename G::Position& position) {
  if (position.is_over()) return position.score() * G::kScale;
  const bool is_max = position.mover() == frugal::Mover::kMax;
  std::int64_t best = is_max ? -1 : G::kScale * (G::kTop + 1);
  std::int64_t sum = 0;
  std::int64_t weights = 0;
  for (int move = 0; move < G::kMoves; ++move) {
    if (!position.is_legal(move)) continue;
    typename G::Position next = position;
    next.play(move);
    const std::int64_t score = expected_score<G>(next);
    if (is_max ? score > best : score < best) best = score;
    if (!position.is_chance()) continue;
    sum += score * position.weight(move);
    weights += position.weight(move);
  }
  return weights > 0 ? sum / weights : best;
}

template <class G>
std::int64_t seen_by(frugal::Mover mover, std::int64_t expected) {
  return mover == frugal::Mover::kMax ? expected : G::kTop * G::kScale - expected;
}

/// The same game, which now and then tells at a glance what a position is worth, which of its moves
/// lose, and which reply is forced.
template <class G>
struct Told : G {
  using Moves = std::uint32_t;
  using B = frugal::Bounds<G::kTop>;
  static constexpr bool has(Moves moves, int move) { return (moves >> move & 1) != 0; }

  class Position : public G::Position {
   public:
    using G::Position::Position;

    frugal::Facts<Moves> facts() const {
      const std::int64_t value = seen_by<G>(this->mover(), expected_score<G>(*this));
      const auto below = static_cast<int>(value / G::kScale);
      const auto above = static_cast<int>((value + G::kScale - 1) / G::kScale);
      const std::uint32_t lots =
          frugal::Random(static_cast<std::uint32_t>(this->key().bits)).next();
      std::uint32_t bounds = B::kUnknown;
      if (value == 0 || lots % 3 == 0) bounds |= B::at_most(above);
      if (lots / 3 % 3 == 0) bounds |= B::at_least(below);
      return {bounds, lots / 9 % 2 == 0 ? lost() : 0};
    }

    int forced_reply() const {
      int only = -1;
      int left = 0;
      int moves = 0;
      for (int move = 0; move < G::kMoves; ++move) {
        if (!this->is_legal(move)) continue;
        ++moves;
        if (has(lost(), move)) continue;
        ++left;
        only = move;
      }
      return left == 1 && moves > 1 ? only : -1;
    }

   private:
    Moves lost() const {
      Moves moves = 0;
      for (int move = 0; move < G::kMoves; ++move) {
        if (!this->is_legal(move)) continue;
        typename G::Position next = *this;
        next.play(move);
        if (seen_by<G>(this->mover(), expected_score<G>(next)) == 0) moves |= 1u << move;
      }
      return moves;
    }
  };
};

/// Bounds against an expected score, both as the side to move sees them.
template <class G>
void check_expected(std::uint32_t bounds, std::int64_t expected, const char* what) {
  using B = frugal::Bounds<G::kTop>;
  TEST_ASSERT_TRUE_MESSAGE(B::pess(bounds) * G::kScale <= expected, what);
  TEST_ASSERT_TRUE_MESSAGE(B::opti(bounds) * G::kScale >= expected, what);
}

/// Checks what a search knows of a position and of all that can follow. Returns how many of them it
/// has solved.
template <class Search>
int check_all_records(Search& search, const typename Search::Position& position, const char* what) {
  using G = typename Search::GameType;
  if (position.is_over()) return 0;
  const auto seen = [&](const typename G::Position& other) {
    return seen_by<G>(position.mover(), expected_score<G>(other));
  };
  const auto* const record = search.find(position);
  const bool mirrored = position.key().mirrored;
  int solved = 0;
  for (int slot = 0; slot < G::kMoves; ++slot) {
    const int move = G::move_of(slot, mirrored);
    if (!position.is_legal(move)) continue;
    typename G::Position next = position;
    next.play(move);
    if (record != nullptr) check_expected<G>(record->bounds.of_move(slot), seen(next), what);
    solved += check_all_records(search, next, what);
  }
  if (record == nullptr) return solved;
  const std::uint32_t own = record->bounds.own();
  check_expected<G>(own, seen(position), what);
  return solved + (frugal::Bounds<G::kTop>::is_solved(own) ? 1 : 0);
}
