// SPDX-License-Identifier: MIT
//
// Whole games, each by another way to press. The lights show the game at every turn, the end is told in words, and the
// twin makes each of the chip's moves as well.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openVisitor } from './browser.mjs';
import { gameOf } from './console.mjs';
import { boardAfter } from './lights.mjs';
import { awaitTurn, drawing, isOver, playGame, steer, thinking } from './play.mjs';
import { boardInTable, dropByName, Listener } from './words.mjs';

const kDrawn = '333233475547221356727721556624566416474111'; // no four in a line

const visitor = openVisitor();

const keyOf = (page, name) => page.locator(`#keys [data-key="${name}"]`);

async function dropByClicks(page, column, turn) {
  if (turn % 2 === 0) return page.locator('#columns button').nth(column).click();
  return steer(page, column, (name) => keyOf(page, name).click());
}

async function dropByTouch(page, column, turn) {
  if (turn % 4 === 0) return page.locator('#columns button').nth(column).tap();
  return steer(page, column, (name) => keyOf(page, name).tap());
}

const kDropKeys = ['ArrowDown', 'Enter', ' '];

async function dropByKeyboard(page, column, turn) {
  const keys = { left: 'ArrowLeft', right: 'ArrowRight', drop: kDropKeys[turn % kDropKeys.length] };
  if (turn % 4 === 0) return page.keyboard.press(String(column + 1));
  return steer(page, column, (name) => page.keyboard.press(keys[name]));
}

const isEngines = (game, ply) => (ply % 2 === 0) === (game.begins === 'engine');

/** How many moves of the chip the twin makes as well, from a ply on. The page may not see a game before its first. */
const repliesIn = (game, from = 1) => [...game.moves].filter((_, ply) => ply >= from && isEngines(game, ply)).length;

/** In the page. */
const hasCompared = (least) => /of (\d+) times/.exec(document.querySelector('#twin-result').textContent)?.[1] >= least;

/** The log ends with the words of the status, and the twin has made each of the chip's moves as well. */
async function assertEnd(page, status, replies) {
  assert.equal(await page.locator('#log p').last().textContent(), status);
  await page.waitForFunction(hasCompared, replies);
  const words = await page.locator('#twin-result').textContent();
  const [, same, compared] = /^The same move (\d+) of (\d+) times;/.exec(words) ?? assert.fail(words);
  assert.equal(same, compared);
}

async function playOn(page, { drop, level, choose, begins }) {
  await awaitTurn(page, 0);
  await page.locator('#level').selectOption(String(level));
  if (begins === 'engine') await page.locator('#new-engine').click();
  await page.locator('#stage-title').click(); // the focus leaves the fields
  const end = await playGame(page, { drop, choose, plies: begins === 'engine' ? 1 : 0 });
  await assertEnd(page, end.status, repliesIn(end.game));
  return end;
}

describe('a whole game can be played', { concurrency: 3 }, () => {
  test('by clicks on columns and on the keys of the board, and won', async () => {
    const { status } = await playOn(await visitor.page(), { drop: dropByClicks, level: 1, choose: await thinking() });
    assert.equal(status, 'You won.');
  });

  test('by the keyboard, and lost', async () => {
    const { status } = await playOn(await visitor.page(), { drop: dropByKeyboard, level: 3, choose: drawing(2) });
    assert.equal(status, 'Frugal won.');
  });

  test('by touch, after the engine began', async () => {
    const page = await visitor.page({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const { game } = await playOn(page, { drop: dropByTouch, level: 2, choose: drawing(3), begins: 'engine' });
    assert.equal(game.begins, 'engine');
  });

  test('by words and names alone', async () => {
    const page = await visitor.page();
    await page.getByRole('combobox', { name: 'Level' }).selectOption('1');
    const listener = new Listener(page);
    let words = await listener.hearTurn(), cells = await boardInTable(page);
    for (let turn = 0; !isOver(words); ++turn) {
      const open = [...'ABCDEFG'].filter((_, x) => cells[0][x] === '.');
      await dropByName(page, open[(5 * turn + 3) % open.length]);
      words = await listener.hearTurn();
      cells = await boardInTable(page, isOver(words) ? 0 : 2 * turn + 2);
    }
    const game = await gameOf(page);
    cells = await boardInTable(page, game.moves.length);
    assert.deepEqual(cells, boardAfter(game).map((row) => row.replaceAll('A', 'X').replaceAll('B', 'O')));
    await assertEnd(page, words, repliesIn(game));
  });

  test('to a draw', async () => {
    const page = await visitor.page({ path: `#moves=${kDrawn.slice(0, -2)}&begins=you&level=5` });
    const plies = kDrawn.length - 2;
    const { status, game } = await playGame(page, { drop: dropByClicks, choose: () => kDrawn.at(-2) - 1, plies });
    assert.equal(status, 'A draw.');
    await assertEnd(page, status, repliesIn(game, plies));
  });
});

test('keys that are pressed faster than a finger can act one after the other', async () => {
  const page = await visitor.page();
  await awaitTurn(page, 0);
  await page.waitForTimeout(1500); // the board has saved the game by then, for which the chip stands still
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  await awaitTurn(page, 2);
  assert.match((await gameOf(page)).moves, /^B.$/);
});
