// SPDX-License-Identifier: MIT
/// \file
/// For a board whose shape has no store: what is read is erased flash.
#include "frugal/hal/store.hpp"

namespace frugal::hal {

std::uint32_t store_read(std::uint32_t) { return 0xFFFFFFFF; }
void store_program(std::uint32_t, std::uint32_t) {}
void store_erase(std::uint32_t) {}

}  // namespace frugal::hal
