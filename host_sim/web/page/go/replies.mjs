// SPDX-License-Identifier: MIT
//
// Reads the replies of the engine (firmware/app/go/replies.hpp).
import { emptyBoard, pointOf } from './points.mjs';

export const wordsOf = (text) => text.split(/\s+/).filter(Boolean);

/** The points that a reply names. */
export const pointsIn = (text) => wordsOf(text).map(pointOf).filter((point) => point >= 0);

export function stonesFrom(black, white) {
  const stones = emptyBoard();
  pointsIn(black).forEach((point) => { stones[point] = 'black'; });
  pointsIn(white).forEach((point) => { stones[point] = 'white'; });
  return stones;
}

/** frugal-stats: the simulations, and each move's visits and share of wins, the most visited first. */
export function statisticsIn(text) {
  const moves = [...text.matchAll(/^(\S+) visits (\d+) percent (\d+)/gm)]
    .map(([, name, visits, percent]) => ({ name, visits: Number(visits), percent: Number(percent) }));
  const simulations = Number(/simulations (\d+)/.exec(text)?.[1] ?? 0);
  return { simulations, moves: moves.sort((a, b) => b.visits - a.visits) };
}

/** frugal-ownership: for each point a balance from -1, white's, to 1, black's. */
export function ownershipIn(text) {
  const balance = new Array(emptyBoard().length).fill(0);
  for (const [, name, value] of text.matchAll(/([A-HJ][1-9]) (-?\d+\.\d+)/g)) balance[pointOf(name)] = Number(value);
  return balance;
}

/** frugal-pool: how many records there are, and how many of them are used and were recycled; null if it says none. */
export function poolIn(text) {
  const match = /records (\d+) used (\d+) recycled (\d+)/.exec(text);
  return match && { records: Number(match[1]), used: Number(match[2]), recycled: Number(match[3]) };
}
