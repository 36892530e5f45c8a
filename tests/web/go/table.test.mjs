// SPDX-License-Identifier: MIT
//
// The table with the engine of the command-line tool.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newGame } from '../../../host_sim/web/page/go/game.mjs';
import { gameFrom, textOf } from '../../../host_sim/web/page/go/game_files.mjs';
import { kPoints, pointOf } from '../../../host_sim/web/page/go/points.mjs';
import { countOf } from '../../../host_sim/web/page/go/scoring.mjs';
import { Table } from '../../../host_sim/web/page/go/table.mjs';
import { isMissing, openSpeaker } from './engine.mjs';

const withEngine = { skip: isMissing, timeout: 60_000 };

const kColumnsOf = (letter, color) => [...'abcdefghi'].map((row) => `${color}[${letter}${row}]`);
const kWall = kColumnsOf('d', 'B').map((move, i) => `;${move};${kColumnsOf('f', 'W')[i]}`).join('');
/** Black owns four columns and white four; white has a stone, B5, in black's. */
const kDivided = `${kWall};B[];W[be];B[];W[]`;

/** An opponent whose speaker can be made to fail, and whose moves can be held back. */
class Opponent {
  asked = [];
  fails = false;
  hold = Promise.resolve();

  constructor(id) {
    Object.assign(this, { id, name: `engine ${id}` });
  }

  async open() {
    const speaker = openSpeaker();
    this.speaker = speaker;
    return { ask: (line) => this.#ask(line), close: () => speaker.close() };
  }

  async #ask(line) {
    this.asked.push(line);
    if (line.includes('genmove')) await this.hold;
    if (this.fails) throw new Error('the chip is off');
    return this.speaker.ask(line);
  }
}

async function seat(context, game = newGame({ komi: 7 }), opponents = [new Opponent('a')]) {
  const table = new Table(opponents, { game, opponent: 'a', playouts: 60 });
  const said = { tell: [], trouble: [] };
  for (const kind of ['tell', 'trouble']) {
    table.addEventListener(kind, ({ detail }) => detail && said[kind].push(detail));
  }
  context.after(() => table.close());
  await table.open();
  return { table, said, opponents };
}

const fileOf = (moves) => gameFrom(`(;SZ[9]KM[7]${moves})`);

async function load(table, moves) {
  const { game, places } = fileOf(moves);
  await table.load(game, places);
}

test('a move of the person is answered', withEngine, async (context) => {
  const { table, said } = await seat(context);
  await table.play('D4');
  assert.equal(table.phase, 'ready');
  assert.equal(table.game.moves.length, 2);
  assert.equal(table.stones[pointOf('D4')], 'black');
  assert.equal(countOf(table.stones, 'white'), 1);
  assert.match(said.tell.join('|'), /^Black: D4\|White: [A-J]\d$/);
  assert.equal(table.search.simulations, 60);
  assert.equal(table.search.color, 'white');
});

test('the engine begins if the person plays white, and tells its usual komi', withEngine, async (context) => {
  const { table } = await seat(context, newGame({ human: 'white' }));
  assert.deepEqual([table.phase, table.game.moves.length, table.game.moves[0].color], ['ready', 1, 'black']);
  assert.equal(typeof table.game.komi, 'number');
});

test('a handicap is set up, and the engine as white moves first', withEngine, async (context) => {
  const { table } = await seat(context, newGame({ komi: 0.5, handicap: 4 }));
  assert.deepEqual([countOf(table.stones, 'black'), countOf(table.stones, 'white')], [4, 1]);
  assert.match(textOf(table.game, table.handicapStones), /HA\[4\].*AB\[cg\]\[gc\]\[cc\]\[gg\]/);
});

test('captures are told', withEngine, async (context) => {
  const { table, said } = await seat(context);
  await load(table, ';B[ba];W[aa]');
  await table.play('A8');
  assert.ok(said.tell.includes('Black captures 1 stone'), said.tell.join('|'));
  assert.deepEqual([table.game.moves[2].point, countOf(table.stones, 'black')], ['A8', 2]);
});

test('a move that the rules forbid is named with its reason', withEngine, async (context) => {
  const { table, said } = await seat(context);
  await load(table, ';W[ba];B[ee];W[ab]');
  await table.play('E5');
  await table.play('A9');
  assert.match(said.trouble[0], /E5 has a stone/);
  assert.match(said.trouble[1], /A9: the stone would have no liberty/);
  assert.deepEqual([table.phase, table.game.moves.length], ['ready', 3]);
});

test('ko is named, in a move and in a file', withEngine, async (context) => {
  const { table, said } = await seat(context);
  const moves = ';B[dd];W[ed];B[ce];W[fe];B[df];W[ef];B[ii];W[de];B[ee]';
  await load(table, moves);
  await table.play('D5');
  assert.match(said.trouble[0], /White may not play D5 now.*\(ko\)/);
  await load(table, `${moves};W[de]`);
  assert.match(said.trouble[1], /D5, would bring back an earlier position/);
  assert.equal(table.game.moves.length, 9);
});

test('a file with an illegal move is refused with the place, and the game stays', withEngine, async (context) => {
  const { table, said } = await seat(context);
  await table.play('D4');
  const before = structuredClone(table.game);
  await load(table, ';B[aa];W[bb];B[aa]');
  const text = '(;SZ[9]KM[7];B[aa];W[bb];B[aa])';
  assert.match(said.trouble[0], new RegExp(`character ${text.lastIndexOf('aa') + 1}, A9, is on a point that has a`));
  assert.deepEqual(table.game, before);
  assert.equal(table.stones[pointOf('D4')], 'black');
  assert.equal(table.phase, 'ready');
});

test('stones of both colours are set up', withEngine, async (context) => {
  const { table } = await seat(context);
  await load(table, 'AB[aa][bb]AW[cc]PL[B];B[dd]');
  assert.deepEqual(['A9', 'B8', 'C7', 'D6'].map((name) => table.stones[pointOf(name)]),
    ['black', 'black', 'white', 'black']);
});

test('taking back undoes both moves, and a resignation alone', withEngine, async (context) => {
  const { table } = await seat(context);
  await table.play('D4');
  table.resign();
  assert.deepEqual([table.phase, table.game.result], ['over', 'W+Resign']);
  await table.takeBack();
  assert.deepEqual([table.phase, table.game.moves.length, table.game.result], ['ready', 2, '']);
  await table.takeBack();
  assert.deepEqual([table.phase, table.stones.every((stone) => stone === null)], ['ready', true]);
});

test('a hint plays nothing', withEngine, async (context) => {
  const { table, said } = await seat(context);
  await table.giveHint();
  assert.match(said.tell[0], /^Hint: Black plays [A-J]\d$/);
  assert.deepEqual([table.phase, table.game.moves.length], ['ready', 0]);
});

test('the owners are told as soon as they are wanted, and after each move', withEngine, async (context) => {
  const { table } = await seat(context);
  await load(table, `${kWall};B[];W[be]`);
  assert.equal(table.ownership, null);
  await table.showOwnership(true);
  assert.equal(table.ownership.length, kPoints);
  assert.ok(table.ownership[pointOf('A1')] > 0.5 && table.ownership[pointOf('J9')] < -0.5);
  await table.play('C5');
  assert.equal(table.ownership?.length ?? 0, table.phase === 'ready' ? kPoints : 0);
});

test('another opponent goes on with the game', withEngine, async (context) => {
  const { table, opponents } = await seat(context, newGame({ komi: 5.5 }), [new Opponent('a'), new Opponent('b')]);
  await table.play('D4');
  const stones = [...table.stones];
  await table.open('b');
  assert.equal(table.opponent.id, 'b');
  assert.deepEqual(table.stones, stones);
  assert.ok(opponents[1].asked.includes('komi 5.5'));
  await table.play('G7');
  assert.equal(table.game.moves.length, 4);
});

test('an engine that fails is told, and can be started again with the game kept', withEngine, async (context) => {
  const { table, said, opponents: [engine] } = await seat(context);
  await table.play('D4');
  engine.fails = true;
  await table.play('G7');
  assert.equal(table.phase, 'broken');
  assert.match(said.trouble[0], /the chip is off.*Start it again/);
  engine.fails = false;
  await table.open();
  assert.deepEqual([table.phase, table.game.moves.length], ['ready', 2]);
});

test('a new game does not wait for the move of the old one', withEngine, async (context) => {
  const { table, opponents: [engine] } = await seat(context);
  let release = null;
  engine.hold = new Promise((resolve) => { release = resolve; });
  const old = table.play('D4');
  while (table.phase !== 'thinking') await new Promise((resolve) => setTimeout(resolve, 5));
  const next = table.start({ human: 'black', komi: 7, handicap: 0 });
  release();
  await Promise.all([old, next]);
  assert.deepEqual([table.phase, table.game.moves.length], ['ready', 0]);
  assert.ok(table.stones.every((stone) => stone === null));
});

test('taking back while the engine thinks leaves no move of the engine', withEngine, async (context) => {
  const { table, opponents: [engine] } = await seat(context);
  let release = null;
  engine.hold = new Promise((resolve) => { release = resolve; });
  const old = table.play('D4');
  while (table.phase !== 'thinking') await new Promise((resolve) => setTimeout(resolve, 5));
  const back = table.takeBack();
  release();
  await Promise.all([old, back]);
  assert.deepEqual([table.phase, table.game.moves.length, countOf(table.stones, 'white')], ['ready', 0, 0]);
});

test('two passes are judged, and marking a chain counts anew', withEngine, async (context) => {
  const { table } = await seat(context);
  await load(table, kDivided);
  assert.deepEqual([table.phase, [...table.judgement.dead]], ['over', [pointOf('B5')]]);
  assert.equal(table.game.result, 'W+7.0');
  table.toggleDead(pointOf('B5'));
  assert.equal(table.game.result, 'W+35.0');
  assert.equal(table.judgement.told, 'W+7.0');
  table.toggleDead(pointOf('B5'));
  assert.equal(table.game.result, 'W+7.0');
});

test('players who do not agree play on', withEngine, async (context) => {
  const { table, opponents: [engine] } = await seat(context);
  await load(table, kDivided);
  await table.playOn();
  assert.deepEqual([table.phase, table.judgement, table.game.result], ['ready', null, '']);
  await table.play('B6');
  assert.ok(engine.asked.includes('kgs-genmove_cleanup white'));
  assert.ok(['ready', 'over'].includes(table.phase));
});
