// SPDX-License-Identifier: MIT
//
// The Go Text Protocol between a caller and an instance of a module, in lines of text.
const kNoLimit = 0xffffffff;

export class Protocol {
  #engine;
  #slice;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  /// think(engine) works for a slice, and is true once the thinker is done.
  constructor(engine, think) {
    this.#engine = engine;
    this.#slice = think;
  }

  /// The work that answers some lines, as a Task takes it: its result is their answers, one after the other.
  answering(text) {
    const rest = this.#encoder.encode(text.endsWith('\n') ? text : `${text}\n`);
    const state = { rest, answer: '', since: 0 };
    return {
      work: () => this.#work(state),
      progress: () => 1 - state.rest.length / rest.length,
      result: () => state.answer,
      breakOff: () => { while (!this.#work(state, true)); },
    };
  }

  /// Hands over what comes before the end of the next line, or thinks about the answer to it.
  #work(state, isHurried = false) {
    if (this.#engine.gtp_is_waiting()) return this.#think(state, isHurried);
    if (state.rest.length === 0) return true;
    const end = state.rest.indexOf(10) + 1;
    this.#hand(state.rest.subarray(0, end));
    state.rest = state.rest.subarray(end);
    state.since = performance.now();
    this.#fetch(state);
    return state.rest.length === 0 && !this.#engine.gtp_is_waiting();
  }

  #think(state, isHurried) {
    const isDone = !isHurried && this.#slice(this.#engine);
    const spent = performance.now() - state.since;
    const allowed = this.#engine.gtp_allowed_ms() >>> 0;
    const isLate = isHurried || (allowed !== kNoLimit && spent >= allowed);
    if (isLate) this.#engine.hurry?.();
    if (!isDone && !isLate) return false;
    if (this.#engine.hurry) while (!this.#slice(this.#engine));
    this.#engine.gtp_answer(Math.round(spent));
    this.#fetch(state);
    return state.rest.length === 0;
  }

  #hand(line) {
    const room = 256;
    for (let at = 0; at < line.length; at += room) {
      const part = line.subarray(at, at + room);
      this.#text(room).set(part);
      this.#engine.gtp_take(part.length);
    }
  }

  #fetch(state) {
    for (let size; (size = this.#engine.gtp_next_line()) > 0;) state.answer += this.#decoder.decode(this.#text(size));
  }

  #text(size) { return new Uint8Array(this.#engine.memory.buffer, this.#engine.text_at(), size); }
}
