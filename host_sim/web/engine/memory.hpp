// SPDX-License-Identifier: MIT
/// \file
/// What a module and its page share in linear memory: the engine's pool, a text, and numbers.
///
/// The pool is all that lies behind the heap's base. It grows with what the page asks for, and
/// never shrinks; nothing else allocates. Texts go through one buffer in both directions, a report
/// of a search or of a proof through one row of numbers: the page reads them at once.
///
/// Memory: 512 bytes, and the pool.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

extern "C" std::byte __heap_base;

namespace frugal::web {

/// A function that the page can call. A module has all of its source, or those that build.sh names.
#define FRUGAL_EXPORT extern "C" [[gnu::visibility("default")]]

inline constexpr std::size_t kTextBytes = 256;
inline constexpr std::size_t kNumbers = 64;

inline std::array<char, kTextBytes> text;
inline std::array<std::uint32_t, kNumbers> numbers;

/// So many bytes for the engine; none if the page's memory can't grow so far.
inline std::span<std::byte> take_pool(std::size_t bytes) {
  constexpr std::size_t kPage = 65536;
  const auto base = reinterpret_cast<std::uintptr_t>(&__heap_base);
  const std::size_t has = __builtin_wasm_memory_size(0);
  const auto needs = static_cast<std::size_t>((base + std::uint64_t{bytes} + kPage - 1) / kPage);
  if (needs > has && __builtin_wasm_memory_grow(0, needs - has) == ~std::size_t{0}) return {};
  return {&__heap_base, bytes};
}

}  // namespace frugal::web
