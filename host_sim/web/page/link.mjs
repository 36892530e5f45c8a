// SPDX-License-Identifier: MIT
//
// A position as the end of a link: #moves=4453&level=3&begins=you. Columns are counted from 1.
const kBegins = ['you', 'engine', 'two'], kLevels = 6, kColumns = 7, kMostMoves = 42;
export const kLetters = 'ABCDEFG';

/** Of what `frugal-game` tells. */
export function linkOf({ moves, level, begins }) {
  const columns = [...moves].map((letter) => kLetters.indexOf(letter) + 1).join('');
  return `#moves=${columns}&level=${level}&begins=${begins}`;
}

/** { moves: letters, level, begins }; null if it holds no position; an Error if it is broken. */
export function readLink(hash) {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  if (!['moves', 'level', 'begins'].some((name) => words.has(name))) return null;
  return { moves: readMoves(words.get('moves') ?? ''), level: readLevel(words.get('level') ?? '2'),
    begins: readBegins(words.get('begins') ?? 'you') };
}

function readMoves(columns) {
  const wrong = columns.search(new RegExp(`[^1-${kColumns}]`));
  if (wrong >= 0) throw new Error(`move ${wrong + 1} is '${columns[wrong]}'; columns are 1 to ${kColumns}`);
  if (columns.length > kMostMoves) throw new Error(`there are ${columns.length} moves; a game has ${kMostMoves} at most`);
  return [...columns].map((column) => kLetters[column - 1]).join('');
}

function readLevel(word) {
  if (!new RegExp(`^[1-${kLevels}]$`).test(word)) throw new Error(`the level is '${word}'; levels are 1 to ${kLevels}`);
  return Number(word);
}

function readBegins(word) {
  if (!kBegins.includes(word)) throw new Error(`'${word}' begins; it is one of ${kBegins.join(', ')}`);
  return word;
}
