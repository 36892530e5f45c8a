// SPDX-License-Identifier: MIT
//
// What the page can't take: it says so in a sentence, and the game goes on.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { openVisitor } from './browser.mjs';
import { awaitTurn } from './play.mjs';

const kImage = readFileSync(join(process.env.FRUGAL_SITE, 'images/frugal-device-pico.uf2'));
const kFamilyAt = 28, kBlockBytes = 512, kLargest = 8 << 20;
const kOtherFamily = 0xe48bff59; // an RP2350

function ofOtherChip() {
  const image = Buffer.from(kImage);
  for (let at = kFamilyAt; at < image.length; at += kBlockBytes) image.writeUInt32LE(kOtherFamily, at);
  return image;
}

const kFiles = {
  'that is no .uf2': [Buffer.from('GIF89a, a picture'), /no \.uf2/],
  'that is empty': [Buffer.alloc(0), /no \.uf2/],
  'for another chip': [ofOtherChip(), /for another chip than an RP2040/],
  'that is cut off in a block': [kImage.subarray(0, 10 * kBlockBytes + 100), /cut off: it ends in the middle of block/],
  'that is cut off between blocks': [kImage.subarray(0, 10 * kBlockBytes), /has 10 of its \d{3} blocks/],
  'that is too large': [Buffer.alloc(kLargest + 1), /it has 8 MB, and no image is as large/],
};

const kLinks = {
  'moves=9': /broken: move 1 is '9'; columns are 1 to 7/,
  'moves=44x': /broken: move 3 is 'x'; columns are 1 to 7/,
  [`moves=${'1234567'.repeat(7)}`]: /broken: there are 49 moves; a game has 42 at most/,
  'level=7': /broken: the level is '7'; levels are 1 to 6/,
  'begins=me': /broken: 'me' begins; it is one of you, engine, two/,
  'moves=1111111': /can't be set up: move 7, column A: illegal move/,
};

const kRefusals = { QuotaExceededError: /has no room left/, SecurityError: /lets this page keep nothing/ };

const visitor = openVisitor();

async function assertNotice(page, words) {
  await page.locator('#notice').waitFor();
  const told = await page.locator('#notice p').textContent();
  assert.match(told, words);
  assert.match(told, /\.$/, 'it is a sentence');
  await page.locator('#notice button').click();
  assert.equal(await page.locator('#notice').isVisible(), false);
}

/** A move can be made, and is answered. */
async function assertGoesOn(page, plies = 0) {
  await awaitTurn(page, plies);
  const replies = page.locator('#log').getByText(/^Frugal: /), before = await replies.count();
  await page.locator('#columns button').nth(3).click();
  await replies.nth(before).waitFor();
}

describe('the page goes on after', { concurrency: 2 }, () => {
  test('files that are no image for it', async () => {
    const page = await visitor.page();
    for (const [what, [buffer, words]] of Object.entries(kFiles)) {
      await page.locator('#image').setInputFiles({ name: `${what}.uf2`, mimeType: 'application/octet-stream', buffer });
      await assertNotice(page, words);
    }
    await assertGoesOn(page);
  });

  for (const [link, words] of Object.entries(kLinks)) {
    test(`the broken link #${link}`.slice(0, 60), async () => {
      const page = await visitor.page({ path: `#${link}` });
      await assertNotice(page, words);
      await assertGoesOn(page, link === 'moves=1111111' ? 6 : 0);
    });
  }

  for (const [name, words] of Object.entries(kRefusals)) {
    test(`a browser that keeps nothing: ${name}`, async () => {
      const context = await visitor.context();
      await context.addInitScript((error) => {
        Storage.prototype.setItem = () => {
          throw new DOMException('by the test', error);
        };
      }, name);
      const page = await visitor.page({ context });
      await assertNotice(page, words);
      await assertGoesOn(page);
      await page.locator('#boards').selectOption('pico-columns');
      await page.locator('#board-name').getByText('pico-columns').waitFor();
      await assertGoesOn(page);
      assert.equal(await page.locator('#notice').isVisible(), false, 'it is said once');
    });
  }

  test('a browser that does not even let it ask', async () => {
    const context = await visitor.context();
    await context.addInitScript(() => Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('by the test', 'SecurityError');
      },
    }));
    const page = await visitor.page({ context });
    await assertNotice(page, /lets this page keep nothing/);
    await assertGoesOn(page);
  });
});
