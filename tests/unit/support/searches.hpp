// SPDX-License-Identifier: MIT
/// \file
/// What the tests of the search share: settings to go through, whole games that a
/// search plays against itself, and bounds compared with exact values.
#pragma once

#include <unity.h>

#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/bounds.hpp"
#include "frugal/choice.hpp"
#include "frugal/random.hpp"
#include "frugal/search.hpp"

inline constexpr frugal::Settings kNoSolver{.solver = frugal::Solver::kNone};
inline constexpr frugal::Settings kPlainSolver{
    .solver = frugal::Solver::kPlain, .facts = false, .shuffle = true};
inline constexpr frugal::Settings kCutsForProof{
    .solver = frugal::Solver::kCuts, .facts = false, .recycling = frugal::Recycling::kForProof};
inline constexpr frugal::Settings kGuidedCuts{.solver = frugal::Solver::kCuts,
                                              .facts = false,
                                              .gamma = 20,
                                              .delta = -10,
                                              .shuffle = true,
                                              .expand_after = 3};
inline constexpr frugal::Settings kFadingAndClamped{
    .gamma = 20, .delta = -10, .bias_fades_at = 30, .clamps_scores = true};
inline constexpr frugal::Settings kDeepCutsAlone{.facts = false, .expand_after = 0};

/// Calls check.operator()<settings>(name) for each kind of solver.
template <class Check>
void for_each_solver(Check check) {
  check.template operator()<kPlainSolver>("plain solver");
  check.template operator()<kCutsForProof>("cuts");
  check.template operator()<kGuidedCuts>("guided cuts");
  check.template operator()<kDeepCutsAlone>("deep cuts");
}

/// Plays a game from the start, or from this position, with so many simulations a move. Before each
/// of them calls disturb(). Returns how many plies the game had.
template <class Search, class Disturb>
int play_game(Search& search, int simulations, Disturb disturb, const char* what,
              typename Search::Position position = {}) {
  int plies = 0;
  for (; !position.is_over(); ++plies) {
    TEST_ASSERT_TRUE_MESSAGE(plies < Search::GameType::kMaxPlies, what);
    search.set_root(position);
    for (int i = 0; i < simulations && !search.is_solved(); ++i) {
      disturb();
      search.simulate();
    }
    const int move = frugal::best_move(search);
    const bool is_legal = move >= 0 && move < Search::GameType::kMoves && position.is_legal(move);
    TEST_ASSERT_TRUE_MESSAGE(is_legal, what);
    position.play(move);
  }
  search.set_root(position);
  TEST_ASSERT_EQUAL_INT_MESSAGE(-1, frugal::best_move(search), what);
  return plies;
}

/// The same game, but a move that is not legal fails the test.
template <class G>
struct Strict : G {
  class Position : public G::Position {
   public:
    using G::Position::Position;

    void play(int move) {
      TEST_ASSERT_TRUE_MESSAGE(move >= 0 && move < G::kMoves, "no such move");
      TEST_ASSERT_TRUE_MESSAGE(this->is_legal(move), "a move that is not legal");
      G::Position::play(move);
    }
  };
};

/// Overwrites bytes at random moments: one in about sixty here and there, a few in a row, seldom
/// all.
class Noise {
 public:
  Noise(std::span<std::byte> bytes, std::uint32_t seed) : bytes_(bytes), random_(seed) {}
  void operator()() {
    const int size = static_cast<int>(bytes_.size());
    const int kind = size == 0 ? -1 : random_.below(64);
    if (kind == 0) {
      for (int i = 0; i < size; ++i) overwrite(i);
    } else if (kind == 1) {
      const int first = random_.below(size);
      for (int i = first; i < size && i < first + 64; ++i) overwrite(i);
    } else if (kind > 1 && kind < 12) {
      for (int i = 0; i <= size / 60; ++i) overwrite(random_.below(size));
    }
  }

 private:
  void overwrite(int at) {
    bytes_[static_cast<std::size_t>(at)] = static_cast<std::byte>(random_.next());
  }
  std::span<std::byte> bytes_;
  frugal::Random random_;
};

/// Bounds as the mover sees them, against the exact value.
template <class G>
void check_bounds(std::uint32_t bounds, int value, const char* what) {
  using B = frugal::Bounds<G::kTop>;
  TEST_ASSERT_TRUE_MESSAGE(B::pess(bounds) <= value, what);
  TEST_ASSERT_TRUE_MESSAGE(B::opti(bounds) >= value, what);
}

/// Follows every game from here: what a glance tells of each position must be true. Returns what
/// the position is worth to Max.
template <class G>
int check_facts(const typename G::Position& position) {
  if (position.is_over()) return position.score();
  const bool is_max = position.mover() == frugal::Mover::kMax;
  const auto facts = position.facts();
  int best = -1;
  for (int move = 0; move < G::kMoves; ++move) {
    if (!position.is_legal(move)) continue;
    typename G::Position next = position;
    next.play(move);
    const int score = check_facts<G>(next);
    const int seen = is_max ? score : G::kTop - score;
    if (G::has(facts.lost, move)) TEST_ASSERT_EQUAL_INT(0, seen);
    if (seen > best) best = seen;
  }
  check_bounds<G>(facts.bounds, best, "facts");
  return is_max ? best : G::kTop - best;
}

/// All bounds of the record of a position, if it has one; value_of(position) is seen by Max.
/// Whether the position is solved.
template <class Search, class ValueOf>
bool check_record(Search& search, const typename Search::Position& position,
                  const ValueOf& value_of, const char* what) {
  using G = typename Search::GameType;
  const auto* const record = search.find(position);
  if (record == nullptr || position.is_over()) return false;
  const auto seen = [&](int score) {
    return position.mover() == frugal::Mover::kMax ? score : G::kTop - score;
  };
  check_bounds<G>(record->bounds.own(), seen(value_of(position)), what);
  const bool mirrored = position.key().mirrored;
  for (int slot = 0; slot < G::kMoves; ++slot) {
    const int move = G::move_of(slot, mirrored);
    if (!position.is_legal(move)) continue;
    auto next = position;
    next.play(move);
    check_bounds<G>(record->bounds.of_move(slot), seen(value_of(next)), what);
  }
  return frugal::Bounds<G::kTop>::is_solved(record->bounds.own());
}
