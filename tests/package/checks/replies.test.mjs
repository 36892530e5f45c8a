// SPDX-License-Identifier: MIT
//
// Replies: move by move those of the device's twin, in whole games of every level.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ConnectFour } from 'frugal-mcts';
import { answersOf, ask, Board, chance, kBytes } from './tool.mjs';

const game = await ConnectFour.load({ bytes: kBytes });
const letter = (column) => 'ABCDEFG'[column - 1];

/// A game of a level against an opponent that plays by chance, or as another level does: the board, and what a
/// program is to be asked.
function playGame(level, seed, engineBegins, opponent) {
  const random = chance(level * 10000 + seed + 1);
  const board = new Board();
  const lines = [];
  while (!board.isOver()) {
    const colour = 'bw'[board.moves.length % 2];
    if ((board.moves.length % 2 === 0) === engineBegins) {
      board.play(game.reply({ level, seed, engineBegins, moves: board.moves }));
      lines.push(`genmove ${colour}`);
    } else {
      const open = board.open();
      board.play(opponent > 0 ? game.move(board.moves, { level: opponent, seed }) : open[random(open.length)]);
      lines.push(`play ${colour} ${letter(board.moves.at(-1))}`);
    }
  }
  return { board, lines };
}

const kGames = [[1, false, 0], [1, true, 5], [4095, false, 5], [77, true, 0], [3000, false, 3], [12, true, 3]];

for (let level = 1; level <= 6; ++level) {
  test(`at level ${level} every reply is that of the device's twin`, () => {
    for (const [seed, engineBegins, opponent] of kGames) {
      const { board, lines } = playGame(level, seed, engineBegins, opponent);
      const told = answersOf(ask('gtp', lines, '--level', `${level}`, '--seed', `${seed}`, '--bytes', `${kBytes}`));
      const wanted = lines.map((line, i) => (line.startsWith('genmove') ? letter(board.moves[i]) : ''));
      assert.deepEqual(told.map((answer) => answer.slice(2, 3).trim()), wanted, `seed ${seed}: ${board.text}`);
    }
  });
}

test('replies depend on the seed', () => {
  const replies = new Set();
  for (let seed = 0; seed < 20; ++seed) replies.add(game.move('4453', { level: 1, seed }));
  assert.ok(replies.size > 1);
});

test('a reply in slices is the reply, and another game in between changes nothing', async () => {
  const other = await ConnectFour.load();
  for (const level of [1, 4, 6]) {
    const task = game.startMove('4435', { level, seed: 9 });
    while (!task.step(0)) other.search('1', { simulations: 50 });
    assert.equal(task.result, game.move('4435', { level, seed: 9 }));
  }
});
