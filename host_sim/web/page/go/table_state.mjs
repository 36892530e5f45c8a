// SPDX-License-Identifier: MIT
//
// What is to be seen at the table: the record, the stones, and what the engine told. It draws nothing. Its events:
//
//   change     something that is to be seen has changed
//   tell       detail: a sentence about the game
//   trouble    detail: a sentence about what went wrong, and what to do; '' once that is past
import { withMove } from './game.mjs';
import { emptyBoard, opponentOf } from './points.mjs';
import { countOf } from './scoring.mjs';
import * as Words from './words.mjs';

export class TableState extends EventTarget {
  /** opening, ready (the person is to move), asking, thinking, hinting, judging, over, broken */
  phase = 'opening';
  stones = emptyBoard();
  /** The last search, null if the position has changed since (readSearch() of engine.mjs). */
  search = null;
  ownership = null;
  hint = null;
  /** Once the game is judged: { dead, owners, told }, `told` being the engine's own result. */
  judgement = null;
  handicapStones = [];
  wantsOwnership = false;
  /** Whether the engine's board is the record's. */
  isInStep = false;

  constructor(game, playouts) {
    super();
    this.game = game;
    this.playouts = playouts;
  }

  /** The position is the end of `game`; nothing else is known about it yet. */
  set(game) {
    this.game = game;
    this.search = this.ownership = this.hint = this.judgement = null;
  }

  settle(phase) {
    this.phase = phase;
    this.changed();
  }

  changed() {
    this.dispatchEvent(new Event('change'));
  }

  tell(sentence) {
    this.dispatchEvent(new CustomEvent('tell', { detail: sentence }));
    this.changed();
  }

  complain(sentence) {
    this.dispatchEvent(new CustomEvent('trouble', { detail: sentence }));
  }

  /** The engine has the move on its board: so has the record, then. */
  note(color, point, stones) {
    const rival = opponentOf(color);
    const taken = countOf(this.stones, rival) - countOf(stones, rival);
    this.set(withMove(this.game, color, point));
    this.stones = stones;
    this.tell(Words.moveInWords(color, point));
    if (taken > 0) this.tell(Words.captureInWords(color, taken));
  }

  end(game, sentence) {
    this.game = game;
    this.tell(sentence);
    this.settle('over');
  }
}
