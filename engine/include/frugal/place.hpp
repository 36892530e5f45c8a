// SPDX-License-Identifier: MIT
/// \file
/// Where a key belongs in a table of any number of places, without a division: the upper bits of a
/// product (Fibonacci hashing, one multiplication for each word of the key), scaled to the number
/// of places.
#pragma once

#include <cstdint>

#include "frugal/game.hpp"

namespace frugal {

template <int kKeyBits>
[[gnu::always_inline]] constexpr std::uint32_t place_of(KeyBits<kKeyBits> key,
                                                        std::uint32_t places) {
  std::uint32_t hash = key_word(key, 0) * 2654435769u;
  if constexpr (kKeyBits > 32) hash ^= key_word(key, 1) * 2246822519u;
  if constexpr (kKeyBits > 64) hash ^= key_word(key, 2) * 3266489917u;
  if constexpr (kKeyBits > 96) hash ^= key_word(key, 3) * 668265263u;
  if (places <= 65536) return (hash >> 16) * places >> 16;
  return static_cast<std::uint32_t>((std::uint64_t{hash} * places) >> 32);
}

}  // namespace frugal
