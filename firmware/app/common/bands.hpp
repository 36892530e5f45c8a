// SPDX-License-Identifier: MIT
/// \file
/// Sends a picture of 128 x 64 pixels in bands of eight rows, one a call, and only those whose hash
/// of 32 bits has changed: the whole picture takes 9 ms to send, too long for a button to wait.
///
/// Memory: 36 bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "frugal/hal/lights.hpp"

namespace frugal::app {

class Bands {
 public:
  /// The picture was drawn anew.
  void begin() { band_ = 0; }
  bool is_busy() const { return band_ < kBands; }

  /// To be called often.
  void hand_over_one(std::span<const std::uint8_t> picture) {
    for (; band_ < kBands; ++band_) {
      const auto band = picture.subspan(band_ * kBandBytes, kBandBytes);
      const std::uint32_t hash = hash_of(band);
      if (hash == hashes_[band_]) continue;
      hashes_[band_] = hash;
      hal::show_picture(band, static_cast<std::uint32_t>(band_ * kRows));
      ++band_;
      return;
    }
  }

 private:
  static constexpr std::size_t kBands = 8, kRows = 8;
  static constexpr std::size_t kBandBytes = kRows * 128 / 2;

  /// FNV-1a (Fowler, Noll, Vo 1991), a word at a time in place of a byte; the shift mixes the upper
  /// bits in. A black band does not hash to 0, for the panel's first contents are unknown.
  static std::uint32_t hash_of(std::span<const std::uint8_t> bytes) {
    std::uint32_t hash = 2166136261u;
    for (std::size_t i = 0; i < bytes.size(); i += sizeof hash) {
      std::uint32_t word;
      std::memcpy(&word, bytes.data() + i, sizeof word);
      hash = (hash ^ word) * 16777619u;
      hash ^= hash >> 15;
    }
    return hash;
  }

  std::array<std::uint32_t, kBands> hashes_{};
  std::size_t band_ = kBands;
};

}  // namespace frugal::app
