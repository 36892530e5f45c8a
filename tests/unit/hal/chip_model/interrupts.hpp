// SPDX-License-Identifier: MIT
/// \file
/// In place of hal/cortex_m/interrupts.hpp: nothing interrupts by itself; a test asks which
/// interrupts are let through and which are asked for.
#pragma once

#include <cstdint>

namespace frugal::hal {

inline std::uint64_t enabled_interrupts, requested_interrupts;  // a bit each

template <unsigned kNumber>
void enable_interrupt() {
  enabled_interrupts |= std::uint64_t{1} << kNumber;
}
template <unsigned kNumber>
void disable_interrupt() {
  enabled_interrupts &= ~(std::uint64_t{1} << kNumber);
}
template <unsigned kNumber>
void request_interrupt() {
  requested_interrupts |= std::uint64_t{1} << kNumber;
}

inline void wait_for_interrupt() {}

struct Uninterrupted {
  Uninterrupted() {}
  ~Uninterrupted() {}
};

}  // namespace frugal::hal
