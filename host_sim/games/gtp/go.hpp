// SPDX-License-Identifier: MIT
/// \file
/// Go on standard input and output, from a board's size on.
#pragma once

#include <cstddef>
#include <cstdint>

namespace frugal::cli {

struct GoStart {
  int size;
  std::size_t bytes;
  std::uint32_t playouts;
  std::uint32_t seed;
};

/// Until quit, or the input's end.
void serve_go(const GoStart& start);

}  // namespace frugal::cli
