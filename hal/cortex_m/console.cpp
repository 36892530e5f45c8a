// SPDX-License-Identifier: MIT
/// \file
/// Bytes put on the console one at a time. The line is shared with console_queues.cpp, whose
/// handler must not come between "there is room" and the byte.
#include "frugal/hal/console.hpp"

#include "interrupts.hpp"
#include "uart.hpp"

namespace frugal::hal {
namespace {

bool send_uninterrupted(char character) {
  const Uninterrupted section;
  return uart_send(character);
}

}  // namespace

void console_put(char character) {
  while (!send_uninterrupted(character)) {
  }
}

}  // namespace frugal::hal
