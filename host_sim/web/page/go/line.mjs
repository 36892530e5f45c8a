// SPDX-License-Identifier: MIT
//
// The line to an engine: one command at a time, in order. A speaker has ask(line), a Promise of
// { isOk, text }, and close().

/** The engine has answered a command by an error; `text` is its reason. */
export class Refusal extends Error {
  constructor(line, text) {
    super(`Frugal refuses "${line}": ${text}`);
    this.line = line;
    this.text = text;
  }
}

export class Line {
  #speaker;
  #last = Promise.resolve();

  constructor(speaker) {
    this.#speaker = speaker;
  }

  /** The text of the answer. Throws Refusal, or what the speaker throws. */
  async ask(line) {
    const answered = this.#last.then(() => this.#speaker.ask(line));
    this.#last = answered.catch(() => {});
    const { isOk, text } = await answered;
    if (!isOk) throw new Refusal(line, text);
    return text;
  }

  /** A speaker that fails to close has closed. */
  close() {
    Promise.resolve().then(() => this.#speaker.close()).catch(() => {});
  }
}
