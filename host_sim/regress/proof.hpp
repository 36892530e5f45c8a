// SPDX-License-Identifier: MIT
/// \file
/// Whether the answer of a drawn test is right, and no other move.
#pragma once

#include <string>

#include "regress/suite.hpp"

namespace frugal::regress {

/// The only best move ("C3"), if with the test's komi it wins and no other move does. Else the
/// reason why there is none.
std::string proven_answer(const Test& test);

}  // namespace frugal::regress
