// SPDX-License-Identifier: MIT
//
// Draws the board, its stones and its marks as SVG. A point is 40 units wide; the letters stand below, the numbers
// on the left. Each mark differs from the others by its shape, so that it is told without colours.
import { svg } from './dom.mjs';
import { kColumns, kPoints, kSize, kStarPoints, pointOf } from './points.mjs';

const kCell = 40, kMargin = 24, kBoard = kSize * kCell, kWhole = kBoard + kMargin;
const kStone = 18.4;

export const xOf = (point) => kMargin + (point % kSize + 0.5) * kCell;
export const yOf = (point) => kBoard - (Math.floor(point / kSize) + 0.5) * kCell;

const circle = (point, r, name) => svg('circle', { cx: xOf(point), cy: yOf(point), r, class: name });

function lines() {
  const [low, high] = [0.5 * kCell, kBoard - 0.5 * kCell];
  const paths = Array.from({ length: kSize }, (_, i) => {
    const at = (i + 0.5) * kCell;
    return `M${kMargin + low} ${at}H${kMargin + high}M${kMargin + at} ${low}V${high}`;
  });
  return svg('path', { d: paths.join(''), class: 'go-lines' });
}

function coordinates() {
  return [...kColumns].flatMap((letter, i) => [
    svg('text', { x: kMargin + (i + 0.5) * kCell, y: kWhole - 7, class: 'go-coordinate' }, letter),
    svg('text', { x: kMargin / 2, y: kBoard - (i + 0.5) * kCell + 5, class: 'go-coordinate' }, String(i + 1)),
  ]);
}

function ground() {
  return svg('g', {},
    svg('rect', { x: kMargin + 0.5, y: 0.5, width: kBoard - 1, height: kBoard - 1, rx: 4, class: 'go-wood' }),
    lines(), ...kStarPoints.map((point) => circle(point, 3.6, 'go-star')), ...coordinates());
}

function stone(point, color, isDead) {
  return circle(point, kStone, `go-stone go-${color}${isDead ? ' go-dead' : ''}`);
}

/** A triangle in the last stone. */
function lastMark(point, color) {
  const [x, y] = [xOf(point), yOf(point)];
  return svg('path', { d: `M${x} ${y - 10}l8.7 15h-17.4z`, class: `go-last go-on-${color}` });
}

/** A ring in the last stone, where something else is in its middle. */
const lastRing = (point, color) => circle(point, 15.8, `go-ring go-on-${color}`);

function cross(point) {
  const d = `M${xOf(point) - 9} ${yOf(point) - 9}l18 18m0 -18l-18 18`;
  return svg('g', {}, svg('path', { d, class: 'go-cross-edge' }), svg('path', { d, class: 'go-cross' }));
}

/** A dark square for black, a light diamond for white; `size` from 0 to 1. */
function ownerMark(point, color, size) {
  const r = 3 + 5 * size;
  const [x, y] = [xOf(point), yOf(point)];
  const d = color === 'black' ? `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`
    : `M${x} ${y - 1.3 * r}l${1.3 * r} ${1.3 * r}l${-1.3 * r} ${1.3 * r}l${-1.3 * r} ${-1.3 * r}z`;
  return svg('path', { d, class: `go-owner go-owner-${color}` });
}

/** A square, so that it is no stone. */
function labelGround(point, r) {
  return svg('rect', { x: xOf(point) - r, y: yOf(point) - r, width: 2 * r, height: 2 * r, rx: 5, class: 'go-label' });
}

/** One or two lines of text, on a square where there is no stone; `size` from 0 to 1. */
function label(point, { lines: texts, size }, stone) {
  const isAlone = texts.length === 1;
  const [x, y] = [xOf(point), yOf(point) + (isAlone ? 4.5 : -1.5)];
  const name = `go-label-text${isAlone ? '' : ' go-small'}${stone ? ` go-on-${stone}` : ''}`;
  const words = texts.map((text, i) => svg('text', { x, y: y + 11 * i, class: name }, text));
  return svg('g', {}, ...(stone ? [] : [labelGround(point, 5 + 13 * size)]), ...words);
}

function marksOf({ stones, last, hint, dead, owners, labels }) {
  const marks = [];
  for (let point = 0; point < kPoints; ++point) {
    const isLabelled = labels.has(point) && (labels.get(point).lines.length > 0 || !owners[point]);
    if (isLabelled) marks.push(label(point, labels.get(point), stones[point]));
    else if (owners[point]) marks.push(ownerMark(point, owners[point].color, owners[point].size));
  }
  const markLast = labels.has(last) || owners[last] ? lastRing : lastMark;
  if (last >= 0) marks.push(markLast(last, stones[last]));
  if (hint >= 0) marks.push(circle(hint, 16, 'go-hint'));
  return [...marks, ...[...dead].map(cross)];
}

/**
 * The drawing; show() draws a position: { stones, last, hint, dead, owners, labels }. `owners` has for each point
 * null or { color, size }; `labels` is a Map from points to { lines, size }.
 */
export class BoardDrawing {
  #stones = svg('g');
  #marks = svg('g');
  root = svg('svg', { viewBox: `0 0 ${kWhole} ${kWhole}`, 'aria-hidden': 'true', class: 'go-drawing' },
    ground(), this.#stones, this.#marks);

  show(position) {
    const { stones, dead } = position;
    this.#stones.replaceChildren(...stones.flatMap((color, at) => (color ? [stone(at, color, dead.has(at))] : [])));
    this.#marks.replaceChildren(...marksOf(position));
  }
}

/** The point of a move's name, -1 for a pass. */
export const markedPoint = (name) => (name ? pointOf(name) : -1);
