// SPDX-License-Identifier: MIT
/// \file
/// The protocol for each board of Connect Four's family, in two parts that build side by side.
#pragma once

#include "games/gtp/serve.hpp"

namespace frugal::cli {

inline constexpr std::size_t kGtpParts = 2;

/// Serves the game if it is in this part: its place in the table, modulo kGtpParts. Else false.
template <std::size_t kPart>
bool serve_in_part(const KnownGame& game, const GtpOptions& options);

}  // namespace frugal::cli
