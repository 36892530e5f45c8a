// SPDX-License-Identifier: MIT
/// \file
/// In place of hal/cortex_m/register.hpp: the registers are those of models, which the test that
/// includes this defines.
#pragma once

#include <cstdint>

namespace frugal::hal {

std::uint32_t read_register(std::uint32_t address);
void write_register(std::uint32_t address, std::uint32_t value);
void write_half_register(std::uint32_t address, std::uint32_t value);

[[nodiscard]] inline bool await_bits(std::uint32_t address, std::uint32_t mask) {
  for (int polls = 20'000; polls > 0; --polls) {
    if ((read_register(address) & mask) == mask) return true;
  }
  return false;
}

}  // namespace frugal::hal
