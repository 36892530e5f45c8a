// SPDX-License-Identifier: MIT
#pragma once

#include "cpu.h"

// SysTick goes on by so many cycles.
void systick_pass(uint32_t cycles);

// A run begins at cpu.spent = 0; SysTick has gone as far as cpu.spent.
void systick_begin_run(void);
void systick_catch_up(void);

void systick_reset(void);
