// SPDX-License-Identifier: MIT
/// \file
/// The Go Text Protocol on standard input and output, for every game of the table.
#pragma once

#include <cstddef>
#include <cstdint>

#include "games/known.hpp"

namespace frugal::cli {

struct GtpOptions {
  std::size_t bytes;
  std::uint32_t playouts;
  std::uint32_t seed;
  /// Of Connect Four's family. 0: so many playouts, and the best move.
  std::uint32_t level;
  /// What frugal-score may visit.
  std::uint32_t positions;
};

/// Until quit, or the input's end. Throws std::invalid_argument, whose text names what the game
/// lacks for that.
void serve(const KnownGame& game, const GtpOptions& options);

}  // namespace frugal::cli
