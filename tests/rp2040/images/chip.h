// SPDX-License-Identifier: MIT
//
// What the images of this folder stand on: a Cortex-M0 with flash at 0 and 16 KB of RAM at 20000000h, and a
// debugger that prints. QEMU's microbit has that, and so have the cores under test (../processor.c, ../processor.mjs).
#pragma once

#include <stdint.h>

enum { kWriteText = 4, kReportEnd = 0x18, kEndedWell = 0x20026 };

static inline uint32_t ask_debugger(uint32_t what, uint32_t argument) {
  register uint32_t r0 __asm__("r0") = what;
  register uint32_t r1 __asm__("r1") = argument;
  __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
  return r0;
}

static inline void print(const char* text) { ask_debugger(kWriteText, (uint32_t)text); }

static void print_hex(const char* name, uint32_t number) {
  char text[9];
  for (int i = 0; i < 8; ++i) text[i] = "0123456789abcdef"[number >> (28 - 4 * i) & 15];
  text[8] = 0;
  print(name);
  print(text);
}

_Noreturn static void end(void) {
  for (;;) ask_debugger(kReportEnd, kEndedWell);
}
