// SPDX-License-Identifier: MIT
//
// What stands around the board: new games, level, hint, taking back, what the engine thinks, links, images, sound.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { openVisitor } from './browser.mjs';
import { ask, gameOf } from './console.mjs';
import { awaitTurn } from './play.mjs';

const kLandings = [1046.5, 784]; // C6 and G5, as firmware/README.md has them

const visitor = openVisitor();

async function openGame(options) {
  const page = await visitor.page(options);
  await awaitTurn(page, 0);
  return page;
}

/** Drops a disc, and waits for the reply. */
async function drop(page, column, plies) {
  await page.locator('#columns button').nth(column).click();
  await awaitTurn(page, plies);
}

/** In the page, before it starts: every frequency that an oscillator is given. */
const recordTones = () => {
  window.tones = [];
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, time) {
    window.tones.push(value);
    return set.call(this, value, time);
  };
};

describe('around the board', { concurrency: 2 }, () => {
  test('a hint is said in the log and under the board, and plays nothing', async () => {
    const page = await openGame();
    await page.locator('#hint').click();
    await page.locator('#log').getByText(/^Try [A-G]$/).waitFor();
    assert.match(await page.locator('#status').textContent(), /^Try [A-G], says Frugal\.$/);
    assert.equal((await gameOf(page)).moves, '');
  });

  test('a move and its reply are taken back, and there is nothing more to take', async () => {
    const page = await openGame();
    await drop(page, 3, 2);
    await page.locator('#back').click();
    await page.waitForFunction(() => document.querySelector('#log').lastElementChild.textContent.includes('your turn'));
    assert.equal((await gameOf(page)).moves, '');
    await page.locator('#back').click();
    await page.locator('#notice').getByText('there is no move of yours to take back').waitFor();
  });

  test('the level, who begins and two players are the board\'s own', async () => {
    const page = await openGame();
    await page.locator('#new-engine').click();
    await awaitTurn(page, 1);
    assert.equal((await gameOf(page)).begins, 'engine');
    await page.getByText(/^The same move 1 of 1/).waitFor();
    await page.locator('#level').selectOption('5');
    await page.locator('#new-two').click();
    await page.waitForFunction(() => document.querySelector('#status').textContent.startsWith('Player 1'));
    const { begins, level } = await gameOf(page);
    assert.deepEqual([begins, level], ['two', 5]);
  });

  test('what the engine thinks is what its console tells', async () => {
    const page = await openGame();
    await page.locator('#level').selectOption('4');
    await drop(page, 3, 2);
    await page.locator('#thoughts').getByText(/^400 simulations/).waitFor();
    const told = [...(await ask(page, 'frugal-stats')).matchAll(/^([A-G]) visits (\d+)/gm)].map(([, letter, visits]) => `${letter}${visits}`);
    const shown = await page.locator('#thoughts tbody tr').evaluateAll((rows) => rows.map((row) =>
      row.children[0].textContent + row.children[1].textContent));
    assert.deepEqual(shown, told.sort());
  });

  test('a link that was copied brings another visitor to the same position', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await openGame({ permissions });
    await drop(page, 2, 2);
    const game = await gameOf(page);
    await page.locator('#share').click();
    await page.locator('#notice').getByText('The link is copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await visitor.page({ path: new URL(link).hash });
    await awaitTurn(other, 2);
    assert.deepEqual(await gameOf(other), game);
  });

  test('an image of one\'s own runs on the board that its name tells', async () => {
    const page = await openGame();
    await page.locator('#image').setInputFiles(join(process.env.FRUGAL_SITE, 'images/frugal-device-zip96.uf2'));
    await page.locator('#image-name').getByText('frugal-device-zip96.uf2 runs on zip96').waitFor();
    await awaitTurn(page, 0);
    assert.equal(await page.locator('#lights i').count(), 12 * 8);
    await drop(page, 3, 2);
  });

  test('a disc sounds as the pin does', async () => {
    const context = await visitor.context();
    await context.addInitScript(recordTones);
    const page = await openGame({ context });
    await drop(page, 3, 2);
    const tones = await page.evaluate(() => window.tones.splice(0));
    for (const hertz of kLandings) assert.ok(tones.some((tone) => Math.abs(tone / hertz - 1) < 0.01), `${hertz} Hz in ${tones.map(Math.round)}`);
  });
});
