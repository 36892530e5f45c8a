// SPDX-License-Identifier: MIT
//
// The emulated board as the page sees it: keys in, lights, sound and words out. It lives in a Worker
// (worker/chip_worker.mjs), so the page never waits for it.
//
// Events: 'lights' { lights }, 'picture' { rows }, 'tone' { hertz }, 'line' { line }: the image says something by
// itself, 'kept' { kept }: the end of its flash, 'restarted', 'speed' { speed }, 'trouble' { why }.
import { Conversation } from './conversation.mjs';

const kFirstNumber = 100_000; // of commands; those that a person numbers are lower

export class Chip extends EventTarget {
  /** parts: { core, uf2, board, kept } */
  constructor(parts) {
    super();
    this.board = parts.board;
    this.conversation = new Conversation((reply) => this.settle(reply), (line) => this.tell('line', { line }));
    this.waiting = []; // { number, line, resolve, reject }: the first one is with the chip
    this.nextNumber = kFirstNumber;
    this.aloneNanos = 0; // of the chip's time, since a key was pressed or a command came
    this.worker = new Worker(new URL('chip_worker.js', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = ({ message }) => this.tell('trouble', { why: `The emulator stopped: ${message}` });
    this.worker.postMessage({ do: 'start', ...parts });
  }

  close() {
    this.worker.terminate();
    this.giveUp('the board was switched off');
  }

  press(key, isDown) {
    this.aloneNanos = 0;
    this.worker.postMessage({ do: 'press', key, isDown });
  }

  cutPower() {
    this.worker.postMessage({ do: 'cut' });
  }

  stand(isStill) {
    this.worker.postMessage({ do: 'stand', isStill });
  }

  /** A line to the console: { isOk, text } of its reply. The image takes one command at a time. */
  ask(line) {
    return new Promise((resolve, reject) => {
      this.waiting.push({ number: this.nextNumber++, line, resolve, reject });
      if (this.waiting.length === 1) this.send();
    });
  }

  send() {
    const [{ number, line }] = this.waiting;
    this.aloneNanos = 0;
    this.worker.postMessage({ do: 'write', text: `${number} ${line}\n` });
  }

  settle({ number, isOk, text }) {
    if (this.waiting.length === 0 || this.waiting[0].number !== number) return;
    this.waiting.shift().resolve({ isOk, text });
    if (this.waiting.length > 0) this.send();
  }

  giveUp(why) {
    const waiting = this.waiting.splice(0);
    for (const { reject } of waiting) reject(new Error(why));
  }

  hear({ lights, rows, hertz, said, kept, restarted, complaints, isLockedUp, speed, refused }) {
    if (restarted) this.restart();
    if (lights) this.tell('lights', { lights });
    if (rows) this.tell('picture', { rows });
    if (hertz !== undefined) this.tell('tone', { hertz });
    if (kept) this.tell('kept', { kept });
    if (said) this.conversation.hear(said);
    if (speed) this.tellSpeed(speed);
    for (const why of complaints ?? []) this.tell('trouble', { why: `The chip would not do this: ${why}` });
    if (isLockedUp) this.giveUp('the chip has stopped');
    if (refused) this.tell('trouble', { why: `The image does not start: ${refused}` });
  }

  tellSpeed(speed) {
    this.aloneNanos += speed.nanos;
    this.tell('speed', { speed });
  }

  restart() {
    this.conversation.restart();
    this.giveUp('the board has restarted');
    this.tell('restarted', {});
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
