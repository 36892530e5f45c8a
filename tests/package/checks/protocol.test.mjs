// SPDX-License-Identifier: MIT
//
// The Go Text Protocol: answer by answer those of the tool, for both games.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ConnectFour, Go } from 'frugal-mcts';
import { answersOf, ask, kBytes } from './tool.mjs';

const kConnectFour = ['protocol_version', 'name', 'version', 'list_commands', 'known_command play', 'known_command fly',
  'boardsize 7 6', 'boardsize 9', 'play b D', 'play b D', 'play w D2', 'play w D9', 'play b Z', 'genmove b',
  'genmove b', 'reg_genmove w', 'frugal-stats', 'frugal-bounds', 'frugal-pool', 'frugal-pv', 'showboard', 'undo',
  'undo', '12 genmove b', 'frugal-level', 'frugal-seed', 'frugal-level 5', 'genmove w', 'showboard', 'final_score',
  'frugal-seed 7', 'genmove b', 'frugal-level 6', 'genmove w', 'frugal-level 9', 'komi 6.5', 'komi x', 'nonsense',
  `play ${'x'.repeat(100)}`,
  '3 showboard # a comment', '\tname\t', 'Umläute', 'clear_board', 'genmove b', 'quit'];

const kGo = ['protocol_version', 'name', 'version', 'known_command genmove', 'boardsize 9', 'boardsize x', 'komi 6.5',
  'get_komi', 'play b E5', 'play b E5', 'genmove w', 'genmove b', 'showboard', 'frugal-stats', 'frugal-visits',
  'frugal-rates', 'frugal-pv', 'frugal-pool', 'frugal-variation', 'last_move', 'undo', 'is_legal b A1', 'list_stones b',
  'reg_genmove w', 'frugal-playouts', 'frugal-playouts 150', '7 genmove w', 'genmove b', 'final_score',
  'frugal-ownership', 'final_status_list alive', 'frugal-seed', 'frugal-seed 9', 'clear_board', 'fixed_handicap 4',
  'genmove w', 'genmove b', 'play w pass', 'genmove b', 'play w pass', 'genmove b', 'kgs-genmove_cleanup b',
  'showboard', 'nonsense', `play ${'x'.repeat(500)}`, `play ${'x'.repeat(1100)}`, 'quit'];

test('Connect Four answers as ./frugal gtp does', async () => {
  for (const options of [{ simulations: 3000, seed: 5 }, { level: 3, seed: 9 }, { level: 6, seed: 2 }]) {
    const game = await ConnectFour.load({ bytes: kBytes, ...options });
    const { simulations, level, seed } = options;
    const limit = level ? ['--level', `${level}`] : ['--playouts', `${simulations}`];
    const told = answersOf(ask('gtp', kConnectFour, '--bytes', `${kBytes}`, '--seed', `${seed}`, ...limit));
    assert.deepEqual(kConnectFour.map((line) => game.gtp(line)), told);
  }
});

test('Go answers as ./frugal gtp --game go:9 does', async () => {
  for (const seed of [1, 20]) {
    const go = await Go.load({ bytes: kBytes, simulations: 300, seed });
    const told = ask('gtp', kGo, '--game', 'go:9', '--bytes', `${kBytes}`, '--seed', `${seed}`, '--playouts', '300');
    assert.deepEqual(kGo.map((line) => go.gtp(line)), answersOf(told));
  }
});

test('a whole game of Go against itself is that of the tool', async () => {
  const lines = Array.from({ length: 110 }, (_, i) => `genmove ${'bw'[i % 2]}`).concat('showboard', 'final_score');
  const go = await Go.load({ bytes: kBytes, simulations: 60, seed: 4 });
  const told = ask('gtp', lines, '--game', 'go:9', '--bytes', `${kBytes}`, '--seed', '4', '--playouts', '60');
  assert.equal(go.gtp(lines.join('\n')), told);
});

test('several lines have their answers one after the other, and an empty line has none', async () => {
  const game = await ConnectFour.load();
  assert.equal(game.gtp('1 name\n\n# nothing\n2 protocol_version'), '=1 Frugal\n\n=2 2\n\n');
  assert.equal(game.gtp(''), '');
});

test('what solves and searches does not disturb the game of the protocol', async () => {
  const [one, other] = [await ConnectFour.load(), await ConnectFour.load()];
  one.gtp('play b D');
  one.search('1212', { simulations: 500 });
  one.solve('44444412352626653353');
  other.gtp('play b D');
  assert.equal(one.gtp('genmove w\nfrugal-stats\nshowboard'), other.gtp('genmove w\nfrugal-stats\nshowboard'));
});

test('an answer comes in slices, shows how far it is, and can be hurried', async () => {
  for (const game of [await ConnectFour.load({ simulations: 3e6 }), await Go.load({ simulations: 100000 })]) {
    const task = game.startGtp('genmove b');
    while (task.progress === 0) assert.equal(task.step(20), false);
    assert.ok(task.progress < 1);
    assert.equal(task.result, undefined);
    assert.match(task.stop(), /^= [A-J][1-9]\n\n$/);
    assert.match(game.gtp('showboard'), /X/);
  }
});

test('a clock limits the answer', async () => {
  for (const game of [await ConnectFour.load({ simulations: 4e9 }), await Go.load({ simulations: 1e6 })]) {
    const start = performance.now();
    assert.match(game.gtp('time_settings 0 1 10\ntime_left b 1 10\ngenmove b'), /\n\n= [A-J][1-9]\n\n$/);
    const spent = performance.now() - start;
    assert.ok(spent >= 80 && spent < 1000, `${spent} ms`);
  }
});
