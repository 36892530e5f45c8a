// SPDX-License-Identifier: MIT
//
// An image says what follows a panic, here a restart; the board comes up as from power-on.
#include "frugal/hal/console.hpp"
#include "frugal/hal/process.hpp"
#include "frugal/hal/time.hpp"

namespace {

constexpr std::uint32_t kPanicked = 0x50414E49;
[[gnu::section(".noinit")]] volatile std::uint32_t note;
volatile std::uint32_t cleared;  // by start-up
volatile std::uint32_t loaded = 42;

}  // namespace

void frugal::hal::after_panic() {
  note = kPanicked;
  restart();
}

int main() {
  using namespace frugal::hal;
  if (cleared != 0 || loaded != 42) return 1;
  cleared = 7;
  loaded = 7;
  const bool second_run = note == kPanicked;
  note = 0;
  for (const std::uint32_t start = now_ms(); now_ms() - start < 10;) idle();  // interrupts work
  if (!second_run) panic("on purpose");
  console_write("restarted after the panic\n");
}
