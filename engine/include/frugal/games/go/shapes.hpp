// SPDX-License-Identifier: MIT
/// \file
/// The shapes that the eight points around a move can have. Turned and mirrored images of one shape
/// are the same, so that what was learned of it in one corner of the board is known in the others.
///
/// Of the eight images, the one with the least bits stands for the shape. Few of the 6,831 numbers
/// of surroundings (go/patterns.hpp) are those of such an image, so a set of bits tells which, and
/// the shape is how many come before it:
///
///     954 of eight points, 135 at the edge, 18 in a corner
///
/// The mover's stones count as black. 1,284 bytes of flash, made by the compiler.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "frugal/games/go/patterns.hpp"

namespace frugal {

class GoShapes {
 public:
  static constexpr int kCount = 954 + 135 + 18;

  /// Of the states of the eight points, as GoPatterns::surroundings() tells them, if that colour
  /// moves.
  static int shape_of(unsigned states, Stone mover) {
    return place_of(mover == Stone::kBlack ? states : GoPatterns::swapped(states));
  }

 private:
  static constexpr int kWords = (GoPatterns::kCount + 31) / 32;
  struct Firsts {
    std::array<std::uint32_t, kWords> bits{};
    std::array<std::uint16_t, kWords> before{};  ///< how many in the words before
    int count = 0;
  };

  static int place_of(unsigned states) {
    const unsigned number = static_cast<unsigned>(GoPatterns::index_of(least_image(states)));
    const std::uint32_t lower = kFirsts.bits[number / 32] & ((1u << number % 32) - 1);
    return kFirsts.before[number / 32] + std::popcount(lower);
  }

  static constexpr unsigned turned(unsigned states) {
    return (states << 4 | states >> 12) & 0xffff;
  }
  /// Read with the clock instead of against it: the first point stays, the others change places.
  static constexpr unsigned mirrored(unsigned states) {
    unsigned image = (states & 0x3333) << 2 | (states >> 2 & 0x3333);
    image = (image & 0x0f0f) << 4 | (image >> 4 & 0x0f0f);
    image = (image & 0x00ff) << 8 | image >> 8;
    return (image << 2 | image >> 14) & 0xffff;
  }
  static constexpr unsigned least_image(unsigned states) {
    unsigned least = states;
    unsigned mirror = mirrored(states);
    for (int turns = 0; turns < 4; ++turns) {
      if (states < least) least = states;
      if (mirror < least) least = mirror;
      states = turned(states);
      mirror = turned(mirror);
    }
    return least;
  }

  /// Surroundings with this number, the digits of its base of three spread over the points; border
  /// where the edge has none.
  static constexpr unsigned states_of(int number) {
    unsigned border = 0;
    if (number >= GoPatterns::kCorner) {
      number -= GoPatterns::kCorner;
      border = 0xffc0;
    } else if (number >= GoPatterns::kEdge) {
      number -= GoPatterns::kEdge;
      border = 0xfc00;
    }
    unsigned states = border;
    for (int place = 0; number != 0; place += 2, number /= 3) {
      states |= static_cast<unsigned>(number % 3) << place;
    }
    return states;
  }

  static constexpr Firsts firsts() {
    Firsts firsts;
    for (int number = 0; number < GoPatterns::kCount; ++number) {
      if (number % 32 == 0) firsts.before[number / 32] = static_cast<std::uint16_t>(firsts.count);
      if (GoPatterns::index_of(least_image(states_of(number))) != number) continue;
      firsts.bits[number / 32] |= 1u << number % 32;
      ++firsts.count;
    }
    return firsts;
  }
  static const Firsts kFirsts;
};

inline constexpr GoShapes::Firsts GoShapes::kFirsts = GoShapes::firsts();
static_assert(GoShapes::kCount == 954 + 135 + 18);

}  // namespace frugal
