// SPDX-License-Identifier: MIT
#include "games/gtp/part.hpp"

template bool frugal::cli::serve_in_part<0>(const Board&, const GtpOptions&);
