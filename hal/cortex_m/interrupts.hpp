// SPDX-License-Identifier: MIT
/// \file
/// Interrupts of a Cortex-M: all keep the priority they have after reset, so none interrupts
/// another, and the stack holds one of them at a time. Registers: ARMv6-M and ARMv7-M Architecture
/// Reference Manuals, chapters B3.4, Nested Vectored Interrupt Controller.
#pragma once

#include <cstdint>

#include "register.hpp"

namespace frugal::hal {

inline void enable_interrupt(unsigned number) {
  write_register(0xE000E100 + number / 32 * 4, 1u << number % 32);
}

inline void disable_interrupt(unsigned number) {
  write_register(0xE000E180 + number / 32 * 4, 1u << number % 32);
}

// As if the peripheral had asked for it.
inline void request_interrupt(unsigned number) {
  write_register(0xE000E200 + number / 32 * 4, 1u << number % 32);
}

inline void wait_for_interrupt() { asm volatile("wfi" ::: "memory"); }

// While it lives, no interrupt is served; those that were not before are not after either.
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
