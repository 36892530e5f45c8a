// SPDX-License-Identifier: MIT
//
// ARM MPS2 with AN386. The console is UART0 of the CMSDK.
#include "board.hpp"

#include "frugal/hal/console.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kUart = 0x40004000;
constexpr std::uint32_t kState = kUart + 0x004;
constexpr std::uint32_t kControl = kUart + 0x008;
constexpr std::uint32_t kDivisor = kUart + 0x010;
constexpr std::uint32_t kTransmitFull = 1;

}  // namespace

void board_start() {
  write_register(kDivisor, 25'000'000 / 115'200);
  write_register(kControl, 1);
}

void console_put(char character) {
  while (read_register(kState) & kTransmitFull) {
  }
  write_register(kUart, static_cast<unsigned char>(character));
}

}  // namespace frugal::hal
