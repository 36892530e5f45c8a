// SPDX-License-Identifier: MIT
//
// Plays whole games on the page. A way to drop a disc is (page, column, turn) => {}; an opponent is (moves) => column.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ConnectFour } from '../../host_sim/web/package/connect.mjs';
import { Noise } from '../../host_sim/rp2040/noise.mjs';
import { gameOf } from './console.mjs';
import { assertLights, cursorOf, kRows } from './lights.mjs';

const kLetters = 'ABCDEFG';
const kEngine = new URL('../../build/web/engine/connect.wasm', import.meta.url);
const kTurnOrEnd = /it is your turn|(won|draw)\.$/;

export const isOver = (status) => /(won|draw)\.$/.test(status);

/** A column by lot that is not full. Columns are 0 to 6. */
export function drawing(seed) {
  const noise = new Noise(seed);
  return (moves) => {
    const open = [...kLetters].filter((letter) => moves.split(letter).length <= kRows);
    return kLetters.indexOf(open[noise.word() % open.length]);
  };
}

/** What the engine finds in a search. */
export async function thinking() {
  const engine = await ConnectFour.load({ module: readFileSync(kEngine) });
  return (moves) => engine.search([...moves].map((letter) => kLetters.indexOf(letter) + 1).join('')).column - 1;
}

/** In the page: whether what the board said last is whose turn it is, or the end, after so many discs. */
const hasSpoken = ([turnOrEnd, least]) => {
  const [drawing, words] = [...document.querySelectorAll('#log > *')].slice(-2);
  if (drawing?.tagName !== 'PRE' || !new RegExp(turnOrEnd).test(words.textContent)) return false;
  return drawing.textContent.match(/[XO]/g)?.length >= least || least === 0;
};

/** A person's turn after so many moves at least, or the end of the game; the status tells which. */
export async function awaitTurn(page, plies) {
  try {
    await page.waitForFunction(hasSpoken, [kTurnOrEnd.source, plies]);
  } catch (reason) {
    assert.fail(`no turn after ${plies} moves; ${await toldBy(page)}; ${reason.message}`);
  }
  return page.locator('#status').textContent();
}

/** Where the page has stopped, for people who read that a test failed. */
export async function toldBy(page) {
  const [status, notice, log] = await Promise.all(['#status', '#notice p', '#log']
    .map((where) => page.locator(where).textContent()));
  return `status '${status}', notice '${notice}', log '${log.slice(-300)}', ${JSON.stringify(await gameOf(page))}`;
}

/** Moves the cursor by the keys of the board, as a person does who looks at it, and then drops. */
export async function steer(page, column, press) {
  for (let at = await cursorOf(page); at !== column; at = await cursorOf(page)) {
    assert.notEqual(at, -1, 'a cursor stands above the board');
    await press(at < column ? 'right' : 'left');
    await page.waitForFunction(cursorHasMoved, at);
  }
  await press('drop');
}

/** In the page. */
const cursorHasMoved = (column) => {
  const light = document.querySelectorAll('#lights i')[8 + column];
  return !light.classList.contains('lit');
};

/** On from so many moves to the end; the lights are compared with the moves at each turn. { game, status } */
export async function playGame(page, { drop, choose, plies = 0 }) {
  let status = await awaitTurn(page, plies), turn = 0, game = await gameOf(page);
  while (!isOver(status)) {
    await drop(page, choose(game.moves), turn++);
    status = await awaitTurn(page, game.moves.length + 1);
    game = await gameOf(page);
    await assertLights(page, game);
  }
  return { game, status };
}
