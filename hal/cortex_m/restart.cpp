// SPDX-License-Identifier: MIT
/// \file
/// A reset of the whole chip, asked for by software. ARMv7-M Architecture Reference Manual, B3.2.6:
/// AIRCR takes a write only with its key.
#include "frugal/hal/process.hpp"
#include "register.hpp"

namespace frugal::hal {

void restart() {
  asm volatile("dsb" ::: "memory");
  write_register(0xE000ED0C, 0x05FA0004);
  for (;;) {  // it takes a few cycles
  }
}

}  // namespace frugal::hal
