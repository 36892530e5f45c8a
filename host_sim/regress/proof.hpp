// SPDX-License-Identifier: MIT
/// \file
/// Whether the answer of a drawn test is right, and no other move.
#pragma once

#include <string>

#include "regress/suite.hpp"

namespace frugal::regress {

/// The only move that is best ("C3"), if the test's komi lies between what it leads to and what all
/// others do: so that it wins, and they don't. Else why there is none.
std::string proven_answer(const Test& test);

}  // namespace frugal::regress
