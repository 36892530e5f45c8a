// SPDX-License-Identifier: MIT
//
// What the browser keeps for the page: the end of a board's flash, and choices. A browser may forbid it, or be full;
// the page then keeps it itself as long as it is open, and says so once.
const kPrefix = 'frugal-';

const encode = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const decode = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export class Kept {
  /** complain: (sentence) => {} */
  constructor(complain) {
    this.complain = complain;
    this.hasComplained = false;
    this.refused = new Map(); // what the browser does not keep
  }

  read(name) {
    if (this.refused.has(name)) return this.refused.get(name);
    try {
      return localStorage.getItem(kPrefix + name);
    } catch {
      return null;
    }
  }

  write(name, text) {
    try {
      localStorage.setItem(kPrefix + name, text);
      this.refused.delete(name);
    } catch (reason) {
      this.refused.set(name, text);
      this.tell(reason);
    }
  }

  remove(name) {
    this.refused.delete(name);
    try {
      localStorage.removeItem(kPrefix + name);
    } catch {
      // it keeps nothing anyway
    }
  }

  /** Null if there are none, or if they are not so many. */
  readBytes(name, count) {
    try {
      const bytes = decode(this.read(name) ?? '');
      return bytes.length === count ? bytes : null;
    } catch {
      return null;
    }
  }

  writeBytes(name, bytes) {
    this.write(name, encode(bytes));
  }

  tell({ name }) {
    if (this.hasComplained) return;
    this.hasComplained = true;
    const why = name === 'QuotaExceededError' ? 'has no room left for this page' : 'lets this page keep nothing';
    this.complain(`This browser ${why}: the game is lost when you close the page.`);
  }
}
