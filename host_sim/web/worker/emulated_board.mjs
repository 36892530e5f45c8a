// SPDX-License-Identifier: MIT
//
// A board of boards.json on the emulated chip: the machine with what hangs on its pins, and what has changed since
// it was last asked.
import { Machine } from '../../rp2040/machine.mjs';
import { Fingers } from './fingers.mjs';

const kRestHertz = 0.5; // below it a tone is the same
const kAsleepShare = 0.002; // of the time in which the core is awake: less than that, and it hears no console
const kWakeNanos = 200_000_000;

export class EmulatedBoard {
  /** core: the compiled core; uf2: the image; kept: the last bytes of the flash, or null. */
  constructor({ core, uf2, board, kept }) {
    this.board = board;
    this.machine = new Machine(core, { semihosting: false });
    this.machine.load(uf2);
    const { flash } = this.machine;
    if (kept) flash.bytes.set(kept, flash.bytes.length - kept.length);
    this.unsent = '';
    this.isAsleep = false;
    this.deafUntil = 0;
    this.fingersNanos = 0; // in which the chip could have read its keys: it stands still while its flash is written
    this.fingers = new Fingers((key, isDown) => this.setKey(key, isDown));
    this.attachParts();
    this.told = { frames: 0, hertz: 0, writes: 0, resets: 1, complaints: 0, taken: 0 };
    this.machine.powerOn();
  }

  attachParts() {
    const { pixels, picture, sound } = this.board;
    if (pixels) this.machine.lights(pixels.pin, pixels.count);
    if (picture) this.machine.picture(picture.data, picture.clock);
    if (sound) this.machine.sound(sound.pin);
  }

  setKey(name, isDown) {
    const { pin } = this.board.keys.find((key) => key.name === name);
    this.machine.drivePin(pin, isDown ? this.board.isDownHigh : null);
  }

  press(name, isDown) {
    this.fingers.move(name, isDown, this.fingersNanos);
  }

  /** To the console, once the image has one. A board that sleeps is woken by a key, which does nothing else. */
  write(text) {
    this.unsent += text;
    if (this.isAsleep) this.wake();
    this.send();
  }

  wake() {
    this.isAsleep = false;
    this.deafUntil = this.machine.nanos + kWakeNanos;
    const [{ name }] = this.board.keys;
    this.press(name, true);
    this.press(name, false);
  }

  /** How long the core was awake, of a while that has passed. */
  notice(busyNanos, nanos) {
    this.isAsleep = busyNanos < kAsleepShare * nanos;
  }

  get hears() {
    return this.machine.nanos >= this.deafUntil && this.machine.mcu.uart.some((uart) => uart.enabled);
  }

  send() {
    if (!this.unsent || !this.hears) return;
    this.machine.write(this.unsent);
    this.unsent = '';
    this.isAsleep = false;
    this.deafUntil = 0;
  }

  run(nanos) {
    const { machine } = this;
    const before = machine.nanos, stood = machine.stillUntil > 0;
    this.fingers.settle(this.fingersNanos);
    machine.run(nanos);
    if (!stood && !machine.stillUntil) this.fingersNanos += machine.nanos - before;
    this.send();
  }

  get kept() {
    return this.machine.flash.bytes.slice(-this.board.storeBytes);
  }

  /** { lights, rows, hertz, said, kept, restarted, complaints }: only what has changed. */
  news() {
    const { machine, told } = this;
    const news = { ...this.newLights(), ...this.newPicture(), ...this.newTone() };
    const said = machine.heard();
    if (said) news.said = said;
    if (machine.flash.writes !== told.writes) news.kept = this.kept;
    if (machine.resets !== told.resets) news.restarted = true;
    if (machine.complaints.length !== told.complaints) news.complaints = machine.complaints.slice(told.complaints);
    if (machine.isLockedUp) news.isLockedUp = true;
    Object.assign(told, { writes: machine.flash.writes, resets: machine.resets, complaints: machine.complaints.length });
    return news;
  }

  newLights() {
    const { pixels } = this.machine;
    if (!pixels || pixels.frames === this.told.frames) return {};
    this.told.frames = pixels.frames;
    return { lights: pixels.lights.slice() };
  }

  newPicture() {
    const { oled } = this.machine;
    if (!oled || oled.taken === this.told.taken) return {};
    this.told.taken = oled.taken;
    return { rows: oled.rows };
  }

  newTone() {
    if (!this.machine.wave) return {};
    const { hertz } = this.machine.wave;
    if (Math.abs(hertz - this.told.hertz) < kRestHertz) return {};
    this.told.hertz = hertz;
    return { hertz };
  }
}
