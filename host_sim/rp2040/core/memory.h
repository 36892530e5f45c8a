// SPDX-License-Identifier: MIT
//
// Where memory is, and the quick way to it. An access that memory does not answer goes to system.c, which
// knows the core's own registers and asks the devices.
#pragma once

#include "cpu.h"

enum { kRomBytes = 16 << 10, kMostFlashBytes = 2 << 20, kRamBytes = 264 << 10 };

struct Memory {
  uint32_t flash_begin, flash_bytes;  // 0 bytes while it can't be read
  uint32_t ram_begin, ram_bytes;
  uint8_t rom[kRomBytes], flash[kMostFlashBytes], ram[kRamBytes];
};
extern struct Memory memory;

// The slow ways. A false answer: nothing is there.
bool system_read(uint32_t address, uint32_t size, uint32_t* value);
bool system_write(uint32_t address, uint32_t value, uint32_t size);

static inline uint32_t bytes_to_word(const uint8_t* at) {
  uint32_t value;
  __builtin_memcpy(&value, at, sizeof value);
  return value;
}
static inline uint32_t bytes_to_half(const uint8_t* at) {
  uint16_t value;
  __builtin_memcpy(&value, at, sizeof value);
  return value;
}

// Where what an address names is to be read; null: nowhere. A word or half that is aligned lies there as a whole.
static inline const uint8_t* readable(uint32_t address) {
  const uint32_t in_ram = address - memory.ram_begin, in_flash = address - memory.flash_begin;
  if (in_ram < memory.ram_bytes) return memory.ram + in_ram;
  if (in_flash < memory.flash_bytes) return memory.flash + in_flash;
  if (address < kRomBytes) return memory.rom + address;
  return 0;
}

static inline uint8_t* writable(uint32_t address) {
  const uint32_t in_ram = address - memory.ram_begin;
  return in_ram < memory.ram_bytes ? memory.ram + in_ram : 0;
}
