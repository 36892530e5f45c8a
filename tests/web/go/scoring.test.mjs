// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, readStones } from '../../../host_sim/web/page/go/engine.mjs';
import { Line } from '../../../host_sim/web/page/go/line.mjs';
import { isSuicide, kPoints, pointOf } from '../../../host_sim/web/page/go/points.mjs';
import { stonesFrom } from '../../../host_sim/web/page/go/replies.mjs';
import { areaOf, countOf, leadOf, resultOf, toggledDead } from '../../../host_sim/web/page/go/scoring.mjs';
import { isMissing, openSpeaker } from './engine.mjs';

const column = (letter) => Array.from({ length: 9 }, (_, i) => `${letter}${i + 1}`).join(' ');
const noneDead = new Set();

test('what both colours reach belongs to neither', () => {
  const owners = areaOf(stonesFrom(column('D'), column('F')), noneDead);
  assert.deepEqual([owners[pointOf('A1')], owners[pointOf('E5')], owners[pointOf('J9')]], ['black', null, 'white']);
  assert.deepEqual([countOf(owners, 'black'), countOf(owners, 'white')], [36, 36]);
});

test('an empty board is nobody\'s', () => {
  assert.equal(areaOf(stonesFrom('', ''), noneDead).every((owner) => owner === null), true);
});

test('a dead stone gives its point to those around it', () => {
  const stones = stonesFrom(column('D'), `${column('F')} B5`);
  assert.equal(areaOf(stones, noneDead)[pointOf('A1')], null);
  assert.equal(areaOf(stones, new Set([pointOf('B5')]))[pointOf('B5')], 'black');
  assert.equal(leadOf(areaOf(stones, new Set([pointOf('B5')])), 6.5), -6.5);
});

test('a chain is marked whole, and back again', () => {
  const stones = stonesFrom('A1 A2 B2 J9', 'A3');
  const dead = toggledDead(stones, noneDead, pointOf('A1'));
  assert.deepEqual([...dead].sort((a, b) => a - b), ['A1', 'A2', 'B2'].map(pointOf));
  assert.equal(toggledDead(stones, dead, pointOf('B2')).size, 0);
  assert.equal(noneDead.size, 0);
});

test('results are written as the protocol writes them', () => {
  assert.deepEqual([3.5, -10, 0].map(resultOf), ['B+3.5', 'W+10.0', '0']);
});

test('a stone without liberties that takes nothing is a suicide', () => {
  assert.equal(isSuicide(stonesFrom('', 'A2 B1'), 'black', pointOf('A1')), true);
  assert.equal(isSuicide(stonesFrom('C1 B2 A3', 'A2 B1'), 'black', pointOf('A1')), false);
});

/** Moves that the engine allows, by a fixed sequence of numbers, and no passes. */
async function playAtRandom(ask, seed, plies) {
  let state = seed;
  for (let ply = 0; ply < plies; ++ply) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const color = ply % 2 === 0 ? 'black' : 'white';
    const name = 'ABCDEFGHJ'[(state >>> 8) % 9] + (((state >>> 16) % 9) + 1);
    if (await ask(`is_legal ${color} ${name}`) === '1') await ask(`play ${color} ${name}`);
  }
}

test('the page counts 40 positions as the engine does', { skip: isMissing }, async () => {
  const line = new Line(openSpeaker());
  const ask = (text) => line.ask(text);
  const results = new Set();
  for (let game = 1; game <= 40; ++game) {
    await ask('clear_board');
    await ask(`komi ${game % 8}.5`);
    await playAtRandom(ask, game * 7919, 20 + 2 * game);
    const stones = await readStones(ask);
    const { dead, owners, told } = await judge(ask, stones);
    assert.equal(resultOf(leadOf(owners, (game % 8) + 0.5)), told, `game ${game}, ${dead.size} dead`);
    assert.equal(owners.length, kPoints);
    results.add(told);
  }
  line.close();
  assert.ok(results.size > 20, `only ${results.size} different results`);
});
