// SPDX-License-Identifier: MIT
//
// What the engine thinks: for each column how often it was tried, what it promises and what is proven of it; how much
// of the pool is in use; the line that it expects.
const number = (value) => value.toLocaleString('en');

export class ThoughtsView {
  /** root: the section of index.html */
  constructor(root) {
    this.rows = root.querySelector('tbody');
    this.summary = root.querySelector('.summary');
    this.pool = root.querySelector('meter');
    this.poolWords = root.querySelector('.pool');
    this.line = root.querySelector('.line');
  }

  /** plies: how many moves the game has. */
  show({ simulations, value, columns, variation, pool }, plies) {
    const most = Math.max(1, ...columns.map(({ visits }) => visits));
    this.rows.replaceChildren(...columns.map((column) => this.row(column, most)));
    this.summary.textContent = this.summaryOf(simulations, value, plies);
    this.pool.max = pool.records || 1;
    this.pool.value = pool.used || 0;
    this.poolWords.textContent = `${number(pool.used)} of ${number(pool.records)} records in use, ` +
      `${number(pool.recycled)} recycled`;
    this.line.textContent = variation || 'none yet';
  }

  summaryOf(simulations, value, plies) {
    if (simulations > 0) return `${number(simulations)} simulations. The position's value: ${value}.`;
    return plies === 0 ? 'Nothing yet.' : 'No simulations: the move came from the opening book or from a proof.';
  }

  row({ letter, visits, percent, bounds }, most) {
    const row = document.createElement('tr');
    const cells = [letter, number(visits), visits > 0 ? `${percent} %` : '', bounds === 'unknown' ? '' : bounds]
      .map((text, i) => Object.assign(document.createElement(i === 0 ? 'th' : 'td'), { textContent: text }));
    cells[0].scope = 'row';
    cells[1].className = 'bar';
    cells[1].style.setProperty('--part', visits / most);
    row.append(...cells);
    return row;
  }
}
