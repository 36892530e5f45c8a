// SPDX-License-Identifier: MIT
//
// A game of Go as the text of an SGF file, read and written. The reader skips properties that it does not need.
//
//   { size, komi, handicap, setUp: { black, white }, moves, next, result, players: { black, white } }
//
// `komi` is null if the file names none, `handicap` the number that the file tells, `next` the player that it
// lets begin, or null. Points are names as the Go Text Protocol has them, a pass is 'pass'. A move is
// { color, point, at }, `at` the number of its character in the file.
import { readNodes, SgfError } from './sgf_reader.mjs';

export { SgfError };

const kLetters = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
const kUsualSize = 19, kLargestSize = 25;
const kSgfColors = { black: 'B', white: 'W' };

const first = (node, name) => node.get(name)?.[0];
const place = (value) => `at character ${value.at}`;

function sizeOf(root) {
  const value = first(root, 'SZ');
  if (!value) return kUsualSize;
  const [, wide, high] = /^\s*(\d+)\s*(?::\s*(\d+)\s*)?$/.exec(value.text) ?? [];
  const size = Number(wide);
  if (!(size >= 1 && size <= kLargestSize) || (high && high !== wide)) {
    throw new SgfError(`the board's size ${place(value)} is "${value.text}", not a number from 1 to ${kLargestSize}`);
  }
  return size;
}

function numberOf(root, name, what) {
  const value = first(root, name);
  if (!value || value.text.trim() === '') return null;
  const number = Number(value.text.trim().replace(',', '.'));
  if (!Number.isFinite(number)) throw new SgfError(`the ${what} ${place(value)} is "${value.text}", not a number`);
  return number;
}

function checkKind(root) {
  const value = first(root, 'GM');
  if (value && value.text.trim() !== '1') {
    throw new SgfError(`it holds another game than Go: GM[${value.text}] ${place(value)}`);
  }
}

/** Column and row from the upper left, from 0. */
function cellOf(text, size, value, what) {
  const [x, y] = [...text].map((letter) => letter.charCodeAt(0) - 97);
  if (text.length !== 2 || !(x >= 0 && x < size && y >= 0 && y < size)) {
    throw new SgfError(`${what} ${place(value)} is "${text}", which is no point of a board with ${size} lines`);
  }
  return [x, y];
}

const nameAt = (x, y, size) => kLetters[x] + (size - y);

/** The points of a value of AB, AW or AE: one, or a rectangle "aa:cc". */
function pointsOf(value, size) {
  const [from, to = from] = value.text.trim().split(':');
  const [x0, y0] = cellOf(from, size, value, 'a stone of the set-up');
  const [x1, y1] = cellOf(to, size, value, 'a stone of the set-up');
  const points = [];
  for (let y = Math.min(y0, y1); y <= Math.max(y0, y1); ++y) {
    for (let x = Math.min(x0, x1); x <= Math.max(x0, x1); ++x) points.push(nameAt(x, y, size));
  }
  return points;
}

function setUp(node, size, owners) {
  for (const [name, owner] of [['AB', 'black'], ['AW', 'white'], ['AE', null]]) {
    for (const value of node.get(name) ?? []) pointsOf(value, size).forEach((point) => owners.set(point, owner));
  }
}

function moveOf(color, value, size) {
  const text = value.text.trim();
  if (text === '' || (text === 'tt' && size <= kUsualSize)) return { color, point: 'pass', at: value.at };
  return { color, point: nameAt(...cellOf(text, size, value, 'a move'), size), at: value.at };
}

function movesOf(node, size) {
  const moves = [];
  for (const [name, values] of node) {
    const color = name === 'B' ? 'black' : name === 'W' ? 'white' : null;
    if (color) moves.push(moveOf(color, values[0], size));
  }
  return moves;
}

function checkSetUpIsFirst(node, moves) {
  const late = ['AB', 'AW', 'AE'].map((name) => first(node, name)).find(Boolean);
  if (late && moves.length > 0) {
    throw new SgfError(`stones are set up ${place(late)}, after the first move, which cannot be played here`);
  }
}

const withOwner = (owners, color) => [...owners].filter(([, owner]) => owner === color).map(([point]) => point);

function nextOf(nodes) {
  const word = nodes.map((node) => first(node, 'PL')).find(Boolean)?.text.trim().toLowerCase() ?? '';
  return word.startsWith('b') || word === '1' ? 'black' : word.startsWith('w') || word === '2' ? 'white' : null;
}

/** The game in the text of a file. Throws SgfError. */
export function parseSgf(text) {
  const nodes = readNodes(text);
  const [root] = nodes;
  checkKind(root);
  const size = sizeOf(root);
  const owners = new Map();
  const moves = [];
  for (const node of nodes) {
    checkSetUpIsFirst(node, moves);
    setUp(node, size, owners);
    moves.push(...movesOf(node, size));
  }
  return {
    size,
    komi: numberOf(root, 'KM', 'komi'),
    handicap: numberOf(root, 'HA', 'handicap') ?? 0,
    setUp: { black: withOwner(owners, 'black'), white: withOwner(owners, 'white') },
    moves,
    next: nextOf(nodes),
    result: first(root, 'RE')?.text.trim() ?? '',
    players: { black: first(root, 'PB')?.text ?? '', white: first(root, 'PW')?.text ?? '' },
  };
}

const escaped = (text) => text.replace(/[\\\]]/g, '\\$&');
const property = (name, text) => (text === '' || text === null ? '' : `${name}[${escaped(String(text))}]`);

function lettersOf(point, size) {
  if (point === 'pass') return '';
  const row = size - Number(point.slice(1));
  return String.fromCharCode(97 + kLetters.indexOf(point[0].toUpperCase())) + String.fromCharCode(97 + row);
}

function stonesOf(name, points, size) {
  return points.length === 0 ? '' : name + points.map((point) => `[${lettersOf(point, size)}]`).join('');
}

/** The text of a file with a game as parseSgf() returns it. */
export function writeSgf(game) {
  const root = [
    'GM[1]FF[4]CA[UTF-8]AP[Frugal]', property('SZ', game.size), property('KM', game.komi),
    property('HA', game.handicap > 0 ? game.handicap : ''), property('PB', game.players.black),
    property('PW', game.players.white), property('RE', game.result), property('PL', kSgfColors[game.next] ?? ''),
    stonesOf('AB', game.setUp.black, game.size), stonesOf('AW', game.setUp.white, game.size),
  ];
  const moves = game.moves.map(({ color, point }) => `;${kSgfColors[color]}[${lettersOf(point, game.size)}]`);
  const lines = [];
  for (let i = 0; i < moves.length; i += 10) lines.push(moves.slice(i, i + 10).join(''));
  return `(;${root.join('')}\n${lines.join('\n')})\n`;
}
