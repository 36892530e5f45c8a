// SPDX-License-Identifier: MIT
//
// What the page is made of, part by part, without a browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Conversation } from '../../../host_sim/web/page/conversation.mjs';
import { discsOf, isEngines, readGame, readThoughts } from '../../../host_sim/web/page/game_state.mjs';
import { keyFor } from '../../../host_sim/web/page/keys_view.mjs';
import { linkOf, readLink } from '../../../host_sim/web/page/link.mjs';
import { seen } from '../../../host_sim/web/page/lights_view.mjs';
import { Fingers } from '../../../host_sim/web/worker/fingers.mjs';
import { Pace } from '../../../host_sim/web/worker/pace.mjs';

const kMilli = 1_000_000;

function heard(...pieces) {
  const replies = [], lines = [];
  const conversation = new Conversation((reply) => replies.push(reply), (line) => lines.push(line));
  pieces.forEach((piece) => conversation.hear(piece));
  return { replies, lines };
}

test('a reply is told from what the image says by itself, however it is cut into pieces', () => {
  const whole = 'A new game.\n=7 value win\nA win\n\nYou: X\n?8 illegal move\n\n';
  const expected = { lines: ['A new game.', 'You: X'],
    replies: [{ number: 7, isOk: true, text: 'value win\nA win' }, { number: 8, isOk: false, text: 'illegal move' }] };
  assert.deepEqual(heard(whole), expected);
  assert.deepEqual(heard(...whole), expected);
});

test('a reply that a restart has broken off does not swallow what follows', () => {
  const lines = [];
  const conversation = new Conversation(() => assert.fail('no reply is whole'), (line) => lines.push(line));
  conversation.hear('=7 moves DD');
  conversation.restart();
  conversation.hear('A new game.\n');
  assert.deepEqual(lines, ['A new game.']);
});

test('what the console tells of a game is read, moves of several lines too', () => {
  const game = readGame('begins engine\nlevel 4\nseed 12\nponder off\nmoves DDEC\nmoves A');
  assert.deepEqual(game, { begins: 'engine', level: 4, seed: 12, ponders: false, moves: 'DDECA' });
  assert.equal(readGame('begins two\nlevel 1\nseed 0\nponder on').moves, '');
  assert.deepEqual([isEngines(game, 0), isEngines(game, 1)], [true, false]);
  assert.equal(isEngines({ begins: 'two' }, 0), false);
});

test('discs lie where the moves drop them', () => {
  const rows = discsOf('DDE');
  assert.deepEqual(rows[5], ['', '', '', 'X', 'X', '', '']);
  assert.deepEqual(rows[4], ['', '', '', 'O', '', '', '']);
});

test('what the engine thinks is read column by column, in the order of the letters', () => {
  const thoughts = readThoughts(['simulations 50\nD visits 30 percent 61\nA visits 20 percent 40',
    'value draw or win\nD unknown\nA loss', 'D1 D2', 'records 100 used 7 recycled 2']);
  assert.equal(thoughts.simulations, 50);
  assert.equal(thoughts.value, 'draw or win');
  assert.deepEqual(thoughts.columns[0], { letter: 'A', visits: 20, percent: 40, bounds: 'loss' });
  assert.deepEqual(thoughts.columns[3], { letter: 'D', visits: 30, percent: 61, bounds: 'unknown' });
  assert.deepEqual(thoughts.pool, { records: 100, used: 7, recycled: 2 });
});

test('a position goes into a link and comes out of it', () => {
  const position = { moves: 'DDEC', level: 3, begins: 'engine' };
  assert.deepEqual(readLink(linkOf(position)), position);
  assert.equal(readLink('#go'), null);
  assert.equal(readLink(''), null);
});

test('a broken link is refused with the place of what is wrong', () => {
  assert.throws(() => readLink('#moves=449'), /move 3 is '9'; columns are 1 to 7/);
  assert.throws(() => readLink(`#moves=${'1'.repeat(43)}`), /there are 43 moves; a game has 42 at most/);
  assert.throws(() => readLink('#level=7'), /the level is '7'; levels are 1 to 6/);
  assert.throws(() => readLink('#begins=me'), /'me' begins; it is one of you, engine, two/);
});

test('a dim light looks brighter than its number, and a bright one keeps its hue', () => {
  assert.deepEqual(seen(0), [0, 0, 0]);
  assert.deepEqual(seen((16 << 16) | (32 << 8)), [255, 186, 0]);
  assert.deepEqual(seen((64 << 16) | (128 << 8)), [255, 186, 0]);
});

test('a click that lasts no time is held for as long as the firmware needs', () => {
  const moves = [];
  const fingers = new Fingers((key, isDown) => moves.push([key, isDown]));
  fingers.move('drop', true, 0);
  fingers.move('drop', false, 0);
  fingers.settle(29 * kMilli);
  assert.deepEqual(moves, [['drop', true]]);
  fingers.settle(30 * kMilli);
  assert.deepEqual(moves, [['drop', true], ['drop', false]]);
});

test('two clicks at once are two presses with a pause between them', () => {
  const downs = [];
  let now = 0;
  const fingers = new Fingers((key, isDown) => isDown && downs.push(now / kMilli));
  for (const isDown of [true, false, true, false]) fingers.move('left', isDown, now);
  for (; now <= 200 * kMilli; now += 2 * kMilli) fingers.settle(now);
  assert.deepEqual(downs, [0, 60]);
});

test('the chip keeps the pace of the wall, and what is very late is dropped', () => {
  let wall = 1000;
  const pace = new Pace(() => wall);
  pace.start(0);
  wall += 3;
  assert.equal(pace.slice(0), 3 * kMilli);
  wall += 50;
  assert.equal(pace.slice(3 * kMilli), 4 * kMilli);
  wall += 1000;
  assert.equal(pace.behind(3 * kMilli), 100 * kMilli);
  assert.equal(pace.droppedNanos, 950 * kMilli);
  assert.equal(pace.behind(103 * kMilli), 0);
});

test('a key of the keyboard stands for the key of the board with that role', () => {
  const keys = ['left', 'drop', 'right'].map((role) => ({ role, name: role }));
  assert.equal(keyFor(keys, 'ArrowDown').name, 'drop');
  assert.equal(keyFor(keys, 'Enter').name, 'drop');
  assert.equal(keyFor(keys, 'ArrowUp'), undefined);
  const columns = [1, 2, 3].map((number) => ({ role: `column${number}`, name: `column${number}` }));
  assert.equal(keyFor(columns, '2').name, 'column2');
  assert.equal(keyFor(columns, '9'), undefined);
});
