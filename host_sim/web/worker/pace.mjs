// SPDX-License-Identifier: MIT
//
// How much the emulated chip has to run so that its clock keeps up with the wall's. What it is behind by more than
// kMostBehind is dropped: a slow machine shows a slow chip, not one that hurries later.
const kMostBehindNanos = 100_000_000, kSliceNanos = 4_000_000;

export class Pace {
  /** now: () => milliseconds of the wall's clock. */
  constructor(now) {
    this.now = now;
    this.droppedNanos = 0;
    this.start(0);
  }

  /** The two clocks agree now. */
  start(nanos) {
    this.begun = this.now() * 1e6 - nanos;
  }

  /** Of the chip's time, how much it is behind. */
  behind(nanos) {
    const lag = this.now() * 1e6 - this.begun - nanos;
    if (lag <= kMostBehindNanos) return lag;
    this.droppedNanos += lag - kMostBehindNanos;
    this.begun += lag - kMostBehindNanos;
    return kMostBehindNanos;
  }

  /** The next slice. */
  slice(nanos) {
    return Math.min(this.behind(nanos), kSliceNanos);
  }
}
