// SPDX-License-Identifier: MIT
//
// Runs an image of images/ on the core by itself, as WebAssembly, or on rp2040js's own core:
//
//   node processor.mjs IMAGE.bin [rp2040js [mended]]
//
// "mended": with the faults of rp2040js that are known (mended_core.mjs) put right, and how often each came up.
import { readFileSync, writeSync } from 'node:fs';
import { RP2040 } from '../../host_sim/rp2040/node_modules/rp2040js/dist/esm/index.js';
import { Core, Stop } from '../../host_sim/rp2040/core.mjs';
import { coreBytes } from '../../host_sim/rp2040/node_core.mjs';
import { mend } from './mended_core.mjs';

const kSemihosting = 0xbeab, kWriteText = 4;
const kRamBegin = 0x20000000, kSp = 13, kPc = 15;

// What the image asks of a debugger. False: its end.
function serve(registers, rom, ram) {
  if (registers[0] !== kWriteText) return false;
  const begin = registers[1];
  const bytes = begin >= kRamBegin ? ram.subarray(begin - kRamBegin) : rom.subarray(begin);
  writeSync(1, bytes.subarray(0, bytes.indexOf(0)));
  return true;
}

function runOurs(image) {
  const core = new Core(coreBytes());
  const { code, rom, ram, registers } = core;
  core.chip = { clock: { nanosCounter: 0 }, clkSys: 125e6, mayGoOn: () => true, isRefused: true, read: () => 0, write() {} };
  rom.set(image);
  const words = new Uint32Array(rom.buffer, rom.byteOffset), halves = new Uint16Array(rom.buffer, rom.byteOffset);
  core.reset();
  registers[kSp] = words[0];
  registers[kPc] = words[1] & ~1;
  for (;;) {
    core.begun = 0;
    code.run(1 << 20);
    const stop = code.stop();
    if (stop === Stop.breakpoint && halves[registers[kPc] / 2] === kSemihosting) {
      if (!serve(registers, rom, ram)) return;
      registers[kPc] += 2;
    } else if (stop === Stop.breakpoint || stop === Stop.undefined) {
      code.fault();
    } else if (stop === Stop.waits && !code.wake()) {
      code.pass(code.cycles_to_systick());
    } else if (stop === Stop.lockedUp) {
      return writeSync(1, 'locked up\n');
    }
  }
}

function runTheirs(image, isMended) {
  const chip = new RP2040();
  const { core } = chip;
  const rom = new Uint8Array(chip.bootrom.buffer);
  let isRunning = true;
  const quiet = () => {};
  chip.logger = { debug: quiet, info: quiet, warn: quiet, error: quiet };
  rom.set(image);
  core.reset();
  chip.onBreak = () => (isRunning = serve(core.registers, rom, chip.sram));
  const execute = isMended ? mend(core) : { step: () => core.executeInstruction(), counts: {} };
  while (isRunning) execute.step();
  for (const [fault, count] of Object.entries(execute.counts)) console.error(`${count} times: ${fault}`);
}

const [path, whose, how] = process.argv.slice(2);
const image = readFileSync(path);
if (whose === 'rp2040js') runTheirs(image, how === 'mended');
else runOurs(image);
