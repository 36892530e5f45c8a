// SPDX-License-Identifier: MIT
//
// A boot ROM of our own, with what an image may ask of the chip's: the start through boot2, and the
// functions that write the flash, found through the same table (data sheet, chapter 2.8). Each function
// is an undefined instruction, on which the emulator stops, and a return.
//
// It is strict where the chip would crash: it takes a boot2 only with its checksum; while the flash is
// written it can't be read, interrupts must be off, and the caller must be in RAM.
import { kFlashBytes, kPageBytes, kSectorBytes } from './flash.mjs';

const kBoot2Bytes = 256, kBoot2Place = 0x20041f00;
const kRomArea = 0x20041000, kRomAreaEnd = 0x20042000; // of RAM: what the ROM uses while it starts
const kTable = 0x40, kCode = 0x100;
const kFunctions = ['lookup', 'IF', 'EX', 'RE', 'RP', 'FC'];
const kUndefined = 0xde00, kReturn = 0x4770;

const placeOf = (number) => kCode + 4 * number;

/** Into these bytes. */
export function putRom(bytes) {
  const halves = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2).fill(0xffff);
  const put = (address, ...values) => values.forEach((value, i) => (halves[address / 2 + i] = value));
  put(0x10, 0x754d, 0x0001); // "Mu", as the chip's begins
  put(0x14, kTable, 0, placeOf(0) | 1);
  kFunctions.slice(1).forEach((name, i) => {
    put(kTable + 4 * i, name.charCodeAt(0) | (name.charCodeAt(1) << 8), placeOf(i + 1) | 1);
  });
  put(kTable + 4 * (kFunctions.length - 1), 0);
  kFunctions.forEach((_, i) => put(placeOf(i), kUndefined | i, kReturn));
}

/** CRC-32, polynomial 04C11DB7h, from FFFFFFFFh on, not reflected, not inverted. */
function checksum(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; ++bit) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}

export class Rom {
  constructor(machine) {
    this.machine = machine;
    this.isConnected = false;
  }

  /** From reset to boot2. */
  start() {
    const { flash, sram, noise } = this.machine;
    const boot2 = flash.bytes.slice(0, kBoot2Bytes);
    const stored = new DataView(boot2.buffer).getUint32(kBoot2Bytes - 4, true);
    if (checksum(boot2.subarray(0, kBoot2Bytes - 4)) !== stored) {
      this.machine.halt('the checksum of boot2 is wrong: the boot ROM does not start the image');
      return;
    }
    noise.fill(sram.subarray(kRomArea - 0x20000000, kRomAreaEnd - 0x20000000));
    sram.set(boot2, kBoot2Place - 0x20000000);
    this.machine.jump(kBoot2Place, kBoot2Place);
  }

  /** An undefined instruction of the ROM, which stands for a function. */
  call(number) {
    const { core } = this.machine.mcu;
    const [a, b] = core.registers;
    const name = kFunctions[number];
    if (name === 'lookup') {
      core.registers[0] = this.find(b);
      return;
    }
    this.check(core, name);
    if (name === 'IF') this.isConnected = true;
    if (name === 'EX') this.machine.mcu.showFlash(false);
    if (name === 'RE') this.erase(a, b);
    if (name === 'RP') this.program(a, b, core.registers[2]);
    if (name === 'FC') this.isConnected = false;
  }

  find(code) {
    const name = String.fromCharCode(code & 0xff, code >> 8);
    return kFunctions.includes(name) ? placeOf(kFunctions.indexOf(name)) | 1 : 0;
  }

  check(core, name) {
    if (!core.PM) this.machine.complain(`boot ROM: ${name} is called with interrupts on`);
    if (core.LR >>> 28 !== 2) this.machine.complain(`boot ROM: ${name} is called from outside RAM`);
  }

  checkRange(name, begin, bytes, unit) {
    const isRight = begin % unit === 0 && bytes % unit === 0 && begin + bytes <= kFlashBytes;
    if (!isRight || !this.isConnected || this.machine.mcu.isFlashShown) {
      this.machine.complain(`boot ROM: ${name} of ${bytes} bytes at ${begin.toString(16)} can't be`);
    }
    return isRight;
  }

  erase(begin, bytes) {
    if (!this.checkRange('RE', begin, bytes, kSectorBytes)) return;
    this.machine.standStill(this.machine.flash.erase(begin, bytes));
  }

  program(begin, from, bytes) {
    if (!this.checkRange('RP', begin, bytes, kPageBytes)) return;
    if (from >>> 28 !== 2) this.machine.complain('boot ROM: RP takes its data from outside RAM');
    const data = this.machine.sram.slice(from - 0x20000000, from - 0x20000000 + bytes);
    this.machine.standStill(this.machine.flash.program(begin, data));
  }
}
