// SPDX-License-Identifier: MIT
/// \file
/// How strong the engine plays: how many simulations, and how hot the final choice is.
///
/// A move s is played with a chance proportional to
///
///     2^-((best - promise(s)) / temperature)
///
/// where promise(s) is the mean score of the move in Q15 points (0 a loss, 1 a draw, 2 a win), kept
/// inside its proven bounds, and best is the highest of them. So every half of the chance costs one
/// temperature. At temperature 0 the move is that of choice.hpp. A weak level overlooks moves
/// that it has seen, as a careless player does.
#pragma once

#include <array>
#include <cstdint>

#include "frugal/bounds.hpp"
#include "frugal/choice.hpp"
#include "frugal/fixed.hpp"
#include "frugal/game.hpp"
#include "frugal/random.hpp"

namespace frugal::app::connect {

struct Level {
  std::uint32_t simulations;
  std::uint32_t temperature_q15;
  /// Above 0: plays by the book, and then proves its moves, visiting up to so many positions.
  std::uint32_t proof_positions = 0;
};

inline constexpr int kHighestLevel = 6;
using Levels = std::array<Level, kHighestLevel>;

/// Takes 14 seconds on a Cortex-M0 at 16 MHz, 2.8 on a Pico. The lines of the book of 7x6 end where
/// a third of it tells who wins, with 8 KB; the rest serves to tell how soon.
inline constexpr std::uint32_t kMostPositions = 120000;

/// A child beats level 1; level 5 is what simulations can do; level 6 is perfect: it never gives a
/// game away. Each level up to 5 beats the one below it in at least 60 % of the games (./frugal
/// levels). Small boards end in a draw so often that only errors tell their upper levels apart.
template <Game G>
inline constexpr Levels kLevels = {
    {{20, 24000}, {50, 9000}, {100, 3000}, {400, 0}, {8000, 0}, {8000, 0, kMostPositions}}};
template <Game G>
requires(G::kMaxPlies < 30) inline constexpr Levels kLevels<G> = {
    {{20, 40000}, {40, 13000}, {70, 6500}, {160, 2300}, {8000, 0}, {8000, 0, kMostPositions}}};

template <Game G>
constexpr const Level& level_of(int number) {
  const int index = number < 1 ? 0 : number > kHighestLevel ? kHighestLevel - 1 : number - 1;
  return kLevels<G>[static_cast<std::size_t>(index)];
}

/// 2^(-eighths / 8) in Q12.
constexpr std::uint32_t half_power_q12(std::uint32_t eighths) {
  constexpr std::array<std::uint16_t, 8> kPowers{4096, 3756, 3444, 3158, 2896, 2656, 2435, 2233};
  return eighths >= 8 * 12 ? 0 : kPowers[eighths & 7u] >> (eighths >> 3);
}

/// How many plies the final choice looks beyond a move for quick wins. None: a button may wait.
inline constexpr int kGlance = 0;

/// The move to play after a search; -1 if the game is over.
template <class Search>
class Choosing {
  using G = typename Search::GameType;
  using B = Bounds<G::kTop>;

 public:
  explicit Choosing(const Search& search) : search_(search) {}

  int choose(const Level& level, Random& random) {
    if (level.temperature_q15 == 0 || search_.root().is_over()) return best_move<kGlance>(search_);
    const std::uint32_t best = best_promise();
    int chosen = -1;
    std::uint32_t sum = 0;
    for (int slot = 0; slot < G::kMoves; ++slot) {
      if (!is_legal(slot)) continue;
      const std::uint32_t weight = weight_of(best - promise(slot), level.temperature_q15);
      sum += weight;
      if (static_cast<std::uint32_t>(random.below(static_cast<int>(sum))) < weight) {
        chosen = search_.root_move(slot);
      }
    }
    return chosen;
  }

 private:
  static std::uint32_t weight_of(std::uint32_t lacks, std::uint32_t temperature) {
    return half_power_q12(lacks * 8 / temperature);
  }

  bool is_legal(int slot) const { return search_.root().is_legal(search_.root_move(slot)); }

  /// The mean score of a move; a move that was never tried counts as a draw.
  std::uint32_t promise(int slot) const {
    const auto& record = search_.root_record();
    const std::uint32_t bounds = record.bounds.of_move(slot);
    const std::uint32_t visits = record.visits(slot);
    const std::uint32_t mean =
        visits == 0 ? G::kTop * fixed::kOneQ15 / 2 : fixed::mean_q15(record.sum(slot), visits);
    const std::uint32_t low = static_cast<std::uint32_t>(B::pess(bounds)) * fixed::kOneQ15;
    const std::uint32_t high = static_cast<std::uint32_t>(B::opti(bounds)) * fixed::kOneQ15;
    return mean < low ? low : mean > high ? high : mean;
  }

  std::uint32_t best_promise() const {
    std::uint32_t best = 0;
    for (int slot = 0; slot < G::kMoves; ++slot) {
      if (is_legal(slot) && promise(slot) > best) best = promise(slot);
    }
    return best;
  }

  const Search& search_;
};

}  // namespace frugal::app::connect
