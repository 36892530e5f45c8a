// SPDX-License-Identifier: MIT
/// \file
/// The work that the boards' image `bench` does (firmware/bench_work.hpp), on this machine: to
/// count its instructions under valgrind, and to time it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace frugal::cli {

struct FixedWork {
  std::string_view what;  ///< as the image calls it
  /// Does it, and returns how many playouts, simulations or visited positions that were.
  std::uint32_t (*run)();
};

std::span<const FixedWork> all_fixed_work();

}  // namespace frugal::cli
