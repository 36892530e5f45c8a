// SPDX-License-Identifier: MIT
/// \file
/// Which pins the parts of the chip may have. Data sheet, chapter 2.19.2.
#pragma once

namespace frugal::hal {

constexpr bool uart_has_pins(unsigned unit, unsigned send, unsigned receive) {
  return unit < 2 && send % 4 == 0 && receive % 4 == 1 && (send + 4) / 8 % 2 == unit &&
         (receive + 4) / 8 % 2 == unit;
}

constexpr bool i2c_has_pins(unsigned unit, unsigned data, unsigned clock) {
  return unit < 2 && data % 4 == 2 * unit && clock % 4 == 2 * unit + 1;
}

}  // namespace frugal::hal
