// SPDX-License-Identifier: MIT
//
// The board in words, as a table for those who do not see it: a cell says X, O or nothing.
import { discsOf, kRows } from './game_state.mjs';
import { kLetters } from './link.mjs';

const cell = (kind, text, scope) => {
  const made = Object.assign(document.createElement(kind), { textContent: text });
  if (scope) made.scope = scope;
  return made;
};

const row = (...cells) => {
  const made = document.createElement('tr');
  made.append(...cells);
  return made;
};

export function showBoard(table, moves) {
  const head = row(cell('td', ''), ...[...kLetters].map((letter) => cell('th', letter, 'col')));
  const rows = discsOf(moves).map((discs, y) =>
    row(cell('th', String(kRows - y), 'row'), ...discs.map((disc) => cell('td', disc || 'empty'))));
  table.tBodies[0].replaceChildren(head, ...rows);
}
