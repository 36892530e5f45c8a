// SPDX-License-Identifier: MIT
#include "support/signature.hpp"

#include "frugal/signature.hpp"

namespace frugal::support {

std::uint32_t engine_signature() { return frugal::signature(); }

}  // namespace frugal::support
