// SPDX-License-Identifier: MIT
/// \file
/// The paper's figures, and a search compiled for each of its tables.
#include "lab/papers/seki_runs.hpp"

#include <concepts>
#include <cstddef>
#include <vector>

#include "frugal/bounds.hpp"
#include "frugal/defaults.hpp"
#include "frugal/games/go/problem.hpp"
#include "frugal/games/go/race.hpp"
#include "frugal/games/seki/seki.hpp"
#include "frugal/tree.hpp"

namespace frugal::lab {
namespace {

constexpr int kShared = 2;
using Points = SekiPoints<kMostLiberties, kShared>;
using OnBoard = SekiPoints<kMostLiberties, kShared, 1>;
/// Of Go, on 9 x 9.
using Stones = GoProblem<Go<9>, 2 * kMostLiberties + kShared>;

/// As programs that play Go do it: no stone in an own eye, a pass only if nothing else is left.
struct GoPlayout {
  template <Game G>
  static int play(typename G::Position& position, Random& random) {
    while (!position.is_over()) position.play(any_move(position, random));
    return position.score();
  }

 private:
  template <class Position>
  static int any_move(const Position& position, Random& random) {
    const auto eyes = OnBoard::eyes_of(position.mover());
    int move = OnBoard::kPass;
    int seen = 0;
    for (int point = 0; point < OnBoard::kPoints; ++point) {
      if (OnBoard::has(eyes, point) || !position.is_legal(point)) continue;
      if (random.below(++seen) == 0) move = point;
    }
    return move;
  }
};

/// A playout makes one record at most; room for two, so that next to no set fills up.
template <class Record>
constexpr std::size_t bytes_for(std::uint32_t playouts) {
  return 2 * sizeof(Record) * (std::size_t{playouts} + 1000);
}

template <class G>
typename G::Position position_of(const SekiProblem& problem) {
  if constexpr (std::same_as<G, Stones>) {
    return Stones::Position(
        GoRace(problem.max_liberties, problem.min_liberties, kShared).diagram());
  } else {
    return typename G::Position(problem.max_liberties, problem.min_liberties, kShared, false);
  }
}

template <class Search>
SekiRun solve(std::size_t bytes, const SekiProblem& problem, std::uint32_t limit,
              std::uint32_t seed) {
  using G = typename Search::GameType;
  std::vector<std::byte> pool(bytes);
  Search search(pool, seed);
  search.set_root(position_of<G>(problem));
  const SolvingRun run = run_to_solve(search, limit);
  return {run, Bounds<G::kTop>::pess(search.root_record().bounds.own())};
}

template <Solver kSolver, int kDelta>
SekiRun solve_as_paper(const SekiProblem& problem, std::uint32_t limit, std::uint32_t seed) {
  using G = Tree<OnBoard>;
  constexpr Settings kSettings{.solver = kSolver, .facts = false, .delta = kDelta, .shuffle = true};
  return solve<Search<G, Uct<5>, GoPlayout, kSettings>>(bytes_for<Record<G>>(limit), problem, limit,
                                                        seed);
}

}  // namespace

const std::array<SekiTable, 3> kSekiTables{{
    {3,
     "plain",
     "no bounds",
     {{{359, 479, 1535, 2059, 10566, 25670},
       {1389, 11047, 12627, 68718, 98155, 289324},
       {7219, 60755, 541065, 283782, 516514, 791945},
       {41385, 422975, -1000000, -1000000, -989407, -999395},
       {275670, -1000000, -1000000, -1000000, -1000000, -1000000},
       {-1000000, -1000000, -1000000, -1000000, -1000000, -1000000}}},
     solve_as_paper<Solver::kPlain, 0>},
    {4,
     "cuts",
     "bounds and cuts",
     {{{192, 421, 864, 2000, 4605, 14521},
       {786, 3665, 3427, 17902, 40364, 116749},
       {4232, 22021, 107353, 94844, 263485, 588912},
       {21581, 177693, -964871, -1000000, 878072, -1000000},
       {125793, -1000000, -1000000, -1000000, -1000000, -1000000},
       {825760, -1000000, -1000000, -1000000, -1000000, -1000000}}},
     solve_as_paper<Solver::kCuts, 0>},
    {5,
     "guided",
     "bounds and cuts, delta = 10000",
     {{{137, 259, 391, 1135, 2808, 7164},
       {501, 1098, 1525, 3284, 13034, 29182},
       {1026, 5118, 9208, 19523, 31584, 141440},
       {2269, 10094, 58397, 102314, 224109, 412043},
       {6907, 27947, 127588, 737774, -999587, -1000000},
       {16461, 85542, 372366, -1000000, -1000000, -1000000}}},
     solve_as_paper<Solver::kCuts, 10000>},
}};

const SekiFigures kSekiValues{{{1, 2, 2, 2, 2, 2},
                               {1, 1, 2, 2, 2, 2},
                               {0, 1, 1, 2, 2, 2},
                               {0, 0, 1, 1, 2, 2},
                               {0, 0, 0, 1, 1, 2},
                               {0, 0, 0, 0, 1, 1}}};

SekiRun prove_by_liberties(const SekiProblem& problem, std::uint32_t limit, std::uint32_t seed) {
  return solve<Search<Seki<kMostLiberties, kShared>, ProofRule, Uniform, kForProof>>(
      kSekiBytes, problem, limit, seed);
}

SekiRun prove_by_points(const SekiProblem& problem, std::uint32_t limit, std::uint32_t seed) {
  return solve<Search<Points, ProofRule, Uniform, kForEqualPoints>>(kSekiBytes, problem, limit,
                                                                    seed);
}

SekiRun prove_on_board(const SekiProblem& problem, std::uint32_t limit, std::uint32_t seed) {
  return solve<Search<Stones, ProofRule, Uniform, kForEqualPoints>>(kSekiBytes, problem, limit,
                                                                    seed);
}

}  // namespace frugal::lab
