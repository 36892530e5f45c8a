// SPDX-License-Identifier: MIT
//
// BBC micro:bit V1 (nRF51822). The console is UART0; the interface chip carries it to USB.
// Registers: nRF51 Series Reference Manual, version 3.0.1, chapter 29.
#include "board.hpp"

#include "frugal/hal/console.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kUart = 0x40002000;
constexpr std::uint32_t kStartTransmitter = kUart + 0x008;
constexpr std::uint32_t kByteSent = kUart + 0x11C;
constexpr std::uint32_t kEnable = kUart + 0x500;
constexpr std::uint32_t kTransmitPin = kUart + 0x50C;
constexpr std::uint32_t kTransmit = kUart + 0x51C;
constexpr std::uint32_t kBaudRate = kUart + 0x524;

}  // namespace

void board_start() {
  write_register(kTransmitPin, 24);
  write_register(kBaudRate, 0x01D7E000);  // 115,200
  write_register(kEnable, 4);
  write_register(kStartTransmitter, 1);
}

void console_put(char character) {
  write_register(kByteSent, 0);
  write_register(kTransmit, static_cast<unsigned char>(character));
  while (read_register(kByteSent) == 0) {
  }
}

}  // namespace frugal::hal
