// SPDX-License-Identifier: MIT
//
// The console as a person types into it, and what a board goes through: a panic, a cut of its power.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openVisitor } from './browser.mjs';
import { gameOf } from './console.mjs';
import { recordSpeeds } from './measure.mjs';
import { awaitTurn } from './play.mjs';

const visitor = openVisitor();

const entries = (page) => page.locator('#console .output pre').allTextContents();

async function type(page, line) {
  const output = page.locator('#console .output pre'), before = await output.count();
  await page.getByLabel('Command').fill(line);
  await page.getByLabel('Command').press('Enter');
  await output.nth(before + 1).waitFor();
  return output.nth(before + 1).textContent();
}

async function openConsole(page) {
  await awaitTurn(page, 0);
  await page.getByText('Type commands to the board').click();
}

async function drop(page, letter, plies) {
  await page.getByRole('button', { name: `Column ${letter}`, exact: true }).click();
  return awaitTurn(page, plies);
}

test('a board without a move has its game again after a cut of its power and after a reload', async () => {
  const page = await visitor.page();
  await awaitTurn(page, 0);
  await page.locator('#new-engine').click();
  await awaitTurn(page, 1);
  await page.locator('#new-you').click();
  for (const restart of [() => page.locator('#power').click(), () => page.reload()]) {
    await page.evaluate(() => document.querySelector('#log').replaceChildren());
    await restart();
    await awaitTurn(page, 0);
    assert.equal((await gameOf(page)).moves, '');
  }
  await drop(page, 'A', 2);
});

test('a game that is over is told as such after a reload', async () => {
  const page = await visitor.page({ path: '#moves=112233&begins=you' });
  await awaitTurn(page, 6);
  await drop(page, 'D', 7);
  await page.reload();
  await awaitTurn(page, 7);
  await page.locator('#spoken').getByText('X').nth(3).waitFor({ state: 'attached' });
  assert.equal(await page.locator('#status').textContent(), 'You won.');
});

describe('the console', { concurrency: 2 }, () => {
  test('shows a command and its reply, and no question of the page', async () => {
    const page = await visitor.page();
    await openConsole(page);
    assert.equal(await type(page, 'frugal-level 4'), '= ');
    assert.equal(await type(page, 'frugal-level'), '= 4');
    assert.equal(await type(page, '17 name'), '=17 Frugal');
    assert.match(await type(page, 'frugal-drop H'), /^\? /);
    assert.match(await type(page, 'nonsense'), /^\? unknown command/);
    assert.equal((await entries(page)).length, 10);
    await page.getByLabel('Command').press('ArrowUp');
    assert.equal(await page.getByLabel('Command').inputValue(), 'nonsense');
  });

  test('tells of a panic, after which the board goes on with the game', async () => {
    const page = await visitor.page();
    await openConsole(page);
    await drop(page, 'C', 2);
    const before = await gameOf(page);
    await type(page, 'frugal-panic');
    await page.locator('#log').getByText(/panic/i).first().waitFor();
    await awaitTurn(page, 2);
    assert.deepEqual(await gameOf(page), before);
    await drop(page, 'E', 4);
    assert.equal((await gameOf(page)).moves.slice(0, 3), `${before.moves}E`);
  });

  test('has the game after a cut of the power, and a new one after the board forgot it', async () => {
    const page = await visitor.page();
    await awaitTurn(page, 0);
    await drop(page, 'C', 2);
    const before = await gameOf(page);
    await page.locator('#power').click();
    await page.waitForFunction(() => document.querySelector('#log').textContent.match(/Frugal: /g).length > 1);
    assert.deepEqual(await gameOf(page), before);
    await page.locator('#forget').click();
    await page.waitForFunction(() => !document.querySelector('#log').textContent.includes('Frugal: '));
    await awaitTurn(page, 0);
    assert.equal((await gameOf(page)).moves, '');
  });
});

test('a chip whose page is hidden stands still', async () => {
  const context = await visitor.context(), speeds = [];
  await context.addInitScript(recordSpeeds);
  await context.exposeFunction('tellSpeed', (speed) => speeds.push(speed));
  const page = await visitor.page({ context });
  while (speeds.length === 0) await page.waitForTimeout(100);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForTimeout(200);
  const before = speeds.length;
  await page.waitForTimeout(1500);
  assert.equal(speeds.length, before);
});
