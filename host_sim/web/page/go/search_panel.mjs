// SPDX-License-Identifier: MIT
//
// The last search in words: its simulations, the line that it expects, the memory, and the most visited moves.
import { html } from './dom.mjs';
import { opponentOf } from './points.mjs';
import { thousands, titleOf } from './words.mjs';

const kMoves = 5, kExpected = 8;

function expectedInWords({ color, expected }) {
  const players = [color, opponentOf(color)];
  return expected.slice(0, kExpected).map((name, i) => `${titleOf(players[i % 2])} ${name}`).join(', ');
}

function poolInWords({ records, used, recycled }) {
  return `${thousands(used)} of ${thousands(records)} records used, ${thousands(recycled)} recycled`;
}

const row = (tag, cells) => html('tr', {}, ...cells.map((text, i) => html(i === 0 ? 'th' : tag,
  { scope: tag === 'th' ? 'col' : i === 0 ? 'row' : null }, text)));

function table({ moves }) {
  return html('table', { class: 'go-table' }, html('caption', {}, 'The most visited moves'),
    html('thead', {}, row('th', ['Move', 'Visits', 'Wins'])),
    html('tbody', {}, ...moves.slice(0, kMoves).map(({ name, visits, percent }) =>
      row('td', [name, thousands(visits), `${percent} %`]))));
}

const term = (name, text) => [html('dt', {}, name), html('dd', {}, text)];

const nothingYet = () => html('p', { class: 'go-hush' }, 'Frugal has not searched yet.');

/** Shows the last search in `root`, until there is another one or another game. */
export class SearchPanel {
  #shown = null;
  root = html('div', { id: 'go-search' }, nothingYet());

  clear() {
    this.#shown = null;
    this.root.replaceChildren(nothingYet());
  }

  show(search) {
    if (search === null || search === this.#shown) return;
    this.#shown = search;
    this.root.replaceChildren(
      html('dl', {}, ...term('For', titleOf(search.color)), ...term('Simulations', thousands(search.simulations)),
        ...term('Expected', expectedInWords(search) || 'nothing'),
        ...(search.pool ? term('Memory', poolInWords(search.pool)) : [])),
      table(search));
  }
}
