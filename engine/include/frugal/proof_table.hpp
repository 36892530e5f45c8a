// SPDX-License-Identifier: MIT
/// \file
/// What a proof remembers, in bytes that the caller owns: bounds of positions, as their mover sees
/// them. An entry is as small as an exact key allows, 8 bytes for Connect Four:
///
///     word 0      key, bits 0 to 31
///     word 1      key, bits 32 to 48 | 0 | log2 of the positions that it took, 5 bits | bounds, 4
///
/// Entries come in pairs. The first of a pair is the one that took most work, the second the one
/// that came last.
///
/// An entry stays true whatever is proven next. Any bits at all are safe: noise makes wrong bounds,
/// never a wrong access.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "frugal/bounds.hpp"
#include "frugal/game.hpp"
#include "frugal/place.hpp"

namespace frugal {

template <Game G>
class ProofTable {
  using B = Bounds<G::kTop>;
  /// Five bits for the logarithm of the work, or three where only these fill up a word.
  static constexpr int kLeftBits = 64 - G::kKeyBits - B::kBits;
  static constexpr int kWorkBits = kLeftBits == 3 || kLeftBits == 4 ? kLeftBits : 5;
  static constexpr int kWorkSteps = 1 << (5 - kWorkBits);
  static constexpr int kToldBits = B::kBits + kWorkBits;
  static_assert(kToldBits < 32, "bounds and work must fit a word");
  static_assert(G::kExactKeys, "a proof needs keys that never stand for two positions");
  static constexpr int kWords = (G::kKeyBits + kToldBits + 31) / 32;
  /// The last word holds as much of the key as there is room for above the work and the bounds.
  static constexpr int kTaken = G::kKeyBits > 32 * (kWords - 1) ? kToldBits : 0;

  class Entry {
   public:
    static Entry of(std::uint64_t key, std::uint32_t bounds, std::uint32_t work) {
      Entry entry;
      for (int i = 0; i < kWords - 1; ++i) entry.words_[i] = key_word(key, i);
      entry.words_[kWords - 1] = last_key_word(key) | work << B::kBits | bounds;
      return entry;
    }
    [[gnu::always_inline]] bool is_named(std::uint64_t key) const {
      for (int i = 0; i < kWords - 1; ++i) {
        if (words_[i] != key_word(key, i)) return false;
      }
      return (words_[kWords - 1] ^ last_key_word(key)) >> kToldBits == 0;
    }
    std::uint32_t bounds() const { return words_[kWords - 1] & B::kSlot; }
    std::uint32_t work() const { return words_[kWords - 1] >> B::kBits & ((1u << kWorkBits) - 1); }

   private:
    static std::uint32_t key_word(std::uint64_t key, int word) {
      return word < 2 ? static_cast<std::uint32_t>(key >> (32 * word)) : 0;
    }
    static std::uint32_t last_key_word(std::uint64_t key) {
      return kTaken == 0 ? 0 : key_word(key, kWords - 1) << kTaken;
    }

    std::array<std::uint32_t, kWords> words_;
  };
  using Pair = std::array<Entry, 2>;

 public:
  /// Uses as many of the bytes as make whole pairs, from the first aligned one on; none will do.
  explicit ProofTable(std::span<std::byte> bytes) {
    const auto address = reinterpret_cast<std::uintptr_t>(bytes.data());
    const std::size_t skipped = -address % alignof(Pair);
    const std::size_t size = bytes.size() > skipped ? bytes.size() - skipped : 0;
    pairs_ = reinterpret_cast<Pair*>(bytes.data() + (size > 0 ? skipped : 0));
    count_ = static_cast<std::uint32_t>(size / sizeof(Pair));
  }

  void clear() {
    if (count_ > 0) std::memset(static_cast<void*>(pairs_), 0, count_ * sizeof(Pair));
  }

  /// What is known of a position.
  std::uint32_t bounds_of(std::uint64_t key) const {
    if (count_ == 0) return B::kUnknown;
    for (const Entry& entry : pair_of(key)) {
      if (entry.is_named(key)) return entry.bounds();
    }
    return B::kUnknown;
  }

  /// Adds bounds that took so many visited positions.
  void store(std::uint64_t key, std::uint32_t bounds, std::uint32_t visited) {
    if (count_ == 0) return;
    auto& [first, second] = pair_of(key);
    const auto work = static_cast<std::uint32_t>(std::bit_width(visited >> 1)) / kWorkSteps;
    if (first.is_named(key)) {
      first = Entry::of(key, B::tightened(bounds, first.bounds()), work);
    } else if (work >= first.work()) {
      second = first;
      first = Entry::of(key, bounds, work);
    } else {
      const std::uint32_t known = second.is_named(key) ? second.bounds() : B::kUnknown;
      second = Entry::of(key, B::tightened(bounds, known), work);
    }
  }

 private:
  Pair& pair_of(std::uint64_t key) const { return pairs_[place_of<G::kKeyBits>(key, count_)]; }

  Pair* pairs_;
  std::uint32_t count_;
};

}  // namespace frugal
