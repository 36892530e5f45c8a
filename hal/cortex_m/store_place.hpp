// SPDX-License-Identifier: MIT
/// \file
/// Where in the flash the store's words and pages lie: the linker script keeps the end free for
/// them.
#pragma once

#include <cstdint>

#include "frugal/hal/board_shape.hpp"

extern "C" const std::uint32_t store_begin[];  // named by the linker script

namespace frugal::hal {

inline std::uint32_t word_place(std::uint32_t word) {
  return reinterpret_cast<std::uintptr_t>(store_begin) + word * sizeof(std::uint32_t);
}

inline std::uint32_t page_place(std::uint32_t page) {
  return reinterpret_cast<std::uintptr_t>(store_begin) + page * kBoardShape.store_page_bytes;
}

}  // namespace frugal::hal
