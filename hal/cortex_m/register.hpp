// SPDX-License-Identifier: MIT
//
// Peripheral registers, by address.
#pragma once

#include <cstdint>

namespace frugal::hal {

inline std::uint32_t read_register(std::uint32_t address) {
  return *reinterpret_cast<volatile std::uint32_t*>(address);
}

inline void write_register(std::uint32_t address, std::uint32_t value) {
  *reinterpret_cast<volatile std::uint32_t*>(address) = value;
}

}  // namespace frugal::hal
