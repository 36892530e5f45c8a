// SPDX-License-Identifier: MIT
//
// Fingers on keys, in the chip's time. A click lasts no time at all, and the firmware reads a key three times, two
// milliseconds apart, before it believes it; so each press and each pause between two lasts kLeastNanos at least.
const kLeastNanos = 30_000_000;

export class Fingers {
  /** set: (key, isDown) => {} */
  constructor(set) {
    this.set = set;
    this.plans = new Map(); // of a key: { isDown, since, changes: [isDown] }
  }

  /** A key goes down or up as soon as it may. */
  move(key, isDown, nanos) {
    const plan = this.plans.get(key) ?? { isDown: false, since: -Infinity, changes: [] };
    this.plans.set(key, plan);
    if ((plan.changes.at(-1) ?? plan.isDown) === isDown) return;
    plan.changes.push(isDown);
    this.settle(nanos);
  }

  /** All keys go up: nobody is there any more. */
  letGo(nanos) {
    for (const key of this.plans.keys()) this.move(key, false, nanos);
  }

  /** To be called again and again. */
  settle(nanos) {
    for (const [key, plan] of this.plans) {
      if (plan.changes.length === 0 || nanos - plan.since < kLeastNanos) continue;
      plan.isDown = plan.changes.shift();
      plan.since = nanos;
      this.set(key, plan.isDown);
    }
  }
}
