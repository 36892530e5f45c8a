// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as Game from '../../../host_sim/web/page/go/game.mjs';
import { gameFrom, textOf } from '../../../host_sim/web/page/go/game_files.mjs';
import { pointOf } from '../../../host_sim/web/page/go/points.mjs';
import { stonesFrom } from '../../../host_sim/web/page/go/replies.mjs';

function played(settings, ...points) {
  return points.reduce((game, point) => Game.withMove(game, Game.nextColor(game), point), Game.newGame(settings));
}

test('black begins, and white after a handicap', () => {
  assert.equal(Game.nextColor(Game.newGame()), 'black');
  assert.equal(Game.nextColor(Game.newGame({ handicap: 2 })), 'white');
});

test('two passes in a row end the game, two with a move between do not', () => {
  assert.equal(Game.isOver(played({}, 'D4', 'pass', 'pass')), true);
  assert.equal(Game.isOver(played({}, 'pass', 'D4', 'pass')), false);
});

test('after playing on it takes two passes again', () => {
  const game = Game.playedOn(played({}, 'pass', 'pass'));
  assert.equal(Game.isOver(game), false);
  assert.equal(Game.isOver(Game.withMove(game, 'black', 'pass')), false);
  assert.equal(Game.isOver(Game.withMove(Game.withMove(game, 'black', 'pass'), 'white', 'pass')), true);
});

test('taking back ends with the person to move', () => {
  assert.equal(Game.pliesToTakeBack(played({}, 'D4', 'E5')), 2);
  assert.equal(Game.pliesToTakeBack(played({}, 'D4')), 1);
  assert.equal(Game.pliesToTakeBack(played({ human: 'white' }, 'D4')), 0);
  const game = played({ human: 'white' }, 'D4', 'E5', 'C3');
  assert.equal(Game.isHumansTurn(Game.withoutLast(game, Game.pliesToTakeBack(game))), true);
});

test('taking back ends a resignation and forgets the result', () => {
  const game = Game.withoutLast(Game.resignedBy(played({}, 'D4', 'E5'), 'black'), 2);
  assert.deepEqual([game.resigned, game.result, game.moves.length], [null, '', 0]);
});

test('the commands bring any engine to the position', () => {
  const lines = (game) => Game.commandsOf(game).map(({ line }) => line);
  assert.deepEqual(lines(played({ komi: 0.5, handicap: 3 }, 'E5', 'pass')),
    ['clear_board', 'komi 0.5', 'fixed_handicap 3', 'play white E5', 'play black pass']);
  const free = { ...Game.newGame(), setUp: { black: ['A1', 'B2'], white: [] } };
  assert.deepEqual(lines(free), ['clear_board', 'set_free_handicap A1 B2']);
  const both = { ...Game.newGame(), setUp: { black: ['A1'], white: ['B2'] } };
  assert.deepEqual(lines(both), ['clear_board', 'play black A1', 'play white B2']);
});

test('the stones that are not on the board have been taken', () => {
  const game = played({ handicap: 2 }, 'B1', 'A2', 'A1', 'B2');
  assert.equal(Game.takenOf(game, stonesFrom('C3 G7 A2 B2', 'B1'), 'white'), 1);
  assert.equal(Game.takenOf(game, stonesFrom('C3 G7 A2 B2', 'B1'), 'black'), 0);
});

test('a record survives JSON, and what is none is told apart', () => {
  const game = played({ komi: 7, handicap: 2 }, 'E5', 'pass');
  assert.equal(Game.isGame(JSON.parse(JSON.stringify(game))), true);
  const broken = [null, 7, {}, { ...game, komi: 'x' }, { ...game, moves: [{ color: 'black', point: 'Z9' }] },
    { ...game, moves: [{ color: 'red', point: 'A1' }] }, { ...game, first: 'red' }, { ...game, setUp: {} },
    { ...game, resumedAt: 9 }, { ...game, handicap: 1 }, { ...game, result: 3 }];
  for (const each of broken) assert.equal(Game.isGame(each), false, JSON.stringify(each));
});

test('a game comes back from its own file', () => {
  const game = played({ komi: 6.5, handicap: 2 }, 'E5', 'pass', 'D4');
  const read = gameFrom(textOf(game, ['C3', 'G7'])).game;
  assert.deepEqual(read.setUp, { black: ['C3', 'G7'], white: [] });
  assert.deepEqual([read.komi, read.first, read.moves], [6.5, 'white', game.moves]);
});

test('the person gets the side to move of a file', () => {
  assert.equal(gameFrom('(;SZ[9];B[aa])').game.human, 'white');
  assert.equal(gameFrom('(;SZ[9]AB[aa][bb])').game.human, 'white');
  assert.equal(gameFrom('(;SZ[9]AB[aa][bb]PL[B])').game.human, 'black');
});

test('a file that tells a handicap without its stones gets the customary ones', () => {
  assert.equal(gameFrom('(;SZ[9]HA[4];W[ee])').game.handicap, 4);
  assert.equal(gameFrom('(;SZ[9]HA[4];B[ee])').game.handicap, 0);
});

test('a file of another size or komi is refused with both', () => {
  assert.throws(() => gameFrom('(;SZ[19];B[aa])'), /19 lines; only a game on 9x9/);
  assert.throws(() => gameFrom('(;SZ[9]KM[3.75];B[aa])'), /komi is 3.75/);
});

test('a resignation in a file ends the game', () => {
  assert.equal(Game.isOver(gameFrom('(;SZ[9]RE[B+Resign];B[aa])').game), true);
  assert.equal(Game.isOver(gameFrom('(;SZ[9]RE[B+3.5];B[aa])').game), false);
});

test('points are numbered from the lower left corner', () => {
  assert.deepEqual([pointOf('A1'), pointOf('J1'), pointOf('A2'), pointOf('J9'), pointOf('I5')], [0, 8, 9, 80, -1]);
});
