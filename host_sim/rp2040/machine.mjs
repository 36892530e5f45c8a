// SPDX-License-Identifier: MIT
//
// A board with an RP2040: it starts from its .uf2 through boot2, runs by emulated time only, so each run is
// the same, and can be reset, cut from power, and looked at. Nothing here is node's: a page can have it.
//
//   const machine = new Machine(bytesOfCore);   // core.wasm
//   machine.load(bytesOfUf2);
//   machine.lights(28, 64);               // WS2812 on a pin
//   machine.sound(16);                    // a buzzer: machine.wave.hertz
//   machine.picture(4, 5);                // an OLED on I2C, data and clock: machine.oled.rows
//   machine.powerOn();
//   machine.drivePin(13, false);          // a key to ground; null lets it go
//   machine.write('name\n');              // to the console, at 115,200 baud
//   machine.run(10_000_000);              // nanoseconds
//   machine.heard();                      // what the console said since
//   machine.plugInto(UsbHost);            // a PC at the USB port (usb_host.mjs)
//   machine.usb.isPlugged = true;         // isOpen: a terminal has opened it
//   machine.usb.settle();
import { Chip } from './chip.mjs';
import { Core, Stop } from './core.mjs';
import { Flash } from './flash.mjs';
import { Noise } from './noise.mjs';
import { Oled } from './oled.mjs';
import { Pixels } from './pixels.mjs';
import { putRom, Rom } from './rom.mjs';
import { readUf2 } from './uf2.mjs';
import { Wave } from './wave.mjs';

const kFlashBegin = 0x10000000, kRomEnd = 0x4000;
const kNanosAByte = 1e9 / 11_520;
const kSemihosting = 0xab, kExitExtended = 0x20;
const kBreakpoint = 0xbe;
const kUndefined = 'an undefined instruction or a breakpoint';
const kHigh = 1; // GPIOPinState of rp2040js

export class Machine {
  constructor(wasm, { seed = 1, semihosting = true, revision = 2 } = {}) {
    this.revision = revision;
    this.noise = new Noise(seed);
    this.core = new Core(wasm);
    this.flash = new Flash(this.noise, this.core.flash);
    this.sram = this.core.ram;
    putRom(this.core.rom);
    this.semihosting = semihosting;
    this.pixels = null; // what hangs on the pins
    this.wave = null;
    this.oled = null;
    this.pins = new Map(); // driven from outside
    this.toSend = []; // to the console
    this.said = '';
    this.complaints = [];
    this.usb = null;
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

  plugInto(Host) {
    this.usb = new Host((what) => this.complain(what));
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
    this.mayGoOn = true;
    this.mcu = new Chip(this.core, this.revision, () => this.mayGoOn);
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
    const { core } = this;
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
    mcu.uart[0].onByte = mcu.uart[1].onByte = (byte) => this.hear(byte);
    mcu.addClockListener(() => (this.mayGoOn = false));
    for (const [pin, level] of this.pins) mcu.drivePin(pin, level);
    this.pixels?.breakOff();
    this.listen(this.pixels, this.pixelPin);
    this.listen(this.wave, this.soundPin);
    this.oled?.attach(mcu);
    this.usb?.connect(mcu);
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
    const { clock } = this.mcu, { core } = this;
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
    const { mcu, core } = this;
    while (mcu.clock.nanosCounter < until && this.mayGoOn && !core.waiting) {
      const stop = core.run(until);
      if (stop === Stop.lockedUp) return this.halt(`locked up: ${mcu.lastRefusal}`);
      if (stop === Stop.resetAsked) return this.halt('AIRCR resets the core alone, and nothing around it');
      if (stop === Stop.breakpoint || stop === Stop.undefined) this.stopAt(core.PC);
    }
  }

  passWaiting(until) {
    const { core, mcu } = this;
    if (!this.isLockedUp) core.wake();
    if (!core.waiting && !this.isLockedUp) return;
    const begun = mcu.clock.nanosCounter;
    this.passTo(Math.min(until, begun + (this.isLockedUp ? Infinity : core.nanosToSystick)));
    if (!this.isLockedUp) core.pass(mcu.clock.nanosCounter - begun);
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

  stopAt(at) {
    const { mcu, core, semihosting } = this;
    const opcode = mcu.readUint16(at);
    if (at < kRomEnd) this.rom.call(opcode & 0xff);
    else if (semihosting && opcode === ((kBreakpoint << 8) | kSemihosting)) this.serve();
    else {
      mcu.lastRefusal = kUndefined;
      return core.fault();
    }
    core.PC = at + 2;
  }

  serve() {
    const [operation, block] = this.core.registers;
    if (operation !== kExitExtended) return;
    this.ended = this.mcu.readUint32(block + 4);
    this.mayGoOn = false;
  }
}
