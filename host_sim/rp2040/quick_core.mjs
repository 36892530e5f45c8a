// SPDX-License-Identifier: MIT
//
// The instructions that programs are made of, in one switch over the upper byte of their code; whatever
// else there is, rp2040js's own core executes. That goes through ninety conditions for each instruction;
// with this a program runs more than twice as fast. Registers, flags, memory and cycles are those of
// rp2040js's core (tests/rp2040).
//
// ARMv6-M Architecture Reference Manual, chapter A5.
const kRam = 0x20000000, kFlash = 0x10000000;
const kSp = 13, kLr = 14, kPc = 15;

/**
 * run(until): executes instructions up to a time, or the next alarm, or the first of them that does more
 * than move memory and registers; at least one. lastPc(): where the last one was.
 */
export function quickCore(chip) {
  const { core } = chip;
  const r = new Int32Array(core.registers.buffer); // signed: small integers are what the host is quick with
  const ram8 = chip.sram, ramBytes = ram8.length;
  const ram16 = new Uint16Array(ram8.buffer), ram32 = new Uint32Array(ram8.buffer);
  const flash8 = chip.wholeFlash;
  let flashBytes = 0; // none while it is hidden
  const flash16 = new Uint16Array(flash8.buffer), flash32 = new Uint32Array(flash8.buffer);

  // The clock is set before what may look at it. That may also bring an alarm nearer, or an interrupt, so
  // it ends the run.
  let begun = 0, cycleNanos = 8, spent = 0, isTouched = false, lastPc = 0;

  function touch() {
    chip.clock.nanosCounter = begun + spent * cycleNanos;
    isTouched = true;
  }
  function executeAny() {
    touch();
    giveFlags();
    const taken = core.executeInstruction();
    takeFlags();
    return taken;
  }

  // The flags: N and Z are those of the last result.
  let result = 0, carry = false, overflow = false;

  function giveFlags() {
    core.N = result < 0;
    core.Z = result === 0;
    core.C = carry;
    core.V = overflow;
  }
  function takeFlags() {
    result = core.Z ? 0 : core.N ? -1 : 1;
    carry = core.C;
    overflow = core.V;
  }

  // Memory. Each leaves in `cycles` what the access took.
  let cycles = 1;

  function load32(address) {
    const inRam = (address - kRam) | 0, inFlash = (address - kFlash) | 0;
    cycles = 2;
    if (inRam >= 0 && inRam < ramBytes && !(inRam & 3)) return ram32[inRam >> 2];
    if (inFlash >= 0 && inFlash < flashBytes && !(inFlash & 3)) return flash32[inFlash >> 2];
    touch();
    cycles = 1 + core.cyclesIO(address);
    return chip.readUint32(address >>> 0);
  }
  function load16(address) {
    const inRam = (address - kRam) | 0;
    cycles = 2;
    if (inRam >= 0 && inRam < ramBytes && !(inRam & 1)) return ram16[inRam >> 1];
    touch();
    cycles = 1 + core.cyclesIO(address);
    return chip.readUint16(address >>> 0);
  }
  function load8(address) {
    const inRam = (address - kRam) | 0, inFlash = (address - kFlash) | 0;
    cycles = 2;
    if (inRam >= 0 && inRam < ramBytes) return ram8[inRam];
    if (inFlash >= 0 && inFlash < flashBytes) return flash8[inFlash];
    touch();
    cycles = 1 + core.cyclesIO(address);
    return chip.readUint8(address >>> 0);
  }
  function store32(address, value) {
    const inRam = (address - kRam) | 0;
    cycles = 2;
    if (inRam >= 0 && inRam < ramBytes && !(inRam & 3)) {
      ram32[inRam >> 2] = value;
      return;
    }
    touch();
    cycles = 1 + core.cyclesIO(address, true);
    chip.writeUint32(address >>> 0, value >>> 0);
  }
  function store16(address, value) {
    const inRam = (address - kRam) | 0;
    cycles = 2;
    if (inRam >= 0 && inRam < ramBytes && !(inRam & 1)) {
      ram16[inRam >> 1] = value;
      return;
    }
    touch();
    cycles = 1 + core.cyclesIO(address, true);
    chip.writeUint16(address >>> 0, value >>> 0);
  }
  function store8(address, value) {
    const inRam = (address - kRam) | 0;
    cycles = 2;
    if (inRam >= 0 && inRam < ramBytes) {
      ram8[inRam] = value;
      return;
    }
    touch();
    cycles = 1 + core.cyclesIO(address, true);
    chip.writeUint8(address >>> 0, value >>> 0);
  }

  // Results and flags

  function add(a, b) {
    result = (a + b) | 0;
    carry = result >>> 0 < a >>> 0;
    overflow = ((a ^ result) & (b ^ result)) < 0;
    return result;
  }
  function subtract(a, b) {
    result = (a - b) | 0;
    carry = a >>> 0 >= b >>> 0;
    overflow = ((a ^ b) & (a ^ result)) < 0;
    return result;
  }
  function isMet(condition) {
    switch (condition) {
      case 0: return result === 0;
      case 1: return result !== 0;
      case 2: return carry;
      case 3: return !carry;
      case 4: return result < 0;
      case 5: return result >= 0;
      case 6: return overflow;
      case 7: return !overflow;
      case 8: return carry && result !== 0;
      case 9: return !carry || result === 0;
      case 10: return result < 0 === overflow;
      case 11: return result < 0 !== overflow;
      case 12: return result !== 0 && result < 0 === overflow;
      default: return result === 0 || result < 0 !== overflow;
    }
  }

  /** Opcodes 40h to 43h. False: not here. */
  function process(opcode) {
    const d = opcode & 7, m = (opcode >> 3) & 7;
    switch ((opcode >> 6) & 15) {
      case 0: return (r[d] = result = r[d] & r[m]), true;
      case 1: return (r[d] = result = r[d] ^ r[m]), true;
      case 8: return (result = r[d] & r[m]), true;
      case 9: return (r[d] = subtract(0, r[m])), true;
      case 10: return subtract(r[d], r[m]), true;
      case 12: return (r[d] = result = r[d] | r[m]), true;
      case 13: return (r[d] = result = Math.imul(r[d], r[m])), true;
      case 14: return (r[d] = result = r[d] & ~r[m]), true;
      case 15: return (r[d] = result = ~r[m]), true;
      default: return false;
    }
  }

  function push(opcode) {
    const registers = opcode & 0xff;
    let address = r[kSp] - (opcode & 0x100 ? 4 : 0), count = 0;
    for (let i = 0; i < 8; ++i) address -= (registers >> i) & 1 ? 4 : 0;
    r[kSp] = address;
    for (let i = 0; i < 8; ++i) {
      if (!((registers >> i) & 1)) continue;
      store32(address, r[i]);
      address += 4;
      ++count;
    }
    if (opcode & 0x100) store32(address, r[kLr]);
    return 1 + count;
  }

  function pop(opcode) {
    let address = r[kSp], count = 0;
    for (let i = 0; i < 8; ++i) {
      if (!((opcode >> i) & 1)) continue;
      r[i] = load32(address);
      address += 4;
      ++count;
    }
    r[kSp] = address;
    if (!(opcode & 0x100)) return 1 + count;
    r[kSp] = address + 4;
    giveFlags();
    core.BXWritePC(load32(address));
    takeFlags();
    if (core.interruptsUpdated) isTouched = true;
    return 3 + count;
  }

  function branchWithLink(pc, opcode, second) {
    if (second >> 14 !== 3 || !(second & 0x1000)) return false;
    const sign = (opcode >> 10) & 1;
    const i1 = 1 - (sign ^ ((second >> 13) & 1)), i2 = 1 - (sign ^ ((second >> 11) & 1));
    const offset = (sign ? 0xff000000 : 0) | (i1 << 23) | (i2 << 22) | ((opcode & 0x3ff) << 12) | ((second & 0x7ff) << 1);
    r[kLr] = (pc + 4) | 1;
    r[kPc] = pc + 4 + offset;
    return true;
  }

  function run(until) {
    const { clock } = chip;
    const end = clock.nextAlarm ? Math.min(clock.nextAlarm.nanos, until) : until;
    cycleNanos = 1e9 / chip.clkSys;
    begun = clock.nanosCounter;
    spent = 0;
    isTouched = false;
    flashBytes = chip.flash.length;
    takeFlags();
    const budget = Math.ceil((end - begun) / cycleNanos);
    if (core.interruptsUpdated) {
      lastPc = r[kPc] & ~1;
      spent = executeAny();
    }
    while (spent < budget && !isTouched) {
      const pc = (lastPc = r[kPc] & ~1);
      const inFlash = (pc - kFlash) | 0, inRam = (pc - kRam) | 0;
      let opcode;
      if (inFlash >= 0 && inFlash < flashBytes) opcode = flash16[inFlash >> 1];
      else if (inRam >= 0 && inRam < ramBytes) opcode = ram16[inRam >> 1];
      else {
        spent += executeAny();
        break;
      }

      const low = opcode & 7, middle = (opcode >> 3) & 7, high = (opcode >> 6) & 7;
      const register = (opcode >> 8) & 7, byte = opcode & 0xff, five = (opcode >> 6) & 31;
      cycles = 1;
      r[kPc] = pc + 2;
      switch (opcode >> 8) {
        case 0x00: case 0x01: case 0x02: case 0x03: case 0x04: case 0x05: case 0x06: case 0x07: // LSLS
          if (five) carry = ((r[middle] >>> (32 - five)) & 1) === 1;
          r[low] = result = r[middle] << five;
          break;
        case 0x08: case 0x09: case 0x0a: case 0x0b: case 0x0c: case 0x0d: case 0x0e: case 0x0f: // LSRS
          carry = ((r[middle] >>> (five ? five - 1 : 31)) & 1) === 1;
          r[low] = result = five ? (r[middle] >>> five) | 0 : 0;
          break;
        case 0x10: case 0x11: case 0x12: case 0x13: case 0x14: case 0x15: case 0x16: case 0x17: // ASRS
          carry = ((r[middle] >>> (five ? five - 1 : 31)) & 1) === 1;
          r[low] = result = r[middle] >> (five || 31);
          break;
        case 0x18: case 0x19: r[low] = add(r[middle], r[high]); break;
        case 0x1a: case 0x1b: r[low] = subtract(r[middle], r[high]); break;
        case 0x1c: case 0x1d: r[low] = add(r[middle], high); break;
        case 0x1e: case 0x1f: r[low] = subtract(r[middle], high); break;
        case 0x20: case 0x21: case 0x22: case 0x23: case 0x24: case 0x25: case 0x26: case 0x27: r[register] = result = byte; break;
        case 0x28: case 0x29: case 0x2a: case 0x2b: case 0x2c: case 0x2d: case 0x2e: case 0x2f: subtract(r[register], byte); break;
        case 0x30: case 0x31: case 0x32: case 0x33: case 0x34: case 0x35: case 0x36: case 0x37: r[register] = add(r[register], byte); break;
        case 0x38: case 0x39: case 0x3a: case 0x3b: case 0x3c: case 0x3d: case 0x3e: case 0x3f: r[register] = subtract(r[register], byte); break;
        case 0x40: case 0x41: case 0x42: case 0x43:
          if (process(opcode)) break;
          r[kPc] = pc;
          cycles = executeAny();
          break;
        case 0x46: { // MOV
          const d = ((opcode >> 4) & 8) | low, m = (opcode >> 3) & 15;
          if (d < kSp && m < kPc) {
            r[d] = r[m];
            break;
          }
          r[kPc] = pc;
          cycles = executeAny();
          break;
        }
        case 0x48: case 0x49: case 0x4a: case 0x4b: case 0x4c: case 0x4d: case 0x4e: case 0x4f: r[register] = load32(((pc + 4) & ~3) + byte * 4); break;
        case 0x50: case 0x51: store32((r[middle] + r[high]) | 0, r[low]); break;
        case 0x52: case 0x53: store16((r[middle] + r[high]) | 0, r[low]); break;
        case 0x54: case 0x55: store8((r[middle] + r[high]) | 0, r[low]); break;
        case 0x56: case 0x57: r[low] = (load8((r[middle] + r[high]) | 0) << 24) >> 24; break;
        case 0x58: case 0x59: r[low] = load32((r[middle] + r[high]) | 0); break;
        case 0x5a: case 0x5b: r[low] = load16((r[middle] + r[high]) | 0); break;
        case 0x5c: case 0x5d: r[low] = load8((r[middle] + r[high]) | 0); break;
        case 0x5e: case 0x5f: r[low] = (load16((r[middle] + r[high]) | 0) << 16) >> 16; break;
        case 0x60: case 0x61: case 0x62: case 0x63: case 0x64: case 0x65: case 0x66: case 0x67: store32(r[middle] + five * 4, r[low]); break;
        case 0x68: case 0x69: case 0x6a: case 0x6b: case 0x6c: case 0x6d: case 0x6e: case 0x6f: r[low] = load32(r[middle] + five * 4); break;
        case 0x70: case 0x71: case 0x72: case 0x73: case 0x74: case 0x75: case 0x76: case 0x77: store8(r[middle] + five, r[low]); break;
        case 0x78: case 0x79: case 0x7a: case 0x7b: case 0x7c: case 0x7d: case 0x7e: case 0x7f: r[low] = load8(r[middle] + five); break;
        case 0x80: case 0x81: case 0x82: case 0x83: case 0x84: case 0x85: case 0x86: case 0x87: store16(r[middle] + five * 2, r[low]); break;
        case 0x88: case 0x89: case 0x8a: case 0x8b: case 0x8c: case 0x8d: case 0x8e: case 0x8f: r[low] = load16(r[middle] + five * 2); break;
        case 0x90: case 0x91: case 0x92: case 0x93: case 0x94: case 0x95: case 0x96: case 0x97: store32(r[kSp] + byte * 4, r[register]); break;
        case 0x98: case 0x99: case 0x9a: case 0x9b: case 0x9c: case 0x9d: case 0x9e: case 0x9f: r[register] = load32(r[kSp] + byte * 4); break;
        case 0xa0: case 0xa1: case 0xa2: case 0xa3: case 0xa4: case 0xa5: case 0xa6: case 0xa7: r[register] = (pc & ~3) + 4 + byte * 4; break;
        case 0xa8: case 0xa9: case 0xaa: case 0xab: case 0xac: case 0xad: case 0xae: case 0xaf: r[register] = r[kSp] + byte * 4; break;
        case 0xb0: r[kSp] += (opcode & 0x80 ? -4 : 4) * (opcode & 0x7f); break;
        case 0xb2: // sign and zero extension
          if (high === 0) r[low] = (r[middle] << 16) >> 16;
          else if (high === 1) r[low] = (r[middle] << 24) >> 24;
          else if (high === 2) r[low] = r[middle] & 0xffff;
          else r[low] = r[middle] & 0xff;
          break;
        case 0xb4: case 0xb5: cycles = push(opcode); break;
        case 0xbc: case 0xbd: cycles = pop(opcode); break;
        case 0xd0: case 0xd1: case 0xd2: case 0xd3: case 0xd4: case 0xd5: case 0xd6: case 0xd7:
        case 0xd8: case 0xd9: case 0xda: case 0xdb: case 0xdc: case 0xdd: // B with a condition
          if (isMet((opcode >> 8) & 15)) {
            r[kPc] = pc + 4 + ((opcode << 24) >> 23);
            cycles = 2;
          }
          break;
        case 0xe0: case 0xe1: case 0xe2: case 0xe3: case 0xe4: case 0xe5: case 0xe6: case 0xe7: // B
          r[kPc] = pc + 4 + ((opcode << 21) >> 20);
          cycles = 2;
          break;
        case 0xf0: case 0xf1: case 0xf2: case 0xf3: case 0xf4: case 0xf5: case 0xf6: case 0xf7:
          if (inFlash >= 0 && inFlash < flashBytes && branchWithLink(pc, opcode, flash16[(inFlash >> 1) + 1])) {
            cycles = 3;
            break;
          }
          r[kPc] = pc;
          cycles = executeAny();
          break;
        default:
          r[kPc] = pc;
          cycles = executeAny();
          break;
      }
      spent += cycles;
    }
    giveFlags();
    clock.tick(begun + spent * cycleNanos - clock.nanosCounter);
  }

  return { run, lastPc: () => lastPc };
}
