// SPDX-License-Identifier: MIT
//
// rp2040js's chip, with what it lacks or does otherwise than the chip, and our images notice:
//
// - a core of our own (core.mjs), in place of rp2040js's and of the registers that belong to it;
// - an access to nowhere is refused, not a remark;
// - pads begin with their input on, pull-ups and pull-downs decide the level of a pin that nothing drives;
// - the flash can be hidden, as it is while it is written.
import { RP2040 } from 'rp2040js';
import { clockPio } from './pio_clock.mjs';

const kFlash = 1; // the upper four bits of its addresses
const kRomBytes = 0x4000;
const kPads = 0x4001c, kSsi = 0x18000, kWatchdog = 0x40058;
const kSsiEnable = 0x08, kContinuousRead = 0xa0;
const kSystemInfo = 0x40000, kChip = 0x2927; // RP2 by Raspberry Pi
const kNowhere = /invalid memory address|undefined address/;

export class Chip extends RP2040 {
  /** The core, with its memory, outlives the chip, which is made anew by each reset. revision: 2 is B2, chapter 2.20.1. */
  constructor(core, revision, mayGoOn) {
    super();
    this.core = core;
    this.mayGoOn = mayGoOn;
    this.sram = core.ram;
    this.sramView = new DataView(core.ram.buffer, core.ram.byteOffset, core.ram.length);
    this.flash = core.flash;
    this.flashView = new DataView(core.flash.buffer, core.flash.byteOffset, core.flash.length);
    this.bootrom = new Uint32Array(core.rom.buffer, core.rom.byteOffset, core.rom.length / 4);
    this.lastRefusal = '';
    this.remarks = new Set();
    this.logger = this.listener();
    this.driven = new Map(); // pin: level
    this.watchdog = this.peripherals[kWatchdog];
    this.clkSys = this.roscFreq; // until the image starts the crystal
    core.attach(this);
    this.showFlash(false);
    this.peripherals[kSystemInfo].readUint32 = (offset) => (offset === 0 ? (revision << 28) | kChip : 0);
    clockPio(this);
    this.startPads();
    this.mendSsi();
  }

  listener() {
    const hear = (who, what) => {
      this.remarks.add(`${who}: ${what}`);
      if (kNowhere.test(what)) this.refuse(what);
    };
    return { debug() {}, info() {}, warn: hear, error: hear };
  }

  refuse(why) {
    this.isRefused = true;
    this.lastRefusal = why;
  }

  showFlash(isShown) {
    this.isFlashShown = isShown;
    this.core.code.show_flash(isShown);
  }

  // What the core's own memory does not answer.

  read(address, size) {
    this.isRefused = false;
    if (address >>> 28 === kFlash && !this.isFlashShown && !this.findPeripheral(address)) this.refuse('the flash is hidden');
    if (size === 4) return this.readUint32(address);
    return size === 2 ? this.readUint16(address) : this.readUint8(address);
  }

  write(address, value, size) {
    this.isRefused = false;
    if (address < kRomBytes) return; // as TinyUSB does
    if (address >>> 28 === kFlash && !this.findPeripheral(address)) this.refuse(`write to flash at ${address.toString(16)}`);
    else if (size === 4) this.writeUint32(address, value);
    else if (size === 2) this.writeUint16(address, value);
    else this.writeUint8(address, value);
  }

  // Pins

  startPads() {
    this.gpio.forEach((pin) => (pin.padValue = 0x56));
    const pads = this.peripherals[kPads], write = pads.writeUint32.bind(pads);
    pads.writeUint32 = (offset, value) => {
      write(offset, value);
      if (offset >= 4 && offset <= 0x78) this.settlePin((offset - 4) >> 2);
    };
  }

  /** level: true, false, or null if nothing drives the pin any longer. */
  drivePin(number, level) {
    if (level === null) this.driven.delete(number);
    else this.driven.set(number, level);
    this.settlePin(number);
  }

  settlePin(number) {
    const pin = this.gpio[number];
    pin.setInputValue(this.driven.get(number) ?? pin.pullupEnabled);
  }

  // The flash is to be read fast once boot2 has told the SSI how.
  mendSsi() {
    const ssi = this.peripherals[kSsi], write = ssi.writeUint32.bind(ssi);
    ssi.writeUint32 = (offset, value) => {
      write(offset, value);
      if (offset === kSsiEnable && value === 1 && ssi.spictlr0 >>> 24 === kContinuousRead) this.showFlash(true);
    };
  }
}
