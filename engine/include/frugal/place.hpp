// SPDX-License-Identifier: MIT
/// \file
/// Where a key belongs in a table of any number of places, without a division: the upper bits of a
/// product (Fibonacci hashing, one multiplication for each half of the key), scaled to the number
/// of places.
#pragma once

#include <cstdint>

namespace frugal {

template <int kKeyBits>
[[gnu::always_inline]] constexpr std::uint32_t place_of(std::uint64_t key, std::uint32_t places) {
  std::uint32_t hash = static_cast<std::uint32_t>(key) * 2654435769u;
  if constexpr (kKeyBits > 32) hash ^= static_cast<std::uint32_t>(key >> 32) * 2246822519u;
  if (places <= 65536) return (hash >> 16) * places >> 16;
  return static_cast<std::uint32_t>((std::uint64_t{hash} * places) >> 32);
}

}  // namespace frugal
