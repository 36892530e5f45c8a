// SPDX-License-Identifier: MIT
//
// The Go Text Protocol between a caller and an instance of a module, in lines of text.
const kNoLimit = 0xffffffff;
const kWhole = 1000;
const kTextBytes = 256;

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
    const state = { rest, answer: '', since: 0, line: 0 };
    return {
      work: () => this.#work(state),
      progress: () => 1 - (state.rest.length + this.#lacking(state)) / rest.length,
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
    state.line = end;
    state.since = performance.now();
    this.#fetch(state);
    return state.rest.length === 0 && !this.#engine.gtp_is_waiting();
  }

  /// What is lacking to the answer of the line that is thought about, as if the line were bytes to come.
  #lacking(state) {
    if (!this.#engine.gtp_is_waiting()) return 0;
    const allowed = this.#engine.gtp_allowed_ms() >>> 0;
    const spent = allowed === kNoLimit ? this.#engine.think_progress(kWhole) / kWhole
      : (performance.now() - state.since) / allowed;
    return state.line * (1 - Math.min(1, spent));
  }

  #think(state, isHurried) {
    const isDone = !isHurried && this.#slice(this.#engine);
    const spent = performance.now() - state.since;
    const allowed = this.#engine.gtp_allowed_ms() >>> 0;
    const isLate = isHurried || (allowed !== kNoLimit && spent >= allowed);
    if (!isDone && !isLate) return false;
    if (isLate) this.#hurry();
    this.#engine.gtp_answer(Math.round(spent));
    this.#fetch(state);
    return state.rest.length === 0;
  }

  /// In Go there is a little left to do after the last simulation.
  #hurry() {
    if (!this.#engine.hurry) return;
    this.#engine.hurry();
    while (!this.#slice(this.#engine));
  }

  #hand(line) {
    for (let at = 0; at < line.length; at += kTextBytes) {
      const part = line.subarray(at, at + kTextBytes);
      this.#text(kTextBytes).set(part);
      this.#engine.gtp_take(part.length);
    }
  }

  #fetch(state) {
    for (let size; (size = this.#engine.gtp_next_line()) > 0;) state.answer += this.#decoder.decode(this.#text(size));
  }

  #text(size) { return new Uint8Array(this.#engine.memory.buffer, this.#engine.text_at(), size); }
}
