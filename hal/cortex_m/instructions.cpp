// SPDX-License-Identifier: MIT
/// \file
/// Instructions, from the ticks of a timer, whose rate is found with nops. It is kept as
/// instructions per tick in 16.16 fixed point.
#include "frugal/hal/instructions.hpp"

#include <cstdint>

#include "ticks.hpp"

namespace frugal::hal {
namespace {

std::uint64_t start_ticks;
std::uint32_t instructions_per_tick;  // 16.16; 0 until calibrated

/// 2^18 rounds of 16 instructions: 14 nops, a subtraction, a branch.
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
  start_counting();
  const std::uint64_t before = ticks();
  run_nops();
  const auto taken = static_cast<std::uint32_t>(ticks() - before);
  constexpr std::uint64_t kScaled = std::uint64_t{kNopRounds} * kNopRound << 16;
  instructions_per_tick = static_cast<std::uint32_t>((kScaled + taken / 2) / taken);
  start_ticks = ticks();
}

}  // namespace

std::uint64_t instructions() {
  if (instructions_per_tick == 0) calibrate();
  return (ticks() - start_ticks) * instructions_per_tick >> 16;
}

}  // namespace frugal::hal
