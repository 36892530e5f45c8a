// SPDX-License-Identifier: MIT
//
// How soon the lights are on after the page was opened for the first time, and what it downloads.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { kPage, openVisitor } from '../browser.mjs';
import { CountingServer } from '../counting_server.mjs';
import { recordFirstLights } from '../measure.mjs';
import { awaitTurn } from '../play.mjs';

const kMostFirstLightsMs = 1000, kTries = 3;
const kMostKilobytes = 150, kMostKilobytesWithGo = 300;

const visitor = openVisitor();

async function firstLightsMs() {
  const context = await visitor.context();
  await context.addInitScript(recordFirstLights);
  const page = await visitor.page({ context });
  const found = await page.waitForFunction(() => window.firstLights);
  const milliseconds = await found.jsonValue();
  await context.close();
  return milliseconds;
}

test('the lights are on within a second after the page was opened for the first time', async () => {
  const times = [];
  do times.push(await firstLightsMs());
  while (times.length < kTries);
  console.log(`first lights after ${times.map(Math.round).join(', ')} ms`);
  assert.ok(Math.min(...times) < kMostFirstLightsMs);
});

function tell(what, { sum, bytes }) {
  const files = Object.entries(bytes).sort((a, b) => b[1] - a[1]).map(([path, count]) => `  ${count} ${path}`);
  console.log([`${what}: ${(sum / 1024).toFixed(1)} KB`, ...files].join('\n'));
}

async function playConnect(page) {
  await awaitTurn(page, 0);
  await page.locator('#columns button').first().click();
  await page.locator('#log').getByText(/^Frugal: /).waitFor();
}

async function playGo(page) {
  await page.locator('#to-go').click();
  await page.getByText('Your move').waitFor();
  await page.locator('#go-E5').click();
  await page.locator('#go-log').getByText(/^White: /).waitFor();
  await page.locator('#go-opponent').selectOption('engine');
  await page.getByText('Your move').waitFor();
  await page.locator('#go-D4').click();
  await page.locator('#go-log').getByText(/^White: /).nth(1).waitFor();
}

test('Connect Four downloads less than 150 KB up to its first reply, and less than 300 KB with Go', async () => {
  const server = new CountingServer(kPage);
  after(() => server.close());
  const address = await server.open();
  const context = await visitor.context({ serviceWorkers: 'block' }); // it fetches all files again, and nobody waits
  const page = await visitor.page({ context, address });
  await playConnect(page);
  await page.getByText(/^The same move 1 of 1/).waitFor(); // the twin's code comes about when the first reply does
  tell('Connect Four up to its first reply, and the twin\'s', server);
  const { sum } = server;
  await playGo(page);
  tell('with Go', server);
  assert.ok(sum < 1024 * kMostKilobytes);
  assert.ok(server.sum < 1024 * kMostKilobytesWithGo);
});
