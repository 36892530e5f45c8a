// SPDX-License-Identifier: MIT
//
// Proofs: those of the tool, and those of a search that tries all moves.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ConnectFour } from 'frugal-mcts';
import { ask, bruteForce, chance, kBytes, kWords, randomBoard } from './tool.mjs';

const game = await ConnectFour.load({ bytes: kBytes });

// The tool asks the exact scores' proof who wins, so that other columns of the same value may be found first.
test('values are those of ./frugal solve', () => {
  const random = chance(7);
  const positions = Array.from({ length: 60 }, (_, i) => randomBoard(random, 14 + (i % 24)).text);
  positions.push('444443562', '44444233');
  const told = ask('solve', positions, '--bytes', `${kBytes}`).trim().split('\n')
    .map((line) => line.split(' ').slice(0, 2).join(' '));
  const found = positions.map((position) => `${position} ${game.solve(position).value}`);
  assert.deepEqual(found, told);
});

test('every column is worth what trying all moves finds', () => {
  const random = chance(11);
  for (let i = 0; i < 60; ++i) {
    const board = randomBoard(random, 28 + (i % 13));
    const proof = game.solve(board.moves, { every: true });
    assert.equal(proof.value, kWords[bruteForce(board)], board.text);
    const columns = board.open().map((column) => {
      board.play(column);
      const value = kWords[-bruteForce(board)];
      board.takeBack();
      return { column, value, atLeast: value, atMost: value };
    });
    assert.deepEqual(proof.columns, columns, board.text);
    assert.equal(columns.find((each) => each.column === proof.column).value, proof.value);
  }
});

test('bounds hold at every moment of a proof', () => {
  const position = '4444435';
  const { value } = game.solve(position);
  const order = ['loss', 'draw', 'win'];
  const task = game.startSolve(position);
  let slices = 0;
  do {
    ++slices;
    const { atLeast, atMost } = task.result;
    assert.ok(order.indexOf(atLeast) <= order.indexOf(value) && order.indexOf(value) <= order.indexOf(atMost));
  } while (!task.step(0));
  assert.equal(task.result.value, value);
  assert.ok(slices > 50);
});

test('a proof that reaches its limit gives up', () => {
  const { value, visited, column } = game.solve('', { positions: 5000 });
  assert.equal(value, 'unknown');
  assert.ok(visited >= 5000 && visited <= 5007, `${visited}`);
  assert.ok(column >= 1 && column <= 7);
});
