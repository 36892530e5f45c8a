// SPDX-License-Identifier: MIT
#include "games/engines/erased.hpp"

template std::unique_ptr<frugal::cli::Engine>
frugal::cli::make_in_part<frugal::cli::ForTreeProof, 0>(const Board&, const EngineOptions&);
