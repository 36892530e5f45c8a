// SPDX-License-Identifier: MIT
//
// A board with an RP2040: it starts from its .uf2 through boot2, runs by emulated time only, so each run is
// the same, and can be reset, cut from power, and looked at. Nothing here is node's: a page can have it.
//
//   const machine = new Machine();
//   machine.load(bytesOfUf2);
//   machine.lights(28, 64);               // WS2812 on a pin
//   machine.sound(16);                    // a buzzer: machine.wave.hertz
//   machine.picture(4, 5);                // an OLED on I2C, data and clock: machine.oled.rows
//   machine.powerOn();
//   machine.drivePin(13, false);          // a key to ground; null lets it go
//   machine.write('name\n');              // to the console, at 115,200 baud
//   machine.run(10_000_000);              // nanoseconds
//   machine.heard();                      // what the console said since
//   machine.usb.isPlugged = true;         // a PC at the USB port; isOpen: a terminal has opened it
//   machine.usb.settle();
import { Chip } from './chip.mjs';
import { Flash } from './flash.mjs';
import { Noise } from './noise.mjs';
import { Oled } from './oled.mjs';
import { Pixels } from './pixels.mjs';
import { makeRom, Rom } from './rom.mjs';
import { readUf2 } from './uf2.mjs';
import { UsbHost } from './usb_host.mjs';
import { Wave } from './wave.mjs';

const kRamBytes = 264 * 1024, kFlashBegin = 0x10000000;
const kNanosAByte = 1e9 / 11_520;
const kSemihosting = 0xab, kExitExtended = 0x20;
const kBreakpoint = 0xbe;
const kHigh = 1; // GPIOPinState of rp2040js

export class Machine {
  constructor({ seed = 1, semihosting = true, revision = 2 } = {}) {
    this.revision = revision;
    this.noise = new Noise(seed);
    this.flash = new Flash(this.noise);
    this.sram = new Uint8Array(kRamBytes);
    this.semihosting = semihosting;
    this.pixels = null; // what hangs on the pins
    this.wave = null;
    this.oled = null;
    this.pins = new Map(); // driven from outside
    this.toSend = []; // to the console
    this.said = '';
    this.complaints = [];
    this.usb = new UsbHost((what) => this.complain(what));
    this.earlier = 0; // nanoseconds before the last reset
    this.resets = 0;
    this.busyNanos = 0; // in which the core did not wait
    this.ended = null; // the image's exit status
  }

  load(uf2) {
    for (const { address, bytes } of readUf2(uf2)) this.flash.bytes.set(bytes, address - kFlashBegin);
  }

  lights(pin, count) {
    this.pixels = new Pixels(count, () => this.nanos);
    this.pixelPin = pin;
  }

  sound(pin) {
    this.wave = new Wave(() => this.nanos);
    this.soundPin = pin;
  }

  picture(dataPin, clockPin) {
    this.oled = new Oled(dataPin, clockPin, (what) => this.complain(what));
  }

  get nanos() {
    return this.earlier + (this.mcu ? this.mcu.clock.nanosCounter : 0);
  }

  // Starting and stopping

  powerOn() {
    this.noise.fill(this.sram);
    this.start(0, null);
  }

  /** The power goes, in the middle of whatever it is, and comes back at once. */
  cutPower() {
    this.flash.cut();
    this.oled?.loseSupply();
    this.powerOn();
  }

  /** The pin RUN. */
  reset() {
    this.flash.cut();
    this.start(0, null);
  }

  /** reason and scratch registers are the watchdog's, and survive what it resets. */
  start(reason, scratch) {
    this.earlier = this.nanos;
    ++this.resets;
    this.restartReason = 0;
    this.stillUntil = 0;
    this.isLockedUp = false;
    this.ended = null;
    this.mcu = new Chip(this.sram, this.flash.bytes, makeRom(), this.revision);
    this.rom = new Rom(this);
    this.watch(reason, scratch);
    this.connect();
    this.rom.start();
  }

  /** A sentence why nothing goes on. */
  halt(why) {
    this.complain(why);
    this.isLockedUp = true;
  }

  complain(what) {
    if (!this.complaints.includes(what)) this.complaints.push(what);
  }

  jump(pc, sp) {
    const { core } = this.mcu;
    core.registers[14] = 0;
    core.SP = sp;
    core.PC = pc;
  }

  watch(reason, scratch) {
    const { watchdog } = this.mcu;
    watchdog.reason = reason;
    watchdog.tickEnable = false;
    if (scratch) watchdog.scratchData.set(scratch);
    watchdog.onWatchdogTrigger = () => {
      watchdog.timer.enable = watchdog.alarm.enable = false;
      this.restartReason = watchdog.reason;
      this.mayGoOn = false;
    };
  }

  // What hangs on the pins

  connect() {
    const { mcu } = this;
    mcu.onBreak = (code) => this.stopAt(code);
    mcu.uart[0].onByte = mcu.uart[1].onByte = (byte) => this.hear(byte);
    mcu.addClockListener(() => (this.mayGoOn = false));
    for (const [pin, level] of this.pins) mcu.drivePin(pin, level);
    this.pixels?.breakOff();
    this.listen(this.pixels, this.pixelPin);
    this.listen(this.wave, this.soundPin);
    this.oled?.attach(mcu);
    this.usb.connect(mcu);
    this.line = mcu.clock.createAlarm(() => this.sendByte());
    if (this.toSend.length > 0) this.line.schedule(kNanosAByte);
  }

  listen(listener, pin) {
    if (listener) this.mcu.gpio[pin].addListener((state) => listener.edge(state === kHigh));
  }

  drivePin(pin, level) {
    if (level === null) this.pins.delete(pin);
    else this.pins.set(pin, level);
    this.mcu?.drivePin(pin, level);
  }

  // The console: text with a byte a character

  write(text) {
    const isIdle = this.toSend.length === 0;
    this.toSend.push(...text);
    if (this.mcu && isIdle && text) this.line.schedule(kNanosAByte);
  }

  sendByte() {
    const byte = this.toSend.shift().charCodeAt(0);
    for (const uart of this.mcu.uart) {
      if (uart.enabled) uart.feedByte(byte);
    }
    if (this.toSend.length > 0) this.line.schedule(kNanosAByte);
  }

  hear(byte) {
    this.said += String.fromCharCode(byte);
    if (this.stopText && this.said.endsWith(this.stopText)) this.mayGoOn = false;
  }

  heard() {
    const text = this.said;
    this.said = '';
    return text;
  }

  // Running

  /** For so many nanoseconds, or up to a text on the console, or the image's end. */
  run(nanos, stopText = null) {
    const until = this.nanos + nanos;
    this.stopText = stopText;
    while (this.nanos < until && this.ended === null && !(stopText && this.said.includes(stopText))) {
      this.runFor(until - this.nanos);
      if (this.restartReason) this.start(this.restartReason, this.mcu.watchdog.scratchData);
    }
    this.pixels?.settle();
  }

  runFor(nanos) {
    const { clock, core } = this.mcu;
    const until = clock.nanosCounter + nanos;
    this.mayGoOn = true;
    while (clock.nanosCounter < until && this.mayGoOn) {
      const before = clock.nanosCounter;
      const waits = this.isLockedUp || core.waiting;
      if (this.stillUntil) this.passStanding(until);
      else if (waits) this.passWaiting(until);
      else this.execute(until);
      if (!waits) this.busyNanos += clock.nanosCounter - before;
    }
  }

  execute(until) {
    const { mcu } = this;
    while (mcu.clock.nanosCounter < until && this.mayGoOn && !mcu.core.waiting) {
      mcu.quick.run(until);
      if (mcu.fault !== null && !mcu.takeFault(mcu.quick.lastPc())) return this.halt(`locked up: ${mcu.fault}`);
    }
  }

  passWaiting(until) {
    const { mcu } = this;
    if (!this.isLockedUp) mcu.wake();
    if (mcu.core.waiting || this.isLockedUp) this.passTo(until);
  }

  /** To the next alarm, at most. */
  passTo(until) {
    const { clock } = this.mcu;
    const next = clock.nextAlarm ? Math.min(clock.nextAlarm.nanos, until) : until;
    clock.tick(Math.max(next - clock.nanosCounter, 0));
  }

  /** The core stands still while the ROM waits for the flash. */
  standStill(nanos) {
    this.stillUntil = this.mcu.clock.nanosCounter + nanos;
    this.mayGoOn = false;
  }

  passStanding(until) {
    const { clock } = this.mcu;
    this.passTo(Math.min(until, this.stillUntil));
    if (clock.nanosCounter < this.stillUntil) return;
    this.flash.finish();
    this.stillUntil = 0;
  }

  // Breakpoints and undefined instructions

  stopAt(code) {
    const { mcu, semihosting } = this;
    const at = mcu.core.PC - 2;
    if (at < 0x4000) this.rom.call(code);
    else if (semihosting && code === kSemihosting && mcu.readUint16(at) >> 8 === kBreakpoint) this.serve();
    else mcu.fault ??= 'an undefined instruction or a breakpoint';
  }

  serve() {
    const { core } = this.mcu;
    const [operation, block] = core.registers;
    if (operation !== kExitExtended) return;
    this.ended = this.mcu.readUint32(block + 4);
    this.mayGoOn = false;
  }
}
