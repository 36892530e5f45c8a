// SPDX-License-Identifier: MIT
/// \file
/// What went through a search's pool in a game.
#pragma once

#include <cstdint>
#include <ctime>

#include "frugal/pool.hpp"

namespace frugal::match {

/// Records of a pool that were handed out, and how many of them were taken from others.
struct Traffic {
  std::uint64_t made = 0;
  std::uint64_t recycled = 0;
  std::uint64_t playouts = 0;  ///< in which they were
  double seconds = 0;          ///< of the processor, for these

  void add(const Traffic& other) {
    made += other.made;
    recycled += other.recycled;
    playouts += other.playouts;
    seconds += other.seconds;
  }
};

/// Of this thread, so that other work on the machine does not count.
inline double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// What a search's pool does in one run of so many playouts.
template <class Search>
Traffic run_counted(Search& search, std::uint32_t playouts) {
  const PoolUse before = search.pool_use();
  const double start = processor_seconds();
  const std::uint32_t done = search.run(playouts);
  const double seconds = processor_seconds() - start;
  const PoolUse after = search.pool_use();
  const std::uint32_t recycled = after.recycled - before.recycled;
  return {after.used - before.used + recycled, recycled, done, seconds};
}

}  // namespace frugal::match
