// SPDX-License-Identifier: MIT
//
// rp2040js's chip, with what it lacks or does otherwise than the chip, and our images notice:
//
// - an access to nowhere, an unaligned read, an instruction that is none: a HardFault, not a remark;
// - pads begin with their input on, pull-ups and pull-downs decide the level of a pin that nothing drives;
// - an interrupt that comes while interrupts are off ends WFI, and its handler waits;
// - an interrupt that software has asked for comes once;
// - SysTick ends WFI too, and a write to its counter asks for no interrupt;
// - the flash can be hidden, as it is while it is written.
//
// On the chip a fault whose stacking fails, as beneath a full stack, may lock the core up; here the handler
// runs, as in QEMU.
import { RP2040 } from 'rp2040js';
import { clockPio } from './pio_clock.mjs';
import { quickCore } from './quick_core.mjs';

const kRomBytes = 0x4000, kRamBegin = 0x20000000, kFlashBegin = 0x10000000;
const kHardFault = 3, kInterrupts = 16;
const kPads = 0x4001c, kSsi = 0x18000, kWatchdog = 0x40058;
const kSsiEnable = 0x08, kContinuousRead = 0xa0;
const kCurrentValue = 0x018, kSetPending = 0x200;
const kSystemInfo = 0x40000, kChip = 0x2927; // RP2 by Raspberry Pi
const kFaults = /invalid memory address|undefined address|not 32 bit aligned|not implemented yet/;
const kNothing = new Uint8Array(0);

export class Chip extends RP2040 {
  /** sram and flash outlive the chip, which is made anew by each reset. revision: 2 is B2, chapter 2.20.1. */
  constructor(sram, flash, rom, revision) {
    super();
    this.sram = sram;
    this.sramView = new DataView(sram.buffer);
    this.wholeFlash = flash;
    this.bootrom = rom;
    this.fault = null;
    this.remarks = new Set();
    this.logger = this.listener();
    this.driven = new Map(); // pin: level
    this.watchdog = this.peripherals[kWatchdog];
    this.clkSys = this.ppb.systickTimer.frequency = this.roscFreq; // until the image starts the crystal
    this.showFlash(false);
    this.peripherals[kSystemInfo].readUint32 = (offset) => (offset === 0 ? (revision << 28) | kChip : 0);
    clockPio(this);
    this.startPads();
    this.mendInterrupts();
    this.mendSsi();
    this.quick = quickCore(this);
  }

  listener() {
    const hear = (who, what) => {
      if (kFaults.test(what)) this.fault ??= what;
      else this.remarks.add(`${who}: ${what}`);
    };
    return { debug() {}, info() {}, warn: hear, error: hear };
  }

  showFlash(isShown) {
    this.isFlashShown = isShown;
    this.flash = isShown ? this.wholeFlash : kNothing;
    this.flashView = new DataView(this.flash.buffer);
  }

  // Memory: RAM and flash first, by far the most frequent; the flash can't be stored to.
  readUint32(address) {
    address >>>= 0;
    if (!(address & 3)) {
      const inRam = address - kRamBegin, inFlash = address - kFlashBegin;
      if (inRam >= 0 && inRam < this.sram.length) return this.sramView.getUint32(inRam, true);
      if (inFlash >= 0 && inFlash < this.flash.length) return this.flashView.getUint32(inFlash, true);
    }
    return super.readUint32(address);
  }

  writeUint32(address, value) {
    address >>>= 0;
    const inRam = address - kRamBegin;
    if (address & 3) this.fault ??= `write to ${address.toString(16)}, which is not aligned`;
    else if (address < kRomBytes) return; // as TinyUSB does
    else if (inRam >= 0 && inRam < this.sram.length) this.sramView.setUint32(inRam, value, true);
    else if (address >>> 28 === 1 && !this.findPeripheral(address)) this.fault ??= `write to flash at ${address.toString(16)}`;
    else super.writeUint32(address, value);
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

  // Interrupts and faults

  mendInterrupts() {
    const { core, ppb } = this;
    const check = core.checkForInterrupts.bind(core);
    core.checkForInterrupts = () => {
      if (!core.waiting || !core.PM) return check();
      if (this.isInterruptPending() && core.IPSR === 0) core.waiting = false;
      return false;
    };
    const write = ppb.writeUint32.bind(ppb);
    ppb.writeUint32 = (offset, value) => {
      if (offset === kCurrentValue) ppb.systickTimer.set(ppb.systickReload);
      else write(offset, value);
      if (offset === kSetPending) this.asked |= value;
    };
    this.keepAsked();
  }

  // What software has asked for stays until its handler begins, whatever the peripheral's line does.
  keepAsked() {
    const { core } = this;
    this.lines = this.asked = 0; // a bit for each interrupt
    const set = core.setInterrupt.bind(core), enter = core.exceptionEntry.bind(core);
    core.setInterrupt = (number, isHigh) => {
      const bit = 1 << number;
      this.lines = isHigh ? this.lines | bit : this.lines & ~bit;
      if (isHigh || !(this.asked & bit)) set(number, isHigh);
    };
    core.exceptionEntry = (exception) => {
      const bit = exception < kInterrupts ? 0 : 1 << (exception - kInterrupts);
      this.asked &= ~bit;
      if (!(this.lines & bit)) core.pendingInterrupts &= ~bit;
      enter(exception);
    };
  }

  isInterruptPending() {
    const { core } = this;
    return (core.pendingInterrupts & core.enabledInterrupts) !== 0 || core.pendingSystick || core.pendingNMI;
  }

  /** Looks at what came while the core waits. */
  wake() {
    const { core } = this;
    if (this.isInterruptPending() && core.checkForInterrupts()) core.waiting = false;
  }

  /** Enters the handler of the fault that the instruction at pc has caused. False: the core locks up. */
  takeFault(pc) {
    const { core } = this;
    if (core.IPSR === kHardFault) return false;
    core.PC = pc;
    core.exceptionEntry(kHardFault);
    this.fault = null;
    return true;
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
