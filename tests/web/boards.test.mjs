// SPDX-License-Identifier: MIT
//
// Each board that the page can be: it starts, its keys act, and it takes a move.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { openVisitor } from './browser.mjs';
import { gameOf } from './console.mjs';
import { awaitTurn } from './play.mjs';

const kBoards = JSON.parse(readFileSync(join(process.env.FRUGAL_SITE, 'boards.json')));

const visitor = openVisitor();

/** In the page: how many lights are on, or pixels of a picture. */
const litParts = () => {
  const canvas = document.querySelector('#lights canvas');
  if (!canvas) return document.querySelectorAll('#lights .lit').length;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((part, i) => i % 4 === 0 && part > 128).length;
};

/** The key that drops; the cursor begins in the middle. */
const dropKey = ({ keys }) => keys.find(({ role }) => ['drop', 'select', 'down', 'column4'].includes(role)).name;

async function choose(page, name) {
  if (await page.locator('#boards').inputValue() !== name) await page.locator('#boards').selectOption(name);
  await page.locator('#board-name').getByText(name, { exact: true }).waitFor();
  await awaitTurn(page, 0);
}

describe('the board', { concurrency: 2 }, () => {
  for (const board of kBoards) {
    test(`${board.name} starts, and takes a move by its keys and one by a column's button`, async () => {
      const page = await visitor.page();
      await awaitTurn(page, 0);
      await choose(page, board.name);
      await page.waitForFunction(litParts);
      await page.locator(`#keys [data-key="${dropKey(board)}"]`).click();
      await awaitTurn(page, 2);
      await page.locator('#columns button').nth(1).click();
      await awaitTurn(page, 4);
      assert.match((await gameOf(page)).moves, /^D.B.$/);
    });
  }

  test('can be changed before it has started', async () => {
    const page = await visitor.page();
    for (const { name } of [...kBoards, ...kBoards]) {
      await page.locator('#boards').selectOption(name);
      await page.locator('#board-name').getByText(name, { exact: true }).waitFor();
    }
    await awaitTurn(page, 0);
    await page.locator('#columns button').nth(3).click();
    await awaitTurn(page, 2);
    assert.equal(await page.locator('#notice').isVisible(), false);
  });

  test('that was chosen is there again after a reload', async () => {
    const page = await visitor.page();
    await awaitTurn(page, 0);
    await choose(page, 'pico-columns');
    await page.reload();
    await page.locator('#board-name').getByText('pico-columns').waitFor();
  });
});
