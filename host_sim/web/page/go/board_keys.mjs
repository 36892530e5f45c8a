// SPDX-License-Identifier: MIT
//
// The cells of the board, which lie over the drawing: a grid for the mouse, for fingers, for the keyboard and for
// screen readers. One cell is in the order of the tabulator; the arrow keys, Home and End move it.
import { html } from './dom.mjs';
import { kPoints, kSize, nameOf } from './points.mjs';

const kSteps = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const kFarSteps = { Home: -kSize, End: kSize };

const within = (at) => Math.max(0, Math.min(kSize - 1, at));

/** The point to which a key moves the cursor; undefined for another key. */
export function pointAfterKey(point, key) {
  const [dx, dy] = kSteps[key] ?? [kFarSteps[key], 0];
  if (dx === undefined) return undefined;
  return within(Math.floor(point / kSize) + dy) * kSize + within(point % kSize + dx);
}

export class BoardKeys {
  #cells = [];
  #cursor = Math.floor(kPoints / 2);

  /** `choose(point)` is called for a click, Enter and Space; `keys` has functions by letters. */
  constructor({ choose, keys }) {
    const rows = Array.from({ length: kSize }, (_, i) => this.#row(kSize - 1 - i, choose));
    this.root = html('div', {
      id: 'go-board', class: 'go-cells', role: 'grid', 'aria-label': 'Go board with 9 by 9 points',
      'aria-describedby': 'go-keys', onkeydown: (event) => this.#press(event, choose, keys),
    }, ...rows);
    this.#moveTo(this.#cursor);
  }

  #row(row, choose) {
    const cells = Array.from({ length: kSize }, (_, column) => this.#cell(row * kSize + column, choose));
    return html('div', { role: 'row', class: 'go-row' }, ...cells);
  }

  #cell(point, choose) {
    const onclick = () => {
      this.#moveTo(point);
      choose(point);
    };
    const name = nameOf(point);
    this.#cells[point] = html('div', { role: 'gridcell', tabindex: -1, 'data-point': name, id: `go-${name}`, onclick });
    return this.#cells[point];
  }

  #moveTo(point) {
    this.#cells[this.#cursor].tabIndex = -1;
    this.#cells[point].tabIndex = 0;
    this.#cursor = point;
  }

  #press(event, choose, keys) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = pointAfterKey(this.#cursor, event.key);
    const act = keys[event.key.toLowerCase()];
    if (next !== undefined) this.#focus(next);
    else if (event.key === 'Enter' || event.key === ' ') choose(this.#cursor);
    else if (act) act();
    else return;
    event.preventDefault();
  }

  #focus(point) {
    this.#moveTo(point);
    this.#cells[point].focus();
  }

  /** Gives the focus to the cell with the cursor. */
  focus() {
    this.#cells[this.#cursor].focus();
  }

  /** Names each cell: `wordsOf(point)`. */
  show(wordsOf) {
    this.#cells.forEach((cell, point) => {
      const words = wordsOf(point);
      if (cell.getAttribute('aria-label') !== words) cell.setAttribute('aria-label', words);
    });
  }
}
