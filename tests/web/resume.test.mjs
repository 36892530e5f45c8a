// SPDX-License-Identifier: MIT
//
// The page is closed at any instant, as a browser does that needs the memory, and opened again: the game goes on.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Noise } from '../../host_sim/rp2040/noise.mjs';
import { openVisitor } from './browser.mjs';
import { gameOf } from './console.mjs';
import { drawing, isOver, toldBy } from './play.mjs';

const kClosings = 50, kAtOnce = 2, kLongestMs = 1200;

const visitor = openVisitor();

/** The moves before, and what may have come to them: a reply, the move that was being made, and the reply to it. */
function assertGoesOn({ moves, begins }, before, letter) {
  assert.ok(moves.startsWith(before), `'${moves}' goes on after '${before}'`);
  const added = [...moves.slice(before.length)];
  const own = added.filter((_, i) => ((before.length + i) % 2 === 0) === (begins !== 'engine'));
  const what = `after '${before}' the person's move is ${letter} in '${moves}'`;
  assert.ok(own.length === 0 || own.join() === letter, what);
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function beginAgainIfOver(page) {
  if (!isOver(await page.locator('#status').textContent())) return;
  await page.locator('#new-you').click();
  await page.waitForFunction(() => document.querySelector('#status').textContent.includes('your turn'));
}

/** Opens the page, looks what game there is, drops a disc and closes the page some time later. */
async function visit(context, expected, choose, milliseconds) {
  const page = await visitor.page({ context });
  await page.waitForFunction(() => /your turn|won|draw/.test(document.querySelector('#status').textContent))
    .catch(async () => assert.fail(`the game of ${JSON.stringify(expected)} does not go on: ${await toldBy(page)}`));
  const found = await gameOf(page);
  if (expected) assertGoesOn(found, expected.moves, expected.letter);
  await beginAgainIfOver(page);
  const { moves } = await gameOf(page);
  const column = choose(moves);
  await page.locator('#columns button').nth(column).click();
  await pause(milliseconds);
  await page.close();
  return { moves, letter: 'ABCDEFG'[column] };
}

describe('a page that is closed', { concurrency: kAtOnce }, () => {
  for (let seed = 1; seed <= kAtOnce; ++seed) {
    test(`at ${kClosings / kAtOnce} instants, drawn by seed ${seed}, goes on with its game`, async () => {
      const context = await visitor.context(), noise = new Noise(seed), choose = drawing(seed);
      let expected = null, longest = 0;
      for (let i = 0; i <= kClosings / kAtOnce; ++i) {
        expected = await visit(context, expected, choose, noise.word() % kLongestMs);
        longest = Math.max(longest, expected.moves.length);
      }
      assert.ok(longest >= 6, 'games went on over several closings');
      console.log(`closed ${kClosings / kAtOnce} times; the longest game that was found had ${longest} moves`);
    });
  }
});
