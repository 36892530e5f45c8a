// SPDX-License-Identifier: MIT
//
// Bytes that nobody may rely on, the same in each run: RAM after power-on, a flash cell that was being
// written when the power was cut. Marsaglia's xorshift32.
export class Noise {
  constructor(seed) {
    this.state = (seed * 2654435761 + 1) >>> 0 || 1;
  }

  word() {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (this.state = x >>> 0);
  }

  fill(bytes) {
    for (let i = 0; i < bytes.length; ++i) bytes[i] = this.word() >>> 24;
  }
}
