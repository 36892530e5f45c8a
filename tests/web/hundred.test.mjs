// SPDX-License-Identifier: MIT
//
// The chip and its twin play a hundred games by the button of the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openVisitor } from './browser.mjs';

const kMostMs = 240_000;

const visitor = openVisitor();

test('in a hundred games no reply of the twin differs from the chip\'s', { timeout: kMostMs }, async () => {
  const page = await visitor.page(), begun = Date.now();
  await page.locator('#hundred').click();
  const result = page.locator('#hundred-result');
  await result.getByText('games').waitFor({ timeout: kMostMs });
  const told = await result.textContent();
  const [words, replies] = /^100 games, (\d+) replies of the chip: no reply differs\.$/.exec(told) ?? assert.fail(told);
  console.log(`${words} In ${((Date.now() - begun) / 1000).toFixed(0)} s.`);
  assert.ok(Number(replies) > 500);
});
