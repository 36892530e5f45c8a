// SPDX-License-Identifier: MIT
/// \file
/// The module `signature`: the number over a fixed set of searches that is the same on every
/// machine.
#include "frugal/signature.hpp"

#include "memory.hpp"

FRUGAL_EXPORT std::uint32_t signature() { return frugal::signature(); }
