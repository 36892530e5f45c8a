// SPDX-License-Identifier: MIT
//
// The core of core/, with the ROM, flash and RAM, under the names by which rp2040js's peripherals know theirs.
// A run lasts up to the next alarm of the clock. Before a peripheral is asked, the clock is set; what it does
// may bring an alarm nearer, which shortens the run.
const kSp = 13, kLr = 14, kPc = 15;
const kRomBytes = 0x4000, kFlashBytes = 2 << 20, kRamBytes = 264 << 10;
const kNever = 0xffffffff;

export const Stop = { none: 0, breakpoint: 1, undefined: 2, waits: 3, lockedUp: 4, resetAsked: 5 };

export class Core {
  /** wasm: a WebAssembly.Module, or its bytes. */
  constructor(wasm) {
    const module = wasm instanceof WebAssembly.Module ? wasm : new WebAssembly.Module(wasm);
    const env = {
      io_read: (address, size) => this.access(() => this.chip.read(address >>> 0, size)),
      io_write: (address, value, size) => this.access(() => this.chip.write(address >>> 0, value >>> 0, size)),
    };
    const { exports } = new WebAssembly.Instance(module, { env });
    const bytes = (at, count) => new Uint8Array(exports.memory.buffer, at(), count);
    this.code = exports;
    this.rom = bytes(exports.rom, kRomBytes);
    this.flash = bytes(exports.flash, kFlashBytes);
    this.ram = bytes(exports.ram, kRamBytes);
    this.registers = new Uint32Array(exports.memory.buffer, exports.registers(), 16);
  }

  /** From reset, for a new chip. */
  attach(chip) {
    this.chip = chip;
    this.reset();
  }

  reset() {
    this.waiting = false;
    this.code.reset();
  }

  get SP() {
    return this.registers[kSp];
  }
  set SP(value) {
    this.registers[kSp] = value;
  }
  get LR() {
    return this.registers[kLr];
  }
  get PC() {
    return this.registers[kPc];
  }
  set PC(value) {
    this.registers[kPc] = value;
  }
  /** Whether interrupts are masked. */
  get PM() {
    return this.code.primask() === 1;
  }

  setInterrupt(number, level) {
    this.code.set_interrupt(number, level);
  }

  fault() {
    this.code.fault();
  }

  /** Up to a time, the next alarm, or a reason to stop, which it returns. */
  run(until) {
    const { clock } = this.chip;
    this.cycleNanos = 1e9 / this.chip.clkSys;
    this.begun = clock.nanosCounter;
    const spent = this.code.run(Math.max(this.cyclesUntil(until), 1));
    clock.tick(Math.max(this.begun + spent * this.cycleNanos - clock.nanosCounter, 0));
    const stop = this.code.stop();
    this.waiting = stop === Stop.waits;
    return stop;
  }

  /** From the clock's time. */
  cyclesUntil(until) {
    const { clock } = this.chip;
    const end = clock.nextAlarm ? Math.min(clock.nextAlarm.nanos, until) : until;
    return Math.min(Math.ceil((end - clock.nanosCounter) / this.cycleNanos), kNever);
  }

  access(ask) {
    const { chip } = this;
    const { clock, clkSys } = chip;
    clock.nanosCounter = this.begun + this.code.spent() * this.cycleNanos;
    const answer = ask();
    if (chip.isRefused) this.code.refuse();
    this.code.limit(chip.clkSys === clkSys && chip.mayGoOn() ? Math.max(this.cyclesUntil(Infinity), 0) : 0);
    return answer;
  }

  /** Sleep: nanoseconds until SysTick does something. */
  get nanosToSystick() {
    const cycles = this.code.cycles_to_systick() >>> 0;
    return cycles === kNever ? Infinity : (cycles * 1e9) / this.chip.clkSys;
  }

  /** Time has passed in sleep: SysTick goes on. */
  pass(nanos) {
    this.code.pass(Math.round((nanos * this.chip.clkSys) / 1e9));
  }

  wake() {
    this.waiting = !this.code.wake();
  }
}
