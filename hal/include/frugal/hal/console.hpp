// SPDX-License-Identifier: MIT
//
// The board's console: bytes out, for tests, benches and last words. On every board it is the
// UART that the emulator shows as the first serial port, at 115,200 baud. Waits for the line;
// works with interrupts off and in a fault handler.
#pragma once

#include <string_view>

namespace frugal::hal {

void console_put(char character);

inline void console_write(std::string_view text) {
  for (char character : text) console_put(character);
}

}  // namespace frugal::hal
