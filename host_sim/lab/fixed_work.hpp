// SPDX-License-Identifier: MIT
/// \file
/// The work that the boards' image `bench` does, on this machine: to count its
/// instructions under valgrind, and to time it. Seeds, pool and simulations are the image's
/// (firmware/bench.cpp), so that the figures stand side by side.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace frugal::cli {

struct FixedWork {
  std::string_view what;  // as the image calls it
  /// Does it, and returns how many playouts, simulations or visited positions that were.
  std::uint32_t (*run)();
};

std::span<const FixedWork> all_fixed_work();

}  // namespace frugal::cli
