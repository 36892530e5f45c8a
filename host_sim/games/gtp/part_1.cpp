// SPDX-License-Identifier: MIT
#include "games/gtp/part.hpp"

template bool frugal::cli::serve_in_part<1>(const Board&, const GtpOptions&);
