// SPDX-License-Identifier: MIT
//
// SSI0. Data sheet, chapter 13.
#include "chip.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kSsi = 0x40008000;
constexpr std::uint32_t kFrameFormat = kSsi, kControl = kSsi + 0x004, kData = kSsi + 0x008;
constexpr std::uint32_t kStatus = kSsi + 0x00C, kPrescaler = kSsi + 0x010;
constexpr std::uint32_t kTransmitNotFull = 1u << 1, kReceiveNotEmpty = 1u << 2, kBusy = 1u << 4;
constexpr std::uint32_t kEightBits = 7, kClockIdlesHigh = 1u << 6, kSecondEdge = 1u << 7;
constexpr std::uint32_t kSlower7Times = 6u << 8;
constexpr std::uint32_t kSsiPins = 1u << 2 | 1u << 3 | 1u << 5;

}  // namespace

void Ssi0::start() {
  PortA::wake();
  set_bits(PortA::kAlternate, kSsiPins);
  set_bits(PortA::kDigital, kSsiPins);
  set_bits(kWakeSerial, 1u << 4);
  read_register(kWakeSerial);
  write_register(kControl, 0);
  write_register(kPrescaler, 2);
  write_register(kFrameFormat, kEightBits | kClockIdlesHigh | kSecondEdge | kSlower7Times);
  write_register(kControl, 1u << 1);  // on
}

// What comes back is noise, but must be taken: the emulator stops sending when it has eight bytes.
void Ssi0::send(std::uint8_t byte) {
  while (!(read_register(kStatus) & kTransmitNotFull)) {
  }
  write_register(kData, byte);
  while (read_register(kStatus) & kReceiveNotEmpty) read_register(kData);
}

void Ssi0::wait_until_sent() {
  while (read_register(kStatus) & kBusy) {
  }
}

}  // namespace frugal::hal
