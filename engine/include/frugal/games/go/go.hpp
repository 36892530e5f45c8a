// SPDX-License-Identifier: MIT
/// \file
/// Go: the rules and positions, how they are played out, and how strong a move looks.
#pragma once

#include "frugal/games/go/playing.hpp"    // IWYU pragma: export
#include "frugal/games/go/position.hpp"   // IWYU pragma: export
#include "frugal/games/go/strengths.hpp"  // IWYU pragma: export
