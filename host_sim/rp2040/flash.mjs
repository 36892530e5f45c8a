// SPDX-License-Identifier: MIT
//
// The Pico's flash, a W25Q16JV: 2 MB in sectors of 4,096 bytes, pages of 256. Erasing sets bits, in 45 ms;
// programming clears them, in 0.4 ms (its data sheet, chapter 9.6, typical times). A change that a power
// cut breaks off leaves any of the bits that it was to change.
export const kFlashBytes = 2 << 20, kSectorBytes = 4096, kPageBytes = 256;
const kEraseNanos = 45_000_000, kProgramNanos = 400_000;

export class Flash {
  /** In these bytes, if there are some. */
  constructor(noise, bytes = new Uint8Array(kFlashBytes)) {
    this.bytes = bytes.fill(0xff);
    this.noise = noise;
    this.change = null; // { begin, after: bytes, nanos }
    this.writes = 0; // that were finished, or broken off
  }

  /** Both say how long it takes, and what is there afterwards; finish() or cut() has to follow. */
  erase(begin, count) {
    return this.begin(begin, new Uint8Array(count).fill(0xff), (kEraseNanos * count) / kSectorBytes);
  }

  program(begin, data) {
    const after = data.map((byte, i) => byte & this.bytes[begin + i]);
    return this.begin(begin, after, (kProgramNanos * data.length) / kPageBytes);
  }

  begin(begin, after, nanos) {
    this.change = { begin, after };
    return nanos;
  }

  finish() {
    this.bytes.set(this.change.after, this.change.begin);
    this.change = null;
    ++this.writes;
  }

  /** The power goes. */
  cut() {
    if (!this.change) return;
    const { begin, after } = this.change;
    for (let i = 0; i < after.length; ++i) {
      const changing = this.bytes[begin + i] ^ after[i];
      this.bytes[begin + i] ^= changing & (this.noise.word() >>> 24);
    }
    this.change = null;
    ++this.writes;
  }
}
