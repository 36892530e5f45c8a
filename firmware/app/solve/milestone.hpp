// SPDX-License-Identifier: MIT
/// \file
/// Milestones: positions whose proof took so long that it must not be lost with the power.
///
/// A proof settles positions from the last moves up. So the latest milestone at a depth makes those
/// deeper ones superfluous that were settled on the way to it.
#pragma once

#include <cstdint>

namespace frugal::app::solve {

/// What the proof's table has to be told to know it again.
struct Milestone {
  std::uint64_t key;
  std::uint32_t bounds;   ///< as the position's mover sees them
  std::uint32_t visited;  ///< positions that it took
  std::uint8_t depth;     ///< moves from the root
};

/// What was spent in all runs so far.
struct Spent {
  std::uint32_t positions = 0;
  std::uint32_t seconds = 0;
};

/// A keeper (frugal/proof.hpp) that has the latest milestone. Between two calls of a proof's run()
/// for fewer than kLeast positions there is one at most, and perhaps those that it made
/// superfluous.
template <std::uint32_t kLeast>
class Latest {
 public:
  [[gnu::always_inline]] void settled(std::uint64_t key, std::uint32_t bounds,
                                      std::uint32_t visited, int depth) {
    if (visited >= kLeast) note(key, bounds, visited, depth);
  }

  bool has_one() const { return has_one_; }
  const Milestone& milestone() const { return milestone_; }
  void drop() { has_one_ = false; }

 private:
  [[gnu::noinline]] void note(std::uint64_t key, std::uint32_t bounds, std::uint32_t visited,
                              int depth) {
    milestone_ = {key, bounds, visited, static_cast<std::uint8_t>(depth)};
    has_one_ = true;
  }

  Milestone milestone_{};
  bool has_one_ = false;
};

}  // namespace frugal::app::solve
