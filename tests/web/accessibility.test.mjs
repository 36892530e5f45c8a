// SPDX-License-Identifier: MIT
//
// The page by axe-core, in both colour schemes; on narrow screens and enlarged; and reached by the keyboard alone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fromWeb, openVisitor } from './browser.mjs';
import { awaitTurn } from './play.mjs';

const kAxe = readFileSync(fromWeb.resolve('axe-core/axe.min.js'), 'utf8');
const kMostTabs = 300, kLeastButton = 24;
const kPressed = ['#columns button', '#keys button', '[role=gridcell]'].map((each) => `${each}:visible`).join();
const kScreens = {
  'a desktop': { width: 1280, height: 900 },
  'a desktop at 200 %': { width: 640, height: 450 },
  'a phone': { width: 390, height: 844 },
  'a screen of 320 pixels': { width: 320, height: 640 },
};

const visitor = openVisitor();

async function openConnect(options) {
  const page = await visitor.page(options);
  await awaitTurn(page, 0);
  return page;
}

/** With a stone on the board, a reply and what the engine thinks of it. */
async function openGo(options) {
  const page = await visitor.page({ ...options, path: '#go' });
  await page.getByText('Your move').waitFor();
  await page.locator('#go-playouts').selectOption('100');
  await page.locator('#go-E5').click();
  await page.locator('#go-log').getByText(/^White: /).waitFor();
  await page.getByText('Your move').waitFor();
  return page;
}

const kViews = { 'Connect Four': openConnect, Go: openGo };

async function assertAxe(page, where) {
  await page.evaluate(kAxe);
  const { violations, passes } = await page.evaluate(() => window.axe.run(document));
  const placesOf = (nodes) => nodes.map(({ target }) => target).join(', ');
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${placesOf(nodes)}`);
  assert.ok(passes.length > 10, 'axe-core has looked');
  assert.deepEqual(found, [], where);
}

async function openAllDetails(page) {
  await page.locator('details:not([open]) > summary').evaluateAll((all) => all.forEach((summary) => summary.click()));
}

async function raiseNotice(page) {
  await page.locator('#image').setInputFiles({ name: 'none.uf2', mimeType: '', buffer: Buffer.alloc(512) });
  await page.locator('#notice').waitFor();
}

describe('axe-core finds nothing wrong with', { concurrency: 2 }, () => {
  for (const colorScheme of ['light', 'dark']) {
    test(`Connect Four, ${colorScheme}`, async () => {
      const page = await openConnect({ colorScheme });
      await page.locator('#columns button').nth(2).click();
      await awaitTurn(page, 2);
      await assertAxe(page, 'a game');
      await raiseNotice(page);
      await openAllDetails(page);
      await assertAxe(page, 'a notice and all details');
    });

    test(`Go, ${colorScheme}`, async () => {
      const page = await openGo({ colorScheme });
      await assertAxe(page, 'a game');
      for (const overlay of await page.locator('.go input[type=checkbox]').all()) await overlay.check();
      await page.locator('#go-hint').click();
      await page.getByText('Your move').waitFor();
      await openAllDetails(page);
      await assertAxe(page, 'all overlays');
    });
  }
});

/** In the page: those elements that reach beyond its right edge. */
const tooWide = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isWide = (element) => element.getBoundingClientRect().right > clientWidth + 1;
  const wide = [...document.body.querySelectorAll('*')].filter(isWide);
  return [`${scrollWidth} of ${clientWidth}`, ...wide.map(({ tagName, id }) => `${tagName}#${id}`)];
};

/** In the page: gives each visible thing that can be used a number, and tells how many there are. */
const numberUsable = () => {
  const usable = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex="0"]')]
    .filter((element) => element.checkVisibility() && !element.disabled && element.tabIndex >= 0);
  usable.forEach((element, i) => (element.dataset.number = i));
  return usable.map(({ tagName, id, textContent }) => `${tagName}#${id} ${textContent.trim().slice(0, 30)}`);
};

/** By Tab from the beginning of the page. The scrollable log can take the focus as well. */
async function assertReachable(page) {
  const usable = await page.evaluate(numberUsable), reached = new Set();
  await page.evaluate(() => document.activeElement.blur());
  for (let i = 0; i < kMostTabs && reached.size < usable.length; ++i) {
    await page.keyboard.press('Tab');
    const number = await page.evaluate(() => document.activeElement.dataset.number);
    if (number !== undefined) reached.add(Number(number));
  }
  assert.ok(usable.length > 10);
  assert.deepEqual(usable.filter((_, i) => !reached.has(i)), [], 'all is reached by Tab');
}

const sizesOf = (locator) => locator.evaluateAll((all) => all.map((element) => {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height);
}));

describe('nothing is cut off, out of reach or too small', { concurrency: 2 }, () => {
  for (const [screen, viewport] of Object.entries(kScreens)) {
    for (const [view, open] of Object.entries(kViews)) {
      test(`in ${view} on ${screen}`, async () => {
        const page = await open({ viewport });
        assert.deepEqual(await page.evaluate(tooWide), []);
        await openAllDetails(page);
        assert.deepEqual(await page.evaluate(tooWide), [], 'with all details');
        await assertReachable(page);
        const smallest = Math.min(...await sizesOf(page.locator(kPressed)));
        assert.ok(smallest >= kLeastButton, `the smallest button has ${smallest.toFixed(1)} pixels`);
      });
    }
  }
});

test('the buttons of the columns are large enough on each board and each screen', async () => {
  const page = await openConnect();
  for (const board of await page.locator('#boards option').evaluateAll((all) => all.map(({ value }) => value))) {
    if (await page.locator('#boards').inputValue() !== board) await page.locator('#boards').selectOption(board);
    await page.locator('#board-name').getByText(board, { exact: true }).waitFor();
    for (const viewport of Object.values(kScreens)) {
      await page.setViewportSize(viewport);
      const sizes = await sizesOf(page.locator('#columns button, #keys button'));
      assert.ok(Math.min(...sizes) >= kLeastButton, `${board} in ${viewport.width}: ${sizes.join(' ')}`);
    }
  }
});

test('nothing moves for people who asked for that', async () => {
  const page = await openConnect({ reducedMotion: 'reduce' });
  const moving = await page.evaluate(() => [...document.querySelectorAll('*')].filter((element) => {
    const { transitionDuration, animationName } = getComputedStyle(element);
    return animationName !== 'none' || parseFloat(transitionDuration) > 0;
  }).length);
  assert.equal(moving, 0);
});
