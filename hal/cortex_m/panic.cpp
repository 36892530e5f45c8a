// SPDX-License-Identifier: MIT
/// \file
/// panic() and what follows it, unless the image defines that.
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
