// SPDX-License-Identifier: MIT
//
// Random instructions, and what they leave behind: the same on every right Cortex-M0. A sequence is made in RAM of
// units, each of which is an instruction, or some that belong together (an address, and the access to it). It starts
// from random registers and flags. What it leaves in registers, flags, and memory goes into a hash, which is printed.
//
// -DSEQUENCES=20000: how many. -DTRACE=n: prints the hash of each from the n-th on.
#include "chip.h"

#ifndef TRACE
#define TRACE 0xFFFFFFFF
#endif

enum { kUnits = 20, kReports = 10, kScratchWords = 512, kCodeHalves = 1024, kLinkRegister = 14 };

struct State {
  uint32_t r[13], link, flags, stack;
};
struct State state;
void run_sequence(uint32_t code, struct State* state);
void sequence_end(void);
void start(void);

// A page each: an emulator that translates code notices stores to its page.
static uint16_t code[kCodeHalves] __attribute__((section(".code"), aligned(1024)));
static uint32_t scratch[kScratchWords] __attribute__((section(".scratch"), aligned(1024)));

// Chance: xorshift32 of G. Marsaglia.

static uint32_t chance;

static uint32_t next(void) {
  chance ^= chance << 13;
  chance ^= chance >> 17;
  chance ^= chance << 5;
  return chance;
}

static uint32_t below(uint32_t end) { return (next() >> 16) * end >> 16; }
static uint32_t low(void) { return next() >> 29; }
static uint32_t bits(uint32_t mask) { return next() >> 8 & mask; }

static uint32_t any_word(void) {
  static const uint32_t edges[] = {0,          1,          2,          0x1F,       0x20,       0x21,
                                   0x80,       0xFF,       0x7FFF,     0x8000,     0xFFFF,     0x10000,
                                   0x7FFFFFFE, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFE, 0xFFFFFFFF};
  const uint32_t edge = below(36);
  return edge < 18 ? edges[edge] : next();
}

// Emitting, and branches that wait for their target: the end of a later unit.

static uint16_t* at;

enum Kind { kConditional, kAlways, kLinked, kByImmediate };
static struct {
  uint16_t* where;
  enum Kind kind;
  uint32_t units;
} open_branches[8];
static uint32_t open_count;

static void emit(uint32_t instruction) { *at++ = (uint16_t)instruction; }

static void open_branch(enum Kind kind, uint16_t* where) {
  if (open_count == 8) return;  // it goes where it goes without a target: on
  open_branches[open_count].where = where;
  open_branches[open_count].kind = kind;
  open_branches[open_count++].units = 1 + below(4);
}

static void aim(uint16_t* where, enum Kind kind, uint16_t* target) {
  const uint32_t halves = (uint32_t)(target - where) - 2;
  if (kind == kConditional) *where = (uint16_t)((*where & 0xFF00) | (halves & 0xFF));
  if (kind == kAlways) *where = (uint16_t)(0xE000 | (halves & 0x7FF));
  if (kind == kLinked) where[1] = (uint16_t)(0xF800 | (halves & 0x7FF));
  // "adds rn, #offset" behind "mov rn, pc": from there on.
  if (kind == kByImmediate) *where = (uint16_t)((*where & 0xFF01) | (2 * (uint32_t)(target - where - 1) & 0xFE));
}

static void close_branches(uint32_t units) {
  uint32_t left = 0;
  for (uint32_t i = 0; i < open_count; ++i) {
    if (open_branches[i].units > units) {
      open_branches[left] = open_branches[i];
      open_branches[left++].units -= units;
    } else {
      aim(open_branches[i].where, open_branches[i].kind, at);
    }
  }
  open_count = left;
}

// Registers that instructions of all sixteen may write: not the stack pointer, nor the program counter.
static uint32_t any_target(void) {
  const uint32_t number = below(14);
  return number == 13 ? kLinkRegister : number;
}

static void load_literal(uint32_t to, uint32_t value) {
  if ((uint32_t)at & 2) emit(0xBF00);
  emit(0x4800 | to << 8);
  emit(0xE001);
  emit(value & 0xFFFF);
  emit(value >> 16);
}

// Units

static void shift_by_immediate(void) { emit(below(0x1800)); }
static void add_or_subtract(void) { emit(0x1800 | bits(0x7FF)); }
static void with_byte(void) { emit(0x2000 | bits(0x1FFF)); }
static void process(void) { emit(0x4000 | bits(0x3FF)); }
static void extend(void) { emit(0xB200 | bits(0xFF)); }
static void address_from_pc(void) { emit(0xA000 | bits(0x7FF)); }
static void address_from_sp(void) { emit(0xA800 | bits(0x7FF)); }
static void literal(void) { emit(0x4800 | bits(0x7FF)); }

static void shift_by_register(void) {
  static const uint16_t kinds[] = {0x4080, 0x40C0, 0x4100, 0x41C0};
  const uint32_t by = low();
  emit(0x2000 | by << 8 | bits(0xFF));
  emit(kinds[below(4)] | by << 3 | low());
}

static void carry_in(void) { emit((bits(1) ? 0x4140 : 0x4180) | bits(0x3F)); }

static void reverse(void) {
  static const uint16_t kinds[] = {0xBA00, 0xBA40, 0xBAC0};
  emit(kinds[below(3)] | bits(0x3F));
}

static void high(void) {
  const uint32_t m = below(16), d = any_target();
  if (bits(1)) {
    emit((bits(1) ? 0x4400 : 0x4600) | (d & 8) << 4 | m << 3 | (d & 7));
  } else {  // CMP: one of them at least is a high one
    emit(0x4580 | below(7) | below(15) << 3);
  }
}

static void hint(void) {
  static const uint16_t kinds[] = {0xBF00, 0xBF10, 0xBF40, 0xB662, 0xB672};
  emit(kinds[below(5)]);
}

static void barrier(void) {
  emit(0xF3BF);
  emit(0x8F4F + 16 * below(3));
}

static void special_to_register(void) {
  static const uint8_t numbers[] = {0, 1, 2, 3, 5, 6, 7, 8, 9, 16, 20};
  emit(0xF3EF);
  emit(0x8000 | any_target() << 8 | numbers[below(11)]);
}

static void register_to_special(void) {
  static const uint8_t numbers[] = {9, 16};  // the process stack, PRIMASK
  emit(0xF380 | any_target());
  emit(0x8800 | numbers[below(2)]);
}

// Bits 31 to 28 only: QEMU keeps bit 27 on a Cortex-M0 too, which does not have it.
static void register_to_flags(void) {
  const uint32_t from = low();
  emit(from << 3 | from | 28 << 6);
  emit(0xF380 | from);
  emit(0x8800 | below(4));
}

// Of the stack. Each moves it by 64 bytes at most: to leave the scratch memory, 17 of the 20 units would have to go
// the same way.

static void stack_by_immediate(void) { emit(0xB000 | (bits(1) << 7) | bits(15)); }
static void push_some(void) { emit(0xB400 | bits(0x1FF) | 1u << low()); }
static void pop_some(void) { emit(0xBC00 | bits(0xFF) | 1u << low()); }
static void at_stack(void) { emit(0x9000 | bits(0xF00) | bits(0x1F)); }

static void stack_by_register(void) {
  const uint32_t by = low();
  if (bits(1)) {
    emit(0x2000 | by << 8 | bits(0x3F));
    emit(0x4485 | by << 3);
  } else {
    emit(0x4668 | by);
    emit((bits(1) ? 0x3000 : 0x3800) | by << 8 | bits(0x3F));
    emit(0x4685 | by << 3);
  }
}

// Of memory

static uint32_t somewhere(uint32_t alignment) {
  return ((uint32_t)scratch + below(4 * kScratchWords - 256)) & ~(alignment - 1);
}

static void by_immediate(void) {
  static const struct {
    uint16_t instruction;
    uint8_t bytes;
  } kinds[] = {{0x6000, 4}, {0x6800, 4}, {0x7000, 1}, {0x7800, 1}, {0x8000, 2}, {0x8800, 2}};
  const uint32_t kind = below(6), base = low();
  load_literal(base, somewhere(kinds[kind].bytes));
  emit(kinds[kind].instruction | bits(0x1F) << 6 | base << 3 | low());
}

static void by_register(void) {
  static const uint8_t bytes[] = {4, 2, 1, 1, 4, 2, 1, 2};
  const uint32_t kind = low(), base = low(), index = (base + 1 + below(7)) & 7;
  const uint32_t offset = below(256) & ~(bytes[kind] - 1u);
  const uint32_t address = somewhere(bytes[kind]);
  if (bits(1)) {
    load_literal(base, address);
    emit(0x2000 | index << 8 | offset);
  } else {  // an offset below zero
    load_literal(base, address + offset);
    emit(0x2000 | index << 8 | offset);
    emit(0x4240 | index << 3 | index);
  }
  if (bits(1)) emit(0x5000 | kind << 9 | index << 6 | base << 3 | low());
  else emit(0x5000 | kind << 9 | base << 6 | index << 3 | low());
}

static void several(void) {
  const uint32_t base = low(), is_load = bits(1);
  uint32_t list = bits(0xFF) | 1u << low();
  if (!is_load && list & ((1u << base) - 1)) list &= ~(1u << base);  // STM stores its base as the lowest only
  load_literal(base, somewhere(4));
  emit(0xC000 | is_load << 11 | base << 8 | list);
}

// Branches

static void branch_if(void) {
  open_branch(kConditional, at);
  emit(0xD0FF | below(14) << 8);  // without a target: to the next instruction
}

static void branch_always(void) {
  open_branch(kAlways, at);
  emit(0xE7FF);
}

static void branch_linked(void) {
  open_branch(kLinked, at);
  emit(0xF000);
  emit(0xF800);
}

// Over an island of one branch, back to it, and out of it.
static void branch_back(void) {
  emit(0xE000);
  emit(0xE000 | (below(2) + 1));
  if (bits(1)) {
    emit(0xE7FD);
    emit(0xBF00);
  } else {
    emit(0xF7FF);
    emit(0xFFFD);
  }
  emit(0xBF00);
}

static void branch_to_register(void) {
  static const uint16_t kinds[] = {0x4700, 0x4780, 0x4687};  // BX, BLX, MOV PC
  const uint32_t by = low();
  emit(0x4678 | by);
  open_branch(kByImmediate, at);
  emit(0x3000 | by << 8 | 3);  // without a target: behind the branch
  emit(kinds[below(3)] | by << 3);
}

static void branch_by_sum(void) {
  const uint32_t by = low();
  emit(0x2000 | by << 8 | (2 * below(2) + bits(1)));
  emit(0x4487 | by << 3);
  emit(0xBF00);
  emit(0x1C00 | low() << 3 | low());
  emit(0xBF00);
}

static void branch_by_pop(void) {
  const uint32_t by = 7, others = bits(0x7F);
  emit(0x4678 | by);
  emit(0x3000 | by << 8 | 7);
  emit(0xB400 | 1u << by | others);
  emit(0xBD00 | others);
  emit(0xBF00);
}

static void make_unit(void) {
  static void (*const units[])(void) = {
      shift_by_immediate, add_or_subtract, with_byte,   process,          process,            extend,
      address_from_pc,    address_from_sp, literal,     shift_by_register, shift_by_register, carry_in,
      reverse,            high,            high,        hint,             barrier,            special_to_register,
      register_to_special, register_to_flags, stack_by_immediate, push_some, pop_some,       at_stack,           stack_by_register,
      by_immediate,       by_immediate,    by_register, by_register,      several,            several,
      branch_if,          branch_if,       branch_always, branch_linked,  branch_back,        branch_to_register,
      branch_by_sum,      branch_by_pop};
  units[below(sizeof units / sizeof *units)]();
}

static void make_sequence(void) {
  at = code;
  open_count = 0;
  for (int i = 0; i < kUnits; ++i) {
    make_unit();
    close_branches(1);
  }
  close_branches(kUnits);
  emit(0xB5FF);  // push {r0-r7, lr}
  if ((uint32_t)at & 2) emit(0xBF00);
  emit(0x4800);  // ldr r0, [pc]
  emit(0x4700);
  emit((uint32_t)sequence_end & 0xFFFF);
  emit((uint32_t)sequence_end >> 16);
}

static void make_state(void) {
  for (int i = 0; i < 13; ++i) state.r[i] = any_word();
  state.link = any_word();
  state.flags = next() & 0xF0000000;
  state.stack = (uint32_t)(scratch + kScratchWords / 2);
}

static uint32_t hashed(uint32_t hash, const uint32_t* words, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) hash = ((hash ^ words[i]) << 7 | (hash ^ words[i]) >> 25) * 0x9E3779B1;
  return hash;
}

void start(void) {
  uint32_t hash = 2166136261u;
  chance = 0x6D522914;
  for (int i = 0; i < kCodeHalves; ++i) code[i] = 0;
  for (int i = 0; i < kScratchWords; ++i) scratch[i] = next();
  for (uint32_t i = 1; i <= SEQUENCES; ++i) {
    make_state();
    make_sequence();
    __asm__ volatile("dsb\nisb" ::: "memory");
    run_sequence((uint32_t)code | 1, &state);
    hash = hashed(hash, (const uint32_t*)&state, sizeof state / 4);
    hash = hashed(hash, scratch, kScratchWords);
    if (i % (SEQUENCES / kReports) == 0 || i >= TRACE) {
      print_hex("sequences ", i);
      print_hex(" hash ", hash);
      print("\n");
    }
  }
  end();
}

_Noreturn static void fault(void) {
  print("fault\n");
  print_hex("hash of the code ", hashed(0, (const uint32_t*)code, kCodeHalves / 2));
  end();
}

__attribute__((section(".vectors"), used)) static void* const vectors[16] = {
    (void*)0x20004000, (void*)start, (void*)fault, (void*)fault};
