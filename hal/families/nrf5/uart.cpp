// SPDX-License-Identifier: MIT
/// \file
/// UART0 on pins that the board names; interrupt 2. Reference Manual, chapter 29. The transmitter
/// has no "full": it takes a byte, and says when that is sent.
#include "uart.hpp"

#include "chip.hpp"
#include "interrupts.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kUart = 0x40002000;
constexpr std::uint32_t kStartReceiver = kUart, kStartTransmitter = kUart + 0x008;
constexpr std::uint32_t kReceived = kUart + 0x108, kSent = kUart + 0x11C;
constexpr std::uint32_t kInterruptSet = kUart + 0x304, kInterruptClear = kUart + 0x308;
constexpr std::uint32_t kEnable = kUart + 0x500;
constexpr std::uint32_t kTransmitPin = kUart + 0x50C, kReceivePin = kUart + 0x514;
constexpr std::uint32_t kReceive = kUart + 0x518, kTransmit = kUart + 0x51C;
constexpr std::uint32_t kBaudRate = kUart + 0x524;
constexpr std::uint32_t kReceivedBit = 1u << 2, kSentBit = 1u << 7;
constexpr unsigned kInterrupt = 2;

bool sending;

}  // namespace

void uart_start(unsigned transmit_pin, unsigned receive_pin) {
  write_register(kTransmitPin, transmit_pin);
  write_register(kReceivePin, receive_pin);
  write_register(kBaudRate, 0x01D7E000);  // 115,200
  write_register(kEnable, 4);
  write_register(kStartTransmitter, 1);
  write_register(kStartReceiver, 1);
}

bool uart_send(char character) {
  if (read_register(kSent)) {
    write_register(kSent, 0);
    sending = false;
  }
  if (sending) return false;
  sending = true;
  write_register(kTransmit, static_cast<unsigned char>(character));
  return true;
}

int uart_receive() {
  if (!read_register(kReceived)) return -1;
  write_register(kReceived, 0);
  return static_cast<int>(read_register(kReceive));
}

/// An interrupt lasts as long as its event, and that of the last byte sent is never cleared.
void uart_interrupt_on(bool received, bool sent) {
  const std::uint32_t on = (received ? kReceivedBit : 0) | (sent ? kSentBit : 0);
  write_register(kInterruptSet, on);
  write_register(kInterruptClear, (kReceivedBit | kSentBit) & ~on);
}

void uart_request_interrupt() {
  enable_interrupt<kInterrupt>();
  request_interrupt<kInterrupt>();
}

extern "C" void irq_2() {
  if (console_serve) console_serve();
}

}  // namespace frugal::hal
