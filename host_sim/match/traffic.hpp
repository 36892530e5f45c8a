// SPDX-License-Identifier: MIT
/// \file
/// What went through a search's pool in a game.
#pragma once

#include <cstdint>
#include <ctime>

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

}  // namespace frugal::match
