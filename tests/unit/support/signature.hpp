// SPDX-License-Identifier: MIT
/// \file
/// The number that frugal::signature() must give, on every machine. A change of it
/// is a change of what the search does.
#pragma once

#include <cstdint>

inline constexpr std::uint32_t kSignature = 0x6d522914;
