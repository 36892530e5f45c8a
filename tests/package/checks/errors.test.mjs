// SPDX-License-Identifier: MIT
//
// What is wrong is an Error whose text says what, where, and what would be right.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ConnectFour, Go } from 'frugal-mcts';

const game = await ConnectFour.load();
const says = (act, message) => assert.throws(act, { name: 'Error', message });

test('a position that is wrong is named with its move', () => {
  for (const [position, message] of [
    ['4444444', 'move 7: column 4 is full'],
    ['48', 'move 2: 8 is not a column, which are 1 to 7'],
    ['40', 'move 2: 0 is not a column, which are 1 to 7'],
    ['4x', 'move 2: \'x\' is not a column, which are 1 to 7'],
    [[4, 1.5], 'move 2: 1.5 is not a column, which are 1 to 7'],
    [[4, undefined], 'move 2: undefined is not a column, which are 1 to 7'],
    [[4, '4'], 'move 2: \'4\' is not a column, which are 1 to 7'],
    ['1212121', 'the game is over: move 7 has won the game'],
    ['12121212', 'move 8: move 7 has won the game'],
    [44, 'the position is 44; it must be text of columns, \'4435\', or an array of them'],
    [undefined, 'the position is undefined; it must be text of columns, \'4435\', or an array of them'],
  ]) {
    for (const ask of [game.solve, game.search, game.move]) says(() => ask.call(game, position), message);
  }
});

test('a number that is wrong is named with its limits', () => {
  says(() => game.move('', { level: 7 }), 'level is 7; it must be a whole number from 1 to 6');
  says(() => game.move('', { level: '5' }), 'level is \'5\'; it must be a whole number from 1 to 6');
  says(() => game.move('', { seed: 4096 }), 'seed is 4096; it must be a whole number from 0 to 4095');
  says(() => game.search('', { simulations: 0 }), 'simulations is 0; it must be a whole number from 1 to 4294967295');
  says(() => game.search('', { milliseconds: -1 }),
    'milliseconds is -1; it must be a whole number from 0 to 4294967295');
  says(() => game.solve('', { positions: NaN }), 'positions is NaN; it must be a whole number from 1 to 4294967295');
});

test('a reply is refused where it is not the engine\'s turn', () => {
  says(() => game.reply({ moves: '4', engineBegins: true }),
    'it is not the engine\'s turn: the engine began, and 1 moves were played');
  says(() => game.reply({ moves: '44' }),
    'it is not the engine\'s turn: the person began, and 2 moves were played');
});

test('what can\'t be loaded is named', async () => {
  const refuses = (promise, message) => assert.rejects(promise, { name: 'Error', message });
  await refuses(ConnectFour.load({ bytes: -1 }), 'bytes is -1; it must be a whole number from 0 to 1073741824');
  await refuses(ConnectFour.load({ level: 7 }), 'level is 7; it must be a whole number from 0 to 6');
  await refuses(ConnectFour.load({ module: 5 }),
    'module is 5; it must be a WebAssembly.Module, its bytes, or a URL object');
  await refuses(Go.load({ size: 10 }), 'size is 10; there is: 9');
  await refuses(Go.load({ simulations: 1000001 }),
    'simulations is 1000001; it must be a whole number from 1 to 1000000');
});

test('a task whose game has begun another one says so', () => {
  const task = game.startSearch('', { simulations: 1e6 });
  task.step(1);
  game.move('');
  const message = 'another task of the same game has begun, and this one can\'t go on; it was not done';
  says(() => task.step(), message);
  says(() => task.result, message);
  const done = game.startSearch('', { simulations: 10 });
  const { column } = done.run();
  game.move('');
  assert.equal(done.result.column, column);
});

test('after an error the game goes on', () => {
  says(() => game.solve('9'), 'move 1: 9 is not a column, which are 1 to 7');
  assert.equal(game.solve('444443562').value, 'win');
});
