// SPDX-License-Identifier: MIT
//
// In the page's bundle, in place of rp2040js's core: the chip has one of its own (../../rp2040/core.mjs), which takes
// its place before anything runs.
export class CortexM0Core {
  reset() {}
}
