// SPDX-License-Identifier: MIT
//
// Reads the game off the lights of the board as an eye does: by their colours, and for a while, because discs wink and
// blink. A frame counts if the edge of the board is in it; the face that tells who won has none.
import assert from 'node:assert/strict';

export const kColumns = 7, kRows = 6;
const kGridColumns = 8, kTop = 2; // of the 8 x 8 lights the board has the rows from kTop on, and the edge beside it
const kShortestLookMs = 600, kLongestLookMs = 5000;

/** In the page: the colours that each light had in the frames of some time, as 'r g b'; '' is dark. */
const watchLights = (milliseconds) => new Promise((resolve) => {
  const lights = [...document.querySelectorAll('#lights i')];
  const frames = new Set(), begun = performance.now();
  const look = () => {
    const words = lights.map((light) => getComputedStyle(light).getPropertyValue('--light').trim());
    frames.add(words.map((word) => /^rgb\((.*)\)$/.exec(word)?.[1] ?? '').join());
    if (performance.now() - begun < milliseconds) requestAnimationFrame(look);
    else resolve([...frames].map((frame) => frame.split(',')));
  };
  look();
});

/** 'amber', 'blue', 'edge' or ''. */
export function hueOf(colour) {
  const [red, green, blue] = colour.split(' ').map(Number);
  if (!colour) return '';
  if (red >= green && green > blue && red - blue > 80) return 'amber';
  if (blue > green && green >= red && blue - red > 80) return 'blue';
  return green === 0 && blue > red && blue < 128 ? 'edge' : '';
}

const at = (frame, row, column) => frame[row * kGridColumns + column];

const showsBoard = (frame) => Array.from({ length: kRows }, (_, y) => at(frame, kTop + y, kColumns))
  .every((colour) => hueOf(colour) === 'edge');

function cellOf(frames, row, column) {
  const hues = new Set(frames.map((frame) => hueOf(at(frame, row, column))));
  const isAmber = hues.has('amber'), isBlue = hues.has('blue');
  return isAmber && isBlue ? '?' : isAmber ? 'A' : isBlue ? 'B' : '.';
}

/** Six rows from the top, A for amber and B for blue. */
function boardOf(frames) {
  return Array.from({ length: kRows }, (_, y) =>
    Array.from({ length: kColumns }, (_, x) => cellOf(frames, kTop + y, x)).join(''));
}

/** The board that follows from the moves, letters A to G; amber is the first player's unless the engine began. */
export function boardAfter({ moves, begins }) {
  const signs = begins === 'engine' ? 'BA' : 'AB', columns = Array.from({ length: kColumns }, () => '');
  [...moves].forEach((letter, ply) => (columns['ABCDEFG'.indexOf(letter)] += signs[ply % 2]));
  return Array.from({ length: kRows }, (_, y) => columns.map((column) => column[kRows - 1 - y] ?? '.').join(''));
}

/** The lights show these moves. */
export async function assertLights(page, game) {
  const wanted = boardAfter(game), frames = [], until = Date.now() + kLongestLookMs;
  for (let milliseconds = kShortestLookMs; ; milliseconds = 100) {
    frames.push(...(await page.evaluate(watchLights, milliseconds)).filter(showsBoard));
    const seen = boardOf(frames);
    if (seen.join() === wanted.join()) return;
    if (Date.now() > until) assert.deepEqual(seen, wanted, `after ${game.moves}`);
  }
}

/** The column of the amber light above the board, 0 to 6; -1 if there is none now. */
export const cursorOf = async (page) => {
  const frames = await page.evaluate(watchLights, 0);
  return Array.from({ length: kColumns }, (_, x) => hueOf(at(frames.at(-1), kTop - 1, x))).indexOf('amber');
};
