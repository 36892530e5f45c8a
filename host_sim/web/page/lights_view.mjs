// SPDX-License-Identifier: MIT
//
// The lights of a board as an eye sees them. WS2812 give light in proportion to what they are told, screens by a
// power law (sRGB, nearly), so that dim lights look brighter than their numbers.
const kFull = 32; // what a part of a colour is driven with at most, at the brightness that boards begin with
const kGamma = 1 / 2.2;

/** A word of green, red, blue to [red, green, blue] of a screen. Brighter lights keep their hue. */
export function seen(word) {
  const parts = [(word >> 8) & 255, (word >> 16) & 255, word & 255];
  const full = Math.max(kFull, ...parts);
  return parts.map((part) => Math.round(255 * (part / full) ** kGamma));
}

export class LightsView {
  constructor(root, board) {
    Object.assign(this, { board, latest: null, shown: [] });
    root.replaceChildren();
    root.className = 'lights';
    root.style.setProperty('--columns', board.columns);
    this.lights = Array.from({ length: board.columns * board.rows }, () => root.appendChild(document.createElement('i')));
  }

  /** Drawn with the next frame of the screen. */
  show(lights) {
    if (!this.latest) requestAnimationFrame(() => this.draw());
    this.latest = lights;
  }

  draw() {
    const words = this.latest;
    this.latest = null;
    words.forEach((word, wired) => {
      if (this.shown[wired] === word) return;
      this.shown[wired] = word;
      this.paint(this.lights[this.placeOf(wired)], word);
    });
  }

  placeOf(wired) {
    const { columns, isSerpentine } = this.board;
    const row = Math.floor(wired / columns), x = wired % columns;
    return isSerpentine && row % 2 ? row * columns + columns - 1 - x : wired;
  }

  paint(light, word) {
    light.style.setProperty('--light', word ? `rgb(${seen(word).join(' ')})` : '');
    light.classList.toggle('lit', word !== 0);
  }
}
