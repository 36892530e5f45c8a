// SPDX-License-Identifier: MIT
//
// What WS2812 lights make of the levels on their wire, as strict as can be: a pulse is a bit only if its
// length, and the pause behind it, suit the data sheets of WS2812B (0.4 0.8 0.85 0.45 us, each +-150 ns),
// WS2812B-V5 (220 to 380, 580 to 1000, 580 to 1000, 580 to 1000 ns) and SK6812 (0.3 0.6 0.9 0.6 us, each
// +-150 ns) alike. A frame counts after a pause of 280 us; a pulse that comes after a shorter one, but too
// late for a bit, is an error.
const kHigh = [[250, 380], [650, 750]]; // of a zero, of a one
const kLow = [[750, 1000], [580, 600]];
const kLatchNanos = 280_000;
const kMostErrors = 20;

const isWithin = ([least, most], nanos) => nanos >= least && nanos <= most;

export class Pixels {
  /** now: () => nanoseconds. */
  constructor(count, now) {
    Object.assign(this, { count, now, bits: [], changed: 0, frames: 0, errors: [], lastStart: 0 });
    this.lights = new Array(count).fill(0); // green, red, blue, from the top bit of 24
    this.isHigh = false;
  }

  edge(isHigh) {
    if (isHigh === this.isHigh) return;
    const nanos = this.now() - this.changed;
    if (isHigh) this.endPause(nanos);
    else this.endPulse(nanos);
    this.isHigh = isHigh;
    this.changed = this.now();
  }

  endPulse(nanos) {
    const bit = kHigh.findIndex((limits) => isWithin(limits, nanos));
    if (bit < 0) this.complain(`a pulse of ${nanos} ns`);
    this.bits.push(bit === 1 ? 1 : 0);
  }

  endPause(nanos) {
    if (this.bits.length === 0) return;
    if (nanos >= kLatchNanos) this.show();
    else if (!isWithin(kLow[this.bits.at(-1)], nanos)) this.complain(`a pause of ${nanos} ns after a ${this.bits.at(-1)}`);
  }

  /** The lights show what came, if the wire has rested for long enough. */
  settle() {
    if (!this.isHigh && this.bits.length > 0 && this.now() - this.changed >= kLatchNanos) this.show();
  }

  /** The chip that sends is reset: the lights that have their colours show them. */
  breakOff() {
    this.isHigh = false;
    this.changed = this.now();
    this.bits.length -= this.bits.length % 24;
    if (this.bits.length > 0) this.show();
  }

  show() {
    const { bits } = this;
    if (bits.length % 24 !== 0) this.complain(`a frame of ${bits.length} bits`);
    if (bits.length > 24 * this.count) this.complain(`a frame for ${bits.length / 24} lights`);
    for (let light = 0; light < this.count && 24 * (light + 1) <= bits.length; ++light) {
      this.lights[light] = bits.slice(24 * light, 24 * (light + 1)).reduce((word, bit) => (word << 1) | bit, 0);
    }
    this.bits = [];
    ++this.frames;
  }

  complain(what) {
    if (this.errors.length < kMostErrors) this.errors.push(`lights: ${what} at ${Math.round(this.now())} ns`);
  }
}
