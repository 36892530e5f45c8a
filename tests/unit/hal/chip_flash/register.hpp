// SPDX-License-Identifier: MIT
/// \file
/// In place of hal/cortex_m/register.hpp: the registers are those of a model of the chip's flash
/// controller, which the test that includes this defines.
#pragma once

#include <cstdint>

namespace frugal::hal {

std::uint32_t read_register(std::uint32_t address);
void write_register(std::uint32_t address, std::uint32_t value);
void write_half_register(std::uint32_t address, std::uint32_t value);

}  // namespace frugal::hal
