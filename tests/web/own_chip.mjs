// SPDX-License-Identifier: MIT
//
// The board by itself, in node and as fast as it goes: how long the chip takes by its own clock.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmulatedBoard } from '../../host_sim/web/worker/emulated_board.mjs';

const kSliceNanos = 1_000_000, kMostNanos = 60e9;

const ofSite = (path) => readFileSync(join(process.env.FRUGAL_SITE, path));

class OwnChip {
  constructor(name) {
    const board = JSON.parse(ofSite('boards.json')).find((each) => each.name === name);
    const uf2 = ofSite(`images/frugal-device-${name}.uf2`);
    this.board = new EmulatedBoard({ core: ofSite('core.wasm'), uf2, board, kept: null });
  }

  /** Writes a line to the console; the chip's nanoseconds until it says the words. */
  time(line, words) {
    const { machine } = this.board, begun = machine.nanos;
    this.board.write(`${line}\n`);
    for (let said = ''; !said.includes(words); said += machine.heard()) {
      if (machine.nanos - begun > kMostNanos) throw new Error(`'${line}' is not answered by '${words}': ${said}`);
      this.board.run(kSliceNanos);
    }
    return machine.nanos - begun;
  }
}

/** Milliseconds from a person's first move to the engine's words, in a game of this level and seed. */
export function replyMs({ level, seed, column }) {
  const chip = new OwnChip('pico');
  for (const line of ['1 frugal-ponder off', '2 frugal-new you', `3 frugal-level ${level}`, `4 frugal-seed ${seed}`]) {
    chip.time(line, `=${line[0]}`);
  }
  return chip.time(`frugal-drop ${column}`, 'Frugal: ') / 1e6;
}
