// SPDX-License-Identifier: MIT
//
// Plays as a person does who sees nothing: reads the tree of accessibility, and acts by names.
const kPauseMs = 100;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Of a part of the tree: the words of its elements of this role, in their order. */
async function wordsOf(locator, role) {
  const element = new RegExp(`^ *- ${role}:? ?(.*)$`);
  const lines = (await locator.ariaSnapshot()).split('\n').map((line) => element.exec(line)?.[1]);
  return lines.filter((line) => line !== undefined).map((line) => line.replace(/^"(.*)"$/, '$1'));
}

/** Hears the log, each sentence once. */
export class Listener {
  heard = 0;

  constructor(page) {
    this.log = page.getByRole('log', { name: 'What the board says' });
  }

  /** Waits until the board says that it is the person's turn, or how the game ends: that sentence. */
  async hearTurn() {
    for (;;) {
      const said = (await wordsOf(this.log, 'paragraph')).slice(this.heard);
      const at = said.findIndex((words) => /it is your turn|(won|draw)\.$/.test(words));
      if (at >= 0) {
        this.heard += at + 1;
        return said[at];
      }
      await pause(kPauseMs);
    }
  }
}

/** Six rows from the top, X, O, and . for an empty cell, once the table has so many discs. */
export async function boardInTable(page, discs = 0) {
  for (;;) {
    const cells = await wordsOf(page.getByRole('table', { name: 'The discs on the board' }), 'cell');
    const signs = cells.filter(Boolean).map((cell) => (cell === 'empty' ? '.' : cell)).join('');
    if (signs.replaceAll('.', '').length >= discs) return signs.match(/.{7}/g);
    await pause(kPauseMs);
  }
}

export const dropByName = (page, letter) => page.getByRole('button', { name: `Column ${letter}`, exact: true }).click();
