// SPDX-License-Identifier: MIT
//
// The console as a person types into it: commands, and their replies. The page's own questions are not shown.
const kMostEntries = 60;

export class ConsoleView {
  /** ask: (line) => Promise of { isOk, text } */
  constructor(root, ask) {
    Object.assign(this, { ask, past: [], at: 0 });
    this.output = root.querySelector('.output');
    this.input = root.querySelector('input');
    root.querySelector('form').onsubmit = (event) => this.submit(event);
    this.input.onkeydown = (event) => this.recall(event);
  }

  async submit(event) {
    event.preventDefault();
    const line = this.input.value.trim();
    if (!line) return;
    this.past.push(line);
    this.at = this.past.length;
    this.input.value = '';
    this.add('command', `> ${line}`);
    const [, number, command] = /^(\d*)\s*(.*)$/.exec(line); // a reply repeats a person's number
    try {
      const { isOk, text } = await this.ask(command);
      this.add(isOk ? 'reply' : 'refusal', `${isOk ? '=' : '?'}${number} ${text}`);
    } catch (reason) {
      this.add('refusal', `no reply: ${reason.message}`);
    }
  }

  recall(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || this.past.length === 0) return;
    event.preventDefault();
    this.at = Math.min(Math.max(this.at + step, 0), this.past.length);
    this.input.value = this.past[this.at] ?? '';
  }

  add(kind, text) {
    const entry = Object.assign(document.createElement('pre'), { className: kind, textContent: text });
    this.output.append(entry);
    while (this.output.childElementCount > kMostEntries) this.output.firstElementChild.remove();
    this.output.scrollTop = this.output.scrollHeight;
  }
}
