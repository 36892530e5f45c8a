// SPDX-License-Identifier: MIT
/// \file
/// The engine's signature (frugal/signature.hpp), compiled once.
#pragma once

#include <cstdint>

namespace frugal::support {

std::uint32_t engine_signature();

}  // namespace frugal::support
