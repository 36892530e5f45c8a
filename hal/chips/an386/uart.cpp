// SPDX-License-Identifier: MIT
/// \file
/// UART0 of the CMSDK; interrupt 0 when a byte came in, 1 when one is sent. ARM DDI 0479,
/// chapter 4.3.
#include "uart.hpp"

#include "chip.hpp"
#include "interrupts.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kUart = 0x40004000;
constexpr std::uint32_t kState = kUart + 0x004, kControl = kUart + 0x008;
constexpr std::uint32_t kInterrupts = kUart + 0x00C, kDivisor = kUart + 0x010;
constexpr std::uint32_t kTransmitFull = 1, kReceiveFull = 2;
constexpr std::uint32_t kOn = 3;  // both directions
constexpr std::uint32_t kSentBit = 1u << 2, kReceivedBit = 1u << 3;
constexpr unsigned kReceivedInterrupt = 0, kSentInterrupt = 1;

}  // namespace

void uart_start() {
  write_register(kDivisor, kClockHz / 115'200);
  write_register(kControl, kOn);
}

bool uart_send(char character) {
  if (read_register(kState) & kTransmitFull) return false;
  write_register(kUart, static_cast<unsigned char>(character));
  return true;
}

int uart_receive() {
  if (!(read_register(kState) & kReceiveFull)) return -1;
  return static_cast<int>(read_register(kUart) & 0xFF);
}

void uart_interrupt_on(bool received, bool sent) {
  write_register(kControl, kOn | (received ? kReceivedBit : 0) | (sent ? kSentBit : 0));
}

void uart_request_interrupt() {
  enable_interrupt<kReceivedInterrupt>();
  enable_interrupt<kSentInterrupt>();
  request_interrupt<kSentInterrupt>();
}

/// Both interrupts come here: each is cleared before the state is looked at.
extern "C" void irq_1() {
  write_register(kInterrupts, 3);
  if (console_serve) console_serve();
}

extern "C" void irq_0() { irq_1(); }

}  // namespace frugal::hal
