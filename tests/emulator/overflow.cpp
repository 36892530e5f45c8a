// SPDX-License-Identifier: MIT
//
// Calls itself until the stack is full: the board must say so, and variables must not change.
#include <cstdint>

#include "frugal/hal/console.hpp"
#include "frugal/hal/process.hpp"

namespace {

volatile std::uint32_t guarded[64];
std::uint32_t depth;
constexpr std::uint32_t kFarTooDeep = 1'000'000;

[[gnu::noinline]] void descend() {
  volatile std::uint32_t frame[16];
  frame[0] = ~0u;
  if (++depth < kFarTooDeep) descend();
  depth -= frame[0];
}

}  // namespace

void frugal::hal::after_panic() {
  for (const volatile std::uint32_t& word : guarded) {
    if (word != 0) console_write("a variable was overwritten\n");
  }
  console_write(depth > 10 ? "the stack is guarded\n" : "there was no stack\n");
  exit(0);
}

int main() { descend(); }
