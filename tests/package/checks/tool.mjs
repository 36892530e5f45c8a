// SPDX-License-Identifier: MIT
//
// What the tests share: the command-line tool, numbers by chance from a seed, and the rules of Connect Four once
// more, as simply as can be.
import { spawnSync } from 'node:child_process';

export const kBytes = 131072;

/// What the tool answers to some lines of input.
export function ask(command, lines, ...options) {
  const input = `${lines.join('\n')}\n`;
  const { stdout, status, stderr } = spawnSync(process.env.TOOL, [command, ...options], { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return stdout;
}

/// The answers to lines of the Go Text Protocol, each with its empty line.
export function answersOf(text) {
  return text.split('\n\n').slice(0, -1).map((answer) => `${answer}\n\n`);
}

/// Numbers from 0 to below n, the same for a seed: xorshift32.
export function chance(seed) {
  let state = seed;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

export class Board {
  constructor(columns = []) {
    this.cells = Array.from({ length: 7 }, () => []);
    this.moves = [];
    columns.forEach((column) => this.play(column));
  }

  get text() { return this.moves.join(''); }
  open() { return [1, 2, 3, 4, 5, 6, 7].filter((column) => this.cells[column - 1].length < 6); }
  isFull() { return this.moves.length === 42; }
  isOver() { return this.isFull() || this.hasWon(); }

  play(column) {
    this.cells[column - 1].push(this.moves.length % 2);
    this.moves.push(column);
  }
  takeBack() { this.cells[this.moves.pop() - 1].pop(); }

  /// Whether the last disc completed a line.
  hasWon() {
    if (this.moves.length === 0) return false;
    const x = this.moves[this.moves.length - 1] - 1;
    const y = this.cells[x].length - 1;
    return [[1, 0], [0, 1], [1, 1], [1, -1]].some(([dx, dy]) => this.run(x, y, dx, dy) + this.run(x, y, -dx, -dy) >= 3);
  }
  run(x, y, dx, dy) {
    const disc = this.cells[x][y];
    let length = 0;
    while (this.cells[x + (length + 1) * dx]?.[y + (length + 1) * dy] === disc) ++length;
    return length;
  }
}

/// A game by chance, stopped after so many moves, or where it would end.
export function randomBoard(random, plies) {
  for (;;) {
    const board = new Board();
    while (board.moves.length < plies && !board.isOver()) {
      const open = board.open();
      board.play(open[random(open.length)]);
    }
    if (!board.isOver()) return board;
  }
}

/// 1, 0 or -1 for the side to move, by trying all moves to the end of the game.
export function bruteForce(board, alpha = -1, beta = 1) {
  if (board.hasWon()) return -1;
  if (board.isFull()) return 0;
  for (const column of board.open()) {
    board.play(column);
    alpha = Math.max(alpha, -bruteForce(board, -beta, -alpha));
    board.takeBack();
    if (alpha >= beta) break;
  }
  return alpha;
}

export const kWords = { '-1': 'loss', 0: 'draw', 1: 'win' };
