// SPDX-License-Identifier: MIT
//
// SysTick as a counter of instructions. It has 24 bits and counts down; its interrupt counts how
// often it reached 0. The rate is kept as instructions per tick in 16.16 fixed point.
#include "frugal/hal/instructions.hpp"

#include <cstdint>

#include "register.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kControl = 0xE000E010, kReload = 0xE000E014, kCurrent = 0xE000E018;
constexpr std::uint32_t kInterruptState = 0xE000ED04;
constexpr std::uint32_t kEnabledWithInterruptOnCoreClock = 7;
constexpr std::uint32_t kSysTickPending = 1u << 26;
constexpr std::uint32_t kPeriod = 1u << 24;

volatile std::uint32_t wraps;
std::uint64_t start_ticks;
std::uint32_t instructions_per_tick;  // 16.16; 0 until calibrated

std::uint64_t ticks() {
  std::uint32_t seen_wraps, current;
  do {
    seen_wraps = wraps;
    current = read_register(kCurrent);
    if (read_register(kInterruptState) & kSysTickPending) {  // interrupts off, and it just wrapped
      ++seen_wraps;
      current = read_register(kCurrent);
      break;
    }
  } while (seen_wraps != wraps);
  return static_cast<std::uint64_t>(seen_wraps) * kPeriod + ((kPeriod - current) & (kPeriod - 1));
}

// 2^18 rounds of 16 instructions: 14 nops, a subtraction, a branch.
constexpr std::uint32_t kNopRounds = 1u << 18, kNopRound = 16;
void run_nops() {
  std::uint32_t rounds = kNopRounds;
  asm volatile(
      ".syntax unified\n"
      "1: .rept 14\n nop\n .endr\n"
      "subs %0, #1\n"
      "bne 1b\n"
      : "+l"(rounds)
      :
      : "cc");
}

void calibrate() {
  write_register(kReload, kPeriod - 1);
  write_register(kCurrent, 0);
  write_register(kControl, kEnabledWithInterruptOnCoreClock);
  while (read_register(kCurrent) == 0) {  // it loads the period on its first tick
  }
  const std::uint64_t before = ticks();
  run_nops();
  const auto taken = static_cast<std::uint32_t>(ticks() - before);
  constexpr std::uint64_t kScaled = std::uint64_t{kNopRounds} * kNopRound << 16;
  instructions_per_tick = static_cast<std::uint32_t>((kScaled + taken / 2) / taken);
  start_ticks = ticks();
}

}  // namespace

extern "C" void systick_handler() { wraps = wraps + 1; }

std::uint64_t instructions() {
  if (instructions_per_tick == 0) calibrate();
  return (ticks() - start_ticks) * instructions_per_tick >> 16;
}

}  // namespace frugal::hal
