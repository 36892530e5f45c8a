// SPDX-License-Identifier: MIT
/// \file
/// Frugal paper consistency --game go:9. Section 4 of the text: positions that a
/// search misjudges, alone and made consistent; and games of the two.
#pragma once

#include "lab/lab_options.hpp"

namespace frugal::lab {

/// --playouts is of the longest run, and of a move in the games.
int run_consistency_go(const LabOptions& lab);

}  // namespace frugal::lab
