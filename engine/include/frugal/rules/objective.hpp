// SPDX-License-Identifier: MIT
/// \file
/// Objective Monte-Carlo (Chaslot, Saito, Bouzy, Uiterwijk and van den Herik 2006), as
/// Vandermoste's thesis tells it.
///
/// A move's urgency is the chance that it is as good as the best one, move 0. Its fairness says how
/// far its visits lag behind that:
///
///     U(m) = erfc((v_0 - v_m) / (sqrt(2) sigma_m))        f_m = n_p U(m) / (n_m sum_j U(j))
///
/// n_p are the visits of the position and v_m = w/n in parts of a win. A move is drawn with the
/// chance f_m. As n_p and the sum are the same for all moves, the weight is U(m) / n_m. (The
/// original plays the move with the highest fairness.)
///
/// sigma_m is the standard deviation of the move's scores. A record holds no sum of squares. With
/// wins and losses only, sigma^2 = v (1 - v), which is what is used; draws make the true one
/// smaller. Where all games of a move were lost, or all won, sigma is 0 and the argument 0/0 or
/// infinite: U is 1 for a move as good as the best, 0 for others. Such a move would never be played
/// again, so a least urgency can be given (the original adds a small number to U).
///
/// Cost: a root and a division a move, bit by bit. On a Cortex-M0 a search takes 24 times as long
/// as with UCT: a rule to study. The table of erfc has 130 bytes.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "frugal/candidates.hpp"
#include "frugal/fixed.hpp"
#include "frugal/rule.hpp"

namespace frugal {

namespace fixed {

/// erfc(x) = 1 - 2/sqrt(pi) * integral of exp(-t^2) from 0 to x, in Q15, for x in steps of 1/16
/// from 0 to 4, where it is below 2^-15. By Simpson's rule in steps of 1/64, with the integrand in
/// Q30 by
///
///     g(t + h) = g(t) r(t),   r(t + h) = r(t) exp(-2 h^2),   r(0) = exp(-h^2)
inline constexpr int kErfcSteps = 64;

constexpr std::array<std::uint16_t, kErfcSteps + 1> make_erfc() {
  constexpr std::uint64_t kOne = std::uint64_t{1} << 30;
  constexpr std::uint64_t kTwoByRootPi = 1211587905;    // in Q30
  constexpr std::uint64_t kExpSquare = 1073479712;      // exp(-1/4096) in Q30
  constexpr std::uint64_t kExpTwoSquares = 1073217664;  // exp(-2/4096) in Q30
  std::array<std::uint16_t, kErfcSteps + 1> table{};
  std::uint64_t value = kOne;
  std::uint64_t ratio = kExpSquare;
  std::uint64_t sum = 0;  // of 1, 4, 2, 4, 2 ... 4, 1 times g: 3/h times the integral
  for (int i = 0; i <= kErfcSteps; ++i) {
    const std::uint64_t erf = (sum / (3 * 64) * kTwoByRootPi) >> 30;
    table[i] = static_cast<std::uint16_t>(((erf < kOne ? kOne - erf : 0) + (1 << 14)) >> 15);
    sum += value;
    for (const std::uint64_t weight : {4, 2, 4, 1}) {
      value = (value * ratio) >> 30;
      ratio = (ratio * kExpTwoSquares) >> 30;
      sum += weight * value;
    }
  }
  return table;
}
inline constexpr auto kErfc = make_erfc();

/// erfc(x) in Q15 for x in Q8, x >= 0; straight lines between the entries.
constexpr std::uint32_t erfc_q15(std::uint32_t x_q8) {
  constexpr std::uint32_t kStep = 256 / 16;
  const std::uint32_t i = x_q8 / kStep;
  if (i >= kErfcSteps) return 0;
  const std::uint32_t part = x_q8 % kStep;
  return (kErfc[i] * (kStep - part) + kErfc[i + 1] * part + kStep / 2) / kStep;
}

}  // namespace fixed

/// The least urgency in hundredths, 0 for the equation as it is printed.
template <int kLeast = 0>
struct Objective {
  static constexpr bool kUntriedFirst = true;

  static int pick(const NodeStatistics& node, CandidateMoves moves, Random& random) {
    std::uint32_t best = 0;
    for (const Candidate& move : moves) best = std::max(best, mean_q15(move, node.top));
    return drawn_by_weight(
        static_cast<int>(moves.size()),
        [&](int i) {
          const std::uint32_t urgency = urgency_q15(best, mean_q15(moves[i], node.top));
          return (urgency << 8) / std::max<std::uint32_t>(moves[i].visits, 1);
        },
        random);
  }

  /// v_m, from 0 to 1 whatever the scores.
  static constexpr std::uint32_t mean_q15(const EdgeStatistics& edge, int top) {
    const std::uint32_t mean = fixed::mean_q15(edge.sum, edge.visits);
    return std::min(mean / static_cast<std::uint32_t>(top), fixed::kOneQ15);
  }

  static constexpr std::uint32_t urgency_q15(std::uint32_t best_q15, std::uint32_t mean_q15) {
    const std::uint32_t behind = best_q15 - mean_q15;
    const std::uint32_t deviation =  // sqrt(2) sigma
        fixed::integer_sqrt(2 * std::uint64_t{mean_q15} * (fixed::kOneQ15 - mean_q15));
    constexpr std::uint32_t kLeastQ15 = kLeast * fixed::kOneQ15 / 100;
    if (behind == 0) return fixed::kOneQ15;
    if (deviation == 0) return kLeastQ15;
    return std::max(kLeastQ15, fixed::erfc_q15((behind << 8) / deviation));
  }
};

}  // namespace frugal
