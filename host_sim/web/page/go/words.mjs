// SPDX-License-Identifier: MIT
//
// What the page says about a game, in words.
import { isSuicide, pointOf } from './points.mjs';

export const titleOf = (color) => (color === 'black' ? 'Black' : 'White');

const counted = (count, thing) => `${count} ${thing}${count === 1 ? '' : 's'}`;

export const thousands = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

/** "Black: D4", "White passes". */
export function moveInWords(color, point) {
  return point === 'pass' ? `${titleOf(color)} passes` : `${titleOf(color)}: ${point}`;
}

export const captureInWords = (color, count) => `${titleOf(color)} captures ${counted(count, 'stone')}`;

/** "Hint: Black plays D4". */
export function hintInWords(color, move) {
  if (move === 'resign') return `Hint: ${titleOf(color)} resigns`;
  return `Hint: ${titleOf(color)} ${move.toLowerCase() === 'pass' ? 'passes' : `plays ${move}`}`;
}

/** "B+4.5" in words; nothing if it is no result. */
export function resultInWords(result) {
  if (result === '0' || /^draw$/i.test(result)) return 'The game is a draw';
  const [, letter, margin] = /^([BW])\+(.*)$/i.exec(result) ?? [];
  if (!letter) return '';
  const winner = titleOf(letter.toUpperCase() === 'B' ? 'black' : 'white');
  if (/^r/i.test(margin)) return `${winner} wins by resignation`;
  return Number(margin) > 0 ? `${winner} wins by ${Number(margin)}` : `${winner} wins`;
}

/** Why the engine has refused a move of the person, which it does with this reason. */
export function refusalInWords(stones, color, name, reason) {
  const at = pointOf(name);
  if (at < 0 || reason !== 'illegal move') return `Frugal refuses it: ${reason}.`;
  if (stones[at] !== null) return `${name} has a stone already. Choose an empty point.`;
  if (isSuicide(stones, color, at)) return `${titleOf(color)} may not play ${name}: the stone would have no liberty.`;
  return `${titleOf(color)} may not play ${name} now: the board would be as it was before (ko).`;
}

/** Why the person cannot move now. */
export function notNowInWords(phase) {
  if (phase === 'over') return 'The game is over. Start a new one, or take a move back.';
  return phase === 'broken' ? 'Start Frugal again first.' : 'Wait until Frugal has finished.';
}

export function takenBackInWords(count) {
  if (count === 0) return 'Your resignation is taken back';
  return count === 1 ? 'One move is taken back' : `${count} moves are taken back`;
}

/** A chain is marked dead or alive, and the game counted anew. */
export function markedInWords(name, isDead, result) {
  return `The chain at ${name} is ${isDead ? 'dead' : 'alive'}. ${resultInWords(result)}`;
}

/** Why a game from a file cannot be played; `places` has the characters of its moves. */
export function fileRefusalInWords({ line, ply, text }, places, stones) {
  if (ply < 0) return `Frugal does not take the stones or the komi of this file: "${line}" is answered "${text}".`;
  const [, color, point] = line.split(' ');
  if (point === 'pass') return `A pass at character ${places[ply]} is refused: ${text}.`;
  const here = `A move at character ${places[ply]}, ${point},`;
  if (stones[pointOf(point)] !== null) return `${here} is on a point that has a stone.`;
  if (isSuicide(stones, color, pointOf(point))) return `${here} would leave a stone without a liberty.`;
  if (text !== 'illegal move') return `${here} is refused: ${text}.`;
  return `${here} would bring back an earlier position, which the rules forbid.`;
}

/** What is said when a game from a file is open. */
export function openedInWords({ moves, human }) {
  return `A game with ${counted(moves.length, 'move')} is open. You play ${titleOf(human)}`;
}

/** What a cell of the board is called. */
export function cellInWords(name, stone, marks) {
  return [name, stone === null ? 'empty' : `${stone} stone`, ...marks].filter(Boolean).join(', ');
}

/** Who owns a point, by a balance from -1, white's, to 1, black's. */
export function ownerInWords(balance) {
  const percent = Math.round(50 + 50 * Math.abs(balance));
  return percent === 50 ? 'nobody\u2019s' : `${balance > 0 ? 'black' : 'white'}\u2019s by ${percent} %`;
}

const kPhases = {
  asking: 'One moment', thinking: 'Frugal is thinking', hinting: 'Frugal looks for a hint',
  judging: 'Frugal judges the position', broken: 'Frugal has stopped',
};

function turnInWords({ moves, human }) {
  const last = moves.at(-1);
  const before = last ? `${moveInWords(last.color, last.point)}. ` : '';
  return `${before}Your move, ${titleOf(human)}`;
}

/** The state of the table, for the line above the board. */
export function statusInWords({ phase, game, opponent }) {
  if (phase === 'opening') return `Frugal is starting: ${opponent.name}`;
  if (phase === 'ready') return turnInWords(game);
  if (phase === 'over') return `The game is over: ${resultInWords(game.result)}`;
  return kPhases[phase];
}

/** "Black, you: 2 stones lost". */
export function playerInWords(color, game, taken) {
  return `${titleOf(color)}, ${color === game.human ? 'you' : 'Frugal'}: ${counted(taken, 'stone')} lost`;
}

/** What is said below the result of a judged game. */
export function judgementInWords({ game, judgement }) {
  const help = 'Choose a stone to mark its chain dead or alive.';
  return game.result === judgement.told ? help : `Frugal counts it as: ${resultInWords(judgement.told)}. ${help}`;
}
