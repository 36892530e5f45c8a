// SPDX-License-Identifier: MIT
/// \file
/// Connect Four on boards of any size: the rules and positions, and how they are played out.
#pragma once

#include "frugal/games/connect/playing.hpp"   // IWYU pragma: export
#include "frugal/games/connect/position.hpp"  // IWYU pragma: export
