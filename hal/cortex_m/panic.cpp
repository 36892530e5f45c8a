// SPDX-License-Identifier: MIT
/// \file
/// The last words of a program.
#include "frugal/hal/console.hpp"
#include "frugal/hal/process.hpp"

namespace frugal::hal {

[[gnu::weak]] void after_panic() { exit(1); }

void panic(std::string_view reason) {
  asm volatile("cpsid i" ::: "memory");
  console_write("\npanic: ");
  console_write(reason);
  console_put('\n');
  after_panic();
}

}  // namespace frugal::hal
