// SPDX-License-Identifier: MIT
/// \file
/// In place of hal/cortex_m/store_place.hpp: the board's pages at the end of its chip's flash, from
/// board.cmake and chip.cmake. (On a board the linker script keeps them free.)
#pragma once

#include <cstdint>

namespace frugal::hal {

inline constexpr std::uint32_t kPageBytes = FRUGAL_STORE_PAGE_BYTES, kPages = FRUGAL_STORE_PAGES;
inline constexpr std::uint32_t kStoreBegin = FRUGAL_STORE_BEGIN;

constexpr std::uint32_t word_place(std::uint32_t word) { return kStoreBegin + 4 * word; }
constexpr std::uint32_t page_place(std::uint32_t page) { return kStoreBegin + kPageBytes * page; }

}  // namespace frugal::hal
