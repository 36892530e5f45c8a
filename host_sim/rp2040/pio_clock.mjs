// SPDX-License-Identifier: MIT
//
// Steps the state machines of both PIO blocks by the chip's clock, with their dividers and delays.
// rp2040js by itself lets them run free, a thousand steps at a time: pulses have no lengths then.
//
// A divider counts in 256ths of the chip's cycle, as on the chip, so a pulse of a fractional divider is
// now and then a cycle longer (data sheet, chapter 3.5.5).
class Stepper {
  constructor(mcu, pio, machine) {
    Object.assign(this, { mcu, pio, machine, phase: 0, isDue: false });
    this.alarm = mcu.clock.createAlarm(() => this.step());
    this.wakeUpBy(machine);
  }

  /** A machine that waits, for its FIFO or a pin, goes on when rp2040js finds that it has what it wants. */
  wakeUpBy(machine) {
    const checkWait = machine.checkWait.bind(machine);
    machine.checkWait = () => {
      const waited = machine.waiting;
      checkWait();
      if (waited && !machine.waiting && !this.isStepping) this.schedule(1 + machine.waitDelay);
    };
  }

  start() {
    if (this.machine.enabled && !this.machine.waiting && !this.isDue) this.schedule(1);
  }

  schedule(cycles) {
    const divider = (this.machine.clockDivInt || 65536) * 256 + this.machine.clockDivFrac;
    const total = this.phase + cycles * divider;
    this.phase = total % 256;
    this.isDue = true;
    this.alarm.schedule((Math.floor(total / 256) * 1e9) / this.mcu.clkSys);
  }

  step() {
    const { machine } = this;
    this.isDue = false;
    if (!machine.enabled) return;
    const before = machine.cycles;
    this.isStepping = true;
    machine.step();
    this.isStepping = false;
    this.pio.checkChangedPins();
    if (!machine.waiting) this.schedule(machine.cycles - before);
  }
}

export function clockPio(mcu) {
  for (const pio of mcu.pio) {
    const steppers = pio.machines.map((machine) => new Stepper(mcu, pio, machine));
    const write = pio.writeUint32.bind(pio);
    pio.run = () => {};
    pio.writeUint32 = (offset, value) => {
      write(offset, value);
      pio.checkChangedPins();
      steppers.forEach((stepper) => stepper.start());
    };
  }
}
