// SPDX-License-Identifier: MIT
//
// How quick the emulated Pico is: millions of cycles in which its core is awake, a second of this
// machine's CPU time.
//
//   node tests/rp2040/speed.mjs build/pico/firmware/bench.uf2
import { readFileSync } from 'node:fs';
import { Machine } from '../../host_sim/rp2040/machine.mjs';
import { coreBytes } from '../../host_sim/rp2040/node_core.mjs';

const kWarmNanos = 200e6, kNanos = 1e9, kTimes = 5;

const machine = new Machine(coreBytes());
machine.load(readFileSync(process.argv[2]));
machine.powerOn();
machine.run(kWarmNanos); // the compilers of the host have done their work

for (let time = 0; time < kTimes && machine.ended === null; ++time) {
  const begun = process.cpuUsage(), busy = machine.busyNanos;
  machine.run(kNanos);
  const { user, system } = process.cpuUsage(begun);
  const cycles = ((machine.busyNanos - busy) * machine.mcu.clkSys) / 1e9;
  console.log(`${Math.round(cycles / (user + system))} MHz`);
}
