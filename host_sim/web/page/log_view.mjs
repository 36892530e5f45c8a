// SPDX-License-Identifier: MIT
//
// What the image says, in its own words. It is a live region: a program that reads the page aloud speaks each line as
// it comes. The board that the image draws in letters is there to be seen; in words it is a table (board_table.mjs).
const kMostLines = 120;

const isDrawing = (line) => /^ *(\d [.XO ]+|[A-Z]( [A-Z])+)$/.test(line);

export class LogView {
  constructor(root) {
    this.root = root;
    this.drawing = null;
  }

  clear() {
    this.root.replaceChildren();
    this.drawing = null;
  }

  add(line) {
    if (isDrawing(line)) this.draw(line);
    else this.say(line);
    while (this.root.childElementCount > kMostLines) this.root.firstElementChild.remove();
    this.root.scrollTop = this.root.scrollHeight;
  }

  draw(line) {
    if (this.drawing) {
      this.drawing.textContent += `\n${line}`;
      return;
    }
    this.drawing = document.createElement('pre');
    this.drawing.ariaHidden = 'true';
    this.drawing.textContent = line;
    this.root.append(this.drawing);
  }

  say(line) {
    this.drawing = null;
    const words = document.createElement('p');
    words.textContent = line;
    this.root.append(words);
  }
}
