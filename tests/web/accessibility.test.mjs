// SPDX-License-Identifier: MIT
//
// The page by axe-core, in both colour schemes; on narrow screens, enlarged, and by the keyboard alone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromWeb, openVisitor } from './browser.mjs';
import { awaitTurn } from './play.mjs';

const kAxe = readFileSync(fromWeb.resolve('axe-core/axe.min.js'), 'utf8');

const visitor = openVisitor();

async function assertAxe(page, where) {
  await page.evaluate(kAxe);
  const { violations, passes } = await page.evaluate(() => window.axe.run(document));
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(', ')}`);
  assert.ok(passes.length > 10, 'axe-core has looked');
  assert.deepEqual(found, [], where);
}

for (const colorScheme of ['light', 'dark']) {
  test(`axe-core finds nothing wrong with the page, ${colorScheme}`, async () => {
    const page = await visitor.page({ colorScheme });
    await awaitTurn(page, 0);
    await assertAxe(page, 'a game');
    await page.locator('#image').setInputFiles({ name: 'none.uf2', mimeType: '', buffer: Buffer.alloc(512) });
    await page.locator('#notice').waitFor();
    await page.locator('summary').evaluateAll((all) => all.forEach((summary) => summary.click()));
    await assertAxe(page, 'a notice and all details');
  });
}
