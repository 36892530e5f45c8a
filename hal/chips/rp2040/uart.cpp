// SPDX-License-Identifier: MIT
//
// The console's UART, which the board chooses. Where USB is there too, it gets what the UART gets,
// and input comes from both.
#include "uart.hpp"

#include "board.hpp"
#include "usb.hpp"

namespace frugal::hal {

bool uart_send(char character) {
  if (!Board::Console::send(character)) return false;
  if (usb_send) usb_send(character);
  return true;
}

int uart_receive() {
  const int received = Board::Console::receive();
  return received < 0 && usb_receive ? usb_receive() : received;
}

void uart_interrupt_on(bool received, bool sent) { Board::Console::interrupt_on(received, sent); }

// One of them never asks.
extern "C" void irq_20() {
  Board::Console::acknowledge();
  if (console_serve) console_serve();
}
extern "C" void irq_21() { irq_20(); }

}  // namespace frugal::hal
