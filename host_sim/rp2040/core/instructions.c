// SPDX-License-Identifier: MIT
//
// What each instruction does: chapter A6.7, by the encodings of chapter A5.2. Registers, flags and time are
// locals while instructions follow each other, and go back into `cpu` before anything else looks at them.
#include "instructions.h"

#include "memory.h"

// Ranges of cases, which both gcc and clang have: one choice an instruction, by the bits that all of them differ in.
#pragma GCC diagnostic ignored "-Wpedantic"

// Always inline: a Flow must stay in the host's registers.
#define QUICK static inline __attribute__((always_inline))

// N is the sign of `sign`, Z is whether `value` is zero: one number, unless the flags were written as such.
struct Flow {
  uint32_t pc;  // of the instruction, then of the next one
  uint32_t sign, value, carry, overflow;
  uint32_t spent, end;  // cycles
  bool is_broken_off;   // the instruction faults
  struct Places places;
};

// Flags

QUICK void take_flags(struct Flow* f) {
  f->sign = cpu.apsr;
  f->value = ~cpu.apsr >> 30 & 1;
  f->carry = cpu.apsr >> 29 & 1;
  f->overflow = cpu.apsr >> 28 & 1;
}

QUICK uint32_t flags_of(const struct Flow* f) {
  return (f->sign & 1u << 31) | (uint32_t)(f->value == 0) << 30 | f->carry << 29 | f->overflow << 28;
}

QUICK uint32_t with_sign(struct Flow* f, uint32_t result) {
  f->sign = f->value = result;
  return result;
}

// AddWithCarry(), chapter A2.2.1.
QUICK uint32_t add(struct Flow* f, uint32_t a, uint32_t b, uint32_t carry_in) {
  const uint64_t sum = (uint64_t)a + b + carry_in;
  const uint32_t result = (uint32_t)sum;
  f->carry = (uint32_t)(sum >> 32);
  f->overflow = ((a ^ result) & (b ^ result)) >> 31;
  return with_sign(f, result);
}

QUICK uint32_t subtract(struct Flow* f, uint32_t a, uint32_t b) { return add(f, a, ~b, 1); }

QUICK bool is_met(const struct Flow* f, uint32_t condition) {
  const bool is_negative = f->sign >> 31, is_zero = f->value == 0;
  const bool is_less = is_negative != (f->overflow != 0);
  bool is_met;
  switch (condition >> 1) {
    case 0: is_met = is_zero; break;
    case 1: is_met = f->carry; break;
    case 2: is_met = is_negative; break;
    case 3: is_met = f->overflow; break;
    case 4: is_met = f->carry && !is_zero; break;
    case 5: is_met = !is_less; break;
    default: is_met = !is_less && !is_zero; break;
  }
  return is_met != (condition & 1);
}

// Shifts, chapter A2.2.1. By a register they go up to 255; by 0 they leave the carry alone.

QUICK uint32_t shift_left(struct Flow* f, uint32_t value, uint32_t by) {
  if (by == 0) return with_sign(f, value);
  f->carry = by <= 32 ? value >> (32 - by) & 1 : 0;
  return with_sign(f, by < 32 ? value << by : 0);
}

QUICK uint32_t shift_right(struct Flow* f, uint32_t value, uint32_t by) {
  if (by == 0) return with_sign(f, value);
  f->carry = by <= 32 ? value >> (by - 1) & 1 : 0;
  return with_sign(f, by < 32 ? value >> by : 0);
}

QUICK uint32_t shift_right_signed(struct Flow* f, uint32_t value, uint32_t by) {
  if (by == 0) return with_sign(f, value);
  const uint32_t most = by < 32 ? by : 32;
  f->carry = (uint32_t)((int64_t)(int32_t)value >> (most - 1)) & 1;
  return with_sign(f, (uint32_t)((int64_t)(int32_t)value >> most));
}

QUICK uint32_t rotate_right(struct Flow* f, uint32_t value, uint32_t by) {
  if (by == 0) return with_sign(f, value);
  const uint32_t turn = by & 31, result = turn ? value >> turn | value << (32 - turn) : value;
  f->carry = result >> 31;
  return with_sign(f, result);
}

// Memory. An access takes a cycle beside the instruction's own, on the buses of the RP2040: none for
// its single-cycle I/O, three or four for its slower peripherals.

static uint32_t cycles_of(uint32_t address, bool is_write) {
  switch (address >> 28) {
    case 0xD: return 0;
    case 0x4: return is_write ? 4 : 3;
    default: return 1;
  }
}

QUICK uint32_t load_slowly(struct Flow* f, uint32_t address, uint32_t size) {
  uint32_t value = 0;
  cpu.spent = f->spent += cycles_of(address, false) - 1;
  f->is_broken_off = address & (size - 1) || !system_read(address, size, &value);
  f->end = cpu.attention || f->is_broken_off ? 0 : cpu.budget;
  return value;
}

QUICK uint32_t load32(struct Flow* f, uint32_t address) {
  const uint8_t* at = readable(&f->places, address);
  f->spent += 1;
  return at && !(address & 3) ? bytes_to_word(at) : load_slowly(f, address, 4);
}

QUICK uint32_t load16(struct Flow* f, uint32_t address) {
  const uint8_t* at = readable(&f->places, address);
  f->spent += 1;
  return at && !(address & 1) ? bytes_to_half(at) : load_slowly(f, address, 2);
}

QUICK uint32_t load8(struct Flow* f, uint32_t address) {
  const uint8_t* at = readable(&f->places, address);
  f->spent += 1;
  return at ? *at : load_slowly(f, address, 1);
}

QUICK void store(struct Flow* f, uint32_t address, uint32_t value, uint32_t size) {
  uint8_t* at = writable(&f->places, address);
  f->spent += 1;
  if (at && !(address & (size - 1))) {
    __builtin_memcpy(at, &value, size);
    return;
  }
  cpu.spent = f->spent += cycles_of(address, true) - 1;
  f->is_broken_off = address & (size - 1) || !system_write(address, value, size);
  f->end = cpu.attention || f->is_broken_off ? 0 : cpu.budget;
  f->places = memory.places;
}

// What is loaded does not arrive if the access faults.
QUICK void receive(const struct Flow* f, uint32_t to, uint32_t value) {
  if (!f->is_broken_off) cpu.r[to] = value;
}

// Several registers, from the lowest address on. Each is a cycle.

QUICK uint32_t load_many(struct Flow* f, uint32_t list, uint32_t address) {
  for (uint32_t i = 0; i < 8; ++i) {
    if (!(list >> i & 1)) continue;
    receive(f, i, load32(f, address));
    address += 4;
    if (f->is_broken_off) break;
  }
  return address;
}

QUICK uint32_t store_many(struct Flow* f, uint32_t list, uint32_t address) {
  for (uint32_t i = 0; i < 8; ++i) {
    if (!(list >> i & 1)) continue;
    store(f, address, cpu.r[i], 4);
    address += 4;
    if (f->is_broken_off) break;
  }
  return address;
}

QUICK void push(struct Flow* f, uint32_t list, bool has_link) {
  const uint32_t count = (uint32_t)__builtin_popcount(list) + has_link, begin = cpu.r[kSp] - 4 * count;
  const uint32_t end = store_many(f, list, begin);
  if (has_link && !f->is_broken_off) store(f, end, cpu.r[kLr], 4);
  if (!f->is_broken_off) cpu.r[kSp] = begin;
}

// Branches. BXWritePC(), chapter A2.3.1: to an address without the lowest bit is a fault; in a handler some
// addresses end the exception.

QUICK void branch_exchange(struct Flow* f, uint32_t target) {
  if (cpu.exception && target >> 28 == 0xF) {
    cpu.r[kPc] = target & ~1u;
    cpu.spent = f->spent;
    leave_exception(target);
    f->spent = cpu.spent;
    f->pc = cpu.r[kPc];
    f->end = 0;
    return;
  }
  f->pc = target & ~1u;
  if (!(target & 1)) {  // the fault is that of the instruction there
    cpu.no_thumb = cpu.attention = true;
    f->end = 0;
  }
}

QUICK void pop(struct Flow* f, uint32_t list, bool has_pc) {
  const uint32_t begin = cpu.r[kSp], end = load_many(f, list, begin);
  if (f->is_broken_off) return;
  const uint32_t target = has_pc ? load32(f, end) : 0;
  if (f->is_broken_off) return;
  cpu.r[kSp] = end + 4 * has_pc;
  if (has_pc) {
    f->spent += 1;
    cpu.apsr = flags_of(f);
    branch_exchange(f, target);
    take_flags(f);
  }
}

QUICK void branch(struct Flow* f, uint32_t offset) {
  f->pc += 2 + offset;  // of the instruction behind the next one
  f->spent += 1;
}

// Chapter A5.3.
// The instruction is not executed; the caller decides what it stands for.
static void stop_at(struct Flow* f, uint32_t here, enum Stop why) {
  cpu.stop = why;
  f->pc = here;
  f->end = 0;
}

QUICK void execute_wide(struct Flow* f, uint32_t opcode, uint32_t here) {
  const uint8_t* at = executable(&f->places, here + 2);
  if (!at) {
    f->is_broken_off = true;
    return;
  }
  const uint32_t second = bytes_to_half(at);
  f->pc = here + 4;
  if ((opcode & 0xF800) == 0xF000 && (second & 0xD000) == 0xD000) {  // BL
    const uint32_t sign = opcode >> 10 & 1, i1 = ~(second >> 13 ^ sign) & 1, i2 = ~(second >> 11 ^ sign) & 1;
    const uint32_t offset = (0u - sign) << 24 | i1 << 23 | i2 << 22 | (opcode & 0x3FF) << 12 | (second & 0x7FF) << 1;
    cpu.r[kLr] = f->pc | 1;
    f->pc += offset;
    f->spent += 2;
  } else if ((opcode & 0xFFF0) == 0xF380 && (second & 0xFF00) == 0x8800) {  // MSR
    f->spent += 2;
    cpu.apsr = flags_of(f);
    write_special(second & 0xFF, cpu.r[opcode & 15]);
    take_flags(f);
    f->end = 0;
  } else if (opcode == 0xF3EF && (second & 0xF000) == 0x8000) {  // MRS
    f->spent += 2;
    cpu.apsr = flags_of(f);
    cpu.r[second >> 8 & 15] = read_special(second & 0xFF);
  } else if (opcode == 0xF3BF && second >= 0x8F40 && second < 0x8F70) {  // DSB, DMB, ISB
    f->spent += 2;
  } else {
    stop_at(f, here, kUndefined);
  }
}

// A register of all sixteen, as an operand; the program counter is two instructions ahead.
QUICK uint32_t any_register(const struct Flow* f, uint32_t number) {
  return number == kPc ? f->pc + 2 : cpu.r[number];
}

QUICK void put_any_register(struct Flow* f, uint32_t number, uint32_t value) {
  if (number == kPc) {
    f->pc = value & ~1u;
    f->spent += 1;
  } else {
    cpu.r[number] = number == kSp ? value & ~3u : value;
  }
}

// Chapter A5.2.3: ADD, CMP and MOV of all registers, BX and BLX.
QUICK void process_high(struct Flow* f, uint32_t opcode) {
  const uint32_t d = (opcode >> 4 & 8) | (opcode & 7), m = any_register(f, opcode >> 3 & 15);
  switch (opcode >> 8 & 3) {
    case 0: put_any_register(f, d, any_register(f, d) + m); break;
    case 1: subtract(f, any_register(f, d), m); break;
    case 2: put_any_register(f, d, m); break;
    default:
      if (opcode & 0x80) cpu.r[kLr] = f->pc | 1;
      f->spent += 1;
      cpu.apsr = flags_of(f);
      branch_exchange(f, m);
      take_flags(f);
      break;
  }
}

// Chapter A5.2.5.
QUICK void execute_other(struct Flow* f, uint32_t opcode, uint32_t here) {
  uint32_t* d = &cpu.r[opcode & 7];
  const uint32_t m = cpu.r[opcode >> 3 & 7];
  switch (opcode >> 6 & 0x3F) {
    case 0x00: case 0x01: cpu.r[kSp] += (opcode & 0x7F) * 4; return;
    case 0x02: case 0x03: cpu.r[kSp] -= (opcode & 0x7F) * 4; return;
    case 0x08: *d = (uint32_t)(int16_t)m; return;
    case 0x09: *d = (uint32_t)(int8_t)m; return;
    case 0x0A: *d = m & 0xFFFF; return;
    case 0x0B: *d = m & 0xFF; return;
    case 0x10: case 0x11: case 0x12: case 0x13: push(f, opcode & 0xFF, false); return;
    case 0x14: case 0x15: case 0x16: case 0x17: push(f, opcode & 0xFF, true); return;
    case 0x28: *d = __builtin_bswap32(m); return;
    case 0x29: *d = __builtin_bswap32(m >> 16 | m << 16); return;
    case 0x2B: *d = (uint32_t)(int16_t)__builtin_bswap16((uint16_t)m); return;
    case 0x30: case 0x31: case 0x32: case 0x33: pop(f, opcode & 0xFF, false); return;
    case 0x34: case 0x35: case 0x36: case 0x37: pop(f, opcode & 0xFF, true); return;
    case 0x38: case 0x39: case 0x3A: case 0x3B: stop_at(f, here, kBreakpoint); return;
    case 0x19:
      if ((opcode & 0xFFEF) == 0xB662) {  // CPS
        cpu.primask = opcode >> 4 & 1;
        cpu.attention = true;
        f->end = 0;
        return;
      }
      stop_at(f, here, kUndefined);
      return;
    case 0x3C: case 0x3D: case 0x3E: case 0x3F:
      if (opcode & 15) {
        stop_at(f, here, kUndefined);
        return;
      }
      f->spent += (opcode & 0xFFEF) == 0xBF20;  // WFE and WFI are two cycles
      f->end = take_hint(opcode >> 4 & 15) ? f->end : 0;
      return;
    default: stop_at(f, here, kUndefined); return;
  }
}

// Registers, flags and time into cpu.
QUICK void give_back(const struct Flow* f, uint32_t here) {
  cpu.r[kPc] = f->is_broken_off ? here : f->pc;
  cpu.apsr = flags_of(f);
  cpu.spent = f->spent;
}

void execute(void) {
  struct Flow flow = {.pc = cpu.r[kPc] & ~1u, .spent = cpu.spent, .end = cpu.budget, .places = memory.places};
  struct Flow* const f = &flow;
  uint32_t here;
  take_flags(f);
  do {
    here = f->pc;
    const uint8_t* at = executable(&f->places, here);
    if (!at) {
      f->is_broken_off = true;
      break;
    }
    const uint32_t opcode = bytes_to_half(at);
    const uint32_t low = opcode & 7, middle = opcode >> 3 & 7, high = opcode >> 6 & 7;
    const uint32_t eight = opcode >> 8 & 7, byte = opcode & 0xFF, five = opcode >> 6 & 31;
    uint32_t* const r = cpu.r;
    f->pc = here + 2;
    f->spent += 1;
    f->is_broken_off = false;
    switch (opcode >> 6) {
      case 0x000 ... 0x01F: r[low] = shift_left(f, r[middle], five); break;
      case 0x020 ... 0x03F: r[low] = shift_right(f, r[middle], five ? five : 32); break;
      case 0x040 ... 0x05F: r[low] = shift_right_signed(f, r[middle], five ? five : 32); break;
      case 0x060 ... 0x067: r[low] = add(f, r[middle], r[high], 0); break;
      case 0x068 ... 0x06F: r[low] = subtract(f, r[middle], r[high]); break;
      case 0x070 ... 0x077: r[low] = add(f, r[middle], high, 0); break;
      case 0x078 ... 0x07F: r[low] = subtract(f, r[middle], high); break;
      case 0x080 ... 0x09F: r[eight] = with_sign(f, byte); break;
      case 0x0A0 ... 0x0BF: subtract(f, r[eight], byte); break;
      case 0x0C0 ... 0x0DF: r[eight] = add(f, r[eight], byte, 0); break;
      case 0x0E0 ... 0x0FF: r[eight] = subtract(f, r[eight], byte); break;
      case 0x100: r[low] = with_sign(f, r[low] & r[middle]); break;
      case 0x101: r[low] = with_sign(f, r[low] ^ r[middle]); break;
      case 0x102: r[low] = shift_left(f, r[low], r[middle] & 0xFF); break;
      case 0x103: r[low] = shift_right(f, r[low], r[middle] & 0xFF); break;
      case 0x104: r[low] = shift_right_signed(f, r[low], r[middle] & 0xFF); break;
      case 0x105: r[low] = add(f, r[low], r[middle], f->carry); break;
      case 0x106: r[low] = add(f, r[low], ~r[middle], f->carry); break;
      case 0x107: r[low] = rotate_right(f, r[low], r[middle] & 0xFF); break;
      case 0x108: with_sign(f, r[low] & r[middle]); break;
      case 0x109: r[low] = subtract(f, 0, r[middle]); break;
      case 0x10A: subtract(f, r[low], r[middle]); break;
      case 0x10B: add(f, r[low], r[middle], 0); break;
      case 0x10C: r[low] = with_sign(f, r[low] | r[middle]); break;
      case 0x10D: r[low] = with_sign(f, r[low] * r[middle]); break;
      case 0x10E: r[low] = with_sign(f, r[low] & ~r[middle]); break;
      case 0x10F: r[low] = with_sign(f, ~r[middle]); break;
      case 0x110 ... 0x11F: process_high(f, opcode); break;
      case 0x120 ... 0x13F: receive(f, eight, load32(f, ((here + 4) & ~3u) + 4 * byte)); break;
      case 0x140 ... 0x147: store(f, r[middle] + r[high], r[low], 4); break;
      case 0x148 ... 0x14F: store(f, r[middle] + r[high], r[low], 2); break;
      case 0x150 ... 0x157: store(f, r[middle] + r[high], r[low], 1); break;
      case 0x158 ... 0x15F: receive(f, low, (uint32_t)(int8_t)load8(f, r[middle] + r[high])); break;
      case 0x160 ... 0x167: receive(f, low, load32(f, r[middle] + r[high])); break;
      case 0x168 ... 0x16F: receive(f, low, load16(f, r[middle] + r[high])); break;
      case 0x170 ... 0x177: receive(f, low, load8(f, r[middle] + r[high])); break;
      case 0x178 ... 0x17F: receive(f, low, (uint32_t)(int16_t)load16(f, r[middle] + r[high])); break;
      case 0x180 ... 0x19F: store(f, r[middle] + 4 * five, r[low], 4); break;
      case 0x1A0 ... 0x1BF: receive(f, low, load32(f, r[middle] + 4 * five)); break;
      case 0x1C0 ... 0x1DF: store(f, r[middle] + five, r[low], 1); break;
      case 0x1E0 ... 0x1FF: receive(f, low, load8(f, r[middle] + five)); break;
      case 0x200 ... 0x21F: store(f, r[middle] + 2 * five, r[low], 2); break;
      case 0x220 ... 0x23F: receive(f, low, load16(f, r[middle] + 2 * five)); break;
      case 0x240 ... 0x25F: store(f, r[kSp] + 4 * byte, r[eight], 4); break;
      case 0x260 ... 0x27F: receive(f, eight, load32(f, r[kSp] + 4 * byte)); break;
      case 0x280 ... 0x29F: r[eight] = ((here + 4) & ~3u) + 4 * byte; break;
      case 0x2A0 ... 0x2BF: r[eight] = r[kSp] + 4 * byte; break;
      case 0x2C0 ... 0x2FF:
        execute_other(f, opcode, here);
        break;
      case 0x300 ... 0x31F: {  // STM
        const uint32_t end = store_many(f, byte, r[eight]);
        receive(f, eight, end);
        break;
      }
      case 0x320 ... 0x33F: {  // LDM
        const uint32_t begin = r[eight], end = load_many(f, byte, begin);
        if (f->is_broken_off) r[eight] = begin;  // a handler can try again
        else if (!(byte >> eight & 1)) r[eight] = end;
        break;
      }
      case 0x340 ... 0x377:
        if (is_met(f, opcode >> 8 & 15)) branch(f, (uint32_t)(int8_t)byte << 1);
        break;
      case 0x378 ... 0x37F:  // UDF, SVC
        if (opcode & 0x100) {
          f->is_broken_off = !call_supervisor();
          f->end = 0;
        } else {
          stop_at(f, here, kUndefined);
        }
        break;
      case 0x380 ... 0x39F: branch(f, (opcode & 0x7FF) << 21 >> 20 | (0u - (opcode >> 10 & 1)) << 12); break;
      default: execute_wide(f, opcode, here); break;
    }
  } while (f->spent < f->end);
  give_back(f, here);
  if (f->is_broken_off) cpu_fault();
}
