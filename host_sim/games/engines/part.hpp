// SPDX-License-Identifier: MIT
/// \file
/// The games in parts, each compiled in a file of its own, so that they build side by side. A game
/// is in the part of its place in the table, modulo kParts.
#pragma once

#include <memory>

#include "games/engine.hpp"

namespace frugal::cli {

inline constexpr std::size_t kParts = 2;

struct ForPlay;
struct ForUct50;
struct ForUniform;
struct ForTreeProof;
struct ForProof;
struct ForScore;

/// An engine of this kind for the game; null if the game is in another part. Throws
/// std::invalid_argument if the game lacks what it takes.
template <class Kind, std::size_t kPart>
std::unique_ptr<Engine> make_in_part(const KnownGame& game, const EngineOptions& options);

}  // namespace frugal::cli
