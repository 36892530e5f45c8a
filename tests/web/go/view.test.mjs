// SPDX-License-Identifier: MIT
//
// What the page shows and keeps, without a browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointAfterKey } from '../../../host_sim/web/page/go/board_keys.mjs';
import { newGame, withMove } from '../../../host_sim/web/page/go/game.mjs';
import { labelsOf, overlayWords, ownersByBalance, shortNumber } from '../../../host_sim/web/page/go/overlays.mjs';
import { nameOf, pointOf } from '../../../host_sim/web/page/go/points.mjs';
import { ownershipIn, poolIn, statisticsIn } from '../../../host_sim/web/page/go/replies.mjs';
import { keep, kept } from '../../../host_sim/web/page/go/storage.mjs';
import { playoutsFor, stepsOf } from '../../../host_sim/web/page/go/strengths.mjs';
import * as Words from '../../../host_sim/web/page/go/words.mjs';

const kReply = ['simulations 1000', 'E5 visits 400 percent 55', 'pass visits 7 percent 14', 'C3 visits 590 percent 57',
  'A1 visits 3 percent 0'].join('\n');

test('arrow keys move the cursor as far as the edge', () => {
  const after = (name, key) => nameOf(pointAfterKey(pointOf(name), key));
  assert.deepEqual(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => after('E5', key)),
    ['E6', 'E4', 'D5', 'F5', 'A5', 'J5']);
  assert.deepEqual([after('A1', 'ArrowLeft'), after('A1', 'ArrowDown'), after('J9', 'ArrowUp')], ['A1', 'A1', 'J9']);
  assert.equal(pointAfterKey(0, 'x'), undefined);
});

test('moves come with the most visited first', () => {
  const { simulations, moves } = statisticsIn(kReply);
  assert.equal(simulations, 1000);
  assert.deepEqual(moves.map(({ name }) => name), ['C3', 'E5', 'pass', 'A1']);
  assert.deepEqual(moves[0], { name: 'C3', visits: 590, percent: 57 });
});

test('labels tell what is wanted, and a pass has none', () => {
  const search = statisticsIn(kReply);
  assert.deepEqual(labelsOf(search, { visits: true, rates: true }).get(pointOf('C3')).lines, ['590', '57%']);
  assert.deepEqual(labelsOf(search, { rates: true }).get(pointOf('E5')).lines, ['55%']);
  assert.deepEqual(labelsOf(search, { visits: true }).get(pointOf('A1')).lines, []);
  assert.equal(labelsOf(search, { visits: true }).size, 3);
  assert.equal(labelsOf(search, {}).size, 0);
  assert.equal(labelsOf(null, { visits: true }).size, 0);
});

test('a number has room on a point', () => {
  assert.deepEqual([7, 999, 1000, 9949, 9950, 29_600].map(shortNumber), ['7', '999', '1.0k', '9.9k', '10k', '30k']);
});

test('balances become owners, and small ones nobody\'s', () => {
  const balance = ownershipIn('INFLUENCE A1 0.39 B1 -0.80\nINFLUENCE C1 0.05');
  assert.deepEqual(ownersByBalance(balance).slice(0, 3),
    [{ color: 'black', size: 0.39 }, { color: 'white', size: 0.8 }, null]);
  const words = overlayWords(1, { judgement: null, ownership: balance, search: null }, { ownership: true });
  assert.deepEqual(words, ['white\u2019s by 90 %']);
});

test('the use of the pool is read', () => {
  assert.deepEqual(poolIn('records 1100 used 57 recycled 3'), { records: 1100, used: 57, recycled: 3 });
  assert.equal(poolIn(''), null);
});

test('a kept game comes back, and a broken one does not', () => {
  const store = new Map();
  const storage = () => ({ getItem: (key) => store.get(key) ?? null, setItem: (key, text) => store.set(key, text) });
  const game = withMove(newGame({ komi: 7 }), 'black', 'E5');
  assert.equal(kept(storage), null);
  assert.equal(keep({ game, opponent: 'chip' }, storage), true);
  assert.deepEqual(kept(storage), { game, opponent: 'chip' });
  store.set([...store.keys()][0], '{"game":{"moves":7}}');
  assert.equal(kept(storage), null);
});

test('a storage that is forbidden or full keeps nothing and throws nothing', () => {
  const forbidden = () => { throw new Error('forbidden'); };
  assert.deepEqual([keep({ game: newGame() }, forbidden), kept(forbidden)], [false, null]);
});

test('an opponent that lacks a strength gets the usual one', () => {
  assert.deepEqual(stepsOf({ id: 'chip' }), [100, 300, 1000, 3000]);
  assert.deepEqual([playoutsFor({ id: 'chip' }, 30_000), playoutsFor({ id: 'engine' }, 30_000)], [1000, 30_000]);
  assert.equal(playoutsFor({ id: 'x', playouts: [5, 6] }, 7), 5);
});

test('results are told in words', () => {
  assert.deepEqual(['B+4.5', 'W+10.0', '0', 'W+Resign', 'B+', '?'].map(Words.resultInWords), ['Black wins by 4.5',
    'White wins by 10', 'The game is a draw', 'White wins by resignation', 'Black wins', '']);
});

test('moves and captures are told in words', () => {
  const moves = [['black', 'D4'], ['white', 'pass']].map((move) => Words.moveInWords(...move));
  assert.deepEqual(moves, ['Black: D4', 'White passes']);
  assert.deepEqual([Words.captureInWords('white', 3), Words.captureInWords('black', 1)],
    ['White captures 3 stones', 'Black captures 1 stone']);
});

test('a cell names its stone and its marks', () => {
  assert.equal(Words.cellInWords('D4', 'black', [false, 'dead']), 'D4, black stone, dead');
  assert.equal(Words.cellInWords('D4', null, []), 'D4, empty');
});
