// SPDX-License-Identifier: MIT
//
// Once it was open, the page works without a network: its server is gone here, and the browser told that it is offline.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kPage, openVisitor } from './browser.mjs';
import { CountingServer } from './counting_server.mjs';
import { awaitTurn, drawing, playGame } from './play.mjs';

const visitor = openVisitor();

test('both games can be played without a network', async () => {
  const server = new CountingServer(kPage);
  const context = await visitor.context();
  const page = await visitor.page({ context, address: await server.open() });
  await page.getByText('It is ready for that now.').waitFor();
  console.log(`what the page keeps for that came with it: ${(server.sum / 1024).toFixed(1)} KB in all`);
  server.close();
  await context.setOffline(true);
  await page.reload();
  await page.locator('#level').selectOption('3');
  const drop = (_, column) => page.locator('#columns button').nth(column).click();
  const { status } = await playGame(page, { choose: drawing(4), drop });
  assert.match(status, /won|draw/);
  await awaitTurn(page, 1);
  await page.getByText(/^The same move/).waitFor();
  await page.locator('#to-go').click();
  await page.getByText('Your move').waitFor();
  await page.locator('#go-E5').click();
  await page.locator('#go-log').getByText(/^White: /).waitFor();
});
