// SPDX-License-Identifier: MIT
//
// The core for JavaScript (core.mjs): an RP2040's memory, and functions in place of registers.
#include "exceptions.h"
#include "memory.h"

#define EXPORT(name) __attribute__((export_name(#name)))

EXPORT(reset) void export_reset(void) {
  cpu_reset();
  memory.places.flash_begin = 0x10000000;
  memory.places.ram_begin = 0x20000000;
  memory.places.ram_bytes = kRamBytes;
}

EXPORT(show_flash) void export_show_flash(bool is_shown) { memory.places.flash_bytes = is_shown ? kMostFlashBytes : 0; }

EXPORT(rom) uint8_t* export_rom(void) { return memory.rom; }
EXPORT(flash) uint8_t* export_flash(void) { return memory.flash; }
EXPORT(ram) uint8_t* export_ram(void) { return memory.ram; }
EXPORT(registers) uint32_t* export_registers(void) { return cpu.r; }

EXPORT(run) uint32_t export_run(uint32_t cycles) { return cpu_run(cycles); }
EXPORT(stop) uint32_t export_stop(void) { return cpu.stop; }
EXPORT(spent) uint32_t export_spent(void) { return cpu.spent; }
EXPORT(limit) void export_limit(uint32_t cycles) { cpu_limit(cycles); }
EXPORT(pass) void export_pass(uint32_t cycles) { cpu_pass(cycles); }
EXPORT(cycles_to_systick) uint32_t export_cycles_to_systick(void) { return cpu_cycles_to_systick(); }

EXPORT(set_interrupt) void export_set_interrupt(uint32_t number, bool level) { cpu_set_interrupt(number, level); }
EXPORT(fault) void export_fault(void) { cpu_fault(); }
EXPORT(refuse) void export_refuse(void) { cpu.is_refused = true; }
EXPORT(wake) bool export_wake(void) { return cpu_wakes(); }

EXPORT(flags) uint32_t export_flags(void) { return cpu.apsr; }
EXPORT(primask) uint32_t export_primask(void) { return cpu.primask; }
EXPORT(exception) uint32_t export_exception(void) { return cpu.exception; }
