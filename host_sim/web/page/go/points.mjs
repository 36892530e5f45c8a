// SPDX-License-Identifier: MIT
//
// The points of the board, numbered from the lower left corner, row by row, and named as the Go Text
// Protocol names them: "A1" to "J9", without an I. A stone is 'black' or 'white', an empty point null.
export const kSize = 9;
export const kPoints = kSize * kSize;
export const kColumns = 'ABCDEFGHJ';
export const kStarPoints = ['C3', 'C7', 'E5', 'G3', 'G7'].map(pointOf);

export const nameOf = (point) => kColumns[point % kSize] + (Math.floor(point / kSize) + 1);

/** The point that a word names, -1 if it names none. */
export function pointOf(name) {
  const match = /^([A-HJ])([1-9])$/i.exec(name);
  return match ? (Number(match[2]) - 1) * kSize + kColumns.indexOf(match[1].toUpperCase()) : -1;
}

export const opponentOf = (color) => (color === 'black' ? 'white' : 'black');

export const emptyBoard = () => new Array(kPoints).fill(null);

export function neighboursOf(point) {
  const column = point % kSize;
  const beside = [point - kSize, point + kSize];
  if (column > 0) beside.push(point - 1);
  if (column < kSize - 1) beside.push(point + 1);
  return beside.filter((each) => each >= 0 && each < kPoints);
}

/** The points that hang together with this one through points that `belongs` accepts, this one among them. */
export function groupAt(point, belongs) {
  const group = new Set([point]);
  for (const each of group) neighboursOf(each).filter(belongs).forEach((next) => group.add(next));
  return [...group];
}

/** The stones of the chain at a point that has a stone. */
export const chainAt = (stones, point) => groupAt(point, (each) => stones[each] === stones[point]);

export function hasLiberty(stones, chain) {
  return chain.some((point) => neighboursOf(point).some((each) => stones[each] === null));
}

/** Whether a stone here would have no liberty and take none of the opponent's. It explains a refusal, no more. */
export function isSuicide(stones, color, point) {
  const after = [...stones];
  after[point] = color;
  const takes = neighboursOf(point).some(
    (each) => after[each] === opponentOf(color) && !hasLiberty(after, chainAt(after, each)));
  return !takes && !hasLiberty(after, chainAt(after, point));
}
