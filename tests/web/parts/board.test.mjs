// SPDX-License-Identifier: MIT
//
// The emulated board as the page's Worker has it. FRUGAL_SITE is the folder of the page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { EmulatedBoard } from '../../../host_sim/web/worker/emulated_board.mjs';

const { FRUGAL_SITE } = process.env;
const bytesOf = (name) => new Uint8Array(readFileSync(`${FRUGAL_SITE}/${name}`));
const boards = JSON.parse(readFileSync(`${FRUGAL_SITE}/boards.json`));
const kSecond = 1e9;

const open = (name = 'pico', kept = null) => new EmulatedBoard({
  core: bytesOf('core.wasm'), uf2: bytesOf(`images/frugal-device-${name}.uf2`), board: boards.find((each) => each.name === name), kept,
});

/** Runs, and tells the board how busy it was, as the Worker does. What it said. */
function run(board, seconds) {
  for (let half = 0; half < 2 * seconds; ++half) {
    const { busyNanos, nanos } = board.machine;
    board.run(kSecond / 2);
    board.notice(board.machine.busyNanos - busyNanos, board.machine.nanos - nanos);
  }
  return board.news().said ?? '';
}

function begin(board) {
  board.write('frugal-ponder off\nfrugal-new you\n');
  run(board, 1);
  board.write('frugal-drop D\n');
  return run(board, 2);
}

test('what is written before the image has a console waits for it', () => {
  const board = open();
  board.write('1 name\n');
  assert.match(run(board, 1), /=1 Frugal\n/);
});

test('a game is there again on a board that has what the one before has kept', () => {
  const before = open();
  assert.match(begin(before), /Frugal: /);
  const after = open('pico', before.kept);
  assert.match(run(after, 1), /1 (\. ?)*.*X/);
  after.write('1 frugal-game\n');
  before.write('1 frugal-game\n');
  assert.equal(/moves .*/.exec(run(after, 1))[0], /moves .*/.exec(run(before, 1))[0]);
});

test('a board that sleeps is woken by a command, and the game is there', () => {
  const board = open();
  begin(board);
  run(board, 690);
  assert.ok(board.isAsleep);
  board.write('1 frugal-drop E\n');
  assert.match(run(board, 3), /=1 \n\n/);
  assert.ok(!board.isAsleep);
  board.write('2 frugal-game\n');
  assert.match(run(board, 1), /moves D.E.\n/);
});

test('only what has changed is told', () => {
  const board = open();
  run(board, 1);
  board.write('frugal-new you\n');
  run(board, 2);
  const news = [];
  for (let i = 0; i < 20; ++i) {
    board.run(1e6);
    news.push(...Object.keys(board.news()));
  }
  assert.ok(!news.includes('kept') && !news.includes('said') && !news.includes('restarted'), news.join());
});

for (const { name } of boards) {
  test(`${name} shows something, and nothing that it does is wrong on a chip`, () => {
    const board = open(name);
    board.run(kSecond);
    const { lights, rows, complaints } = board.news();
    const isLit = lights?.some((light) => light !== 0) || rows?.some((row) => row.includes('1'));
    assert.ok(isLit);
    assert.equal(complaints, undefined);
  });
}
