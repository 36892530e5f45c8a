// SPDX-License-Identifier: MIT
//
// STM32 VL Discovery (STM32F100RB). The console is USART1, transmitting on PA9; the chip runs on
// its internal 8 MHz oscillator, as it does after reset. Registers: ST's RM0041.
#include "board.hpp"

#include "frugal/hal/console.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kClockEnable = 0x40021018;
constexpr std::uint32_t kPortAHigh = 0x40010804;
constexpr std::uint32_t kUsart = 0x40013800;
constexpr std::uint32_t kStatus = kUsart, kData = kUsart + 4;
constexpr std::uint32_t kBaudRate = kUsart + 8, kControl = kUsart + 12;
constexpr std::uint32_t kTransmitEmpty = 1u << 7;

}  // namespace

void board_start() {
  write_register(kClockEnable, read_register(kClockEnable) | 1u << 14 | 1u << 2);
  write_register(kPortAHigh, (read_register(kPortAHigh) & ~0xF0u) | 0xB0u);  // PA9: USART, fast
  write_register(kBaudRate, 8'000'000 / 115'200);
  write_register(kControl, 1u << 13 | 1u << 3);
}

void console_put(char character) {
  while (!(read_register(kStatus) & kTransmitEmpty)) {
  }
  write_register(kData, static_cast<unsigned char>(character));
}

}  // namespace frugal::hal
