// SPDX-License-Identifier: MIT
//
// The console's output, taken apart: replies of the Go Text Protocol, each with the number of its command, and what
// the image says by itself. A reply begins with = or ? and ends with an empty line; between two replies the image
// may speak.

export class Conversation {
  /** onReply: ({ number, isOk, text }) => {}; onLine: (text) => {} */
  constructor(onReply, onLine) {
    Object.assign(this, { onReply, onLine });
    this.restart();
  }

  restart() {
    this.line = '';
    this.reply = null;
  }

  hear(text) {
    const lines = (this.line + text).split('\n');
    this.line = lines.pop();
    for (const line of lines) this.take(line.replace(/\r$/, ''));
  }

  take(line) {
    const begins = /^([=?])(\d*) ?(.*)$/.exec(line);
    if (this.reply) this.goOn(line);
    else if (begins) this.begin(begins);
    else if (line) this.onLine(line);
  }

  begin([, sign, number, text]) {
    this.reply = { number: number ? Number(number) : null, isOk: sign === '=', lines: [text] };
  }

  goOn(line) {
    if (line) {
      this.reply.lines.push(line);
      return;
    }
    const { number, isOk, lines } = this.reply;
    this.reply = null;
    this.onReply({ number, isOk, text: lines.join('\n') });
  }
}
