// SPDX-License-Identifier: MIT
//
// Where memory is, and the quick way to it. An access that memory does not answer goes to system.c, which
// knows the core's own registers and asks the devices.
#pragma once

#include "cpu.h"

enum { kRomBytes = 16 << 10, kMostFlashBytes = 2 << 20, kRamBytes = 264 << 10 };

struct Places {
  uint32_t flash_begin, flash_bytes;  // 0 bytes while it can't be read
  uint32_t ram_begin, ram_bytes;
};

struct Memory {
  struct Places places;  // only a device changes them
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
// The places are those of `memory`, or a copy that the compiler can keep in the host's registers.
static inline const uint8_t* readable(const struct Places* in, uint32_t address) {
  const uint32_t in_ram = address - in->ram_begin, in_flash = address - in->flash_begin;
  if (in_ram < in->ram_bytes) return memory.ram + in_ram;
  if (in_flash < in->flash_bytes) return memory.flash + in_flash;
  return address < kRomBytes ? memory.rom + address : 0;
}

// The same for instructions, which lie in the flash more often than not.
static inline const uint8_t* executable(const struct Places* in, uint32_t address) {
  const uint32_t in_flash = address - in->flash_begin;
  return in_flash < in->flash_bytes ? memory.flash + in_flash : readable(in, address);
}

static inline uint8_t* writable(const struct Places* in, uint32_t address) {
  const uint32_t in_ram = address - in->ram_begin;
  return in_ram < in->ram_bytes ? memory.ram + in_ram : 0;
}
