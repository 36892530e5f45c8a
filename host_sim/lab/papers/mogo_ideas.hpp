// SPDX-License-Identifier: MIT
/// \file
/// Searches of Go 9x9 with one of MoGo's ideas switched on or off.
#pragma once

#include <span>

#include "lab/papers/go_ideas.hpp"

namespace frugal::lab {

std::span<const GoIdea> mogo_ideas();

}  // namespace frugal::lab
