// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSgf, SgfError, writeSgf } from '../../../host_sim/web/page/go/sgf.mjs';

const moves = (text) => parseSgf(text).moves.map(({ color, point }) => `${color[0]} ${point}`);
const refuses = (text, message) => assert.throws(() => parseSgf(text), (error) => {
  assert.ok(error instanceof SgfError, String(error));
  assert.match(error.message, message);
  return true;
});

test('the upper left corner is A9, and there is no I', () => {
  assert.deepEqual(moves('(;SZ[9];B[aa];W[ii];B[ia])'), ['b A9', 'w J1', 'b J9']);
});

test('an empty value and tt are passes on boards up to 19 lines', () => {
  assert.deepEqual(moves('(;SZ[9];B[];W[tt])'), ['b pass', 'w pass']);
  assert.deepEqual(moves('(;SZ[21];B[tt])'), ['b U2']);
});

test('the main line takes the first of nested variations', () => {
  assert.deepEqual(moves('(;SZ[9];B[aa](;W[bb](;B[cc])(;B[dd]))(;W[ee]))'), ['b A9', 'w B8', 'b C7']);
});

test('the root tells size, komi, handicap, result and players', () => {
  const game = parseSgf('(;GM[1]FF[4]SZ[9:9]KM[-3.5]HA[2]AB[cg][gc]RE[W+2.5]PB[A]PW[B]PL[W])');
  assert.deepEqual([game.size, game.komi, game.handicap, game.result, game.next], [9, -3.5, 2, 'W+2.5', 'white']);
  assert.deepEqual(game.setUp, { black: ['C3', 'G7'], white: [] });
  assert.deepEqual(game.players, { black: 'A', white: 'B' });
});

test('a file without a size has 19 lines, one without a komi has none', () => {
  assert.deepEqual([parseSgf('(;B[aa])').size, parseSgf('(;B[aa])').komi], [19, null]);
});

test('a rectangle sets up all of its points, and AE takes stones away', () => {
  const { setUp } = parseSgf('(;SZ[9]AB[aa:bb]AW[ii];AE[ba])');
  assert.deepEqual(setUp, { black: ['A9', 'A8', 'B8'], white: ['J1'] });
});

test('brackets, semicolons and backslashes in a comment are text', () => {
  assert.deepEqual(moves('(;SZ[9]C[a \\] ;B[zz\\] \\\\];B[cc]C[( ; )])'), ['b C7']);
});

test('an escaped end of a line is left out', () => {
  assert.equal(parseSgf('(;SZ[9]PB[An\\\nna \\] B\\\\])').players.black, 'Anna ] B\\');
});

test('lower letters in the names of old files do not count', () => {
  assert.deepEqual(moves('(;GaMe[1]SiZe[9];Black[aa];White[bb])'), ['b A9', 'w B8']);
});

test('text before the game and space within it are skipped', () => {
  assert.deepEqual(moves('a letter\n( ; SZ [9]\n; B\n[aa] )'), ['b A9']);
});

test('a move tells where in the file it is', () => {
  const text = '(;SZ[9];B[aa];W[bb])';
  assert.deepEqual(parseSgf(text).moves.map(({ at }) => text.slice(at - 1, at + 1)), ['aa', 'bb']);
});

test('what is no SGF is refused with the place', () => {
  refuses('', /empty/);
  refuses('hello', /\(;/);
  refuses('(;SZ[9];B[aa]', /last "\)" is missing/);
  refuses('(;SZ[9];B[aa', /bracket at character 10 is never closed/);
  refuses('(;SZ[9];B)', /property B at character 9 has no value/);
  refuses('(;SZ[9];B[aa]7)', /"7" at character 14/);
  refuses('(;SZ[9];B[aj])', /a move at character 11 is "aj", which is no point of a board with 9 lines/);
  refuses('(;SZ[x])', /size at character 6/);
  refuses('(;SZ[9:7])', /size/);
  refuses('(;KM[much])', /komi at character 6 is "much"/);
  refuses('(;GM[2])', /another game/);
  refuses('(;SZ[9];B[aa];AB[bb])', /set up at character 18, after the first move/);
});

test('what is written is read back', () => {
  const game = {
    size: 9, komi: 6.5, handicap: 2, setUp: { black: ['C3', 'G7'], white: ['A1'] }, next: 'white', result: 'B+3.5',
    players: { black: 'a ] b', white: 'c \\ d' },
    moves: [['white', 'E5'], ['black', 'pass'], ['white', 'J1']].map(([color, point]) => ({ color, point })),
  };
  const read = parseSgf(writeSgf(game));
  assert.deepEqual({ ...read, moves: read.moves.map(({ color, point }) => ({ color, point })) }, game);
});
