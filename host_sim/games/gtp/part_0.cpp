// SPDX-License-Identifier: MIT
#include "games/gtp/connect_game.hpp"

template bool frugal::cli::serve_in_part<0>(const KnownGame&, const GtpOptions&);
