// SPDX-License-Identifier: MIT
//
// Runs an image to its end: the console is standard output, the image's exit status is that of node.
//
//   node run.mjs IMAGE.uf2
import { readFileSync, writeSync } from 'node:fs';
import { coreBytes } from './node_core.mjs';
import { Machine } from './machine.mjs';

const kSliceNanos = 20_000_000;

const machine = new Machine(coreBytes());
machine.load(readFileSync(process.argv[2]));
machine.powerOn();
while (machine.ended === null && machine.complaints.length === 0) {
  machine.run(kSliceNanos);
  writeSync(1, machine.heard());
}
machine.complaints.forEach((what) => console.error(`emulator: ${what}`));
process.exit(machine.complaints.length > 0 ? 70 : machine.ended);
