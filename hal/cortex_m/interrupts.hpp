// SPDX-License-Identifier: MIT
/// \file
/// Interrupts of a Cortex-M: all keep the priority they have after reset, so none interrupts
/// another, and the stack holds one of them at a time. Registers: ARMv6-M and ARMv7-M Architecture
/// Reference Manuals, chapters B3.4, Nested Vectored Interrupt Controller.
#pragma once

#include <cstdint>

#include "register.hpp"

namespace frugal::hal {

/// So many have a vector (vectors.S).
inline constexpr unsigned kVectors = 64;

template <unsigned kNumber>
struct Interrupt {
  static_assert(kNumber < kVectors, "the vector table of vectors.S has no place for it");
  static constexpr std::uint32_t kOffset = kNumber / 32 * 4;
  static constexpr std::uint32_t kBit = 1u << kNumber % 32;
};

template <unsigned kNumber>
void enable_interrupt() {
  write_register(0xE000E100 + Interrupt<kNumber>::kOffset, Interrupt<kNumber>::kBit);
}

template <unsigned kNumber>
void disable_interrupt() {
  write_register(0xE000E180 + Interrupt<kNumber>::kOffset, Interrupt<kNumber>::kBit);
}

/// As if the peripheral had asked for it.
template <unsigned kNumber>
void request_interrupt() {
  write_register(0xE000E200 + Interrupt<kNumber>::kOffset, Interrupt<kNumber>::kBit);
}

inline void wait_for_interrupt() { asm volatile("wfi" ::: "memory"); }

/// While it exists, no interrupt is served. Afterwards they are if they were before.
class Uninterrupted {
 public:
  Uninterrupted() { asm volatile("mrs %0, primask\n cpsid i" : "=r"(primask_)::"memory"); }
  ~Uninterrupted() { asm volatile("msr primask, %0" ::"r"(primask_) : "memory"); }
  Uninterrupted(const Uninterrupted&) = delete;
  Uninterrupted& operator=(const Uninterrupted&) = delete;

 private:
  std::uint32_t primask_;
};

}  // namespace frugal::hal
