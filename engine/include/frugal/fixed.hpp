// SPDX-License-Identifier: MIT
/// \file
/// Reciprocals, square roots and logarithms of small integers, from tables.
///
/// Frugal computes with integers only, so that a search has one result on every compiler and chip.
/// The compiler makes the tables by exact integer arithmetic; they cost 1.3 KB of flash.
///
/// Fixed-point numbers name their fraction: Q15 has 15 fractional bits.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace frugal::fixed {

inline constexpr std::uint32_t kOneQ15 = 1u << 15;

/// The integer part of a square root, bit by bit.
constexpr std::uint32_t integer_sqrt(std::uint64_t square) {
  std::uint64_t root = 0;
  for (std::uint64_t bit = std::uint64_t{1} << 31; bit != 0; bit >>= 1) {
    if ((root + bit) * (root + bit) <= square) root += bit;
  }
  return static_cast<std::uint32_t>(root);
}

/// ln x in Q24 for x in Q24, x >= 1: the binary digits of log2 by repeated squaring, times ln 2.
constexpr std::uint64_t natural_log_q24(std::uint64_t x_q24) {
  constexpr std::uint64_t kLn2Q24 = 11629080;
  std::uint64_t log2_q24 = 0;
  while (x_q24 >= (std::uint64_t{2} << 24)) {
    x_q24 >>= 1;
    log2_q24 += std::uint64_t{1} << 24;
  }
  for (int bit = 23; bit >= 0; --bit) {
    x_q24 = (x_q24 * x_q24) >> 24;
    if (x_q24 >= (std::uint64_t{2} << 24)) {
      x_q24 >>= 1;
      log2_q24 += std::uint64_t{1} << bit;
    }
  }
  return (log2_q24 * kLn2Q24) >> 24;
}

inline constexpr std::uint32_t kInverses = 256;
/// How many entries more the tables have, for rules that add a few visits to a number below
/// kInverses.
inline constexpr std::uint32_t kMore = 32;

/// 1/n in the low half and 1/sqrt(n) in the high half, both in Q15: one load for both.
constexpr std::array<std::uint32_t, kInverses + kMore> make_inverses() {
  std::array<std::uint32_t, kInverses + kMore> table{};
  for (std::uint32_t n = 1; n < table.size(); ++n) {
    table[n] = (kOneQ15 + n / 2) / n | integer_sqrt((std::uint64_t{1} << 30) / n) << 16;
  }
  return table;
}
inline constexpr auto kInverse = make_inverses();

[[gnu::always_inline]] constexpr std::uint32_t reciprocal_of(std::uint32_t inverse) {
  return inverse & 0xffffu;
}
[[gnu::always_inline]] constexpr std::uint32_t root_of(std::uint32_t inverse) {
  return inverse >> 16;
}

/// sqrt(ln n) in Q12. It is exact for n below 16; beyond, only the upper four bits of n count, and
/// the error is under 2 %.
inline constexpr int kLogSteps = 8;
inline constexpr int kLogOctaves = 29;

constexpr std::array<std::uint16_t, kLogSteps*(kLogOctaves + 1)> make_root_logs() {
  std::array<std::uint16_t, kLogSteps*(kLogOctaves + 1)> table{};
  for (int octave = 0; octave <= kLogOctaves; ++octave) {
    for (int step = 0; step < kLogSteps; ++step) {
      // Octave 0 holds the numbers 0 to 7; octave k the numbers (8 + step) * 2^(k-1), each entry
      // standing for a range of 2^(k-1) numbers, of which it takes the middle.
      std::uint64_t n_q24 = std::uint64_t(octave == 0 ? step : kLogSteps + step) << 24;
      if (octave > 1) n_q24 += std::uint64_t{1} << 23;
      std::uint64_t log_q24 = n_q24 > (1u << 24) ? natural_log_q24(n_q24) : 0;
      if (octave > 1) log_q24 += std::uint64_t(octave - 1) * 11629080;
      table[octave * kLogSteps + step] = static_cast<std::uint16_t>(integer_sqrt(log_q24));
    }
  }
  return table;
}
inline constexpr auto kRootLogs = make_root_logs();

[[gnu::always_inline]] constexpr std::uint32_t sqrt_log_q12(std::uint32_t n) {
  if (n < 2 * kLogSteps) return kRootLogs[n];
  const int octave = std::bit_width(n) - 4;
  return kRootLogs[static_cast<std::uint32_t>(octave * kLogSteps) + (n >> octave)];
}

/// A number of visits of any size, brought into the tables' range by leaving out pairs of bits: 1/n
/// is 4^-pairs times the entry, 1/sqrt(n) is 2^-pairs times the entry.
struct Scaled {
  std::uint32_t n;
  int pairs;
};
constexpr Scaled scale_down(std::uint32_t n) {
  int pairs = 0;
  while (n >= kInverses) {
    n >>= 2;
    ++pairs;
  }
  return {n, pairs};
}

/// 2^(-n/8) in Q15.
inline constexpr std::uint16_t kEighthRoots[8] = {32768, 30048, 27554, 25268,
                                                  23170, 21247, 19484, 17867};
constexpr std::uint32_t exp2_q15(std::uint32_t eighths_down) {
  return eighths_down < 8 * 16 ? kEighthRoots[eighths_down % 8] >> eighths_down / 8 : 0;
}

/// sqrt(n) in Q8, for n up to 2^24: n times 1/sqrt(n).
constexpr std::uint32_t sqrt_q8(std::uint32_t n) {
  const Scaled scaled = scale_down(n);
  return (scaled.n * root_of(kInverse[scaled.n]) >> 7) << scaled.pairs;
}

/// sum / n in Q15, for a sum of up to 2^16.
constexpr std::uint32_t mean_q15(std::uint32_t sum, std::uint32_t n) {
  if (n < kInverses) [[likely]]
    return sum * reciprocal_of(kInverse[n]);
  const Scaled scaled = scale_down(n);
  return sum * reciprocal_of(kInverse[scaled.n]) >> (2 * scaled.pairs);
}

/// sum / n + factor / sqrt(n) in Q15, for a sum of up to 2^16 and a factor in Q12 of up to 2^16.
[[gnu::always_inline]] constexpr std::uint32_t mean_and_bonus_q15(std::uint32_t sum,
                                                                  std::uint32_t n,
                                                                  std::uint32_t factor_q12) {
  if (n < kInverses) [[likely]] {
    const std::uint32_t inverse = kInverse[n];
    return sum * reciprocal_of(inverse) + (factor_q12 * root_of(inverse) >> 12);
  }
  const Scaled scaled = scale_down(n);
  const std::uint32_t inverse = kInverse[scaled.n];
  return (sum * reciprocal_of(inverse) >> (2 * scaled.pairs)) +
         (factor_q12 * root_of(inverse) >> (12 + scaled.pairs));
}

/// A part, in Q15, of a value of up to 15 in Q15, of either sign.
constexpr std::int32_t part_q15(std::int32_t value_q15, std::uint32_t part_q15) {
  const std::uint32_t product = static_cast<std::uint32_t>(value_q15 / 16) * part_q15;
  return static_cast<std::int32_t>(product) / 2048;
}

/// (sum + K more) / (n + K) in Q15, for a sum of up to 2^16. `more` is a score in Q15 of up to 15.
/// K is a power of two: in Q15 / K, K times `more` is `more` itself.
template <std::uint32_t kK>
[[gnu::always_inline]] constexpr std::uint32_t mean_with_q15(std::uint32_t sum, std::uint32_t n,
                                                             std::uint32_t more_q15) {
  static_assert(kK == 4 || kK == 8 || kK == 16 || kK == kMore, "fewer would not fit 32 bits");
  constexpr int kFraction = 15 - std::bit_width(kK - 1);
  if (n < kInverses) [[likely]] {
    return ((sum << kFraction) + more_q15) * reciprocal_of(kInverse[n + kK]) >> kFraction;
  }
  const Scaled scaled = scale_down(n + kK);
  const std::uint32_t inverse = reciprocal_of(kInverse[scaled.n]);
  return (sum * inverse >> (2 * scaled.pairs)) +
         (more_q15 * inverse >> (kFraction + 2 * scaled.pairs));
}

}  // namespace frugal::fixed
