// SPDX-License-Identifier: MIT
#include "games/engines/kinds.hpp"

template std::unique_ptr<frugal::cli::Engine> frugal::cli::make_in_part<frugal::cli::ForScore, 1>(
    const KnownGame&, const EngineOptions&);
