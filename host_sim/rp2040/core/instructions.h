// SPDX-License-Identifier: MIT
#pragma once

#include "cpu.h"

// Instructions from cpu.r[kPc] on, until the budget is spent or something asks for attention; at least one.
void execute(void);

// What instructions ask of exceptions.c.
void leave_exception(uint32_t exc_return);
bool call_supervisor(void);  // false: it may not interrupt what runs, which is a fault
uint32_t read_special(uint32_t number);
void write_special(uint32_t number, uint32_t value);
// NOP, YIELD, WFE, WFI, SEV. False: the core waits.
bool take_hint(uint32_t hint);
