// SPDX-License-Identifier: MIT
//
// What takes time is a task: it asks an engine and acts on the answers. There is one task at a time. A new one ends
// the one before at its next answer, so that a new game or another opponent never waits for a move that nobody needs.
import { Line } from './line.mjs';

class Superseded extends Error {}

export class Tasks {
  #line = null;
  #number = 0;

  /** Whether there is an engine to ask. */
  get hasEngine() {
    return this.#line !== null;
  }

  /**
   * Runs work(ask, isCurrent) as the task. What it throws is thrown, unless another task has begun since. ask(line)
   * returns the answer's text (line.mjs).
   */
  async run(work) {
    const number = ++this.#number;
    const isCurrent = () => number === this.#number;
    const check = () => {
      if (!isCurrent()) throw new Superseded();
    };
    const ask = async (line) => {
      check();
      const text = await this.#line.ask(line);
      check();
      return text;
    };
    try {
      await work(ask, isCurrent);
    } catch (error) {
      if (isCurrent()) throw error;
    }
  }

  /** Opens a speaker, and asks it from now on. False if another task has begun before it was there. */
  async open(opponent, isCurrent) {
    const line = new Line(await opponent.open());
    if (isCurrent()) this.#line = line;
    else line.close();
    return isCurrent();
  }

  /** Ends the task. */
  stop() {
    ++this.#number;
  }

  /** Ends the task and the engine. */
  close() {
    this.stop();
    this.#line?.close();
    this.#line = null;
  }
}
