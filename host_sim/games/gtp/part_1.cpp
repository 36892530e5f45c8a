// SPDX-License-Identifier: MIT
#include "games/gtp/connect_game.hpp"

template bool frugal::cli::serve_in_part<1>(const KnownGame&, const GtpOptions&);
