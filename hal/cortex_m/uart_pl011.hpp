// SPDX-License-Identifier: MIT
/// \file
/// ARM's UART PL011, as several makers build it in: 115,200 baud, with its FIFOs. ARM DDI 0183.
#pragma once

#include <cstdint>

#include "register.hpp"

namespace frugal::hal {

template <std::uint32_t kBase, std::uint32_t kPeripheralHz>
struct UartPl011 {
  static void start() {
    write_register(kDivisor, kDivisor64ths / 64);
    write_register(kDivisorFraction, kDivisor64ths % 64);
    write_register(kLineControl, 0x70);  // eight bits, no parity, FIFOs on
    write_register(kControl, 0x301);
  }

  static bool send(char character) {
    if (read_register(kFlags) & kTransmitFull) return false;
    write_register(kBase, static_cast<unsigned char>(character));
    return true;
  }

  static int receive() {
    if (read_register(kFlags) & kReceiveEmpty) return -1;
    return static_cast<int>(read_register(kBase) & 0xFF);
  }

  static void interrupt_on(bool received, bool sent) {
    write_register(kInterruptMask, (received ? kReceived : 0) | (sent ? kSent : 0));
  }

  /// At the start of the handler; the other events end when the bytes are read.
  static void acknowledge() { write_register(kInterruptClear, kSent); }

 private:
  static constexpr std::uint32_t kFlags = kBase + 0x018;
  static constexpr std::uint32_t kDivisor = kBase + 0x024, kDivisorFraction = kBase + 0x028;
  static constexpr std::uint32_t kLineControl = kBase + 0x02C, kControl = kBase + 0x030;
  static constexpr std::uint32_t kInterruptMask = kBase + 0x038, kInterruptClear = kBase + 0x044;
  static constexpr std::uint32_t kReceiveEmpty = 1u << 4, kTransmitFull = 1u << 5;
  static constexpr std::uint32_t kReceived =
      1u << 4 | 1u << 6;  // half full, or a while without one
  static constexpr std::uint32_t kSent = 1u << 5;
  static constexpr std::uint32_t kDivisor64ths = (kPeripheralHz * 8 / 115'200 + 1) / 2;
};

}  // namespace frugal::hal
