// SPDX-License-Identifier: MIT
/// \file
/// What a search uses if nothing else is said. Matches decided (docs/results/defaults.md).
#pragma once

#include <type_traits>

#include "frugal/playout.hpp"
#include "frugal/rule.hpp"
#include "frugal/rules/hope_by_history.hpp"
#include "frugal/search.hpp"

namespace frugal {

/// Hope by history, with the constants that won the matches.
using DefaultRule = HopeByHistory<32, 0, 3>;
/// For games that tell their tactics.
using DefaultPlayout = Informed;

/// To play well.
inline constexpr Settings kForPlay{};
/// To prove a value in few bytes. Each new record is looked at some plies ahead.
inline constexpr Settings kForProof{.prover_depth = 6, .recycling = Recycling::kForProof};
/// The regularized mean, which spends no simulations on exploring what is already worse.
using ProofRule = Mean<8>;
/// To prove where many moves are equal, as on the points of the seki problems. There a short look
/// and a record at once are quicker than a long look.
inline constexpr Settings kForEqualPoints{
    .prover_depth = 2, .expand_after = 0, .recycling = Recycling::kForProof};

/// A game that does not tell its tactics is played out uniformly.
template <Game G>
using PlayoutFor = std::conditional_t<Tactical<G>, DefaultPlayout, Uniform>;

/// The search that plays a game well.
template <Game G>
using Player = Search<G, DefaultRule, PlayoutFor<G>, kForPlay>;

/// The search that proves values.
template <Game G>
using Solving = Search<G, ProofRule, PlayoutFor<G>, kForProof>;

}  // namespace frugal
