// SPDX-License-Identifier: MIT
//
// The engine's twin beside the chip: the same engine, compiled to WebAssembly, plays each reply of the chip as well,
// from the same game, level and seed. The two moves are the same, unless the chip thinks ahead, was hurried, or was
// told another level while it thought: that is not compared.
import { isEngines } from './game_state.mjs';
import { kLetters } from './link.mjs';

/** The first ply that was played since. A new game has a new seed. */
function firstNew(before, game) {
  if (game.seed !== before.seed) return 0;
  return game.begins === before.begins && game.moves.startsWith(before.moves) ? before.moves.length : Infinity;
}

export class Twin {
  /** poolBytes: of the board; onResult: ({ compared, same, latest: { ply, chip, twin } }) => {} */
  constructor(poolBytes, onResult) {
    Object.assign(this, { poolBytes, onResult, before: null, isPressed: false, compared: 0, same: 0, asked: new Map(), number: 0 });
    this.worker = null;
  }

  close() {
    this.worker?.terminate();
  }

  /** The latest state of the game. isSetUp: its moves are not the chip's own. */
  follow(game, isSetUp = false) {
    const { before, isPressed } = this;
    Object.assign(this, { before: game, isPressed: false });
    if (!before || isSetUp || game.begins === 'two' || game.ponders || before.ponders || game.level !== before.level) return;
    for (let ply = firstNew(before, game); ply < game.moves.length; ++ply) {
      if (isEngines(game, ply)) this.compare(game, ply, isPressed);
    }
  }

  /** A key was pressed, which makes an engine that thinks move at once. */
  hurry() {
    this.isPressed = true;
  }

  compare({ level, seed, moves }, ply, mayBeHurried) {
    this.worker ??= this.open();
    this.asked.set(++this.number, { ply, chip: moves[ply], mayBeHurried });
    const columns = [...moves.slice(0, ply)].map((letter) => kLetters.indexOf(letter) + 1).join('');
    this.worker.postMessage({ number: this.number, poolBytes: this.poolBytes, level, seed, moves: columns });
  }

  open() {
    const worker = new Worker(new URL('engine_worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => this.take(data);
    return worker;
  }

  take({ number, column }) {
    const { ply, chip, mayBeHurried } = this.asked.get(number);
    this.asked.delete(number);
    const twin = kLetters[column - 1];
    if (twin !== chip && mayBeHurried) return;
    ++this.compared;
    if (twin === chip) ++this.same;
    this.onResult({ compared: this.compared, same: this.same, latest: { ply, chip, twin } });
  }
}
