// SPDX-License-Identifier: MIT
//
// What TinyUSB's driver of the RP2040 asks of pico-sdk, in place of pico-sdk's files, which want headers that
// its own build makes, and bring its table of interrupts and its alarms. Registers and their names are
// pico-sdk's. The functions are those of its manual.
#pragma once

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef unsigned int uint;

#define PICO_RP2040 1
#define PICO_RP2040_B1_SUPPORTED 1
#define __force_inline inline __attribute__((always_inline))
#define __no_inline_not_in_flash_func(name) name
#define __unused __attribute__((unused))
#define valid_params_if(what, condition)
#define tight_loop_contents()

// A fault, whose address tells the place.
#define panic(...) __builtin_trap()
#define hard_assert(condition) ((condition) ? (void)0 : __builtin_trap())

#include "hardware/address_mapped.h"
#include "hardware/regs/intctrl.h"
#include "hardware/regs/m0plus.h"
#include "hardware/regs/sysinfo.h"
#include "hardware/structs/resets.h"

static inline uint8_t rp2040_chip_version(void) {
  return *(io_ro_32*)(SYSINFO_BASE + SYSINFO_CHIP_ID_OFFSET) >> SYSINFO_CHIP_ID_REVISION_LSB;
}

// Three cycles a turn.
static inline void busy_wait_at_least_cycles(uint32_t cycles) {
  __asm volatile("1: sub %0, #3\n bcs 1b" : "+l"(cycles) : : "cc", "memory");
}
