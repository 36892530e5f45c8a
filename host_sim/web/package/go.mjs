// SPDX-License-Identifier: MIT
//
// Go by the Go Text Protocol. A game has one size of the board, and one pool.
import { begin, checkedNumber, compiled, instance } from './load.mjs';
import { Protocol } from './protocol.mjs';
import { Task } from './task.mjs';

const kModules = { 9: () => new URL('./go.wasm', import.meta.url) };
const kImageBytes = 114688;
const kImageSimulations = 1000;
const kMostSimulations = 1000000;
const kMostSeed = 999999999;
const kSlice = 4;

export class Go {
  #protocol;
  #tasks = { current: null };

  /// Loads the engine: the file beside this one, or what `module` says. Pool, simulations and seed are those that the
  /// protocol begins with; if they are left out, those of the image `go` on a Pico.
  static async load({ module, size = 9, bytes = kImageBytes, simulations = kImageSimulations, seed = 1 } = {}) {
    if (!(size in kModules)) throw new Error(`size is ${size}; there is: ${Object.keys(kModules).join(', ')}`);
    checkedNumber('simulations', simulations, 1, kMostSimulations);
    checkedNumber('seed', seed, 0, kMostSeed);
    const engine = await instance(await compiled(module ?? kModules[size]()));
    begin(engine, bytes);
    engine.gtp_start(seed, simulations);
    return new Go(engine);
  }

  constructor(engine) {
    this.#protocol = new Protocol(engine, (each) => Boolean(each.think(kSlice)));
  }

  /// The answer to a line of the Go Text Protocol; of several lines, their answers one after the other.
  gtp(line) { return this.startGtp(line).run(); }
  startGtp(line) { return new Task(this.#tasks, this.#protocol.answering(line)); }
}
