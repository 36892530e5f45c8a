// SPDX-License-Identifier: MIT
/// \file
/// USART1 on PA9 and PA10; interrupt 37. RM0041, chapter 23.
#include "uart.hpp"

#include "chip.hpp"
#include "interrupts.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kUsart = 0x40013800;
constexpr std::uint32_t kStatus = kUsart, kData = kUsart + 4;
constexpr std::uint32_t kBaudRate = kUsart + 8, kControl = kUsart + 12;
constexpr std::uint32_t kOverrun = 1u << 3, kReceived = 1u << 5, kTransmitEmpty = 1u << 7;
constexpr std::uint32_t kOn = 1u << 13 | 1u << 3 | 1u << 2;  // itself, both directions
constexpr unsigned kInterrupt = 37;

}  // namespace

void uart_start() {
  set_bits(kWake, kWakeUsart1 | kWakePortA);
  write_register(PortA::kSetAndReset, 1u << 10);    // pull PA10 up, not down
  change_bits(PortA::kSettingsHigh, 0xFF0, 0x8B0);  // PA10: input, pulled; PA9: USART, fast
  write_register(kBaudRate, (kClockHz + 57'600) / 115'200);
  write_register(kControl, kOn);
}

bool uart_send(char character) {
  if (!(read_register(kStatus) & kTransmitEmpty)) return false;
  write_register(kData, static_cast<unsigned char>(character));
  return true;
}

int uart_receive() {
  if (!(read_register(kStatus) & (kReceived | kOverrun))) return -1;
  return static_cast<int>(read_register(kData) & 0xFF);
}

/// The interrupts of the enabled events have the places in the control register that the events
/// have in the status register. To leave received bytes in the USART, all its interrupts are held
/// back at the core: in QEMU 7.2 the interrupt of a received byte lasts, enabled or not, until the
/// byte is read.
void uart_interrupt_on(bool received, bool sent) {
  write_register(kControl, kOn | (received ? kReceived : 0) | (sent ? kTransmitEmpty : 0));
  if (!received) disable_interrupt<kInterrupt>();
}

void uart_request_interrupt() {
  enable_interrupt<kInterrupt>();
  request_interrupt<kInterrupt>();
}

extern "C" void irq_37() {
  if (console_serve) console_serve();
}

}  // namespace frugal::hal
