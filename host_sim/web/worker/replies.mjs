// SPDX-License-Identifier: MIT
//
// The device's engine in WebAssembly: the reply that a board makes which does not think ahead, from the moves, the
// level and the seed of its game.
import { begin, instance } from '../package/load.mjs';
import { playOn } from '../package/positions.mjs';

const kSlice = 4096; // simulations, or positions of a proof

export class Replies {
  /** url: of twin.wasm; bytes: of the pool, as many as the board has. */
  static async load(url, bytes) {
    const engine = await instance(await WebAssembly.compile(await (await fetch(url)).arrayBuffer()));
    begin(engine, bytes);
    return new Replies(engine);
  }

  constructor(engine) {
    this.engine = engine;
  }

  /** A column, counted from 1, as those in `moves` are. */
  reply({ moves, level, seed }) {
    const { engine } = this;
    engine.begin(level, seed);
    playOn(engine, moves);
    engine.think_start();
    while (!engine.think(kSlice));
    return engine.think_move() + 1;
  }
}
