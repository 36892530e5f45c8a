// SPDX-License-Identifier: MIT
/// \file
/// A timer as fast as the core, by which instructions are counted: SysTick (ticks.cpp), or that of
/// a chip without SysTick, in its own folder.
#pragma once

#include <cstdint>

namespace frugal::hal {

/// Before the first ticks().
void start_counting();

std::uint64_t ticks();

}  // namespace frugal::hal
