// SPDX-License-Identifier: MIT
//
// Searches: the columns of the tool, limits that hold, and reports that fit together.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ConnectFour } from 'frugal-mcts';
import { ask, Board, bruteForce, chance, kBytes, kWords, randomBoard } from './tool.mjs';

const game = await ConnectFour.load({ bytes: kBytes });
const random = chance(21);

test('the column is that of ./frugal move', () => {
  const positions = Array.from({ length: 60 }, (_, i) => randomBoard(random, 1 + (i % 36)).text);
  const told = ask('move', positions, '--bytes', `${kBytes}`, '--playouts', '2000', '--seed', '5').trim();
  const columns = positions.map((each) => game.search(each, { simulations: 2000, seed: 5 }).column);
  assert.deepEqual(positions.map((each, i) => `${each} ${columns[i]}`), told.split('\n'));
});

test('a search with a limit of milliseconds ends in time', () => {
  for (const milliseconds of [0, 50, 200]) {
    const start = performance.now();
    const { simulations } = game.search('', { milliseconds });
    const spent = performance.now() - start;
    assert.ok(simulations > 0);
    assert.ok(spent >= milliseconds && spent < milliseconds + 500, `${spent} ms for ${milliseconds}`);
  }
});

test('of two limits, the first one ends the search', () => {
  assert.equal(game.search('', { simulations: 1000, milliseconds: 60000 }).simulations, 1000);
  assert.ok(game.search('', { simulations: 4e9, milliseconds: 20 }).simulations < 4e9);
});

test('the report fits together', () => {
  for (let i = 0; i < 30; ++i) {
    const board = randomBoard(random, 1 + (i % 20));
    const found = game.search(board.text, { simulations: 3000 });
    assert.deepEqual(found.columns.map(({ column }) => column), board.open());
    if (found.value === 'unknown') assert.equal(found.simulations, 3000);
    assert.equal(found.columns.reduce((sum, { visits }) => sum + visits, 0), found.simulations);
    assert.ok(found.columns.every(({ promise }) => promise >= 0 && promise <= 1));
    assert.ok(found.pool.used <= found.pool.peak && found.pool.peak <= found.pool.records);
    const line = new Board([...board.moves]);
    for (const column of found.line) {
      assert.ok(!line.isOver() && line.open().includes(column));
      line.play(column);
    }
  }
});

test('what a search has proven is true', () => {
  let proven = 0;
  for (let i = 0; i < 40; ++i) {
    const board = randomBoard(random, 30 + (i % 9));
    const found = game.search(board.text, { simulations: 5000 });
    if (found.value !== 'unknown') assert.equal(found.value, kWords[bruteForce(board)], board.text);
    proven += found.value !== 'unknown' ? 1 : 0;
  }
  assert.ok(proven > 20);
});

test('a search in slices is the search', () => {
  const whole = game.search('44', { simulations: 20000, seed: 3 });
  const task = game.startSearch('44', { simulations: 20000, seed: 3 });
  let before = 0;
  assert.equal(whole.simulations, 20000);
  for (; !task.step(0); before = task.progress) {
    assert.ok(task.progress > before && task.progress < 1);
    assert.ok(task.result.simulations < 20000);
  }
  assert.deepEqual(task.result, whole);
  assert.equal(task.progress, 1);
});

test('a search that is stopped tells what it knows', () => {
  const task = game.startSearch('', { simulations: 1e9 });
  task.step(5);
  const { simulations, column } = task.stop();
  assert.ok(simulations > 0 && simulations < 1e9 && column >= 1);
  assert.ok(task.isDone);
  assert.equal(task.result.simulations, simulations);
});
