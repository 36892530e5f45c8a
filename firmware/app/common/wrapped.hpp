// SPDX-License-Identifier: MIT
/// \file
/// Steps round a circle of values.
#pragma once

namespace frugal::app {

/// The value from 0 to count - 1 that is one step up or down, round the edge. A remainder would
/// bring the division of signed numbers, 460 bytes on a Cortex-M0.
constexpr int wrapped(int value, int step, int count) {
  const int next = value + step;
  return next < 0 ? count - 1 : next == count ? 0 : next;
}

}  // namespace frugal::app
