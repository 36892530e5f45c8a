// SPDX-License-Identifier: MIT
//
// Follows what the image does, by asking its console again and again as long as something changes: the game, and what
// the engine thinks. Then it rests until it is poked, so that the board can begin its demo and sleep.
//
// Events: 'game' { game }, 'thoughts' { thoughts }, both only when they have changed.
import { readGame, readThoughts } from './game_state.mjs';

const kPauseMs = 200, kRoundsAtRest = 4;
const kThoughts = ['frugal-stats', 'frugal-bounds', 'frugal-pv', 'frugal-pool'];

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class Follower extends EventTarget {
  constructor(chip) {
    super();
    Object.assign(this, { chip, isGoing: false, rounds: 0, latest: {} });
  }

  /** Something may have happened. */
  poke() {
    this.rounds = kRoundsAtRest;
    if (!this.isGoing) this.go();
  }

  close() {
    this.rounds = 0;
  }

  async go() {
    this.isGoing = true;
    while (this.rounds-- > 0) {
      try {
        await this.look();
      } catch {
        break; // the board has restarted; it is poked again when it speaks
      }
      await pause(kPauseMs);
    }
    this.isGoing = false;
  }

  async look() {
    const game = await this.chip.ask('frugal-game');
    if (!game.isOk) return this.close(); // another image
    this.tell('game', game.text, readGame(game.text));
    const replies = [];
    for (const command of kThoughts) replies.push((await this.chip.ask(command)).text);
    this.tell('thoughts', replies.join('\n'), readThoughts(replies));
  }

  tell(type, text, what) {
    if (this.latest[type] === text) return;
    this.latest[type] = text;
    this.rounds = kRoundsAtRest;
    this.dispatchEvent(new CustomEvent(type, { detail: { [type]: what } }));
  }
}
