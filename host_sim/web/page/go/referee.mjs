// SPDX-License-Identifier: MIT
//
// The engine's part at the table (table_state.mjs): it brings the engine to a position, lets it move when it is its
// turn, and judges the end. `ask` is that of the task (tasks.mjs).
import * as Engine from './engine.mjs';
import * as Game from './game.mjs';
import { Refusal } from './line.mjs';
import * as Words from './words.mjs';

export class Referee {
  constructor(table) {
    this.table = table;
  }

  /** Brings the engine to the end of a game, which is then the game of the table. */
  async bring(ask, game) {
    const { table } = this;
    table.isInStep = false;
    const { komi, stones, handicapStones } = await Engine.bringTo(ask, game);
    table.set({ ...game, komi });
    Object.assign(table, { stones, handicapStones, isInStep: true });
  }

  /** The sentence that says why the game of a file cannot be played; '' if it can. */
  async tryToBring(ask, game, places) {
    try {
      await this.bring(ask, game);
      return '';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Words.fileRefusalInWords(error, places, await Engine.readStones(ask));
    }
  }

  /** Takes the engine back to `game`, which is `count` moves shorter. */
  async undo(ask, game, count) {
    const { table } = this;
    table.isInStep = false;
    for (let i = 0; i < count; ++i) await ask('undo');
    table.stones = await Engine.readStones(ask);
    table.set(game);
    table.isInStep = true;
  }

  /** Plays the person's move; '' or the engine's reason against it. */
  async play(ask, color, name) {
    const { table } = this;
    table.isInStep = false;
    const refused = await Engine.tryToPlay(ask, color, name);
    if (refused === '') table.note(color, name, await Engine.readStones(ask));
    table.isInStep = true;
    return refused;
  }

  /** After each move: the end, the engine's turn, or the person's. */
  async goOn(ask) {
    const { table } = this;
    if (table.game.resigned !== null) return table.settle('over');
    if (Game.isOver(table.game)) return this.#judge(ask);
    if (!Game.isHumansTurn(table.game)) return this.#answer(ask);
    table.settle('ready');
    if (table.wantsOwnership) await this.readOwnership(ask);
    return undefined;
  }

  async #answer(ask) {
    const { table } = this;
    const color = Game.engineOf(table.game);
    table.isInStep = false;
    table.settle('thinking');
    const move = await Engine.think(ask, table.game, color, table.playouts);
    if (move !== 'resign') table.note(color, move, await Engine.readStones(ask));
    table.isInStep = true;
    table.search = await Engine.readSearch(ask, color);
    if (move === 'resign') return this.resign(color, 'Frugal resigns');
    return this.goOn(ask);
  }

  resign(color, sentence) {
    const game = Game.resignedBy(this.table.game, color);
    this.table.end(game, `${sentence}. ${Words.resultInWords(game.result)}`);
  }

  async readOwnership(ask) {
    this.table.ownership = await Engine.readOwnership(ask);
    this.table.changed();
  }

  async #judge(ask) {
    const { table } = this;
    table.settle('judging');
    table.judgement = await Engine.judge(ask, table.stones);
    const result = table.judgement.told;
    table.end({ ...table.game, result }, Words.resultInWords(result));
  }
}
