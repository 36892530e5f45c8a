// SPDX-License-Identifier: MIT
//
// Fingers on keys, in the chip's time. A click lasts no time at all, and the firmware reads a key three times, two
// milliseconds apart, before it believes it; so each press and each pause between two of a key lasts kLeastNanos at
// least. What comes later waits for that, in the order in which it came: two keys are down at once only if fingers
// held them so.
const kLeastNanos = 30_000_000;
const kApartNanos = 20_000_000; // from a key's end to the next key

export class Fingers {
  /** set: (key, isDown) => {} */
  constructor(set) {
    Object.assign(this, { set, keys: new Map(), waiting: [], lastUp: -Infinity });
  }

  /** A key goes down or up as soon as it may. */
  move(name, isDown, nanos) {
    const key = this.keys.get(name) ?? { name, willBeDown: false, since: -Infinity };
    this.keys.set(name, key);
    if (key.willBeDown === isDown) return;
    key.willBeDown = isDown;
    this.waiting.push({ key, isDown });
    this.settle(nanos);
  }

  /** All keys go up: nobody is there any more. */
  letGo(nanos) {
    for (const name of this.keys.keys()) this.move(name, false, nanos);
  }

  /** To be called again and again. */
  settle(nanos) {
    while (this.waiting.length > 0 && this.isDue(this.waiting[0], nanos)) this.turn(this.waiting.shift(), nanos);
  }

  isDue({ key, isDown }, nanos) {
    return nanos - key.since >= kLeastNanos && (!isDown || nanos - this.lastUp >= kApartNanos);
  }

  turn({ key, isDown }, nanos) {
    key.since = nanos;
    if (!isDown) this.lastUp = nanos;
    this.set(key.name, isDown);
  }
}
