// SPDX-License-Identifier: MIT
/// \file
/// The games with their outcomes, and a search compiled for each cell of the table.
#include "lab/papers/outcomes_runs.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <vector>

#include "frugal/choice.hpp"
#include "frugal/games/connect/exact.hpp"
#include "frugal/games/othello/othello.hpp"
#include "frugal/games/seki/seki.hpp"
#include "frugal/playout.hpp"
#include "frugal/proof.hpp"
#include "frugal/search.hpp"
#include "frugal/tree.hpp"

namespace frugal::lab {
namespace {

/// A game with fewer outcomes: a win, however narrow, is a win. Nothing else of the game is told,
/// no facts for one, as these would count in the game's own scores.
template <Game G, int kOutcomes>
struct Outcomes {
  static constexpr int kMoves = G::kMoves;
  static constexpr int kTop = kOutcomes - 1;
  static constexpr int kMaxPlies = G::kMaxPlies;
  static constexpr int kKeyBits = G::kKeyBits;
  static constexpr bool kExactKeys = G::kExactKeys;
  static constexpr int move_of(int slot, bool mirrored) { return G::move_of(slot, mirrored); }

  class Position : public G::Position {
    using Base = typename G::Position;

   public:
    using Base::Base;
    Position(const Base& position) : Base(position) {}  // NOLINT: the same position

    int score() const {
      const int won = Base::score() - G::kTop / 2;
      const int steps = (std::abs(won) * kTop + G::kTop - 1) / G::kTop;
      return kTop / 2 + (won < 0 ? -steps : steps);
    }
  };
};

/// Seki in points: the liberties that the winner has left, at least one.
constexpr int kLiberties = 2;
using Seki3 = SekiPoints<kLiberties, 2, 1>;

struct SekiScore {
  static constexpr int kMoves = Seki3::kMoves;
  static constexpr int kTop = 2 * (kLiberties + 2);
  static constexpr int kMaxPlies = Seki3::kMaxPlies;
  static constexpr int kKeyBits = Seki3::kKeyBits;
  static constexpr bool kExactKeys = true;
  static constexpr int move_of(int slot, bool mirrored) { return Seki3::move_of(slot, mirrored); }

  class Position : public Seki3::Position {
   public:
    using Seki3::Position::Position;

    int score() const {
      const int won = Seki3::Position::score() - Seki3::kTop / 2;
      const Mover winner = won > 0 ? Mover::kMax : Mover::kMin;
      return kTop / 2 + won * std::max(1, std::popcount(liberties(winner)));
    }
  };
};

/// Any legal move; in a seki no own eye, and a pass only if nothing else is left.
struct PaperPlayout {
  template <Game G>
  static int play(typename G::Position& position, Random& random) {
    while (!position.is_over()) position.play(any_move<G>(position, random));
    return position.score();
  }

 private:
  template <Game G>
  static int any_move(const typename G::Position& position, Random& random) {
    if constexpr (G::kMoves != Seki3::kMoves) {
      return playout::any_move<G>(position, random);
    } else {
      const auto eyes = Seki3::eyes_of(position.mover());
      int move = Seki3::kPass;
      int seen = 0;
      for (int point = 0; point < Seki3::kPoints; ++point) {
        if (Seki3::has(eyes, point) || !position.is_legal(point)) continue;
        if (random.below(++seen) == 0) move = point;
      }
      return move;
    }
  }
};

/// Where a problem begins.
struct AtStart {
  template <class G>
  static typename G::Position problem(std::uint32_t) {
    return {};
  }
};
struct AsSeki {
  template <class G>
  static typename G::Position problem(std::uint32_t) {
    return typename G::Position(kLiberties, kLiberties);
  }
};
template <int kEmpty>
struct AtEnd {
  template <class G>
  static typename G::Position problem(std::uint32_t seed) {
    Random random(seed);
    for (;;) {
      Othello<8>::Position position;
      while (!position.is_over() && position.empty() > kEmpty) {
        position.play(playout::any_move<Othello<8>>(position, random));
      }
      if (!position.is_over()) return typename G::Position(position);
    }
  }
};

/// Which moves are as good as the position, as a set of bits.
template <Game G>
std::uint64_t best_moves(const typename G::Position& position) {
  using B = Bounds<G::kTop>;
  std::vector<std::byte> table(1 << 20);
  const auto proof = std::make_unique<Proof<G>>(table);
  proof->forget();
  std::uint64_t moves = 0;
  int best = -1;
  for (int move = 0; move < G::kMoves; ++move) {
    if (!position.is_legal(move)) continue;
    typename G::Position next = position;
    next.play(move);
    proof->start(next);
    while (!proof->run(1'000'000)) {
    }
    const int value = B::pess(B::turned(proof->bounds(), next.mover(), position.mover()));
    if (value > best) moves = 0;
    if (value >= best) moves |= std::uint64_t{1} << move;
    best = std::max(best, value);
  }
  return moves;
}

constexpr Settings paper_settings(Solver solver, int delta) {
  return {.solver = solver, .facts = false, .delta = delta, .shuffle = true};
}

bool is_time_to_look(std::uint32_t playouts) {
  return playouts % std::max(1u, std::bit_floor(playouts) / 32) == 0;
}

template <class Base, class Start, Solver kSolver, int kDelta>
OutcomeRun run_once(std::uint32_t limit, std::uint32_t seed) {
  using G = Tree<Base>;
  using Best = Search<G, Uct<5>, PaperPlayout, paper_settings(kSolver, kDelta)>;
  const auto root = Start::template problem<Base>(seed);
  const std::uint64_t best = best_moves<Base>(root);
  std::vector<std::byte> pool(2 * sizeof(Record<G>) * (std::size_t{limit} + 1000));
  const auto search = std::make_unique<Best>(pool, seed);
  search->set_root(typename G::Position(root));
  OutcomeRun run;
  while (run.playouts < limit && !search->is_solved()) {
    search->simulate();
    ++run.playouts;
    if (!is_time_to_look(run.playouts) && !search->is_solved()) continue;
    if ((best >> best_move<0>(*search) & 1u) == 0) run.to_best = run.playouts + 1;
  }
  run.is_solved = search->is_solved();
  run.peak = search->pool_use().peak;
  run.recycled = search->pool_use().recycled;
  return run;
}

template <class Base, class Start, int kDelta = -10>
struct Modes {
  static constexpr RunOutcomes kPlain = run_once<Base, Start, Solver::kPlain, 0>;
  static constexpr RunOutcomes kCuts = run_once<Base, Start, Solver::kCuts, 0>;
  static constexpr RunOutcomes kGuided = run_once<Base, Start, Solver::kCuts, kDelta>;
  static constexpr RunOutcomes kDeep = run_once<Base, Start, Solver::kDeepCuts, 0>;
};

template <int kW, int kH, int kK, int kOutcomes = ExactConnect<kW, kH, kK>::kTop + 1>
using OnBoard = Modes<Outcomes<ExactConnect<kW, kH, kK>, kOutcomes>, AtStart>;
template <int kOutcomes>
using OfSeki = Modes<Outcomes<SekiScore, kOutcomes>, AsSeki, 10000>;
template <int kOutcomes>
using OfOthello = Modes<Outcomes<Othello<8>, kOutcomes>, AtEnd<10>>;

/// `paper`: its figures of the first three; it has none of deep cuts.
template <class M>
void add_modes(std::vector<OutcomeCell>& cells, const char* game, int outcomes,
               const std::array<double, 3>& paper = {}) {
  cells.push_back({game, outcomes, "plain", paper[0], M::kPlain});
  cells.push_back({game, outcomes, "cuts", paper[1], M::kCuts});
  cells.push_back({game, outcomes, "guided", paper[2], M::kGuided});
  cells.push_back({game, outcomes, "deep", 0, M::kDeep});
}

std::vector<OutcomeCell> make_cells() {
  std::vector<OutcomeCell> cells;
  add_modes<OnBoard<3, 4, 4, 3>>(cells, "connect:3x4x4", 3, {26042.7, 12496.7, 9792.7});
  add_modes<OnBoard<3, 4, 4>>(cells, "connect:3x4x4", 7);
  add_modes<OnBoard<4, 3, 4, 3>>(cells, "connect:4x3x4", 3, {227617.6, 31772.9, 24340.2});
  add_modes<OnBoard<4, 3, 4>>(cells, "connect:4x3x4", 7);
  add_modes<OnBoard<4, 4, 4, 3>>(cells, "connect:4x4x4", 3, {0, 386324.3, 351320.3});
  add_modes<OnBoard<4, 4, 4>>(cells, "connect:4x4x4", 11);
  add_modes<OnBoard<4, 4, 3, 3>>(cells, "connect:4x4x3", 3);
  add_modes<OnBoard<4, 4, 3>>(cells, "connect:4x4x3", 13);
  add_modes<OfSeki<3>>(cells, "seki:2,2", 3, {11047, 3665, 1098});
  add_modes<OfSeki<9>>(cells, "seki:2,2", 9);
  add_modes<OfOthello<3>>(cells, "othello:8/10", 3);
  add_modes<OfOthello<9>>(cells, "othello:8/10", 9);
  add_modes<OfOthello<65>>(cells, "othello:8/10", 65);
  return cells;
}

}  // namespace

std::span<const OutcomeCell> outcome_cells() {
  static const std::vector<OutcomeCell> kCells = make_cells();
  return kCells;
}

}  // namespace frugal::lab
