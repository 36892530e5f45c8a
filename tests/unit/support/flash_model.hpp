// SPDX-License-Identifier: MIT
/// \file
/// A store in RAM that behaves as flash does, with a power cut at a given write:
/// the word or page that was being written is left in any state, and nothing is written after it.
#pragma once

#include <array>
#include <cstdint>

#include "frugal/random.hpp"

template <int kPages, int kPageWords>
struct FlashModel {
  inline static std::array<std::uint32_t, kPages * kPageWords> words;
  inline static std::array<int, kPages> erased;
  inline static int writes;
  inline static int cut_at;  // the number of the write, -1: none
  inline static bool is_off;
  inline static frugal::Random noise;

  /// Fresh from the factory.
  static void reset() {
    words.fill(~0u);
    erased.fill(0);
    noise = frugal::Random(1);
    power_on(-1);
  }
  static void power_on(int cut) {
    writes = 0;
    cut_at = cut;
    is_off = false;
  }

  static std::uint32_t read(std::uint32_t word) { return words[word]; }
  static void program(std::uint32_t word, std::uint32_t value) {
    if (is_off) return;
    words[word] = is_cut() ? torn(words[word], value) : words[word] & value;
  }
  static void erase(std::uint32_t page) {
    if (is_off) return;
    ++erased[page];
    const bool cut = is_cut();
    for (std::uint32_t i = page * kPageWords; i < (page + 1) * kPageWords; ++i) {
      words[i] = cut ? (noise.below(2) != 0 ? words[i] : any() | words[i]) : ~0u;
    }
  }

  static std::uint32_t any() {
    const std::uint32_t high = noise.next() << 16;
    return high | noise.next();
  }

  /// Not begun, done, some of the bits, or anything.
  static std::uint32_t torn(std::uint32_t before, std::uint32_t value) {
    const int kind = noise.below(4);
    return kind == 0   ? before
           : kind == 1 ? before & value
           : kind == 2 ? before & (value | any())
                       : any();
  }

 private:
  static bool is_cut() {
    is_off = writes++ == cut_at;
    return is_off;
  }
};
