// SPDX-License-Identifier: MIT
/// \file
/// A Cortex-M4 with ARM's Cortex-M System Design Kit (CMSDK) around it, in an FPGA. Peripherals:
/// ARM DDI 0479; what is where: Application Note AN386.
#pragma once

#include <cstdint>

namespace frugal::hal {

inline constexpr std::uint32_t kClockHz = FRUGAL_CLOCK_MHZ * 1'000'000;  ///< chip.cmake

/// The console: 115,200 baud, both directions; no interrupts yet.
void uart_start();

}  // namespace frugal::hal
