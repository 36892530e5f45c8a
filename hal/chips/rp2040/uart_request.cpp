// SPDX-License-Identifier: MIT
//
// The console's interrupts, asked for by its queues. An image without them, as a bench, links no
// USB.
#include "board.hpp"
#include "interrupts.hpp"
#include "uart.hpp"

namespace frugal::hal {
namespace {

template <class Part>
void start_if_there() {
  if constexpr (requires { Part::start(); }) Part::start();
}

}  // namespace

void uart_request_interrupt() {
  enable_interrupt<Board::Console::kInterrupt>();
  request_interrupt<Board::Console::kInterrupt>();
  start_if_there<Board::Usb>();
}

}  // namespace frugal::hal
