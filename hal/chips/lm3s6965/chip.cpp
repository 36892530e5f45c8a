// SPDX-License-Identifier: MIT
/// \file
/// 50 MHz from an 8 MHz crystal: the PLL makes 200 MHz of it, a divisor takes a quarter. Data
/// sheet, chapter 5.2.4 and 5.3, in the order given there. The crystal has a tenth of a second to
/// begin. If the PLL does not lock, the chip stays on its internal oscillator, at a quarter of the
/// rate and of the console's baud rate.
#include "chip.hpp"

#include "register.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kClock = 0x400FE060, kEvents = 0x400FE050;
constexpr std::uint32_t kPllLocked = 1u << 6;
constexpr std::uint32_t kBypass = 1u << 11, kPowerDown = 1u << 13, kDivide = 1u << 22;
constexpr std::uint32_t kMainOscillatorOff = 1u;
constexpr std::uint32_t kCrystal = 0xFu << 6, kCrystal8Mhz = 0xEu << 6;
constexpr std::uint32_t kSource = 3u << 4, kDivisor = 0xFu << 23, kBy4 = 3u << 23;

constexpr std::uint32_t kStartHz = 12'000'000, kCyclesInRound = 4;

void wait_tenth_of_second() {
  for (std::uint32_t rounds = kStartHz / 10 / kCyclesInRound; rounds > 0; --rounds) {
    asm volatile("nop");
  }
}

}  // namespace

void chip_start() {
  change_bits(kClock, kDivide | kMainOscillatorOff, kBypass);
  wait_tenth_of_second();
  change_bits(kClock, kCrystal | kSource | kPowerDown, kCrystal8Mhz);
  change_bits(kClock, kDivisor, kBy4 | kDivide);
  if (await_bits(kEvents, kPllLocked)) change_bits(kClock, kBypass, 0);
}

}  // namespace frugal::hal
