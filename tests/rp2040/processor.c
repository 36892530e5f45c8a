// SPDX-License-Identifier: MIT
//
// Runs an image of images/ on the core by itself, compiled for this machine:   processor IMAGE.bin
#include <stdio.h>
#include <stdlib.h>

#include "../../host_sim/rp2040/core/cpu.h"
#include "../../host_sim/rp2040/core/memory.h"

enum { kSemihosting = 0xBEAB, kWriteText = 4, kRamBegin = 0x20000000, kSlice = 1 << 20 };

// There are no devices.
uint32_t io_read(uint32_t address, uint32_t size) {
  (void)address, (void)size;
  cpu.is_refused = true;
  return 0;
}
void io_write(uint32_t address, uint32_t value, uint32_t size) {
  (void)address, (void)value, (void)size;
  cpu.is_refused = true;
}

static void start(const char* path) {
  FILE* file = fopen(path, "rb");
  if (!file || fread(memory.rom, 1, sizeof memory.rom, file) == 0) {
    fprintf(stderr, "processor: can't read %s\n", path);
    exit(2);
  }
  fclose(file);
  cpu_reset();
  memory.places.ram_begin = kRamBegin;
  memory.places.ram_bytes = kRamBytes;
  cpu.r[kSp] = bytes_to_word(memory.rom);
  cpu.r[kPc] = bytes_to_word(memory.rom + 4) & ~1u;
}

static void serve_breakpoint(void) {
  const uint8_t* at = readable(&memory.places, cpu.r[kPc]);
  if (!at || bytes_to_half(at) != kSemihosting) {
    cpu_fault();
    return;
  }
  if (cpu.r[0] != kWriteText) exit(EXIT_SUCCESS);
  fputs((const char*)readable(&memory.places, cpu.r[1]), stdout);
  cpu.r[kPc] += 2;
}

static void sleep_on(void) {
  const uint32_t cycles = cpu_cycles_to_systick();
  if (cycles == UINT32_MAX) {
    puts("sleeps for ever");
    exit(EXIT_FAILURE);
  }
  cpu_pass(cycles);
}

int main(int count, char** arguments) {
  if (count != 2) return 2;
  start(arguments[1]);
  for (;;) {
    cpu_run(kSlice);
    switch (cpu.stop) {
      case kBreakpoint: serve_breakpoint(); break;
      case kUndefined: cpu_fault(); break;
      case kWaits:
        if (!cpu_wakes()) sleep_on();
        break;
      case kLockedUp: puts("locked up"); return EXIT_FAILURE;
      default: break;
    }
  }
}
