// SPDX-License-Identifier: MIT
//
// Turns the record of a game (game.mjs) into the text of an SGF file, and such a text into a record.
import { engineOf, kHandicaps, kMostKomi, newGame, nextColor } from './game.mjs';
import { kSize } from './points.mjs';
import { parseSgf, SgfError, writeSgf } from './sgf.mjs';

/** `handicapStones` are the names of the points of a fixed handicap, which the file tells one by one. */
export function textOf(game, handicapStones) {
  const isFixed = game.handicap > 0 && game.setUp.black.length === 0;
  const setUp = isFixed ? { black: handicapStones, white: [] } : game.setUp;
  const players = { [game.human]: 'a person', [engineOf(game)]: 'Frugal' };
  const isSetUp = setUp.black.length + setUp.white.length > 0;
  return writeSgf({
    size: kSize, komi: game.komi, handicap: setUp.white.length === 0 ? setUp.black.length : 0, setUp,
    moves: game.moves, next: isSetUp ? game.first : null, result: game.result, players,
  });
}

function checkSize({ size }) {
  if (size === kSize) return;
  throw new SgfError(`its board has ${size} lines; only a game on ${kSize}x${kSize} can be played here`);
}

function checkKomi({ komi }) {
  if (komi === null || (Number.isInteger(2 * komi) && Math.abs(komi) <= kMostKomi)) return;
  throw new SgfError(`its komi is ${komi}; it must be whole or half points, ${kMostKomi} at most`);
}

/** Some files tell the number of handicap stones and leave their points to custom. */
function customaryHandicap({ handicap, setUp, moves }) {
  const hasStones = setUp.black.length + setUp.white.length > 0;
  return !hasStones && moves[0]?.color === 'white' && kHandicaps.includes(handicap) ? handicap : 0;
}

function firstOf({ setUp, moves, next }, handicap) {
  const isBlackAhead = handicap > 0 || (setUp.black.length > 0 && setUp.white.length === 0);
  return moves[0]?.color ?? next ?? (isBlackAhead ? 'white' : 'black');
}

const resignations = new Map([['B+R', 'white'], ['W+R', 'black']]);

/** { game, places }: `places` has the number of each move's character. The person gets the side to move. SgfError. */
export function gameFrom(text) {
  const file = parseSgf(text);
  checkSize(file);
  checkKomi(file);
  const handicap = customaryHandicap(file);
  const moves = file.moves.map(({ color, point }) => ({ color, point }));
  const game = { ...newGame({ komi: file.komi, handicap }), setUp: file.setUp, first: firstOf(file, handicap), moves };
  const resigned = resignations.get(file.result.toUpperCase().slice(0, 3)) ?? null;
  return {
    game: { ...game, human: nextColor(game), resigned, result: resigned ? file.result : '' },
    places: file.moves.map(({ at }) => at),
  };
}
