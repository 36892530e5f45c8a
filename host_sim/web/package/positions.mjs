// SPDX-License-Identifier: MIT
//
// Positions of Connect Four as people write them: the columns played so far, counted from 1, '4435', or an array.
import { shown } from './load.mjs';

export const kColumns = 7;
export const kRows = 6;
const kLongest = kColumns * kRows;

/// Plays the columns in an engine that has begun a game. Throws an Error that names the move that is wrong.
export function playAll(engine, position) {
  const columns = columnsOf(position);
  columns.forEach((column, index) => {
    const move = index + 1;
    if (engine.is_over()) throw new Error(`move ${move}: ${endOf(columns, index)}`);
    const isColumn = Number.isInteger(column) && column >= 1 && column <= kColumns;
    if (!isColumn) throw new Error(`move ${move}: ${shown(column)} is not a column, which are 1 to ${kColumns}`);
    if (!engine.play(column - 1)) throw new Error(`move ${move}: column ${column} is full`);
  });
  return columns;
}

/// The same, of a game that goes on.
export function playOn(engine, position) {
  const columns = playAll(engine, position);
  if (engine.is_over()) throw new Error(`the game is over: ${endOf(columns, columns.length)}`);
  return columns;
}

function endOf(columns, plies) {
  return plies === kLongest ? 'the board is full' : `move ${plies} has won the game`;
}

/// '' and '-' are the empty board.
function columnsOf(position) {
  if (Array.isArray(position)) return position;
  if (typeof position !== 'string') {
    throw new Error(`the position is ${shown(position)}; it must be text of columns, '4435', or an array of them`);
  }
  return position === '-' ? [] : [...position].map((digit) => (/[0-9]/.test(digit) ? Number(digit) : digit));
}
