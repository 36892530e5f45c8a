// SPDX-License-Identifier: MIT
//
// A machine whose every instruction rp2040js's own core executes as well, in a RAM of its own: registers and flags
// are compared after each, and what it asks of devices and tells them. Its faults are mended (mended_core.mjs).
//
// Devices are asked once, by our core; theirs is given the same answers. When an interrupt comes is ours to say, for
// the cycles of the two are not the same: theirs counts no cycle for LR in PUSH.
import assert from 'node:assert/strict';
import { RP2040 } from '../../host_sim/rp2040/node_modules/rp2040js/dist/esm/index.js';
import { Core, Stop } from '../../host_sim/rp2040/core.mjs';
import { mend } from './mended_core.mjs';

const kRomEnd = 0x4000, kFlash = 0x10000000, kFlashEnd = 0x10200000, kRam = 0x20000000, kRamEnd = 0x20042000;
const kSystem = 0xe, kVectors = 0xe000ed08;

const hex = (word) => (word >>> 0).toString(16).padStart(8, '0');

export class Lockstep {
  constructor(machine) {
    this.machine = machine;
    this.count = 0; // instructions
    this.accesses = 0; // of devices
    this.tape = []; // what our core asked of them
    this.makeTheirs();
    this.listen();
    this.takeOver();
    machine.core.run = () => this.step();
  }

  makeTheirs() {
    const { core: ours, sram } = this.machine;
    const chip = (this.chip = new RP2040());
    const quiet = () => {};
    chip.logger = { debug: quiet, info: quiet, warn: quiet, error: quiet };
    this.ram = sram.slice();
    const view = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const memories = [[kRam, kRamEnd, view(this.ram)], [kFlash, kFlashEnd, view(ours.flash)], [0, kRomEnd, view(ours.rom)]];
    const at = (address) => memories.find(([begin, end]) => address >= begin && address < end);
    const reader = (size, name) => (address) => {
      const found = at(address >>> 0);
      return found ? found[2][name]((address >>> 0) - found[0], true) : this.answer(address >>> 0, size);
    };
    const writer = (size, name) => (address, value) => {
      const found = at(address >>> 0);
      if (found) found[2][name]((address >>> 0) - found[0], value, true);
      else this.take(address >>> 0, size, value >>> 0);
    };
    chip.readUint32 = reader(4, 'getUint32');
    chip.readUint16 = reader(2, 'getUint16');
    chip.readUint8 = reader(1, 'getUint8');
    chip.writeUint32 = writer(4, 'setUint32');
    chip.writeUint16 = writer(2, 'setUint16');
    chip.writeUint8 = writer(1, 'setUint8');
    this.theirs = chip.core;
    this.execute = mend(chip.core);
  }

  listen() {
    const { mcu } = this.machine;
    const read = mcu.read.bind(mcu), write = mcu.write.bind(mcu);
    mcu.read = (address, size) => {
      const value = read(address, size);
      this.tape.push({ what: 'read', address, size, value });
      return value;
    };
    mcu.write = (address, value, size) => {
      this.tape.push({ what: 'write', address, size, value });
      write(address, value, size);
    };
  }

  /** Their core goes on from where ours is. */
  takeOver() {
    const { core } = this.machine;
    this.theirs.registers.set(core.registers);
    this.theirs.APSR = core.code.flags() >>> 0;
    this.theirs.PM = core.PM;
  }

  /** In place of Core.run(). */
  step() {
    const { core, mcu } = this.machine;
    const before = core.code.exception();
    if (this.isForeign) this.takeOver(); // a function of the ROM has come between
    this.tape.length = 0;
    const stop = Core.prototype.run.call(core, mcu.clock.nanosCounter);
    if (core.code.spent() === 0) return stop;
    const after = core.code.exception();
    if (after && !before) this.enter(after);
    this.isForeign = stop === Stop.breakpoint || stop === Stop.undefined;
    if (!this.isForeign) this.follow();
    return stop;
  }

  enter(exception) {
    this.theirs.exceptionEntry(exception);
    this.theirs.PC &= ~1; // which it does only once it fetches
  }

  follow() {
    const { theirs } = this;
    const pc = theirs.PC;
    this.asksSystem = theirs.interruptsUpdated = false;
    this.execute.step();
    assert.equal(this.tape.length, 0, `at ${hex(pc)}: accesses that theirs does not make`);
    if (this.asksSystem) this.takeOver(); // SysTick's count is not the same
    this.compare(pc);
    ++this.count;
  }

  compare(pc) {
    const { registers, code } = this.machine.core, { theirs } = this;
    let isSame = code.flags() >>> 0 === theirs.APSR >>> 0;
    for (let i = 0; i < 16; ++i) isSame &&= registers[i] === theirs.registers[i];
    if (isSame) return;
    const words = (core, flags) => [...core.registers, flags].map(hex).join(' ');
    assert.fail(`after the instruction at ${hex(pc)}, ${hex(this.chip.readUint16(pc))}, number ${this.count}:
ours   ${words(this.machine.core, code.flags())}
theirs ${words(theirs, theirs.APSR)}`);
  }

  /** RAM as a whole. */
  compareMemory() {
    assert.ok(Buffer.compare(this.ram, this.machine.sram) === 0, 'RAM differs');
  }

  // Devices

  answer(address, size) {
    if (address >>> 28 === kSystem) {
      this.asksSystem = true;
      return 0;
    }
    return this.next('read', address, size).value;
  }

  take(address, size, value) {
    if (address === kVectors) this.theirs.VTOR = value;
    if (address >>> 28 === kSystem) return;
    const mask = size === 4 ? 0xffffffff : (1 << (8 * size)) - 1;
    const { value: ours } = this.next('write', address, size);
    assert.equal((value & mask) >>> 0, (ours & mask) >>> 0, `written to ${hex(address)}`);
  }

  next(what, address, size) {
    const entry = this.tape.shift();
    const text = entry && `${entry.what} of ${entry.size} at ${hex(entry.address)}`;
    assert.equal(text, `${what} of ${size} at ${hex(address)}`);
    ++this.accesses;
    return entry;
  }
}
