// SPDX-License-Identifier: MIT
//
// The core's own registers, from E0000000h on: SysTick (chapter B3.3), the interrupt controller (B3.4), the
// system control block (B3.2). Registers are words; what is not listed reads 0. The memory protection unit
// keeps what it is given, and protects nothing. All other addresses are the devices'.
#include "system.h"

#include "exceptions.h"
#include "memory.h"

struct Memory memory;

enum { kSystemBegin = 0xE0000000u >> 28 };
enum { kEnable = 1, kAsksInterrupt = 2, kByCore = 4, kCounted = 1 << 16 };
enum { kMpuType = 0xED90, kMpuEnd = 0xEDA4 };

static struct {
  uint32_t control, reload, value;
  uint32_t gone;  // cycles of this run that have been counted
} systick;
static uint32_t mpu[(kMpuEnd - kMpuType) / 4];

void systick_pass(uint32_t cycles) {
  if (!(systick.control & kEnable)) return;
  while (cycles > 0) {
    if (systick.value == 0) {
      if (systick.reload == 0) return;
      systick.value = systick.reload;
      --cycles;
    } else if (cycles < systick.value) {
      systick.value -= cycles;
      return;
    } else {
      cycles -= systick.value;
      systick.value = 0;
      systick.control |= kCounted;
      if (systick.control & kAsksInterrupt) pend(kSysTick);
    }
  }
}

uint32_t cpu_cycles_to_systick(void) {
  if (!(systick.control & kEnable) || (!systick.reload && !systick.value)) return UINT32_MAX;
  return systick.value ? systick.value : systick.reload + 1;
}

void systick_begin_run(void) { systick.gone = 0; }

void systick_catch_up(void) {
  systick_pass(cpu.spent - systick.gone);
  systick.gone = cpu.spent;
}

void systick_reset(void) {
  systick.control = kByCore;
  systick.reload = systick.value = systick.gone = 0;
  __builtin_memset(mpu, 0, sizeof mpu);
}

// Interrupts, four bytes of priorities a word; the upper two bits of each count.

static uint32_t priorities_from(uint32_t exception) {
  uint32_t word = 0;
  for (uint32_t i = 0; i < 4; ++i) word |= (uint32_t)exceptions.priority[exception + i] << (8 * i + 6);
  return word;
}

static void set_priorities(uint32_t exception, uint32_t word) {
  for (uint32_t i = 0; i < 4; ++i) exceptions.priority[exception + i] = word >> (8 * i + 6) & 3;
}

static void pend_interrupts(uint32_t which) {
  for (; which; which &= which - 1) pend(kInterrupt0 + (uint32_t)__builtin_ctz(which));
}

static uint32_t control_state(void) {
  const uint64_t interrupts = exceptions.pending >> kInterrupt0;
  return (exceptions.pending & bit_of(kNmi) ? 1u << 31 : 0) | (exceptions.pending & bit_of(kPendSv) ? 1u << 28 : 0) |
         (exceptions.pending & bit_of(kSysTick) ? 1u << 26 : 0) | (interrupts ? 1u << 22 : 0) | next_pending() << 12 |
         cpu.exception;
}

static void set_control_state(uint32_t value) {
  if (value >> 31 & 1) pend(kNmi);
  if (value >> 28 & 1) pend(kPendSv);
  if (value >> 27 & 1) exceptions.pending &= ~bit_of(kPendSv);
  if (value >> 26 & 1) pend(kSysTick);
  if (value >> 25 & 1) exceptions.pending &= ~bit_of(kSysTick);
}

static uint32_t read_register(uint32_t place) {
  switch (place) {
    case 0xE010: {
      const uint32_t control = systick.control;
      systick.control &= ~(uint32_t)kCounted;
      return control;
    }
    case 0xE014: return systick.reload;
    case 0xE018: return systick.value;
    case 0xE100: case 0xE180: return exceptions.enabled;
    case 0xE200: case 0xE280: return (uint32_t)(exceptions.pending >> kInterrupt0);
    case 0xED00: return 0x410CC601;  // CPUID
    case 0xED04: return control_state();
    case 0xED08: return exceptions.vectors;
    case 0xED0C: return 0xFA050000;
    case 0xED10: return (uint32_t)exceptions.wakes_on_pend << 4 | (uint32_t)exceptions.sleeps_on_exit << 1;
    case 0xED14: return 0x208;  // CCR: unaligned accesses fault, stacks are aligned
    case 0xED1C: return priorities_from(8) & 0xFF000000;
    case 0xED20: return priorities_from(12) & 0xFFFF0000;
    case kMpuType: return 0x800;
    default: break;
  }
  if (place >= 0xE400 && place < 0xE420) return priorities_from(kInterrupt0 + place - 0xE400);
  if (place > kMpuType && place < kMpuEnd) return mpu[(place - kMpuType) / 4];
  return 0;
}

static void write_register(uint32_t place, uint32_t value) {
  switch (place) {
    case 0xE010: systick.control = (systick.control & kCounted) | (value & 7) | kByCore; return;
    case 0xE014: systick.reload = value & 0xFFFFFF; return;
    case 0xE018:
      systick.value = 0;
      systick.control &= ~(uint32_t)kCounted;
      return;
    case 0xE100: exceptions.enabled |= value; return;
    case 0xE180: exceptions.enabled &= ~value; return;
    case 0xE200: pend_interrupts(value); return;
    case 0xE280: exceptions.pending &= ~((uint64_t)(value & ~exceptions.lines) << kInterrupt0); return;
    case 0xED04: set_control_state(value); return;
    case 0xED08: exceptions.vectors = value & ~0xFFu; return;
    case 0xED0C:
      if (value >> 16 == 0x05FA && value & 4) cpu.stop = kResetAsked;
      return;
    case 0xED10:
      exceptions.wakes_on_pend = value >> 4 & 1;
      exceptions.sleeps_on_exit = value >> 1 & 1;
      return;
    case 0xED1C: exceptions.priority[kSvCall] = (uint8_t)(value >> 30); return;
    case 0xED20:
      exceptions.priority[kPendSv] = value >> 22 & 3;
      exceptions.priority[kSysTick] = (uint8_t)(value >> 30);
      return;
    default: break;
  }
  if (place >= 0xE400 && place < 0xE420) set_priorities(kInterrupt0 + place - 0xE400, value);
  if (place > kMpuType && place < kMpuEnd) mpu[(place - kMpuType) / 4] = value;
}

bool system_read(uint32_t address, uint32_t size, uint32_t* value) {
  if (address >> 28 == kSystemBegin) {
    if (size != 4) return false;
    systick_catch_up();
    *value = read_register(address & 0xFFFC);
    return true;
  }
  cpu.is_refused = false;
  *value = io_read(address, size);
  return !cpu.is_refused;
}

bool system_write(uint32_t address, uint32_t value, uint32_t size) {
  if (address >> 28 == kSystemBegin) {
    if (size != 4) return false;
    systick_catch_up();
    write_register(address & 0xFFFC, value);
    cpu.attention = true;
    cpu_limit(cpu_cycles_to_systick());
    return true;
  }
  cpu.is_refused = false;
  io_write(address, value, size);
  return !cpu.is_refused;
}
