// SPDX-License-Identifier: MIT
//
// The picture of a board with an OLED: white on black, as its pixels are.
const kLit = [222, 240, 255], kDark = [6, 8, 12];

export class PictureView {
  constructor(root, { columns, rows }) {
    const canvas = Object.assign(document.createElement('canvas'), { width: columns, height: rows });
    this.latest = null;
    this.context = canvas.getContext('2d');
    root.className = 'picture';
    root.replaceChildren(canvas);
  }

  /** Drawn with the next frame of the screen. */
  show(rows) {
    if (!this.latest) requestAnimationFrame(() => this.draw());
    this.latest = rows;
  }

  draw() {
    const rows = this.latest;
    this.latest = null;
    const image = this.context.createImageData(rows[0].length, rows.length);
    rows.forEach((row, y) => [...row].forEach((pixel, x) => {
      image.data.set([...(pixel === '1' ? kLit : kDark), 255], 4 * (y * row.length + x));
    }));
    this.context.putImageData(image, 0, 0);
  }
}
