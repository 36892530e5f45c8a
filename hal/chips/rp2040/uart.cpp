// SPDX-License-Identifier: MIT
//
// The console's UART, which the board chooses.
#include "uart.hpp"

#include "board.hpp"
#include "interrupts.hpp"

namespace frugal::hal {

bool uart_send(char character) { return Board::Console::send(character); }
int uart_receive() { return Board::Console::receive(); }
void uart_interrupt_on(bool received, bool sent) { Board::Console::interrupt_on(received, sent); }

void uart_request_interrupt() {
  enable_interrupt<Board::Console::kInterrupt>();
  request_interrupt<Board::Console::kInterrupt>();
}

// One of them never asks.
extern "C" void irq_20() {
  Board::Console::acknowledge();
  if (console_serve) console_serve();
}
extern "C" void irq_21() { irq_20(); }

}  // namespace frugal::hal
