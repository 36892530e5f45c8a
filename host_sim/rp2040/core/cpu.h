// SPDX-License-Identifier: MIT
//
// A Cortex-M0+ by itself: instructions, exceptions, SysTick, faults, cycles. ARMv6-M Architecture Reference
// Manual (ARM DDI 0419E), of which the chapters are named below; cycles: Cortex-M0+ Technical Reference
// Manual (ARM DDI 0484C), chapter 3.3, with the multiplier of one cycle.
//
// What surrounds it (the bus, in memory.h) is a ROM, a flash, a RAM, and whatever io_read() and io_write()
// answer. Freestanding C: the same files run natively and as WebAssembly.
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { kSp = 13, kLr = 14, kPc = 15, kInterrupts = 32 };

// Exceptions by their numbers, chapter B1.5.2. Interrupt n is kInterrupt0 + n.
enum { kReset = 1, kNmi = 2, kHardFault = 3, kSvCall = 11, kPendSv = 14, kSysTick = 15, kInterrupt0 = 16 };

// Why cpu_run() came back before its time.
enum Stop { kNone, kBreakpoint, kUndefined, kWaits, kLockedUp, kResetAsked };

// What sleeps by WFI wakes by interrupts, masked or not; by WFE also by an event.
enum Sleep { kAwake, kForInterrupt, kForEvent };

// The registers, chapter B1.4, as they are between two instructions; and what concerns a run.
struct Cpu {
  uint32_t r[16];
  uint32_t other_sp;  // the stack pointer that CONTROL does not choose
  uint32_t apsr;      // the flags, bits 31 to 28
  uint32_t primask, control;
  uint32_t exception;  // which is being handled; 0: none
  enum Sleep sleep;
  bool has_event;  // the event register, for WFE
  enum Stop stop;
  uint32_t spent, budget;  // cycles of this run
  bool no_thumb;           // a branch to an address without the lowest bit: EPSR.T is 0
  bool attention;          // something happened that the next instruction must not overlook
  bool is_refused;         // by io_read() or io_write(): nothing is there
};
extern struct Cpu cpu;

// From reset: registers, exceptions, SysTick. Nothing is fetched: the caller sets SP and PC.
void cpu_reset(void);

// Executes instructions until so many cycles are spent, or there is a reason to stop. Cycles that were spent.
uint32_t cpu_run(uint32_t cycles);

// Time passes, and no instruction is executed.
void cpu_pass(uint32_t cycles);

// Whether it is awake, or something has come that wakes it.
bool cpu_wakes(void);

// Cycles until SysTick does something; UINT32_MAX: it is off.
uint32_t cpu_cycles_to_systick(void);

// The level of an interrupt's line.
void cpu_set_interrupt(uint32_t number, bool level);

// A fault at the instruction that comes next. It locks the core up where it is already handled.
void cpu_fault(void);

// Lets the run that is under way last so many cycles more, at most. For io_read() and io_write().
void cpu_limit(uint32_t cycles);

// Devices, by the caller. A size is 1, 2 or 4.
uint32_t io_read(uint32_t address, uint32_t size);
void io_write(uint32_t address, uint32_t value, uint32_t size);
