// SPDX-License-Identifier: MIT
//
// Work in slices: a caller that must not wait, a Worker for one, lets it go on for some milliseconds at a time, shows
// how far it is, and breaks it off when it likes.
//
//   const task = game.startSearch('44', { simulations: 1e6 });
//   while (!task.step(20)) show(task.progress);
//   show(task.result);

const kUsualMilliseconds = 20;

/// What a task is made of: work() does a slice, and is true once all is done; progress() is a part of 1; result() may
/// be asked once, at the end; look(), if there is one, tells at any time what is known; breakOff() prepares an early
/// end.
export class Task {
  #work;
  #owner;
  #isDone = false;
  #result;

  constructor(owner, work) {
    this.#owner = owner;
    this.#work = work;
    owner.current = this;
  }

  get isDone() { return this.#isDone; }

  /// From 0 to 1.
  get progress() { return this.#isDone ? 1 : Math.min(1, this.#current().progress()); }

  /// Of a search or a proof that goes on: what is known so far. Of other tasks undefined until they are done.
  get result() { return this.#isDone ? this.#result : this.#current().look?.(); }

  /// Works for about so long. Whether the task is done.
  step(milliseconds = kUsualMilliseconds) {
    if (this.#isDone) return true;
    const work = this.#current();
    const end = performance.now() + milliseconds;
    do {
      if (work.work()) this.#end();
    } while (!this.#isDone && performance.now() < end);
    return this.#isDone;
  }

  /// Works to the end.
  run() {
    while (!this.step(1000));
    return this.#result;
  }

  /// Ends the work now. The result is by what is known.
  stop() {
    if (this.#isDone) return this.#result;
    this.#current().breakOff?.();
    return this.#end();
  }

  #end() {
    this.#result = this.#work.result();
    this.#isDone = true;
    return this.#result;
  }

  /// All tasks of a game work in the same bytes.
  #current() {
    if (this.#owner.current === this) return this.#work;
    throw new Error('another task of the same game has begun, and this one can\'t go on; it was not done');
  }
}
