// SPDX-License-Identifier: MIT
/// \file
/// UART0, a PL011, on PA0 and PA1; interrupt 5. Data sheet, chapter 12; ARM DDI 0183.
#include "uart.hpp"

#include "chip.hpp"
#include "interrupts.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kUart = 0x4000C000;
constexpr std::uint32_t kFlags = kUart + 0x018;
constexpr std::uint32_t kDivisor = kUart + 0x024, kDivisorFraction = kUart + 0x028;
constexpr std::uint32_t kLineControl = kUart + 0x02C, kControl = kUart + 0x030;
constexpr std::uint32_t kInterruptMask = kUart + 0x038, kInterruptClear = kUart + 0x044;
constexpr std::uint32_t kReceiveEmpty = 1u << 4, kTransmitFull = 1u << 5;
constexpr std::uint32_t kReceived = 1u << 4 | 1u << 6;  // half full, or a while without a byte
constexpr std::uint32_t kSent = 1u << 5;
constexpr std::uint32_t kDivisor64ths = (kClockHz * 8 / 115'200 + 1) / 2;
constexpr unsigned kInterrupt = 5;

}  // namespace

void uart_start() {
  set_bits(kWakeSerial, 1);
  set_bits(kWakePorts, 1);
  read_register(kWakePorts);  // a port takes three cycles to wake
  set_bits(PortA::kAlternate, 3);
  set_bits(PortA::kDigital, 3);
  write_register(kDivisor, kDivisor64ths / 64);
  write_register(kDivisorFraction, kDivisor64ths % 64);
  write_register(kLineControl, 0x70);  // eight bits, no parity, FIFOs on
  write_register(kControl, 0x301);
}

bool uart_send(char character) {
  if (read_register(kFlags) & kTransmitFull) return false;
  write_register(kUart, static_cast<unsigned char>(character));
  return true;
}

int uart_receive() {
  if (read_register(kFlags) & kReceiveEmpty) return -1;
  return static_cast<int>(read_register(kUart) & 0xFF);
}

void uart_interrupt_on(bool received, bool sent) {
  write_register(kInterruptMask, (received ? kReceived : 0) | (sent ? kSent : 0));
}

void uart_request_interrupt() {
  enable_interrupt<kInterrupt>();
  request_interrupt<kInterrupt>();
}

extern "C" void irq_5() {
  write_register(kInterruptClear, kSent);  // the others end when the bytes are read
  if (console_serve) console_serve();
}

}  // namespace frugal::hal
