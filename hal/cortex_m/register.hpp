// SPDX-License-Identifier: MIT
/// \file
/// Peripheral registers, by address.
#pragma once

#include <cstdint>

namespace frugal::hal {

inline std::uint32_t read_register(std::uint32_t address) {
  return *reinterpret_cast<volatile std::uint32_t*>(address);
}

inline void write_register(std::uint32_t address, std::uint32_t value) {
  *reinterpret_cast<volatile std::uint32_t*>(address) = value;
}

inline void write_half_register(std::uint32_t address, std::uint32_t value) {
  *reinterpret_cast<volatile std::uint16_t*>(address) = static_cast<std::uint16_t>(value);
}

inline void set_bits(std::uint32_t address, std::uint32_t bits) {
  write_register(address, read_register(address) | bits);
}

/// The bits under the mask become those of the value.
inline void change_bits(std::uint32_t address, std::uint32_t mask, std::uint32_t value) {
  write_register(address, (read_register(address) & ~mask) | value);
}

/// Waits until all bits under the mask are set, as an oscillator does within a millisecond or two.
/// False if they are not by then: the oscillator is dead, or the emulator lacks the register.
[[nodiscard]] inline bool await_bits(std::uint32_t address, std::uint32_t mask) {
  for (int polls = 20'000; polls > 0; --polls) {
    if ((read_register(address) & mask) == mask) return true;
  }
  return false;
}

}  // namespace frugal::hal
