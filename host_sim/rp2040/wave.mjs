// SPDX-License-Identifier: MIT
//
// The frequency of a square wave on a pin, from its last two rising edges.
const kSilenceNanos = 200_000_000; // 5 Hz

export class Wave {
  /** now: () => nanoseconds. */
  constructor(now) {
    Object.assign(this, { now, rose: -Infinity, period: Infinity });
  }

  edge(isHigh) {
    if (!isHigh) return;
    this.period = this.now() - this.rose;
    this.rose = this.now();
  }

  /** 0: silence. */
  get hertz() {
    const pause = this.now() - this.rose;
    return pause > Math.min(2 * this.period, kSilenceNanos) ? 0 : 1e9 / this.period;
  }
}
