// SPDX-License-Identifier: MIT
//
// Stellaris LM3S6965 evaluation board. The console is UART0 (a PL011) on port A; the chip runs
// on its internal 12 MHz oscillator, as it does after reset.
#include "board.hpp"

#include "frugal/hal/console.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kClockUarts = 0x400FE104, kClockPorts = 0x400FE108;
constexpr std::uint32_t kPortA = 0x40004000;
constexpr std::uint32_t kPortAlternate = kPortA + 0x420, kPortDigital = kPortA + 0x51C;
constexpr std::uint32_t kUart = 0x4000C000;
constexpr std::uint32_t kFlags = kUart + 0x018;
constexpr std::uint32_t kDivisor = kUart + 0x024, kDivisorFraction = kUart + 0x028;
constexpr std::uint32_t kLineControl = kUart + 0x02C, kControl = kUart + 0x030;
constexpr std::uint32_t kTransmitFull = 1u << 5;

}  // namespace

void board_start() {
  write_register(kClockUarts, read_register(kClockUarts) | 1);
  write_register(kClockPorts, read_register(kClockPorts) | 1);
  read_register(kClockPorts);  // a port takes three cycles to wake
  write_register(kPortAlternate, 3);
  write_register(kPortDigital, 3);
  write_register(kDivisor, 6);  // 12 MHz / (16 * 115,200) = 6.51
  write_register(kDivisorFraction, 33);
  write_register(kLineControl, 0x70);  // eight bits, no parity, FIFOs on
  write_register(kControl, 0x301);
}

void console_put(char character) {
  while (read_register(kFlags) & kTransmitFull) {
  }
  write_register(kUart, static_cast<unsigned char>(character));
}

}  // namespace frugal::hal
