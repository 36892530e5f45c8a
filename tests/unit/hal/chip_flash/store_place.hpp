// SPDX-License-Identifier: MIT
/// \file
/// In place of hal/cortex_m/store_place.hpp: four pages of 1 KB at the end of 128 KB.
#pragma once

#include <cstdint>

namespace frugal::hal {

inline constexpr std::uint32_t kPageBytes = 1024, kPages = 4;
inline constexpr std::uint32_t kStoreBegin = 0x1F000;

constexpr std::uint32_t word_place(std::uint32_t word) { return kStoreBegin + 4 * word; }
constexpr std::uint32_t page_place(std::uint32_t page) { return kStoreBegin + kPageBytes * page; }

}  // namespace frugal::hal
