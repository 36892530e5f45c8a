// SPDX-License-Identifier: MIT
/// \file
/// UART0, a PL011, on PA0 and PA1; interrupt 5. Data sheet, chapter 12.
#include "uart.hpp"

#include "chip.hpp"
#include "interrupts.hpp"
#include "uart_pl011.hpp"

namespace frugal::hal {
namespace {

using Line = UartPl011<0x4000C000, kClockHz>;
constexpr unsigned kInterrupt = 5;

}  // namespace

void uart_start() {
  set_bits(kWakeSerial, 1);
  set_bits(kWakePorts, 1);
  read_register(kWakePorts);  // a port takes three cycles to wake
  set_bits(PortA::kAlternate, 3);
  set_bits(PortA::kDigital, 3);
  Line::start();
}

bool uart_send(char character) { return Line::send(character); }
int uart_receive() { return Line::receive(); }
void uart_interrupt_on(bool received, bool sent) { Line::interrupt_on(received, sent); }

void uart_request_interrupt() {
  enable_interrupt<kInterrupt>();
  request_interrupt<kInterrupt>();
}

extern "C" void irq_5() {
  Line::acknowledge();
  if (console_serve) console_serve();
}

}  // namespace frugal::hal
