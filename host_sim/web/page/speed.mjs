// SPDX-License-Identifier: MIT
//
// How fast the emulated chip is, in words: how much of its time it was busy, and how many of its cycles a second of
// this machine's work makes.
const kChipMhz = 125;

export function megahertz({ busyNanos, hostMs }) {
  return hostMs > 0 ? (busyNanos / 1e9) * kChipMhz / (hostMs / 1e3) : 0;
}

/** A chip that sleeps says nothing of the speed. */
export function speedInWords(element, speed) {
  const share = speed.nanos > 0 ? speed.busyNanos / speed.nanos : 0;
  const pace = speed.nanos / 1e6 / speed.wallMs;
  if (share < 0.2) {
    element.textContent = element.dataset.measured ?? 'The chip sleeps and waits for a key.';
    return;
  }
  const words = `Busy, this machine emulates ${Math.round(megahertz(speed))} MHz; the chip has ${kChipMhz}`;
  element.dataset.measured = `${words}. Now it sleeps.`;
  element.textContent = `${words}. It runs at ${Math.min(100, Math.round(100 * pace))} % of the chip's pace.`;
  element.dataset.megahertz = Math.round(megahertz(speed));
}
