// SPDX-License-Identifier: MIT
/// \file
/// What the exact solver knows of positions. Any number of threads share a table without
/// locks: an entry is one word of 64 bits, read and written at once. It holds what the questions
/// for both goals were answered, and how much work that was:
///
///     63 .. 9  the low 55 bits of the scattered key     8 .. 4  log2 of the visited positions
///      3       reaches a win   2  a draw   1  no win    0       no draw
///
/// Scattering is a multiplication by an odd number, and so loses nothing; its high bits are the
/// entry's place. So no two positions are ever confused. Least size: 512 pairs of entries, 8 KB.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>

#include "oracle/grid.hpp"

namespace frugal::oracle {

/// What is known of positions.
class Table {
 public:
  /// In the bits of an entry.
  enum Known : std::uint32_t { kNothing = 0, kNoDraw = 1, kNoWin = 2, kIsDraw = 4, kIsWin = 8 };

  explicit Table(std::size_t bytes)
      : pairs_(std::bit_floor(bytes / sizeof(Pair))), shift_(64 - std::countr_zero(pairs_)) {
    if (pairs_ < 512) throw std::invalid_argument("a table has at least 8192 bytes");
    entries_ = std::make_unique<Pair[]>(pairs_);
  }

  void forget() {
    for (std::size_t i = 0; i < pairs_; ++i) {
      for (Entry& entry : entries_[i]) entry.store(0, std::memory_order_relaxed);
    }
  }

  std::uint32_t look_up(Discs key) const {
    const Discs scattered = scatter(key);
    for (const Entry& entry : entries_[scattered >> shift_]) {
      const std::uint64_t word = entry.load(std::memory_order_relaxed);
      if (word >> kTagShift == tag_of(scattered)) return word & kFacts;
    }
    return kNothing;
  }

  /// The first of a pair keeps what was most work, the second what came last.
  void store(Discs key, std::uint32_t facts, std::uint64_t visited) {
    const Discs scattered = scatter(key);
    Pair& pair = entries_[scattered >> shift_];
    const std::uint64_t work = std::min<std::uint64_t>(31, std::bit_width(visited));
    const std::uint64_t word = tag_of(scattered) << kTagShift | work << kWorkShift | facts;
    const std::uint64_t first = pair[0].load(std::memory_order_relaxed);
    if (first >> kTagShift == tag_of(scattered)) {
      pair[0].store(word | (first & kFacts), std::memory_order_relaxed);
    } else if (work >= (first >> kWorkShift & 31)) {
      pair[1].store(first, std::memory_order_relaxed);
      pair[0].store(word, std::memory_order_relaxed);
    } else {
      const std::uint64_t second = pair[1].load(std::memory_order_relaxed);
      const bool is_same = second >> kTagShift == tag_of(scattered);
      pair[1].store(is_same ? word | (second & kFacts) : word, std::memory_order_relaxed);
    }
  }

 private:
  using Entry = std::atomic<std::uint64_t>;
  using Pair = std::array<Entry, 2>;
  static constexpr int kTagShift = 9;
  static constexpr int kWorkShift = 4;
  static constexpr std::uint64_t kFacts = 15;

  static Discs scatter(Discs key) { return key * 0x9e3779b97f4a7c15u; }
  /// An empty entry's tag is that of the key 0, which no position has.
  static std::uint64_t tag_of(Discs scattered) { return scattered << kTagShift >> kTagShift; }

  std::size_t pairs_;
  int shift_;
  std::unique_ptr<Pair[]> entries_;
};

}  // namespace frugal::oracle
