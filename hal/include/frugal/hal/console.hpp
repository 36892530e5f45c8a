// SPDX-License-Identifier: MIT
/// \file
/// The board's console: the UART that the emulator shows as the first serial port, at 115,200 baud.
///
/// Two ways out. A program that has other things to do offers bytes, which an interrupt sends;
/// tests, benches and last words are put: that waits for the line, and works with interrupts off
/// and in a fault handler.
#pragma once

#include <string_view>

namespace frugal::hal {

// The next byte that came in, -1 if there is none. An interrupt receives; what comes while its
// queue is full is lost.
int console_get();

// Hands a byte over to be sent by and by. False if the queue is full: try again later.
bool console_offer(char character);

void console_put(char character);

inline void console_write(std::string_view text) {
  for (char character : text) console_put(character);
}

}  // namespace frugal::hal
