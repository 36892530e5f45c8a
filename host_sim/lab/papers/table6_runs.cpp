// SPDX-License-Identifier: MIT
/// \file
/// A search compiled for each cell of the table.
#include "lab/papers/table6_runs.hpp"

#include <vector>

#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/tree.hpp"

namespace frugal::lab {
namespace {

constexpr std::size_t kMega = std::size_t{1} << 20;

template <class Search>
SolvingRun run_once(std::size_t bytes, std::uint32_t seed) {
  std::vector<std::byte> pool(bytes);
  Search search(pool, seed);
  return run_to_solve(search, kTable6Limit);
}

constexpr Settings paper_settings(Solver solver, int delta) {
  return {.solver = solver, .facts = false, .delta = delta, .shuffle = true};
}

template <int kW, int kH, Solver kSolver, int kDelta = 0>
constexpr RunToSolve kPaperRun =
    run_once<Search<Tree<Connect<kW, kH, 4>>, Uct<5>, Uniform, paper_settings(kSolver, kDelta)>>;

/// The paper's guided cuts, and what its section 6 proposes to try.
template <int kW, int kH, int kDelta, std::uint32_t kFadesAt, bool kClamps = false>
constexpr RunToSolve kOutlookRun = run_once<Search<Tree<Connect<kW, kH, 4>>, Uct<5>, Uniform,
                                                   Settings{.solver = Solver::kCuts,
                                                            .facts = false,
                                                            .delta = kDelta,
                                                            .bias_fades_at = kFadesAt,
                                                            .clamps_scores = kClamps,
                                                            .shuffle = true}>>;

using FourByFour = Connect<4, 4, 4>;

}  // namespace

std::span<const Table6Cell> table6_cells() {
  static constexpr Table6Cell kCells[] = {
      {"3x3", "plain", 2700.9, 4 * kMega, kPaperRun<3, 3, Solver::kPlain>},
      {"3x3", "cuts", 2529.2, 4 * kMega, kPaperRun<3, 3, Solver::kCuts>},
      {"3x3", "guided", 1607.1, 4 * kMega, kPaperRun<3, 3, Solver::kCuts, -10>},
      {"3x4", "plain", 26042.7, 32 * kMega, kPaperRun<3, 4, Solver::kPlain>},
      {"3x4", "cuts", 12496.7, 32 * kMega, kPaperRun<3, 4, Solver::kCuts>},
      {"3x4", "guided", 9792.7, 32 * kMega, kPaperRun<3, 4, Solver::kCuts, -10>},
      {"4x3", "plain", 227617.6, 128 * kMega, kPaperRun<4, 3, Solver::kPlain>},
      {"4x3", "cuts", 31772.9, 32 * kMega, kPaperRun<4, 3, Solver::kCuts>},
      {"4x3", "guided", 24340.2, 32 * kMega, kPaperRun<4, 3, Solver::kCuts, -10>},
      {"4x4", "plain", 0, 512 * kMega, kPaperRun<4, 4, Solver::kPlain>},
      {"4x4", "cuts", 386324.3, 256 * kMega, kPaperRun<4, 4, Solver::kCuts>},
      {"4x4", "guided", 351320.3, 256 * kMega, kPaperRun<4, 4, Solver::kCuts, -10>},
  };
  return kCells;
}

std::span<const Table6Cell> our_cells() {
  static constexpr Table6Cell kCells[] = {
      {"4x4", "ours, 64 KB", 0, 64 * 1024, run_once<Solving<FourByFour>>},
      {"4x4", "ours, 4 KB", 0, 4 * 1024, run_once<Solving<FourByFour>>},
  };
  return kCells;
}

std::span<const Table6Cell> outlook_cells() {
  static constexpr Table6Cell kCells[] = {
      {"3x4", "delta -0.1", 9792.7, 32 * kMega, kOutlookRun<3, 4, -10, 0>},
      {"3x4", "fades at 10", 0, 32 * kMega, kOutlookRun<3, 4, -10, 10>},
      {"3x4", "fades at 100", 0, 32 * kMega, kOutlookRun<3, 4, -10, 100>},
      {"3x4", "clamped", 0, 32 * kMega, kOutlookRun<3, 4, 0, 0, true>},
      {"3x4", "both", 0, 32 * kMega, kOutlookRun<3, 4, -10, 0, true>},
      {"4x3", "delta -0.1", 24340.2, 32 * kMega, kOutlookRun<4, 3, -10, 0>},
      {"4x3", "fades at 10", 0, 32 * kMega, kOutlookRun<4, 3, -10, 10>},
      {"4x3", "fades at 100", 0, 32 * kMega, kOutlookRun<4, 3, -10, 100>},
      {"4x3", "clamped", 0, 32 * kMega, kOutlookRun<4, 3, 0, 0, true>},
      {"4x3", "both", 0, 32 * kMega, kOutlookRun<4, 3, -10, 0, true>},
      {"4x4", "delta -0.1", 351320.3, 256 * kMega, kOutlookRun<4, 4, -10, 0>},
      {"4x4", "fades at 10", 0, 256 * kMega, kOutlookRun<4, 4, -10, 10>},
      {"4x4", "fades at 100", 0, 256 * kMega, kOutlookRun<4, 4, -10, 100>},
      {"4x4", "clamped", 0, 256 * kMega, kOutlookRun<4, 4, 0, 0, true>},
      {"4x4", "both", 0, 256 * kMega, kOutlookRun<4, 4, -10, 0, true>},
  };
  return kCells;
}

}  // namespace frugal::lab
