// SPDX-License-Identifier: MIT
//
// Exceptions: which comes next, how it begins and ends; faults and sleep. Chapters B1.5 and B3.4.
#include "exceptions.h"

#include "instructions.h"
#include "memory.h"

struct Cpu cpu;
struct Exceptions exceptions;

enum { kFrameBytes = 32, kPrioritiesEnd = 4 };
// Entry: the latency that the Technical Reference Manual names. Return: it names none; here as long as to load eight
// registers.
enum { kEntryCycles = 15, kReturnCycles = 9 };
static const uint32_t kReturnToHandler = 0xFFFFFFF1, kReturnToMain = 0xFFFFFFF9, kReturnToProcess = 0xFFFFFFFD;

// Priorities. A lower number goes first.

static int priority_of(uint32_t exception) {
  switch (exception) {
    case kReset: return -3;
    case kNmi: return -2;
    case kHardFault: return -1;
    default: return exceptions.priority[exception];
  }
}

// Of what is executed now, interrupts masked or not.
static int active_priority(void) {
  int least = kPrioritiesEnd;
  for (uint64_t left = exceptions.active; left; left &= left - 1) {
    const int priority = priority_of((uint32_t)__builtin_ctzll(left));
    if (priority < least) least = priority;
  }
  return least;
}

static uint64_t pending_and_enabled(void) {
  const uint64_t system = bit_of(kInterrupt0) - 1;
  return exceptions.pending & (system | (uint64_t)exceptions.enabled << kInterrupt0);
}

// The first of those that go before a priority; 0: none.
static uint32_t due_before(int priority) {
  uint32_t due = 0;
  for (uint64_t left = pending_and_enabled(); left; left &= left - 1) {
    const uint32_t exception = (uint32_t)__builtin_ctzll(left);
    if (priority_of(exception) >= priority) continue;
    due = exception;
    priority = priority_of(exception);
  }
  return due;
}

uint32_t next_pending(void) { return due_before(kPrioritiesEnd); }

static int masked(int priority) { return cpu.primask && priority > 0 ? 0 : priority; }

void pend(uint32_t exception) {
  if (exceptions.wakes_on_pend && !(exceptions.pending & bit_of(exception))) cpu.has_event = true;
  exceptions.pending |= bit_of(exception);
  cpu.attention = true;
}

void cpu_set_interrupt(uint32_t number, bool level) {
  const uint32_t bit = 1u << number;
  if (level && !(exceptions.lines & bit)) pend(kInterrupt0 + number);
  exceptions.lines = level ? exceptions.lines | bit : exceptions.lines & ~bit;
}

// Two stack pointers. A handler has the main one.

static bool is_process_stack(void) { return !cpu.exception && cpu.control & 2; }

static void choose_stack(bool was_process, bool is_process) {
  if (was_process == is_process) return;
  const uint32_t other = cpu.other_sp;
  cpu.other_sp = cpu.r[kSp];
  cpu.r[kSp] = other;
}

// Entry, chapter B1.5.6. A frame that can't be stored is lost: on the chip that may lock the core up, while
// here, as in QEMU, the handler runs and can tell.
static void push_frame(uint32_t return_address) {
  const uint32_t sp = cpu.r[kSp], frame = (sp - kFrameBytes) & ~4u;
  const uint32_t thumb = cpu.no_thumb ? 0 : 1u << 24;
  const uint32_t xpsr = cpu.apsr | thumb | (sp >> 2 & 1) << 9 | cpu.exception;
  const uint32_t words[] = {cpu.r[0], cpu.r[1], cpu.r[2], cpu.r[3], cpu.r[12], cpu.r[kLr], return_address, xpsr};
  for (uint32_t i = 0; i < 8; ++i) {
    uint8_t* at = writable(&memory.places, frame + 4 * i);
    if (at) __builtin_memcpy(at, &words[i], 4);
  }
  cpu.r[kSp] = frame;
}

static void jump_to_vector(uint32_t exception) {
  const uint8_t* at = readable(&memory.places, exceptions.vectors + 4 * exception);
  const uint32_t vector = at ? bytes_to_word(at) : 0;
  cpu.r[kPc] = vector & ~1u;
  cpu.no_thumb = cpu.attention = !(vector & 1);
  if (!at) cpu.stop = kLockedUp;
}

static void enter(uint32_t exception) {
  const bool was_process = is_process_stack();
  const uint32_t back = cpu.exception ? kReturnToHandler : was_process ? kReturnToProcess : kReturnToMain;
  push_frame(cpu.r[kPc]);
  exceptions.pending &= ~bit_of(exception);
  exceptions.active |= bit_of(exception);
  cpu.exception = exception;
  choose_stack(was_process, false);
  cpu.control &= ~2u;
  cpu.r[kLr] = back;
  cpu.has_event = true;
  cpu.spent += kEntryCycles;
  jump_to_vector(exception);
}

// Sleep, chapters B1.5.17 to 19. PRIMASK keeps a handler from running, and does not keep WFI from ending.
bool cpu_wakes(void) {
  if (cpu.sleep == kAwake) return true;
  const int priority = active_priority();
  const bool is_event = cpu.sleep == kForEvent && cpu.has_event;
  if (!is_event && !due_before(cpu.sleep == kForEvent ? masked(priority) : priority)) return false;
  if (is_event) cpu.has_event = false;
  cpu.sleep = kAwake;
  return true;
}

void attend(void) {
  cpu.attention = false;
  if (cpu.no_thumb) cpu_fault();
  if (cpu.stop || !cpu_wakes()) return;
  const uint32_t due = due_before(masked(active_priority()));
  if (due) enter(due);
}

// Return, chapter B1.5.8.

static void pop_frame(void) {
  const uint32_t frame = cpu.r[kSp];
  uint32_t words[8];
  for (uint32_t i = 0; i < 8; ++i) {
    const uint8_t* at = readable(&memory.places, frame + 4 * i);
    if (!at || frame & 3) {
      cpu.stop = kLockedUp;
      return;
    }
    words[i] = bytes_to_word(at);
  }
  __builtin_memcpy(cpu.r, words, 16);
  cpu.r[12] = words[4];
  cpu.r[kLr] = words[5];
  cpu.r[kPc] = words[6] & ~1u;
  cpu.apsr = words[7] & 0xF0000000;
  cpu.exception = words[7] & 0x3F;
  cpu.no_thumb = !(words[7] >> 24 & 1);
  cpu.r[kSp] = frame + kFrameBytes + (words[7] >> 9 & 1) * 4;
}

void leave_exception(uint32_t exc_return) {
  const uint32_t left = cpu.exception;
  const bool to_handler = exc_return == kReturnToHandler, to_process = exc_return == kReturnToProcess;
  const bool nests = (exceptions.active & ~bit_of(left)) != 0;
  cpu.attention = true;
  if ((!to_handler && !to_process && exc_return != kReturnToMain) || to_handler != nests) {
    cpu.no_thumb = true;  // a fault at an address that is none
    return;
  }
  exceptions.active &= ~bit_of(left);
  if (left >= kInterrupt0 && exceptions.lines >> (left - kInterrupt0) & 1) pend(left);
  cpu.control = (cpu.control & ~2u) | (to_process ? 2 : 0);
  choose_stack(false, to_process);
  cpu.spent += kReturnCycles;
  pop_frame();
  cpu.has_event = true;
  if (exceptions.sleeps_on_exit && !to_handler) cpu.sleep = kForInterrupt;
}

// Faults

void cpu_fault(void) {
  if (active_priority() < 0) {
    cpu.stop = kLockedUp;
  } else {
    pend(kHardFault);
  }
}

bool call_supervisor(void) {
  if (priority_of(kSvCall) >= masked(active_priority())) return false;
  pend(kSvCall);
  return true;
}

// Special registers, chapter B5.2.1. Threads are always privileged: nothing here asks to be less.

uint32_t read_special(uint32_t number) {
  const bool is_process = is_process_stack();
  switch (number) {
    case 0: case 2: return cpu.apsr;
    case 1: case 3: return cpu.apsr | cpu.exception;
    case 5: case 7: return cpu.exception;
    case 8: return is_process ? cpu.other_sp : cpu.r[kSp];
    case 9: return is_process ? cpu.r[kSp] : cpu.other_sp;
    case 16: return cpu.primask;
    case 20: return cpu.control;
    default: return 0;
  }
}

void write_special(uint32_t number, uint32_t value) {
  const bool is_process = is_process_stack();
  cpu.attention = true;
  switch (number) {
    case 0: case 1: case 2: case 3: cpu.apsr = value & 0xF0000000; break;
    case 8: *(is_process ? &cpu.other_sp : &cpu.r[kSp]) = value & ~3u; break;
    case 9: *(is_process ? &cpu.r[kSp] : &cpu.other_sp) = value & ~3u; break;
    case 16: cpu.primask = value & 1; break;
    case 20:
      if (cpu.exception) break;
      cpu.control = value & 2;
      choose_stack(is_process, is_process_stack());
      break;
    default: break;
  }
}

bool take_hint(uint32_t hint) {
  enum { kWfe = 2, kWfi = 3, kSev = 4 };
  if (hint == kSev) cpu.has_event = true;
  if (hint != kWfe && hint != kWfi) return true;
  if (hint == kWfe && cpu.has_event) {
    cpu.has_event = false;
    return true;
  }
  cpu.sleep = hint == kWfe ? kForEvent : kForInterrupt;
  cpu.attention = true;
  return false;
}
