// SPDX-License-Identifier: MIT
#pragma once

#include "cpu.h"

// Of the exceptions, a bit each by their numbers; what software sees of it is in system.c.
struct Exceptions {
  uint64_t pending, active;
  uint32_t enabled;      // interrupts
  uint32_t lines;        // of interrupts that are high
  uint8_t priority[48];  // 0 to 3, of those that have one of their own
  uint32_t vectors;      // where their table is
  bool wakes_on_pend;    // SCR.SEVONPEND
  bool sleeps_on_exit;   // SCR.SLEEPONEXIT
};
extern struct Exceptions exceptions;

static inline uint64_t bit_of(uint32_t exception) { return (uint64_t)1 << exception; }

void pend(uint32_t exception);

// The one that comes next, by priority; 0: none.
uint32_t next_pending(void);

// Enters the exception that is due, if the core does not sleep on.
void attend(void);
