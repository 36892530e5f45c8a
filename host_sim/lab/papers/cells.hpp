// SPDX-License-Identifier: MIT
/// \file
/// What the papers' tables share. A table has cells; each is run some times, with a seed
/// of its own each time, and what the paper says of it is printed beside the mean. Where a cell is
/// a problem to solve, a run tells how many playouts it took.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "lab/lab_options.hpp"
#include "lab/papers/statistics.hpp"
#include "support/meter.hpp"
#include "support/threads.hpp"

namespace frugal::lab {

/// Runs each of so many cells lab.runs times, spread over the threads. As soon as a cell and all
/// before it are done it is handed over with what its runs returned.
///
///     run(cell, seed)      one run; may be called by any thread
///     name(cell)           for the line that tells how far it is
///     done(cell, results)  in the order of the cells, one at a time
template <class Run, class Name, class Done>
void run_cells(const LabOptions& lab, std::size_t cells, Run run, Name name, Done done) {
  using Result = decltype(run(std::size_t{}, std::uint32_t{}));
  std::vector<std::vector<Result>> results(cells, std::vector<Result>(lab.runs));
  std::vector<std::uint32_t> left(cells, lab.runs);
  std::size_t next = 0;
  std::mutex mutex;
  support::Meter meter;
  support::in_parallel(cells * lab.runs, lab.threads, [&] {
    return [&](std::size_t job) {
      const std::size_t cell = job / lab.runs;
      const auto number = static_cast<std::uint32_t>(job % lab.runs);
      meter.show(fmt::format("{}: run {} of {}", name(cell), number + 1, lab.runs));
      results[cell][number] = run(cell, lab.seed + number);
      const std::lock_guard lock(mutex);
      --left[cell];
      for (; next < cells && left[next] == 0; ++next) {
        meter.hide();
        done(next, std::as_const(results[next]));
        std::fflush(stdout);
      }
    };
  });
}

/// How a problem was solved, or not.
struct SolvingRun {
  std::uint32_t playouts = 0;
  bool is_solved = false;
  std::uint32_t peak = 0;
  std::uint32_t recycled = 0;
};

/// Searches until the root is solved, with so many playouts at most.
template <class Search>
SolvingRun run_to_solve(Search& search, std::uint32_t limit) {
  const std::uint32_t playouts = search.run(limit);
  const auto use = search.pool_use();
  return {playouts, search.is_solved(), use.peak, use.recycled};
}

/// The runs of a cell, together.
struct SolvingRuns {
  Sample playouts;
  std::uint32_t unsolved = 0;
  std::uint32_t most = 0;
  std::uint32_t peak = 0;
  std::uint64_t recycled = 0;
};

inline SolvingRuns sum_up(const std::vector<SolvingRun>& runs) {
  SolvingRuns all;
  for (const SolvingRun& run : runs) {
    all.playouts.add(run.playouts);
    all.unsolved += run.is_solved ? 0 : 1;
    all.most = std::max(all.most, run.playouts);
    all.peak = std::max(all.peak, run.peak);
    all.recycled += run.recycled;
  }
  return all;
}

/// As the papers write it: "> " where some runs did not end.
inline std::string figure(double playouts, bool is_more, int digits) {
  return fmt::format("{}{:.{}f}", is_more ? "> " : "", playouts, is_more ? 0 : digits);
}

}  // namespace frugal::lab
