// SPDX-License-Identifier: MIT
//
// Whether other programs use the machine while nothing is tested. Then what is measured says less of the page.
import { readFileSync } from 'node:fs';

const kLookMs = 700, kMostTaken = 0.1;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Of all processors since the start: { idle, all }, in ticks. */
function ticks() {
  const parts = readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/ +/).slice(1, 9).map(Number);
  return { idle: parts[3] + parts[4], all: parts.reduce((sum, part) => sum + part, 0) };
}

/** Says what it finds. To be asked while no browser works. */
export async function isBusyMachine() {
  const before = ticks();
  await pause(kLookMs);
  const after = ticks();
  const taken = 1 - (after.idle - before.idle) / (after.all - before.all);
  const isBusy = taken > kMostTaken;
  if (isBusy) console.log(`other programs take ${Math.round(100 * taken)} % of the processors: limits are wider`);
  return isBusy;
}
