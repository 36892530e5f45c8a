// SPDX-License-Identifier: MIT
//
// Running: instructions, exceptions between them, SysTick beside them.
#include "exceptions.h"
#include "instructions.h"
#include "memory.h"
#include "system.h"

void cpu_reset(void) {
  cpu = (struct Cpu){0};
  exceptions = (struct Exceptions){0};
  systick_reset();
}

void cpu_limit(uint32_t cycles) {
  if (cpu.budget > cpu.spent && cycles < cpu.budget - cpu.spent) cpu.budget = cpu.spent + cycles;
}

void cpu_pass(uint32_t cycles) { systick_pass(cycles); }

uint32_t cpu_run(uint32_t cycles) {
  const uint32_t to_systick = cpu_cycles_to_systick();
  cpu.spent = 0;
  cpu.budget = cycles < to_systick ? cycles : to_systick;
  cpu.stop = kNone;
  systick_begin_run();
  while (cpu.spent < cpu.budget && !cpu.stop) {
    if (cpu.attention) attend();
    if (cpu.stop) break;
    if (cpu.sleep != kAwake) {
      cpu.stop = kWaits;
      break;
    }
    execute();
  }
  systick_catch_up();
  return cpu.spent;
}
