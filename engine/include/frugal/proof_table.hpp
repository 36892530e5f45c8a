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
/// On a PC a large table begins small and doubles when it has lost as many entries as it has pairs:
/// a position that is soon proven costs no more than it visits, and stays in the caches. Proofs on
/// several threads can share the bytes: an entry of 8 bytes is read and written at once, so that
/// none is ever half of another. A pair shares a cache line.
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
  using Key = KeyBits<G::kKeyBits>;
  /// Five bits for the logarithm of the work, or three where only these fill up a word.
  static constexpr int kLeftBits = (G::kKeyBits <= 64 ? 64 : 128) - G::kKeyBits - B::kBits;
  static constexpr int kWorkBits = kLeftBits == 3 || kLeftBits == 4 ? kLeftBits : 5;
  static constexpr int kWorkSteps = 1 << (5 - kWorkBits);
  static constexpr int kToldBits = B::kBits + kWorkBits;
  static_assert(kToldBits < 32, "bounds and work must fit a word");
  static_assert(G::kExactKeys, "a proof needs keys that never stand for two positions");
  static constexpr int kWords = (G::kKeyBits + kToldBits + 31) / 32;
  /// The last word holds as much of the key as there is room for above the work and the bounds.
  static constexpr int kTaken = G::kKeyBits > 32 * (kWords - 1) ? kToldBits : 0;
  static constexpr std::size_t kEntryBytes = kWords * sizeof(std::uint32_t);

 public:
  /// Whether threads may share a table.
  static constexpr bool kCanBeShared = !kNarrowMachine && kEntryBytes == sizeof(std::uint64_t);

 private:
  class alignas(kCanBeShared ? kEntryBytes : alignof(std::uint32_t)) Entry {
   public:
    static Entry of(Key key, std::uint32_t bounds, std::uint32_t work) {
      Entry entry;
      for (int i = 0; i < kWords - 1; ++i) entry.words_[i] = key_word(key, i);
      entry.words_[kWords - 1] = last_key_word(key) | work << B::kBits | bounds;
      return entry;
    }
    [[gnu::always_inline]] bool is_named(Key key) const {
      for (int i = 0; i < kWords - 1; ++i) {
        if (words_[i] != key_word(key, i)) return false;
      }
      return (words_[kWords - 1] ^ last_key_word(key)) >> kToldBits == 0;
    }
    Key key() const {
      Key key{};
      for (int i = 0; i < kWords - 1; ++i) add_key_word(key, i, words_[i]);
      if constexpr (kTaken > 0) add_key_word(key, kWords - 1, words_[kWords - 1] >> kTaken);
      return key;
    }
    /// No key is 0.
    bool is_used() const { return words_[0] != 0 || key() != Key{}; }
    std::uint32_t bounds() const { return words_[kWords - 1] & B::kSlot; }
    std::uint32_t work() const { return words_[kWords - 1] >> B::kBits & ((1u << kWorkBits) - 1); }

   private:
    static std::uint32_t last_key_word(Key key) {
      return kTaken == 0 ? 0 : key_word(key, kWords - 1) << kTaken;
    }

    std::array<std::uint32_t, kWords> words_;
  };
  struct alignas(kCanBeShared ? 2 * kEntryBytes : alignof(Entry)) Pair {
    Entry first, second;
  };

 public:
  /// Uses as many of the bytes as make whole pairs, from the first aligned one on; none will do.
  explicit ProofTable(std::span<std::byte> bytes) {
    const auto address = reinterpret_cast<std::uintptr_t>(bytes.data());
    const std::size_t skipped = -address % alignof(Pair);
    const std::size_t size = bytes.size() > skipped ? bytes.size() - skipped : 0;
    pairs_ = reinterpret_cast<Pair*>(bytes.data() + (size > 0 ? skipped : 0));
    most_ = static_cast<std::uint32_t>(size / sizeof(Pair));
    count_ = most_;
  }

  void clear() {
    if constexpr (kGrows) {
      count_ = first_size();
      lost_ = 0;
    }
    wipe(0);
  }

  /// For several proofs over the same bytes: the whole table at once, which does not grow.
  void share() requires(kCanBeShared) { count_ = most_; }

  /// Lets a PC begin to read what is known of a position, while something else is done.
  void fetch([[maybe_unused]] Key key) const {
    if constexpr (!kNarrowMachine) {
      if (count_ > 0) __builtin_prefetch(&pair_of(key));
    }
  }

  /// What is known of a position.
  std::uint32_t bounds_of(Key key) const {
    if (count_ == 0) return B::kUnknown;
    const Pair& pair = pair_of(key);
    const Entry first = read(pair.first);
    if (first.is_named(key)) return first.bounds();
    const Entry second = read(pair.second);
    return second.is_named(key) ? second.bounds() : B::kUnknown;
  }

  /// Adds bounds that took so many visited positions.
  void store(Key key, std::uint32_t bounds, std::uint32_t visited) {
    if (count_ == 0) return;
    put(key, bounds, static_cast<std::uint32_t>(std::bit_width(visited >> 1)) / kWorkSteps);
    if constexpr (kGrows) {
      if (lost_ > count_ && count_ < most_) grow();
    }
  }

 private:
  static constexpr bool kGrows = !kNarrowMachine;
  static constexpr std::uint32_t kFirstPairs = 16384;

  void put(Key key, std::uint32_t bounds, std::uint32_t work) {
    Pair& pair = pair_of(key);
    const Entry first = read(pair.first);
    const Entry second = read(pair.second);
    if (first.is_named(key)) {
      write(pair.first, Entry::of(key, B::tightened(bounds, first.bounds()), work));
    } else if (work >= first.work()) {
      if constexpr (kGrows) lost_ += second.is_used() ? 1 : 0;
      write(pair.second, first);
      write(pair.first, Entry::of(key, bounds, work));
    } else {
      const bool is_known = second.is_named(key);
      if constexpr (kGrows) lost_ += !is_known && second.is_used() ? 1 : 0;
      const std::uint32_t known = is_known ? second.bounds() : B::kUnknown;
      write(pair.second, Entry::of(key, B::tightened(bounds, known), work));
    }
  }

  [[gnu::always_inline]] static Entry read(const Entry& entry) {
    if constexpr (kCanBeShared) {
      Entry copy;
      __atomic_load(&entry, &copy, __ATOMIC_RELAXED);
      return copy;
    } else {
      return entry;
    }
  }
  [[gnu::always_inline]] static void write(Entry& entry, Entry value) {
    if constexpr (kCanBeShared) {
      __atomic_store(&entry, &value, __ATOMIC_RELAXED);
    } else {
      entry = value;
    }
  }

  void wipe(std::uint32_t from) {
    if (count_ > from) {
      std::memset(static_cast<void*>(pairs_ + from), 0, (count_ - from) * sizeof(Pair));
    }
  }

  /// The greatest size that comes to all pairs by doubling, up to one more, and is small.
  std::uint32_t first_size() const {
    std::uint32_t size = most_;
    while (size > kFirstPairs) size /= 2;
    return size;
  }

  /// Twice the pairs, or one more. A place is a share of the table, so what is in a pair stays or
  /// moves up: from the last pair down, nothing meets what has not moved.
  void grow() {
    const std::uint32_t before = count_;
    count_ = most_;
    while (count_ / 2 > before) count_ /= 2;
    wipe(before);
    for (std::uint32_t i = before; i-- > 0;) {
      const Pair pair = pairs_[i];
      std::memset(static_cast<void*>(&pairs_[i]), 0, sizeof(Pair));
      for (const Entry* old : {&pair.second, &pair.first}) {
        if (old->is_used()) put(old->key(), old->bounds(), old->work());
      }
    }
    lost_ = 0;
  }

  Pair& pair_of(Key key) const { return pairs_[place_of<G::kKeyBits>(key, count_)]; }

  Pair* pairs_;
  std::uint32_t most_;      ///< pairs that there is room for
  std::uint32_t count_;     ///< pairs in use
  std::uint32_t lost_ = 0;  ///< entries that were overwritten since the table has this size
};

}  // namespace frugal
