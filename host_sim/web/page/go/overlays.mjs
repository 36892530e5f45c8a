// SPDX-License-Identifier: MIT
//
// What lies over the stones: the visits and the share of wins of the last search, the probable or final owners.
import { kPoints, nameOf, pointOf } from './points.mjs';
import { ownerInWords } from './words.mjs';

/** A point is marked from this balance on; nearer to 0 it is anybody's. */
const kLeastBalance = 0.15;
/** Moves with less than this part of the most visited one's visits get no text. */
const kLeastShare = 0.04;

/** 12345 as "12k": there is room for four letters. */
export function shortNumber(number) {
  if (number < 1000) return String(number);
  return number < 9950 ? `${(number / 1000).toFixed(1)}k` : `${Math.round(number / 1000)}k`;
}

/** A Map from points to { lines, size }. */
export function labelsOf(search, { visits, rates }) {
  const labels = new Map();
  if (search === null || !(visits || rates)) return labels;
  const most = search.moves[0]?.visits ?? 1;
  for (const move of search.moves) {
    const point = pointOf(move.name);
    if (point < 0) continue;
    const texts = [visits && shortNumber(move.visits), rates && `${move.percent}%`].filter(Boolean);
    const isLarge = move.visits >= kLeastShare * most;
    const least = texts.length === 1 ? 0.5 : 0.8;
    const size = isLarge ? least + (1 - least) * Math.sqrt(move.visits / most) : 0;
    labels.set(point, { lines: isLarge ? texts : [], size });
  }
  return labels;
}

/** For each point null or { color, size }, by balances from -1, white's, to 1, black's. */
export function ownersByBalance(balances) {
  return balances.map((balance) => (Math.abs(balance) < kLeastBalance ? null
    : { color: balance > 0 ? 'black' : 'white', size: Math.abs(balance) }));
}

export const nobody = () => new Array(kPoints).fill(null);

/** The owners that are to be seen: those of the judged game, or the probable ones if they are wanted. */
export function ownersOf({ judgement, ownership }, { ownership: isWanted }) {
  if (judgement) return judgement.owners.map((color) => color && { color, size: 0.45 });
  return isWanted && ownership ? ownersByBalance(ownership) : nobody();
}

/** What a cell says about its owner and the last search. */
export function overlayWords(point, { judgement, ownership, search }, wanted) {
  const words = [];
  if (judgement) words.push(judgement.owners[point] ? `${judgement.owners[point]}\u2019s area` : 'nobody\u2019s');
  else if (wanted.ownership && ownership) words.push(ownerInWords(ownership[point]));
  const move = search?.moves.find(({ name }) => name === nameOf(point));
  if (move && wanted.visits) words.push(`${move.visits} visits`);
  if (move && wanted.rates) words.push(`${move.percent} % wins`);
  return words;
}
