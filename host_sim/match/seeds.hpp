// SPDX-License-Identifier: MIT
/// \file
/// Where the random numbers of a match begin: each use of a pair has a seed of its own, so that
/// results depend neither on the number of threads nor on the order of the games.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <random>

namespace frugal::match {

/// A seed for one of several uses of a number.
inline std::uint32_t seed_for(std::uint32_t seed, std::uint32_t number, std::uint32_t use) {
  std::seed_seq sequence{seed, number, use};
  std::array<std::uint32_t, 1> result{};
  sequence.generate(result.begin(), result.end());
  return result[0];
}

struct Seeds {
  std::function<std::uint32_t(std::uint32_t pair)> opening;
  /// Of a player, 0 or 1, in a game of the pair, 0 or 1.
  std::function<std::uint32_t(std::uint32_t pair, std::uint32_t game, std::uint32_t player)> player;
};

/// All different, from one seed.
inline Seeds seeds_from(std::uint32_t seed) {
  return {[seed](std::uint32_t pair) { return seed_for(seed, pair, 0); },
          [seed](std::uint32_t pair, std::uint32_t game, std::uint32_t player) {
            return seed_for(seed, pair, 1 + 2 * game + player);
          }};
}

}  // namespace frugal::match
