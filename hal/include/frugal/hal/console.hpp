// SPDX-License-Identifier: MIT
/// \file
/// The board's console: the UART that the emulator shows as the first serial port, at 115,200 baud.
/// A board may have it a second time, by USB: that hears what the UART is sent, and is heard as
/// well.
///
/// There are two ways out. A program that has other things to do offers bytes, which an interrupt
/// sends. Tests, benches and a panic put bytes: that waits for the line, and works with interrupts
/// off and in a fault handler.
#pragma once

#include <string_view>

namespace frugal::hal {

/// The next byte that came in, or -1. An interrupt receives; bytes that come while its queue is
/// full are lost.
int console_get();

/// Hands a byte over to be sent later. False if the queue is full: the caller tries again.
bool console_offer(char character);

/// Sends a byte, and waits until the line takes it.
void console_put(char character);

/// Sends a text, and waits.
inline void console_write(std::string_view text) {
  for (char character : text) console_put(character);
}

}  // namespace frugal::hal
