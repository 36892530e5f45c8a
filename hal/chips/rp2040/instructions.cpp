// SPDX-License-Identifier: MIT
//
// The count for benches, in cycles: SysTick counts those of the core itself, and a nop takes one.
#include "frugal/hal/instructions.hpp"

#include "ticks.hpp"

namespace frugal::hal {
namespace {

std::uint64_t start_ticks;
bool is_counting;

}  // namespace

std::uint64_t instructions() {
  if (!is_counting) {
    start_counting();
    is_counting = true;
    start_ticks = ticks();
  }
  return ticks() - start_ticks;
}

}  // namespace frugal::hal
