// SPDX-License-Identifier: MIT
//
// The record of a game: what was agreed, what was set up, and the moves. The page keeps it, and plays it into any
// engine again. A record is never changed: each function returns a new one.
//
//   { komi, handicap, setUp: { black, white }, first, human, moves: [{ color, point }], resumedAt, resigned, result }
//
// `komi` is null until an engine has told its usual one; `first` plays the first move; `resumedAt` is the number of
// moves when the players last played on after two passes.
import { opponentOf, pointOf } from './points.mjs';

export const kHandicaps = [0, 2, 3, 4, 5, 6, 7, 8, 9];
export const kMostKomi = 1000;
/** As many moves as an engine keeps (kMostPlies of firmware/app/go/session.hpp). */
const kMostMoves = 324;

export function newGame({ komi = null, handicap = 0, human = 'black' } = {}) {
  const first = handicap > 0 ? 'white' : 'black';
  const setUp = { black: [], white: [] };
  return { komi, handicap, setUp, first, human, moves: [], resumedAt: 0, resigned: null, result: '' };
}

export const nextColor = (game) => (game.moves.length === 0 ? game.first : opponentOf(game.moves.at(-1).color));

export const isHumansTurn = (game) => nextColor(game) === game.human;

export const engineOf = (game) => opponentOf(game.human);

export function withMove(game, color, point) {
  return { ...game, moves: [...game.moves, { color, point }], resigned: null, result: '' };
}

/** Whether the last two moves were passes, since the players last agreed to play on. */
export function hasTwoPasses(game) {
  const last = game.moves.slice(game.resumedAt).slice(-2);
  return last.length === 2 && last.every(({ point }) => point === 'pass');
}

export const isOver = (game) => game.resigned !== null || hasTwoPasses(game);

/** Whether the players have played on after two passes: the engine then takes dead stones before it passes. */
export const isResumed = (game) => game.resumedAt > 0;

export const playedOn = (game) => ({ ...game, resumedAt: game.moves.length, resigned: null, result: '' });

export function resignedBy(game, color) {
  return { ...game, resigned: color, result: `${color === 'black' ? 'W' : 'B'}+Resign` };
}

/** How many moves are to be taken back, so that the person is to move once more: 0 if it has not moved. */
export function pliesToTakeBack(game) {
  for (let count = 1; count <= game.moves.length; ++count) {
    if (game.moves[game.moves.length - count].color === game.human) return count;
  }
  return 0;
}

export function withoutLast(game, count) {
  const moves = game.moves.slice(0, game.moves.length - count);
  return { ...game, moves, resumedAt: Math.min(game.resumedAt, moves.length), resigned: null, result: '' };
}

const isSetUp = ({ black, white }) => black.length + white.length > 0;

function setUpCommands({ handicap, setUp }) {
  if (!isSetUp(setUp)) return handicap > 0 ? [`fixed_handicap ${handicap}`] : [];
  if (setUp.white.length === 0 && setUp.black.length > 1) return [`set_free_handicap ${setUp.black.join(' ')}`];
  return ['black', 'white'].flatMap((color) => setUp[color].map((point) => `play ${color} ${point}`));
}

/** The commands that bring an engine to the position: { line, ply }; `ply` is -1 for what comes before the moves. */
export function commandsOf(game) {
  const before = ['clear_board', ...(game.komi === null ? [] : [`komi ${game.komi}`]), ...setUpCommands(game)];
  return [
    ...before.map((line) => ({ line, ply: -1 })),
    ...game.moves.map(({ color, point }, ply) => ({ line: `play ${color} ${point}`, ply })),
  ];
}

/** How many of this colour's stones the opponent has taken, given those that are on the board. */
export function takenOf(game, stones, color) {
  const handicap = color === 'black' && !isSetUp(game.setUp) ? game.handicap : 0;
  const played = game.moves.filter((move) => move.color === color && move.point !== 'pass').length;
  return handicap + game.setUp[color].length + played - stones.filter((stone) => stone === color).length;
}

const isColor = (word) => word === 'black' || word === 'white';
const isPoint = (word) => typeof word === 'string' && pointOf(word) >= 0;
const isMove = (move) => isColor(move?.color) && (move.point === 'pass' || isPoint(move.point));
const isKomi = (komi) => komi === null || (Number.isInteger(2 * komi) && Math.abs(komi) <= kMostKomi);

/** Whether this, which was read from somewhere, is a record that can be played. */
export function isGame(what) {
  return what !== null && typeof what === 'object' && isKomi(what.komi) && kHandicaps.includes(what.handicap) &&
    ['black', 'white'].every((color) => Array.isArray(what.setUp?.[color]) && what.setUp[color].every(isPoint)) &&
    isColor(what.first) && isColor(what.human) && Array.isArray(what.moves) && what.moves.length <= kMostMoves &&
    what.moves.every(isMove) && Number.isInteger(what.resumedAt) && what.resumedAt >= 0 &&
    what.resumedAt <= what.moves.length && (what.resigned === null || isColor(what.resigned)) &&
    typeof what.result === 'string';
}
