// SPDX-License-Identifier: MIT
//
// Counts a finished game by area, as the engine does (firmware/app/go/judge.hpp): the living stones, and the
// points, with dead stones taken off, that only one colour reaches. What both reach belongs to neither.
import { chainAt, groupAt, neighboursOf } from './points.mjs';

/** The stones without the dead ones; `dead` is a Set of points. */
export const withoutDead = (stones, dead) => stones.map((stone, point) => (dead.has(point) ? null : stone));

function ownerOf(living, region) {
  const beside = region.flatMap(neighboursOf).map((point) => living[point]);
  const [black, white] = [beside.includes('black'), beside.includes('white')];
  return black === white ? null : black ? 'black' : 'white';
}

/** For each point 'black', 'white' or null. */
export function areaOf(stones, dead) {
  const living = withoutDead(stones, dead);
  const owners = [...living];
  const isSeen = new Set();
  living.forEach((stone, point) => {
    if (stone !== null || isSeen.has(point)) return;
    const region = groupAt(point, (each) => living[each] === null);
    const owner = ownerOf(living, region);
    for (const each of region) {
      isSeen.add(each);
      owners[each] = owner;
    }
  });
  return owners;
}

export const countOf = (stones, color) => stones.filter((each) => each === color).length;

/** Black's lead in points. */
export function leadOf(owners, komi) {
  return countOf(owners, 'black') - countOf(owners, 'white') - komi;
}

/** A lead as the protocol and SGF write it: "B+3.5", "W+10.0", "0". */
export function resultOf(lead) {
  return lead === 0 ? '0' : `${lead > 0 ? 'B' : 'W'}+${Math.abs(lead).toFixed(1)}`;
}

/** The dead stones after the chain at this point has changed its status. */
export function toggledDead(stones, dead, point) {
  const changed = new Set(dead);
  for (const each of chainAt(stones, point)) {
    if (dead.has(point)) changed.delete(each);
    else changed.add(each);
  }
  return changed;
}
