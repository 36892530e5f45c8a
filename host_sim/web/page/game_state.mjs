// SPDX-License-Identifier: MIT
//
// What the console's commands tell of the game and of the engine's thoughts, as objects; and what follows from the
// moves alone. Columns are letters, A to G.
import { kLetters } from './link.mjs';

export const kColumns = 7, kRows = 6;

const lineOf = (text, name) => text.split('\n').filter((line) => line.startsWith(`${name} `))
  .map((line) => line.slice(name.length + 1)).join('');

/** Of `frugal-game`. */
export function readGame(text) {
  return {
    begins: lineOf(text, 'begins'),
    level: Number(lineOf(text, 'level')),
    seed: Number(lineOf(text, 'seed')),
    ponders: lineOf(text, 'ponder') === 'on',
    moves: lineOf(text, 'moves'),
  };
}

/** Of `frugal-stats`, `frugal-bounds`, `frugal-pv` and `frugal-pool`. */
export function readThoughts([stats, bounds, variation, pool]) {
  const columns = [...kLetters].map((letter) => {
    const found = new RegExp(`^${letter} visits (\\d+) percent (\\d+)$`, 'm').exec(stats);
    return { letter, visits: Number(found?.[1] ?? 0), percent: Number(found?.[2] ?? 0),
      bounds: new RegExp(`^${letter} (.+)$`, 'm').exec(bounds)?.[1] ?? '' };
  });
  const [, records, used, recycled] = /records (\d+) used (\d+) recycled (\d+)/.exec(pool) ?? [];
  return {
    simulations: Number(/simulations (\d+)/.exec(stats)?.[1] ?? 0),
    value: /^value (.+)$/m.exec(bounds)?.[1] ?? '',
    columns: columns.sort((a, b) => kLetters.indexOf(a.letter) - kLetters.indexOf(b.letter)),
    variation,
    pool: { records: Number(records), used: Number(used), recycled: Number(recycled) },
  };
}

/** Whether the engine makes the move of this ply. */
export const isEngines = ({ begins }, ply) => begins !== 'two' && (ply % 2 === 0) === (begins === 'engine');

/** Rows from the top; X began. */
export function discsOf(moves) {
  const columns = Array.from({ length: kColumns }, () => []);
  [...moves].forEach((letter, ply) => columns[kLetters.indexOf(letter)].push('XO'[ply % 2]));
  return Array.from({ length: kRows }, (_, y) => columns.map((column) => column[kRows - 1 - y] ?? ''));
}
